/**
 * The cards of one deal for the solver, in flat arrays changed in place as cards are played and taken
 * back. A set of cards of one suit is 13 bits, the two in bit 0. Two tables, filled once per deal,
 * give for every set of a suit's cards who holds them, from the top, and how many each seat holds: so
 * endings that differ only in ranks already played look the same. There is one board, in constants that
 * V8 compiles in; all that solvers have of their own is a memory.
 */
import { type Memory, openMemory } from './memory.ts';

const SEATS = 4;
export const SUITS = 4;
export const NOTRUMP = 4;
const RANKS = 13;
const SETS = 1 << RANKS;
/** Two bits per card; the highest card of the suit still in play has the top two. */
const TOP_OWNER = 2 * RANKS - 2;

/** Arrays of over 64 bytes stay where they are, so that compiled code knows their addresses. */
const ROOM = 20;

/** Cards of each seat in each suit, `seat × 4 + suit`; from `LEFT` on, the unplayed cards of each suit. */
export const hands = new Int32Array(ROOM);
/** Where the unplayed cards of the suits begin in `hands`. */
export const LEFT = SEATS * SUITS;
/** The holder of each card at the start of the ending: `suit × 16 + rank`. */
const holders = new Int32Array(SUITS * 16);
/** Owners from the top of each set of a suit's cards: `suit << 13 | set`. */
export const owners = new Int32Array(SUITS * SETS);
/** Lengths of the four hands in each set of a suit's cards, four bits a seat. */
export const shapes = new Uint16Array(SUITS * SETS);

/** Sets the board to an ending: the cards of each seat by suits. */
export function setBoard(deal: readonly (readonly number[])[]): void {
  hands.fill(0);
  for (let seat = 0; seat < SEATS; seat++)
    for (let suit = 0; suit < SUITS; suit++) give(seat, suit, deal[seat]?.[suit] ?? 0);
  for (let suit = 0; suit < SUITS; suit++) fillTables(suit);
}

/**
 * Puts the cards of a suit into a hand of the solver's board, among all cards left of the suit, and notes who holds
 * each rank.
 */
function give(seat: number, suit: number, set: number): void {
  hands[seat * SUITS + suit] = set;
  hands[LEFT + suit] = leftOf(suit) | set;
  for (let rank = 0; rank < RANKS; rank++) if ((set >> rank) & 1) holders[suit * 16 + rank] = seat;
}

/** The unplayed cards of a suit. */
export const leftOf = (suit: number): number => hands[LEFT + suit] ?? 0;

/** The cards a seat holds of a suit. */
export const heldBy = (seat: number, suit: number): number => hands[seat * SUITS + suit] ?? 0;

/**
 * Fills both tables for every set that can remain of a suit, from the smallest up: each is a smaller one plus a
 * top card. The entries of the empty set are 0 from the start.
 */
function fillTables(suit: number): void {
  const base = suit * SETS;
  const all = leftOf(suit);
  for (let set = lowestBit(all); set !== 0; set = (set - all) & all) {
    const top = topRank(set);
    const rest = base + (set ^ (1 << top));
    const owner = holders[suit * 16 + top] ?? 0;
    owners[base + set] = (owner << TOP_OWNER) | ((owners[rest] ?? 0) >>> 2);
    shapes[base + set] = (shapes[rest] ?? 0) + (1 << (owner * 4));
  }
}

/** How many cards a seat has of a suit, from the lengths of the four hands in one word. */
export const lengthOf = (shape: number, seat: number): number => (shape >> (seat * 4)) & 15;

const lowestBit = (set: number): number => set & -set;

/** The highest rank of a set that is not empty. */
export const topRank = (set: number): number => 31 - Math.clz32(set);

/** The lowest rank of a set that is not empty. */
export const lowRank = (set: number): number => 31 - Math.clz32(set & -set);

