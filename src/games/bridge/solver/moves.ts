/**
 * The moves of a seat that leads or cannot follow suit, the most promising first. Touching cards in one
 * hand are one move, and a move is one number: weight, highest and lowest rank of the touching cards, and
 * the suit and rank of the card to play for them.
 */
import {
  bestRank,
  bestSeat,
  bestSuit,
  heldBy,
  leftOf,
  lengthOf,
  moves,
  NOTRUMP,
  owners,
  placeIn,
  SUITS,
  search,
  seatIn,
  shapes,
  spaceOf,
  suitLed,
  suitSize,
  topRank,
} from './board.ts';

/** A rank nothing reaches: a ruff, or no wish to win the trick. */
const ABOVE_ALL = 14;
const ACE = 12;

/** The card to play: suit × 16 + rank. */
export const cardOf = (move: number): number => move & 63;
/** The highest rank of the touching cards. */
export const highOf = (move: number): number => (move >> 10) & 15;
/** The lowest rank of the touching cards. */
export const lowOf = (move: number): number => (move >> 6) & 15;

/** The rank that a card following suit must beat to be the best of the trick. */
export const barOf = (trick: number): number =>
  bestSuit(trick) === suitLed(trick) ? bestRank(trick) : ACE + 1;

/** Lists the moves of the seat to play and returns where they end. */
export function listMoves(trick: number): number {
  const from = spaceOf(trick);
  return placeIn(trick) === 0 ? listLeads(from, seatIn(trick)) : listPlays(from, trick);
}

/** The heaviest move from `at` on, which changes places with the one there. */
export function takeBest(at: number, end: number): number {
  let best = moves[at] ?? 0;
  let from = at;
  for (let i = at + 1; i < end; i++) {
    const move = moves[i] ?? 0;
    if (move <= best) continue;
    best = move;
    from = i;
  }
  moves[from] = moves[at] ?? 0;
  return best;
}

/**
 * Writes the moves of a hand in one suit, the highest first. Cards touch if no card that can still matter
 * lies between them: one in another hand, or (`bar`) the card to beat. Of touching cards that can win the
 * highest is played, of others the lowest, so that the fewest ranks matter.
 */
