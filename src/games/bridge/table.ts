/** The table of bridge as regions, buttons and facts. */
import { trickTable } from '../../blocks/trick-table.ts';
import { cardsIn, type Halves, suitCards } from '../../cards/halves.ts';
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import type { Amount, Button, Fact, Region, Said, Table } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { callsOf } from './auction.ts';
import { bidOf, NOTRUMP, RANKS, winnerOf } from './cards.ts';
import { tricksLeft } from './claim.ts';
import type { Observation } from './observation.ts';
import { sideOf } from './state.ts';
import { bidName, CLAIM_AMOUNT, callName, DANGER_NAMES, DUMMY, SEAT_NAMES, write } from './text.ts';
import { vulnerability } from './values.ts';

/** Suits as hands are laid out: spades, hearts, clubs, diamonds. */
const LAID: readonly number[] = [3, 2, 0, 1];

const DEALER = text('dealer', 'Teiler');
const DECLARER = text('declarer', 'Alleinspieler');
const DUMMY_TAG = text('dummy', 'Tisch');
const VULNERABLE = text('vulnerable', 'in Gefahr');
const CONTRACT = text('contract', 'Kontrakt');
const BY = text('$1 by {$2}', '$1 von {$2}');
const DOUBLED = text('$1 doubled', '$1 im Kontra');
const REDOUBLED = text('$1 redoubled', '$1 im Rekontra');
const TRICKS = text('tricks', 'Stiche');
const PAIR = text('North–South $1, East–West $2', 'Nord–Süd $1, Ost–West $2');
const IN_DANGER = text('vulnerable', 'in Gefahr');
const GAMES = text('games', 'Manchen');
const BELOW = text('below the line', 'unter dem Strich');
const BOARD = text('board', 'Board');
const ROUND_OF = text('deal of the round', 'Spiel der Runde');
const RUBBER = text('rubber', 'Robber');
const CLAIM_LABEL = text('claim tricks', 'Stiche beanspruchen');
const CALL = text('bid, double or pass', 'biete, kontriere oder passe');
const LEAD = text('lead a card', 'spiele eine Karte aus');
const PLAY = text('play a card', 'spiele eine Karte');
const FROM_DUMMY = text('play a card from dummy', 'spiele eine Karte vom Tisch');

/** Cards as bridge players hold them: suit by suit, the highest first. */
const laid = (set: Halves): readonly Card[] =>
  LAID.flatMap((suit) => suitCards(set, suit, RANKS).reverse());

function tagsOf(observation: Observation, seat: Seat): readonly Text[] {
  const { contract, dealer } = observation;
  const endangered = ((vulnerability(observation) >> sideOf(seat)) & 1) === 1;
  return [
    SEAT_NAMES[seat] ?? DUMMY_TAG,
    ...(seat === dealer ? [DEALER] : []),
    ...(seat === contract.declarer ? [DECLARER] : []),
    ...(seat === contract.dummy ? [DUMMY_TAG] : []),
    ...(endangered ? [VULNERABLE] : []),
  ];
}

function contractText({ contract }: Observation): Text {
  const { level, strain, doubled, declarer } = contract;
  const bid = bidName(bidOf(level, strain));
  const named = doubled === 1 ? bid : fill(doubled === 2 ? DOUBLED : REDOUBLED, bid);
  return fill(BY, named, declarer);
}

/** The auction, call by call. */
const saidOf = ({ auction, dealer }: Observation): readonly Said[] =>
  auction.calls.map((call, i) => ({ seat: (dealer + i) & 3, words: callName(call) }));

const pairText = ([ns, ew]: readonly [number, number]): Text => fill(PAIR, ns, ew);

function scoringFacts({ options, standing }: Observation): readonly Fact[] {
  const { games, below, played, deals, rubbers } = standing;
  switch (options.scoring) {
    case 'rubber':
      return [
        ...(options.rubbers > 1
          ? [{ label: RUBBER, value: same(`${rubbers + 1}/${options.rubbers}`) }]
          : []),
        { label: GAMES, value: pairText(games) },
        { label: BELOW, value: pairText(below) },
      ];
    case 'chicago':
      return [{ label: ROUND_OF, value: same(`${(played % 4) + 1}/4`) }];
    case 'duplicate':
      return [{ label: BOARD, value: same(`${deals + 1}/${options.boards}`) }];
  }
}

function factsOf(observation: Observation): readonly Fact[] {
  const danger = DANGER_NAMES[vulnerability(observation)] ?? same('');
  const contracted = observation.contract.level > 0;
  return [
    ...(contracted ? [{ label: CONTRACT, value: contractText(observation) }] : []),
    ...(contracted ? [{ label: TRICKS, value: pairText([observation.ns, observation.ew]) }] : []),
    { label: IN_DANGER, value: danger },
    ...scoringFacts(observation),
  ];
}

const buttonsOf = ({ phase, auction, turn }: Observation): readonly Button[] =>
  phase === 'auction'
    ? callsOf(auction, turn).map((call) => ({ id: write(call), label: callName(call) }))
    : [];

/** BRI-5: declarer may claim when declarer or dummy is to play. */
function amountsOf(observation: Observation): readonly Amount[] {
  const { phase, contract, observer, turn } = observation;
  const mine = turn === contract.declarer || turn === contract.dummy;
  if (phase !== 'play' || observer !== contract.declarer || !mine) return [];
  const values = Array.from({ length: tricksLeft(observation) + 1 }, (_, n) => n);
  return [{ id: CLAIM_AMOUNT, label: CLAIM_LABEL, values }];
}

/** Dummy's hand, for declarer to pick from; all other hands when the deal is over. */
function regionsOf(observation: Observation): readonly Region[] {
  const { contract, observer } = observation;
  const row = (seat: Seat, hand: Halves, id: string): Region => ({
    id,
    role: 'row',
    label: seat === contract.dummy ? DUMMY_TAG : (SEAT_NAMES[seat] ?? DUMMY_TAG),
    owner: seat,
    cards: laid(hand).map((card) =>
      observer === contract.declarer && id === DUMMY ? { card, slot: card } : { card },
    ),
  });
  if (observation.phase === 'over')
    return observation.shown.flatMap((hand, seat) =>
      seat === observer || cardsIn(hand, RANKS).length === 0
        ? []
        : [row(seat, hand, `hand-${seat}`)],
    );
  const open = observation.phase === 'play' && observer !== contract.dummy;
  const { low, high } = observation.dummy;
  return open && (low | high) !== 0 ? [row(contract.dummy, observation.dummy, DUMMY)] : [];
}

function promptOf({ phase, turn, contract, trick }: Observation): Text {
  if (phase === 'auction') return CALL;
  if (turn === contract.dummy) return FROM_DUMMY;
  return trick.length === 0 ? LEAD : PLAY;
}

export function table(observation: Observation): Table {
  const strain = observation.contract.level > 0 ? observation.contract.strain : NOTRUMP;
  const shown = trickTable({
    observation: { ...observation, totals: observation.standing.totals },
    players: 4,
    hand: laid(observation.hand),
    winner: (cards) => winnerOf(cards, strain),
    tags: (seat) => tagsOf(observation, seat),
    facts: factsOf(observation),
    prompt: promptOf(observation),
    more: regionsOf(observation),
  });
  const { buttons, amounts } = { buttons: buttonsOf(observation), amounts: amountsOf(observation) };
  if (observation.phase !== 'auction') return { ...shown, buttons, amounts };
  const regions = shown.regions.filter(({ role }) => role === 'hand');
  return { ...shown, regions, buttons, amounts, said: saidOf(observation) };
}
