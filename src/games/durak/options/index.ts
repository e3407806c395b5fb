/** The options of Durak, gathered from its variants, and those that exclude each other. */
import {
  dealsOption,
  named,
  numberAmong,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../../engine/options.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import { HAND, SECRET_CARDS } from '../cards.ts';
import {
  beatAcesOptions,
  cheatingOptions,
  clubsOptions,
  directionOptions,
  limitOptions,
  pileOnOptions,
  ticketOptions,
  transferOptions,
} from './bout.ts';
import {
  newHandsOptions,
  newTrumpOptions,
  secretOptions,
  trumpOptions,
  weliOptions,
} from './cards.ts';
import { CARDS, inGroup, PLAY } from './groups.ts';
import {
  forfeitOptions,
  harakiriOptions,
  newcomersOptions,
  nextDealerOptions,
  pairsOptions,
  quickyOptions,
} from './stakes.ts';

export const options = {
  players: playersOption(2, 12, 3),
  deck: inGroup(
    CARDS,
    named(
      text('cards in a pack', 'Karten im Spiel'),
      numberAmong([36, 52], 36, text('cards in a pack', 'Karten in einem Spiel')),
    ),
  ),
  packs: inGroup(
    CARDS,
    named(
      text('packs shuffled together', 'Kartenspiele zusammen'),
      numberOption(
        1,
        3,
        1,
        text('packs shuffled together', 'Kartenspiele, die zusammengemischt werden'),
      ),
    ),
  ),
  ...transferOptions,
  ...ticketOptions,
  ...directionOptions,
  ...pairsOptions,
  ...clubsOptions,
  ...quickyOptions,
  ...harakiriOptions,
  ...newHandsOptions,
  ...newTrumpOptions,
  ...trumpOptions,
  ...beatAcesOptions,
  ...pileOnOptions,
  ...cheatingOptions,
  ...limitOptions,
  ...weliOptions,
  ...secretOptions,
  ...newcomersOptions,
  ...forfeitOptions,
  ...nextDealerOptions,
  rounds: inGroup(
    PLAY,
    named(
      text('games in a match', 'Spiele in einer Partie'),
      numberOption(1, 99, 1, text('games in a match', 'Spiele in einer Partie')),
    ),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;

/** Cards dealt to each player. */
export const cardsEach = ({ secret }: Options): number => HAND + (secret ? SECRET_CARDS : 0);

interface Clash {
  readonly clause: string;
  readonly when: (options: Options) => boolean;
  readonly text: Text;
}

const FULL_DECK = text('$1 needs a pack of 52 cards', '$1 geht nur mit 52 Karten');
const TRANSFER = text('$1 needs transfer', '$1 geht nur mit transfer');

const CLASHES: readonly Clash[] = [
  {
    clause: 'DUR-22',
    when: ({ ticket, transfer }) => ticket !== 'off' && transfer === 'off',
    text: fill(TRANSFER, 'ticket'),
  },
  {
    clause: 'DUR-23',
    when: ({ direction, transfer }) => direction !== 'fixed' && transfer === 'off',
    text: fill(TRANSFER, 'direction'),
  },
  {
    clause: 'DUR-24',
    when: ({ pairs, players }) => pairs !== 'off' && (players < 4 || players % 2 === 1),
    text: text(
      'pairs needs an even number of players, at least four',
      'pairs geht nur mit einer geraden Spielerzahl ab vier',
    ),
  },
  {
    clause: 'DUR-26',
    when: ({ quicky, players }) => quicky === 'duel' && players !== 2,
    text: text('a duel is for two players', 'ein Duell ist für zwei Spieler'),
  },
  {
    clause: 'DUR-27',
    when: ({ gennadi, deck }) => gennadi && deck !== 52,
    text: fill(FULL_DECK, 'gennadi'),
  },
  {
    clause: 'DUR-31',
    when: ({ beatAces, deck }) => beatAces !== 'off' && deck !== 52,
    text: fill(FULL_DECK, 'beatAces'),
  },
];

const TOO_FEW = text(
  '$1 players need $2 cards, but there are only $3',
  '$1 Spieler brauchen $2 Karten, es sind nur $3',
);

/** Combinations of options that make no sense. */
export function check(given: Options): Refusal | undefined {
  const clash = CLASHES.find(({ when }) => when(given));
  if (clash !== undefined) return refuse(clash.clause, clash.text);
  const wanted = given.players * cardsEach(given);
  const there = given.deck * given.packs;
  return wanted > there ? refuse('DUR-1', fill(TOO_FEW, given.players, wanted, there)) : undefined;
}
