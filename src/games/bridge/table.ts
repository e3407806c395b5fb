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
import { sideOf } from './state.ts';
import { bidName, CLAIM_AMOUNT, callName, DANGER_NAMES, DUMMY, SEAT_NAMES, write } from './text.ts';
import { vulnerability } from './values.ts';
import type { View } from './view.ts';

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

function tagsOf(view: View, seat: Seat): readonly Text[] {
  const { contract, dealer } = view;
  const endangered = ((vulnerability(view) >> sideOf(seat)) & 1) === 1;
  return [
    SEAT_NAMES[seat] ?? DUMMY_TAG,
    ...(seat === dealer ? [DEALER] : []),
    ...(seat === contract.declarer ? [DECLARER] : []),
    ...(seat === contract.dummy ? [DUMMY_TAG] : []),
    ...(endangered ? [VULNERABLE] : []),
  ];
}

function contractText({ contract }: View): Text {
  const { level, strain, doubled, declarer } = contract;
  const bid = bidName(bidOf(level, strain));
  const named = doubled === 1 ? bid : fill(doubled === 2 ? DOUBLED : REDOUBLED, bid);
  return fill(BY, named, declarer);
}

/** The auction, call by call. */
const saidOf = ({ auction, dealer }: View): readonly Said[] =>
  auction.calls.map((call, i) => ({ seat: (dealer + i) & 3, words: callName(call) }));

const pairText = ([ns, ew]: readonly [number, number]): Text => fill(PAIR, ns, ew);

function scoringFacts({ options, standing }: View): readonly Fact[] {
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

function factsOf(view: View): readonly Fact[] {
  const danger = DANGER_NAMES[vulnerability(view)] ?? same('');
  const contracted = view.contract.level > 0;
  return [
    ...(contracted ? [{ label: CONTRACT, value: contractText(view) }] : []),
    ...(contracted ? [{ label: TRICKS, value: pairText([view.ns, view.ew]) }] : []),
    { label: IN_DANGER, value: danger },
    ...scoringFacts(view),
  ];
}

const buttonsOf = ({ phase, auction, turn }: View): readonly Button[] =>
  phase === 'auction'
    ? callsOf(auction, turn).map((call) => ({ id: write(call), label: callName(call) }))
    : [];

/** BRI-5: the declarer may claim when he or dummy is to play. */
function amountsOf(view: View): readonly Amount[] {
  const { phase, contract, observer, turn } = view;
  const mine = turn === contract.declarer || turn === contract.dummy;
  if (phase !== 'play' || observer !== contract.declarer || !mine) return [];
  const values = Array.from({ length: tricksLeft(view) + 1 }, (_, n) => n);
  return [{ id: CLAIM_AMOUNT, label: CLAIM_LABEL, values }];
}

/** Dummy's hand, to be picked from by the declarer; all other hands when the deal is over. */
function regionsOf(view: View): readonly Region[] {
  const { contract, observer } = view;
  const row = (seat: Seat, hand: Halves, id: string): Region => ({
    id,
    role: 'row',
    label: seat === contract.dummy ? DUMMY_TAG : (SEAT_NAMES[seat] ?? DUMMY_TAG),
    owner: seat,
    cards: laid(hand).map((card) =>
      observer === contract.declarer && id === DUMMY ? { card, slot: card } : { card },
    ),
  });
  if (view.phase === 'over')
    return view.shown.flatMap((hand, seat) =>
      seat === observer || cardsIn(hand, RANKS).length === 0
        ? []
        : [row(seat, hand, `hand-${seat}`)],
    );
  const open = view.phase === 'play' && observer !== contract.dummy;
  const { low, high } = view.dummy;
  return open && (low | high) !== 0 ? [row(contract.dummy, view.dummy, DUMMY)] : [];
}

function promptOf({ phase, turn, contract, trick }: View): Text {
  if (phase === 'auction') return CALL;
  if (turn === contract.dummy) return FROM_DUMMY;
  return trick.length === 0 ? LEAD : PLAY;
}

export function table(view: View): Table {
  const strain = view.contract.level > 0 ? view.contract.strain : NOTRUMP;
  const shown = trickTable({
    view: { ...view, totals: view.standing.totals },
    players: 4,
    hand: laid(view.hand),
    winner: (cards) => winnerOf(cards, strain),
    tags: (seat) => tagsOf(view, seat),
    facts: factsOf(view),
    prompt: promptOf(view),
    more: regionsOf(view),
  });
  const { buttons, amounts } = { buttons: buttonsOf(view), amounts: amountsOf(view) };
  if (view.phase !== 'auction') return { ...shown, buttons, amounts };
  const regions = shown.regions.filter(({ role }) => role === 'hand');
  return { ...shown, regions, buttons, amounts, said: saidOf(view) };
}