function listSuit(from: number, seat: number, suit: number, bar: number, weight: number): number {
  let rest = heldBy(seat, suit);
  const apart = (leftOf(suit) ^ rest) | (bar < 0 ? 0 : 1 << bar);
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

/** Gives moves from `from` on with a card above `target` more weight, and returns where they end. */
function favour(from: number, end: number, target: number): number {
  for (let at = from; at < end && highOf(moves[at] ?? 0) > target; at++)
    moves[at] = (moves[at] ?? 0) + (32 << 14);
  return end;
}

/**
 * What speaks for leading a suit of a trump contract. All weights here were tuned by counting nodes over random
 * deals; `npm run bench -- bridge` shows how many deals a second they solve.
 */
const WITH_TRUMPS = {
  /** Each card of the leader's side. */
  ours: 3,
  /** Each card of the other side. */
  theirs: -3,
  /** The leader has the highest card. */
  own: 21,
  /** The leader has the highest card and leads it. */
  top: 17,
  /** Partner has the highest card. */
  partners: 41,
  /** The next seat has the highest card, partner the second. */
  overNext: 37,
  /** The last seat has the highest card, partner the second. */
  underLast: 24,
  /** The next seat has the highest card, the leader the second. */
  ownUnderNext: 27,
  /** The last seat has the highest card, the leader the second. */
  ownUnderLast: 21,
  /** Partner is void and can ruff. */
  ruff: 26,
  /** The next seat is void and can ruff. */
  nextRuffs: -53,
  /** The last seat is void and can ruff. */
  lastRuffs: -64,
  /** Partner is void, cannot ruff and may discard from any suit. */
  thrown: 0,
  /** A seat of the other side is void, cannot ruff and may discard from any suit. */
  theirsThrown: -30,
  /** The suit is the hint. */
  hinted: 60,
};
type Weights = Readonly<typeof WITH_TRUMPS>;

/** What speaks for leading a suit at notrump. */
const WITHOUT_TRUMPS: Weights = {
  ours: 4,
  theirs: -1,
  own: 17,
  top: 22,
  partners: 41,
  overNext: 43,
  underLast: 24,
  ownUnderNext: 27,
  ownUnderLast: 10,
  ruff: 0,
  nextRuffs: 0,
  lastRuffs: 0,
  thrown: -8,
  theirsThrown: -38,
  hinted: 65,
};

/** Lists the cards to lead, of every suit the seat holds. */
function listLeads(from: number, seat: number): number {
  const weights = search.trump === NOTRUMP ? WITHOUT_TRUMPS : WITH_TRUMPS;
  let end = from;
  for (let suit = 0; suit < SUITS; suit++) {
    if (heldBy(seat, suit) === 0) continue;
    const first = end;
    end = listSuit(first, seat, suit, -1, leadWeight(weights, seat, suit));
    const own = (owners[(suit << 13) | leftOf(suit)] ?? 0) >>> 24 === seat;
    if (own) moves[first] = (moves[first] ?? 0) + (weights.top << 14);
  }
  return end;
}

/** The weight of leading a suit: for well-placed high cards, length, a ruff for partner, no choice for the others. */
function leadWeight(weights: Weights, seat: number, suit: number): number {
  const at = (suit << 13) | leftOf(suit);
  const word = owners[at] ?? 0;
  const shape = shapes[at] ?? 0;
  const { ours, theirs, thrown, theirsThrown } = weights;
  const partner = (seat + 2) & 3;
  const length = lengthOf(shape, seat) + lengthOf(shape, partner);
  return (
    100 +
    ours * length +
    theirs * (suitSize(leftOf(suit)) - length) +
    honourWeight(weights, seat, word >>> 24, (word >>> 22) & 3) +
    voidWeight(partner, suit, weights.ruff, thrown) +
    voidWeight((seat + 1) & 3, suit, weights.nextRuffs, theirsThrown) +
    voidWeight((seat + 3) & 3, suit, weights.lastRuffs, theirsThrown) +
    (suit === search.hint ? weights.hinted : 0)
  );
}

/** The weight of the two highest cards of a suit by their holders: 0 if the other side has both. */
function honourWeight(weights: Weights, seat: number, first: number, second: number): number {
  if (first === seat) return weights.own;
  if (((first ^ seat) & 1) === 0) return weights.partners;
  const next = first === ((seat + 1) & 3);
  if (second === seat) return next ? weights.ownUnderNext : weights.ownUnderLast;
  if (((second ^ seat) & 1) === 0) return next ? weights.overNext : weights.underLast;
  return 0;
}

/** The weight of a seat that is void in the suit: one where it can ruff, another where it can only discard. */
function voidWeight(seat: number, suit: number, ruffed: number, thrown: number): number {
  if (heldBy(seat, suit) !== 0) return 0;
  return hasTrump(seat) ? ruffed : thrown;
}

const hasTrump = (seat: number): boolean =>
  search.trump !== NOTRUMP && heldBy(seat, search.trump) !== 0;

/** Lists the cards to play to a trick under way: those of the suit led, else ruffs and discards. */
function listPlays(from: number, trick: number): number {
  const seat = seatIn(trick);
  const led = suitLed(trick);
  const target = targetOf(trick);
  if (heldBy(seat, led) !== 0)
    return favour(from, listSuit(from, seat, led, barOf(trick), 100), target);
  let end = from;
  for (let suit = 0; suit < SUITS; suit++) {
    if (heldBy(seat, suit) === 0) continue;
    if (suit === search.trump) end = listRuffs(end, trick, target);
    else end = listSuit(end, seat, suit, ACE + 1, discardWeight(seat, suit));
  }
  return end;
}

/** The weight of a discard: more from length that partner does not share. */
const discardWeight = (seat: number, suit: number): number =>
  48 + 3 * (suitSize(heldBy(seat, suit)) - suitSize(heldBy((seat + 2) & 3, suit)));

/** Lists ruffs: before the discards if the trick is to be won, else among them. */
function listRuffs(from: number, trick: number, target: number): number {
  const seat = seatIn(trick);
  const bar = bestSuit(trick) === search.trump ? bestRank(trick) : -1;
  if (target > ACE) return listSuit(from, seat, search.trump, bar, 16);
  const over = placeIn(trick) === 3 ? bar : overruff(trick, bar);
  return favour(from, listSuit(from, seat, search.trump, bar, 112), over);
}

/** The rank of trump to beat: the next seat's highest, if that seat can ruff too and be beaten. */
function overruff(trick: number, bar: number): number {
  const seat = seatIn(trick);
  const next = (seat + 1) & 3;
  if (heldBy(next, suitLed(trick)) !== 0) return bar;
  const theirs = Math.max(bar, topRank(heldBy(next, search.trump)));
  return topRank(heldBy(seat, search.trump)) > theirs ? theirs : bar;
}

/** The highest rank a seat can put on a trick of this suit; a ruff is above all, no card is −1. */
function reachOf(seat: number, led: number): number {
  const set = heldBy(seat, led);
  if (set !== 0) return topRank(set);
  return hasTrump(seat) ? ABOVE_ALL : -1;
}

/** The rank in the suit led that the seat should beat; above every rank if it should play low. */
export function targetOf(trick: number): number {
  const seat = seatIn(trick);
  const place = placeIn(trick);
  const led = suitLed(trick);
  const best = bestSuit(trick) === led ? bestRank(trick) : ABOVE_ALL;
  const partners = ((bestSeat(trick) ^ seat) & 1) === 0;
  if (place === 3) return partners ? ABOVE_ALL : best;
  const theirs = reachOf((seat + 1) & 3, led);
  if (partners && best >= theirs) return ABOVE_ALL;
  const need = Math.max(theirs, best);
  if (place === 1 && reachOf((seat + 2) & 3, led) > need) return ABOVE_ALL;
  const own = topRank(heldBy(seat, led));
  if (own > need || own < 0) return need;
  return own > best ? best : ABOVE_ALL;
}
