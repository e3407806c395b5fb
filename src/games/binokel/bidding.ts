/** The bidding in pairs (BIN-3 to BIN-5). */

import { withCards } from '../../cards/bag.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { text } from '../../lang/text.ts';
import {
  BID,
  HIGHEST_BID,
  isSpecialBid,
  type Move,
  rankOfBid,
  SPECIAL,
  SPECIALS,
  UNTEN,
  VON_HAND,
  WEG,
} from './cards.ts';
import type { Options } from './options.ts';
import { type Call, forehandOf, highBid, orderFrom, type State } from './state.ts';

/** What the next bid must exceed. */
const floorOf = (state: { readonly calls: readonly Call[]; readonly options: Options }): number => {
  const high = highBid(state, WEG);
  return high === undefined ? 0 : rankOfBid(high.bid);
};

const isAllowed = (special: number, options: Options): boolean =>
  special !== UNTEN || options.untendurch;

/** The legal bids by rank, a special bid after the number it ranks as. */
export function bidsOf(state: State): readonly Move[] {
  const { options } = state;
  const floor = floorOf(state);
  const from = Math.max(options.minBid, floor + 10);
  const count = Math.max(0, (HIGHEST_BID - from) / 10 + 1);
  const numbers = Array.from({ length: count }, (_, i) => BID + from + 10 * i);
  const specials = SPECIALS.flatMap(({ rank }, special) =>
    rank > floor && isAllowed(special, options) ? [SPECIAL + special] : [],
  );
  return [...numbers, ...specials].sort((a, b) => rankOfBid(a) - rankOfBid(b) || b - a);
}

const RANGE = text(
  'bid a multiple of ten, from the lowest bid to 2500',
  'biete ein Vielfaches von zehn, vom Mindestgebot bis 2500',
);
const HIGHER = text(
  'your bid must be higher than the last',
  'dein Gebot muss höher sein als das letzte',
);
const NO_UNTEN = text('Untendurch is not played here', 'Untendurch wird hier nicht gespielt');

function refuseBid(state: State, bid: Move): Refusal | undefined {
  if (isSpecialBid(bid)) {
    if (!isAllowed(bid - SPECIAL, state.options)) return refuse('BIN-4', NO_UNTEN);
    return rankOfBid(bid) > floorOf(state) ? undefined : refuse('BIN-4', HIGHER);
  }
  const number = bid - BID;
  if (number % 10 !== 0 || number < state.options.minBid || number > HIGHEST_BID)
    return refuse('BIN-3', RANGE);
  return number > floorOf(state) ? undefined : refuse('BIN-3', HIGHER);
}

export const beginBidding = (state: State): State => {
  const [first = 0, second = 0] = orderFrom(forehandOf(state), state.options.players);
  return { ...state, phase: 'bid', turn: first, rival: second, joined: 2 };
};

export function bid(state: State, move: Move): State | Refusal {
  const refused = refuseBid(state, move);
  if (refused !== undefined) return refused;
  const { turn, rival } = state;
  const said = { ...state, calls: [...state.calls, { seat: turn, bid: move }] };
  return rival < 0 ? declare(said, turn) : { ...said, turn: rival, rival: turn };
}

/** A `weg`: the next in order joins the one left, or the bidding ends with that player. */
export function weg(state: State): State {
  const { turn, rival, joined, options } = state;
  const said = { ...state, calls: [...state.calls, { seat: turn, bid: WEG }] };
  if (rival < 0) return { ...said, phase: 'over', turn: -1, why: 'all-passed' };
  const newcomer = orderFrom(forehandOf(state), options.players)[joined];
  if (newcomer !== undefined) return { ...said, turn: newcomer, joined: joined + 1 };
  return highBid(said, WEG) === undefined
    ? { ...said, turn: rival, rival: -1 }
    : declare(said, rival);
}

/** BIN-6: the Dabb is shown and taken, except after the bid `hand`. */
function declare(state: State, declarer: number): State {
  const won = { ...state, phase: 'announce' as const, turn: declarer, rival: -1, declarer };
  if (highBid(state, WEG)?.bid === SPECIAL + VON_HAND) return won;
  const hands = state.hands.map((hand, seat) =>
    seat === declarer ? withCards(hand, state.dabb) : hand,
  );
  return { ...won, hands, shown: state.dabb, kept: state.dabb, dabb: [] };
}
