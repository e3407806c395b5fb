/**
 * The moves of a seat, the most promising first. Touching cards in one hand are one move, and a move is
 * one number: weight, highest and lowest rank of the touching cards, and the suit and rank of the card
 * to play for them.
 */
import {
  bestRank,
  bestSeat,
  bestSuit,
  NOTRUMP,
  placeIn,
  type Search,
  SUITS,
  seatIn,
  size,
  spaceOf,
  suitLed,
  topRank,
} from './board.ts';

/** A rank nothing reaches: a ruff, or no wish to win the trick. */
const ABOVE_ALL = 14;
const ACE = 12;

export const cardOf = (move: number): number => move & 63;
export const highOf = (move: number): number => (move >> 10) & 15;
export const lowOf = (move: number): number => (move >> 6) & 15;

/** Lists the moves of the seat to play and returns where they end. */
export function listMoves(search: Search, trick: number): number {
  const from = spaceOf(trick);
  const end =
    placeIn(trick) === 0 ? listLeads(search, from, seatIn(trick)) : listPlays(search, from, trick);
  sort(search.moves, from, end);
  return end;
}

/** The only card the seat to play has of the suit led; −1 if it has none or several, or is to lead. */
export function onlyCard({ board }: Search, trick: number): number {
  if (placeIn(trick) === 0) return -1;
  const led = suitLed(trick);
  const set = board.hands[seatIn(trick) * SUITS + led] ?? 0;
  return set === 0 || (set & (set - 1)) !== 0 ? -1 : (led << 4) | topRank(set);
}

/** Heaviest first; by insertion, since there are few moves. */
function sort(moves: Int32Array, from: number, end: number): void {
  for (let i = from + 1; i < end; i++) {
    const move = moves[i] ?? 0;
    let at = i;
    for (; at > from && (moves[at - 1] ?? 0) < move; at--) moves[at] = moves[at - 1] ?? 0;
    moves[at] = move;
  }
}

/**
 * Writes the moves of a hand in one suit (`seat × 4 + suit`), the highest first. Cards touch if no card
 * that can still matter lies between them: one in another hand, or (`bar`) the card to beat. Of touching
 * cards that can win the highest is played, of others the lowest, so that the fewest ranks matter.
 */
function listSuit(
  { board, moves }: Search,
  from: number,
  hand: number,
  bar: number,
  weight: number,
): number {
  const suit = hand % SUITS;
  let rest = board.hands[hand] ?? 0;
  const apart = ((board.left[suit] ?? 0) ^ rest) | (bar < 0 ? 0 : 1 << bar);
  let end = from;
  while (rest !== 0) {
    const high = topRank(rest);
    const under = apart & ((1 << high) - 1);
    const group = under === 0 ? rest : rest & -(2 << topRank(under));
    rest ^= group;
    const low = topRank(group & -group);
    const card = (suit << 4) | (high > bar ? high : low);
    moves[end++] = ((weight - low) << 14) | (high << 10) | (low << 6) | card;
  }
  return end;
}

/** Moves from `from` on with a card above `target` weigh more. */
function favour({ moves }: Search, from: number, end: number, target: number): number {
  for (let at = from; at < end && highOf(moves[at] ?? 0) > target; at++)
    moves[at] = (moves[at] ?? 0) + (32 << 14);
  return end;
}

function listLeads(search: Search, from: number, seat: number): number {
  const { board, moves } = search;
  const { hands, left, owners } = board;
  let end = from;
  for (let suit = 0; suit < SUITS; suit++) {
    const hand = seat * SUITS + suit;
    if (hands[hand] === 0) continue;
    const first = end;
    end = listSuit(search, first, hand, -1, leadWeight(search, seat, suit));
    const own = (owners[(suit << 13) | (left[suit] ?? 0)] ?? 0) >>> 24 === seat;
    if (own) moves[first] = (moves[first] ?? 0) + (12 << 14);
  }
  return end;
}

/** The case for leading a suit: well-placed high cards, length, a ruff for partner and for nobody else. */
function leadWeight(search: Search, seat: number, suit: number): number {
  const { left, owners, shapes } = search.board;
  const at = (suit << 13) | (left[suit] ?? 0);
  const word = owners[at] ?? 0;
  const shape = shapes[at] ?? 0;
  const partner = (seat + 2) & 3;
  const length = ((shape >> (seat * 4)) & 15) + ((shape >> (partner * 4)) & 15);
  const honours = honourWeight(seat, word >>> 24, (word >>> 22) & 3);
  const hinted = suit === search.hint ? 60 : 0;
  return 100 + 3 * length + honours + ruffWeight(search, seat, suit) + hinted;
}

