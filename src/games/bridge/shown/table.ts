/** The table of bridge as regions, buttons and facts. */
import { openHand, trickTable } from '../../../blocks/trick-table.ts';
import type { Card } from '../../../cards/pack.ts';
import { cardsOf, EMPTY, suitCards, suitIn, type WideSet } from '../../../cards/wide-set.ts';
import { type Seat, SPECTATOR } from '../../../engine/game.ts';
import type { Amount, Region, SeatShown, Table } from '../../../engine/table.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import { mayDouble, mayRedouble } from '../auction.ts';
import { NOTRUMP, RANKS, SUIT_OF, TRICKS, winnerOf } from '../cards.ts';
import { tricksLeft } from '../claim.ts';
import type { Observation } from '../observation.ts';
import { type Contract, sideOf } from '../state.ts';
import { evaluateHand } from '../system/hand.ts';
import { buttonsOf, factsOf, saidOf } from './facts.ts';
import { bidSign, CLAIM_AMOUNT, DUMMY, SEAT_NAMES, suitSign } from './text.ts';

/** Suits as hands are laid out: spades, hearts, clubs, diamonds. */
const LAID: readonly number[] = [3, 2, 0, 1];

const DUMMY_TAG = text('dummy', 'Tisch');
const CLAIM_LABEL = text('claim tricks', 'Stiche beanspruchen');

/** Cards as bridge players hold them: suit by suit, the highest first. */
export const laid = (set: WideSet): readonly Card[] =>
  LAID.flatMap((suit) => suitCards(set, suit, RANKS).reverse());

/** The name of a seat, for those whom the table does not show it, and its part in the play. */
export const tagsOf = (contract: Contract, observer: number, seat: Seat): readonly Text[] => [
  ...(observer === SPECTATOR || observer === seat ? [SEAT_NAMES[seat] ?? DUMMY_TAG] : []),
  ...(seat === contract.declarer ? [text('declarer', 'Alleinspieler')] : []),
  ...(seat === contract.dummy ? [DUMMY_TAG] : []),
];

export const withParty = (shown: SeatShown): SeatShown => ({
  ...shown,
  party: sideOf(shown.seat),
});

/** BRI-5: declarer may claim when declarer or dummy is to play. */
const CLAIMING = text('claim', 'beanspruche');

function amountsOf(observation: Observation): readonly Amount[] {
  const { phase, contract, observer, turn } = observation;
  const mine = turn === contract.declarer || turn === contract.dummy;
  if (phase !== 'play' || observer !== contract.declarer || !mine) return [];
  const values = Array.from({ length: tricksLeft(observation) + 1 }, (_, n) => n);
  return [{ id: CLAIM_AMOUNT, label: CLAIM_LABEL, verb: CLAIMING, values }];
}

/** Dummy's place, empty until the opening lead, for declarer to pick from. Dummy sees it as their own hand. */
const dummyRegion = ({ contract, observer, dummy }: Observation): Region => ({
  id: DUMMY,
  role: 'row',
  label: DUMMY_TAG,
  owner: contract.dummy,
  cards: laid(dummy).map((card) =>
    observer === contract.declarer ? { card, slot: card } : { card },
  ),
  suits: true,
  room: TRICKS,
});

/** Dummy's hand in the play; all other hands when the deal is over. */
function regionsOf(observation: Observation): readonly Region[] {
  const { phase, contract, observer, shown } = observation;
  if (phase === 'play') return observer === contract.dummy ? [] : [dummyRegion(observation)];
  return shown.flatMap((hand, seat) =>
    seat === observer || cardsOf(hand, RANKS).length === 0 ? [] : [openHand(seat, laid(hand))],
  );
}

const BID_HIGHER = text('bid higher than $1, or pass', 'biete mehr als $1 oder passe');
const OR_DOUBLE = text(
  'bid higher than $1, double, or pass',
  'biete mehr als $1, kontriere oder passe',
);
const OR_REDOUBLE = text(
  'bid higher than $1, redouble, or pass',
  'biete mehr als $1, rekontriere oder passe',
);

function callPrompt({ auction, turn }: Observation): Text {
  if (auction.bid === 0) return text('bid, or pass', 'biete oder passe');
  const last = bidSign(auction.bid);
  if (mayDouble(auction, turn)) return fill(OR_DOUBLE, last);
  return fill(mayRedouble(auction, turn) ? OR_REDOUBLE : BID_HIGHER, last);
}

const LEAD = text('lead a card', 'spiele eine Karte aus');
const FOLLOW = text('follow suit: play a $1', 'bediene: spiele ein $1');
const DISCARD = text('no $1: play any card', 'kein $1: spiele eine beliebige Karte');

/** The cards to be played from, where the observer sees them. */
function sourceOf({ turn, observer, contract, hand, dummy }: Observation): WideSet {
  if (turn === contract.dummy) return dummy;
  return turn === observer ? hand : EMPTY;
}

function followPrompt(observation: Observation, lead: Card): Text {
  const source = sourceOf(observation);
  if (cardsOf(source, RANKS).length === 0) return text('play a card', 'spiele eine Karte');
  const led = SUIT_OF[lead] ?? 0;
  return fill(suitIn(source, led, RANKS) === 0 ? DISCARD : FOLLOW, suitSign(led));
}

function promptOf(observation: Observation): Text {
  const { phase, trick, turn, contract } = observation;
  if (phase === 'auction') return callPrompt(observation);
  const [lead] = trick;
  const ofDummy = turn === contract.dummy;
  if (lead === undefined) return ofDummy ? text('lead from dummy', 'spiele vom Tisch aus') : LEAD;
  const asked = followPrompt(observation, lead);
  return ofDummy ? fill(text('$1 from dummy', '$1 vom Tisch'), asked) : asked;
}

const VALUE = text('$1 points, $2', '$1 Punkte, $2');

/** The hand's value during the auction: “14 points, 6–3–3–1”. */
function ownOf({ phase, observer, hand }: Observation): {
  readonly own?: Text;
} {
  if (phase !== 'auction' || observer === SPECTATOR) return {};
  const { high, length } = evaluateHand(hand);
  const shape = [...length].sort((a, b) => b - a).join('–');
  return { own: fill(high === 1 ? text('1 point, $2', '1 Punkt, $2') : VALUE, high, shape) };
}

const isDealt = ({ phase }: Observation): boolean => phase !== 'dealer' && phase !== 'deal';

export function table(observation: Observation): Table {
  const { contract, dealer, observer, phase } = observation;
  const strain = contract.level > 0 ? contract.strain : NOTRUMP;
  const shown = trickTable({
    observation: { ...observation, totals: observation.standing.totals },
    players: 4,
    hand: laid(observation.hand),
    winner: (cards) => winnerOf(cards, strain),
    tags: (seat) => tagsOf(contract, observer, seat),
    facts: factsOf(observation),
    prompt: promptOf(observation),
    more: regionsOf(observation),
    ...(dealer < 0 ? {} : { dealer }),
  });
  return {
    ...shown,
    seats: shown.seats.map(withParty),
    regions: shown.regions.map((region) =>
      region.id === 'hand' ? { ...region, suits: true, room: TRICKS } : region,
    ),
    buttons: buttonsOf(observation),
    amounts: amountsOf(observation),
    ...ownOf(observation),
    ...(isDealt(observation) ? { said: saidOf(observation) } : {}),
    ...(isDealt(observation) && phase !== 'auction' ? { saidEarlier: true as const } : {}),
  };
}
