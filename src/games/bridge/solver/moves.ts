/**
 * The moves of a seat that leads or cannot follow suit, the most promising first. Touching cards in one
 * hand are one move, and a move is one number: weight, highest and lowest rank of the touching cards, and
 * the suit and rank of the card to play for them.
 */
import {
  bestRank,
  bestSeat,
  bestSuit,
  cardsOf,
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
  let rest = cardsOf(seat, suit);
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

/** Moves from `from` on with a card above `target` weigh more. */
function favour(from: number, end: number, target: number): number {
  for (let at = from; at < end && highOf(moves[at] ?? 0) > target; at++)
    moves[at] = (moves[at] ?? 0) + (32 << 14);
  return end;
}

/**
 * What speaks for leading a suit. All weights here were tuned by counting nodes over random deals;
 * `npm run bench -- bridge` shows how many deals a second they solve.
 */
const WITH_TRUMPS = {
  /** Each card of the leader's side, and of the others. */
  ours: 3,
  theirs: -3,
  /** The highest card is the leader's, which is worth more if it is led, or partner's. */
  own: 21,
  top: 17,
  partners: 41,
  /** Partner has the second over the next seat's, or under the last's; or the leader has it. */
  overNext: 37,
  underLast: 24,
  ownUnderNext: 27,
  ownUnderLast: 21,
  /** Partner, the next seat or the last is void and can ruff. */
  ruff: 26,
  nextRuffs: -53,
  lastRuffs: -64,
  /** Partner, or one of the others, is void and throws what it likes. */
  thrown: 0,
  theirsThrown: -30,
  /** The suit is the hint. */
  hinted: 60,
};
type Weights = Readonly<typeof WITH_TRUMPS>;

const WITHOUT: Weights = {
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

function listLeads(from: number, seat: number): number {
  const weights = search.trump === NOTRUMP ? WITHOUT : WITH_TRUMPS;
  let end = from;
  for (let suit = 0; suit < SUITS; suit++) {
    if (cardsOf(seat, suit) === 0) continue;
    const first = end;
    end = listSuit(first, seat, suit, -1, leadWeight(weights, seat, suit));
    const own = (owners[(suit << 13) | leftOf(suit)] ?? 0) >>> 24 === seat;
    if (own) moves[first] = (moves[first] ?? 0) + (weights.top << 14);
  }
  return end;
}

/** The case for leading a suit: well-placed high cards, length, a ruff for partner, no choice for the others. */
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
    theirs * (size(leftOf(suit)) - length) +
    honourWeight(weights, seat, word >>> 24, (word >>> 22) & 3) +
    voidWeight(partner, suit, weights.ruff, thrown) +
    voidWeight((seat + 1) & 3, suit, weights.nextRuffs, theirsThrown) +
    voidWeight((seat + 3) & 3, suit, weights.lastRuffs, theirsThrown) +
    (suit === search.hint ? weights.hinted : 0)
  );
}

/** Towards partner's high card, or through the opponent who has it; last of all from nothing. */
function honourWeight(weights: Weights, seat: number, first: number, second: number): number {
  if (first === seat) return weights.own;
  if (((first ^ seat) & 1) === 0) return weights.partners;
  const next = first === ((seat + 1) & 3);
  if (second === seat) return next ? weights.ownUnderNext : weights.ownUnderLast;
  if (((second ^ seat) & 1) === 0) return next ? weights.overNext : weights.underLast;
  return 0;
}

function voidWeight(seat: number, suit: number, ruffed: number, thrown: number): number {
  if (cardsOf(seat, suit) !== 0) return 0;
  return hasTrump(seat) ? ruffed : thrown;
}

const hasTrump = (seat: number): boolean =>
  search.trump !== NOTRUMP && cardsOf(seat, search.trump) !== 0;

function listPlays(from: number, trick: number): number {
  const seat = seatIn(trick);
  const led = suitLed(trick);
  const target = targetOf(trick);
  if (cardsOf(seat, led) !== 0)
    return favour(from, listSuit(from, seat, led, barOf(trick), 100), target);
  let end = from;
  for (let suit = 0; suit < SUITS; suit++) {
    if (cardsOf(seat, suit) === 0) continue;
    end =
      suit === search.trump
        ? listRuffs(end, trick, target)
        : listSuit(end, seat, suit, ACE + 1, discardWeight(seat, suit));
  }
  return end;
}

/** From length that partner does not share. */
const discardWeight = (seat: number, suit: number): number =>
  48 + 3 * (size(cardsOf(seat, suit)) - size(cardsOf((seat + 2) & 3, suit)));

/** Ruffs come first when the trick is to be won, else with the discards. */
function listRuffs(from: number, trick: number, target: number): number {
  const seat = seatIn(trick);
  const bar = bestSuit(trick) === search.trump ? bestRank(trick) : -1;
  if (target > ACE) return listSuit(from, seat, search.trump, bar, 16);
  const over = placeIn(trick) === 3 ? bar : overruff(trick, bar);
  return favour(from, listSuit(from, seat, search.trump, bar, 112), over);
}

/** The trump to beat, counting in that of the next seat if it can ruff too and be beaten. */
function overruff(trick: number, bar: number): number {
  const seat = seatIn(trick);
  const next = (seat + 1) & 3;
  if (cardsOf(next, suitLed(trick)) !== 0) return bar;
  const theirs = Math.max(bar, topRank(cardsOf(next, search.trump)));
  return topRank(cardsOf(seat, search.trump)) > theirs ? theirs : bar;
}

/** The highest rank a seat can put on a trick of this suit; a ruff is above all, no card is −1. */
function reachOf(seat: number, led: number): number {
  const set = cardsOf(seat, led);
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
  const own = topRank(cardsOf(seat, led));
  if (own > need || own < 0) return need;
  return own > best ? best : ABOVE_ALL;
}