/**
 * Towards partner's high card, or through the opponent who has it; last of all from nothing. These
 * weights and those of ruffs were tuned by counting nodes over random deals; `npm run bench -- bridge`
 * shows how many deals a second they solve.
 */
function honourWeight(seat: number, first: number, second: number): number {
  const partner = (seat + 2) & 3;
  if (first === seat) return 15;
  if (first === partner) return 41;
  if (second === partner) return first === ((seat + 1) & 3) ? 43 : 24;
  return second === seat ? 21 : 0;
}

function ruffWeight(search: Search, seat: number, suit: number): number {
  if (search.trump === NOTRUMP || suit === search.trump) return 0;
  const partner = canRuff(search, (seat + 2) & 3, suit) ? 13 : 0;
  const next = canRuff(search, (seat + 1) & 3, suit) ? 29 : 0;
  return partner - next - (canRuff(search, (seat + 3) & 3, suit) ? 22 : 0);
}

function canRuff({ board, trump }: Search, seat: number, suit: number): boolean {
  return board.hands[seat * SUITS + suit] === 0 && board.hands[seat * SUITS + trump] !== 0;
}

function listPlays(search: Search, from: number, trick: number): number {
  const { hands } = search.board;
  const first = seatIn(trick) * SUITS;
  const led = suitLed(trick);
  const target = targetOf(search, trick);
  if (hands[first + led] !== 0) {
    const bar = bestSuit(trick) === led ? bestRank(trick) : ACE + 1;
    return favour(search, from, listSuit(search, from, first + led, bar, 100), target);
  }
  let end = from;
  for (let suit = 0; suit < SUITS; suit++) {
    const set = hands[first + suit] ?? 0;
    if (set === 0) continue;
    end =
      suit === search.trump
        ? listRuffs(search, end, trick, target)
        : listSuit(search, end, first + suit, ACE + 1, 48 + 4 * size(set));
  }
  return end;
}

/** Ruffs come first when the trick is to be won, else with the discards. */
function listRuffs(search: Search, from: number, trick: number, target: number): number {
  const hand = seatIn(trick) * SUITS + search.trump;
  const bar = bestSuit(trick) === search.trump ? bestRank(trick) : -1;
  if (target > ACE) return listSuit(search, from, hand, bar, 16);
  const over = placeIn(trick) === 3 ? bar : overruff(search, trick, bar);
  return favour(search, from, listSuit(search, from, hand, bar, 112), over);
}

/** The trump to beat, counting in that of the next seat if it can ruff too and be beaten. */
function overruff({ board, trump }: Search, trick: number, bar: number): number {
  const seat = seatIn(trick);
  const next = (seat + 1) & 3;
  if (board.hands[next * SUITS + suitLed(trick)] !== 0) return bar;
  const theirs = Math.max(bar, topRank(board.hands[next * SUITS + trump] ?? 0));
  return topRank(board.hands[seat * SUITS + trump] ?? 0) > theirs ? theirs : bar;
}

/** The highest rank a seat can put on a trick of this suit; a ruff is above all, no card is −1. */
function reachOf(search: Search, seat: number, led: number): number {
  const set = search.board.hands[seat * SUITS + led] ?? 0;
  if (set !== 0) return topRank(set);
  const ruffs = search.trump !== NOTRUMP && led !== search.trump && canRuff(search, seat, led);
  return ruffs ? ABOVE_ALL : -1;
}

/** The rank in the suit led that the seat should beat; above every rank if it should play low. */
function targetOf(search: Search, trick: number): number {
  const seat = seatIn(trick);
  const place = placeIn(trick);
  const led = suitLed(trick);
  const best = bestSuit(trick) === led ? bestRank(trick) : ABOVE_ALL;
  const partners = ((bestSeat(trick) ^ seat) & 1) === 0;
  if (place === 3) return partners ? ABOVE_ALL : best;
  const theirs = reachOf(search, (seat + 1) & 3, led);
  if (partners && best >= theirs) return ABOVE_ALL;
  const need = Math.max(theirs, best);
  if (place === 1 && reachOf(search, (seat + 2) & 3, led) > need) return ABOVE_ALL;
  const own = topRank(search.board.hands[seat * SUITS + led] ?? 0);
  if (own > need || own < 0) return need;
  return place === 1 || partners ? ABOVE_ALL : best;
}