/** How many cards a set of one suit holds. */
export function suitSize(set: number): number {
  const pairs = set - ((set >>> 1) & 0x1555);
  const fours = (pairs & 0x3333) + ((pairs >>> 2) & 0x3333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f;
  return (eights + (eights >>> 8)) & 15;
}

/** The `count` highest cards of a set that has at least as many. */
export function topCards(set: number, count: number): number {
  let rest = set;
  for (let i = 0; i < count; i++) rest ^= 1 << topRank(rest);
  return set ^ rest;
}

/**
 * The current trick in one number: rank and suit of its best card so far, the seat that played it, the
 * suit led, whether the best card has beaten another of its own suit (`BY_RANK`), how many cards have been
 * played to it, the tricks not yet complete, and who led.
 */
export const BY_RANK = 1 << 10;
const PLACE = 11;
const TRICKS = 14;
const LEADER = 18;
/** The bits of a trick that its best card decides. */
const BEST = 0xff | BY_RANK;

export const bestRank = (trick: number): number => trick & 15;
export const bestSuit = (trick: number): number => (trick >> 4) & 3;
export const bestSeat = (trick: number): number => (trick >> 6) & 3;
export const suitLed = (trick: number): number => (trick >> 8) & 3;
export const placeIn = (trick: number): number => (trick >> PLACE) & 7;
export const tricksToGo = (trick: number): number => (trick >> TRICKS) & 15;
/** The seat to play. */
export const seatIn = (trick: number): number => ((trick >> LEADER) + (trick >> PLACE)) & 3;

export const openTrick = (tricks: number, leader: number): number =>
  (tricks << TRICKS) | (leader << LEADER);

/**
 * The trick, packed in one number, after one more card (`suit × 16 + rank`) by the seat to play: that card becomes the
 * best one if it leads, is higher in the suit of the best one, or trumps it.
 */
export function join(trump: number, trick: number, card: number): number {
  const suit = card >> 4;
  const after = trick + (1 << PLACE);
  const best = (after & ~BEST) | (seatIn(trick) << 6) | card;
  if (placeIn(trick) === 0) return best | (suit << 8);
  if (suit === bestSuit(trick)) return ((card & 15) > bestRank(trick) ? best : after) | BY_RANK;
  return suit === trump ? best : after;
}

/** Room for the moves of one seat, thirteen at most. */
const SPACE = 16;
/** Room for the moves of every seat from the first trick to the last. */
const MOVES = 14 * 8 * SPACE;

/** Where the moves of the seat to play begin. */
export const spaceOf = (trick: number): number => ((trick >> PLACE) & 0x7f) * SPACE;

/** Moves of every seat from the first trick to the last. */
export const moves = new Int32Array(MOVES);

/** The memory in place before a solver brings its own. */
const empty: Memory = openMemory(1 << 6);

/** The search under way; there is one at a time, since nothing interrupts it. */
export const search = {
  /** What the solver that is at work proved before. */
  memory: empty,
  /** The suit to try first at the next lead, −1 for none; after a lead that succeeds, its suit. */
  hint: -1,
  /** The trump suit, 4 for none. */
  trump: 4,
  /** Starts of tricks visited. */
  nodes: 0,
  /** How many starts of tricks may be visited. */
  limit: 0,
};

export const isExhausted = (): boolean => search.nodes > search.limit;

/** Bits of one suit in a word of two. */
const HALF = 13;

/**
 * The cards that mattered to the last answer: clubs and diamonds, hearts and spades. The answer holds
 * whoever has the cards below the lowest of them in each suit, if the lengths stay.
 */
export const proof = new Int32Array(ROOM);

export function clearProof(): void {
  proof[0] = 0;
  proof[1] = 0;
}

/** Adds cards of a suit to those on which the proof rests, two suits in each word. */
export function mark(suit: number, set: number): void {
  const half = suit >> 1;
  proof[half] = (proof[half] ?? 0) | (set << ((suit & 1) * HALF));
}

/** The cards of a suit among those that mattered. */
export const markedIn = (suit: number): number =>
  ((proof[suit >> 1] ?? 0) >> ((suit & 1) * HALF)) & 0x1fff;
