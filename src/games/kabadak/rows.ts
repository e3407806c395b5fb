/**
 * Cards and rows of Kabadak: what a set, a run and a Kabadak are, what the top two cards of a row
 * say, and which cards of a hand can be laid where. A suit is eight cards side by side, so the
 * neighbours of a card in its suit are the numbers next to it.
 */
import { type Card, FRENCH_32 } from '../../cards/pack.ts';
import {
  type CardSet,
  cardsOf,
  difference,
  EMPTY,
  full,
  has,
  setOf,
  size,
} from '../../cards/set.ts';

export const pack = FRENCH_32;
export const DECK = full(pack.order.length);
export const RANKS = pack.ranks;
export const SUITS = pack.order.length / RANKS;
const SUIT_SHIFT = Math.log2(RANKS);

/** A row, from bottom to top. */
export type Row = readonly Card[];
export type Lists = readonly (readonly Card[])[];

const LOSSES: Readonly<Record<string, number>> = { A: 11, K: 10, Q: 10, J: 10, T: 10 };
export const LOSS_OF: readonly number[] = pack.tokens.map(
  (token) => LOSSES[token.charAt(0)] ?? Number(token.charAt(0)),
);

export const rankOf = (card: Card): number => card & (RANKS - 1);
export const suitOf = (card: Card): number => card >> SUIT_SHIFT;
export const areSameRank = (a: Card, b: Card): boolean => rankOf(a) === rankOf(b);
/** Whether two cards are of one suit with no rank between; ace and seven are no neighbours. */
export const areNeighbours = (a: Card, b: Card): boolean =>
  suitOf(a) === suitOf(b) && (a - b === 1 || b - a === 1);

export const isSet = (cards: readonly Card[]): boolean =>
  cards.every((card) => areSameRank(card, cards[0] ?? card));

/** Whether the cards go on from `before` to `from` in the same direction, one by one. */
export function goesOn(before: Card, from: Card, cards: readonly Card[]): boolean {
  const step = from - before;
  return cards.every((card, i) => card - from === step * (i + 1) && suitOf(card) === suitOf(from));
}

export const isRun = (cards: readonly Card[]): boolean => {
  const [bottom = 0, second = 0, ...rest] = cards;
  return cards.length > 1 && areNeighbours(bottom, second) && goesOn(bottom, second, rest);
};

export const topOf = (row: Row): Card => row[row.length - 1] ?? 0;
export const secondFromTop = (row: Row): Card => row[row.length - 2] ?? 0;
/** KAB-6: a row is a set or a run by its top two cards. */
export const isNowSet = (row: Row): boolean => areSameRank(secondFromTop(row), topOf(row));

const ofRank = (rank: string): CardSet =>
  setOf(pack.order.filter((card) => pack.faces[card]?.rank === rank));
export const ACES = ofRank('A');
export const KINGS = ofRank('K');
export const QUEENS = ofRank('Q');
export const JACKS = ofRank('J');
const KABADAK_SIZE = 7;

/** Whether a hand holds a Kabadak (KAB-14). */
export const holdsKabadak = (hand: CardSet): boolean =>
  size(hand & ACES) >= 3 &&
  size(hand & KINGS) >= 2 &&
  (hand & QUEENS) !== EMPTY &&
  (hand & JACKS) !== EMPTY;

/** The cards of a hand that make its Kabadak, aces first; more of a rank are left out. */
export function kabadakIn(hand: CardSet): readonly Card[] {
  const held = (rank: CardSet): readonly Card[] => cardsOf(hand & rank);
  return [
    ...held(ACES).slice(0, 3),
    ...held(KINGS).slice(0, 2),
    ...held(QUEENS).slice(0, 1),
    ...held(JACKS).slice(0, 1),
  ];
}

/** Whether a hand is a Kabadak of seven cards and nothing else (KAB-15). */
export const isBareKabadak = (hand: CardSet): boolean =>
  size(hand) === KABADAK_SIZE && holdsKabadak(hand);

/** The lowest card of every suit. */
export const LOWEST = setOf(Array.from({ length: SUITS }, (_, suit) => suit * RANKS));

/** The suits of a rank held in `hand`, as four bits. */
function suitsHeld(hand: CardSet, rank: number): number {
  const bits = (hand >>> rank) & LOWEST;
  return (bits | (bits >>> 7) | (bits >>> 14) | (bits >>> 21)) & 15;
}

const SUIT_BITS = 2 ** RANKS - 1;

/** The ranks of which a hand holds at least two or at least three, as bits. */
export function ranksIn(hand: CardSet, least: number): number {
  const a = hand & SUIT_BITS;
  const b = (hand >>> RANKS) & SUIT_BITS;
  const c = (hand >>> (2 * RANKS)) & SUIT_BITS;
  const d = hand >>> (3 * RANKS);
  if (least === 3) return (a & b & (c | d)) | (c & d & (a | b));
  return (a & b) | (c & d) | ((a | b) & (c | d));
}

/** The cards that have an equal in the hand. */
export const inPairs = (hand: CardSet): CardSet => hand & (ranksIn(hand, 2) * LOWEST);

/** The cards with which a run of three may begin. */
const BEGINNINGS = (SUIT_BITS >> 2) * LOWEST;

/** The lowest cards of runs of three in a hand. */
export const runsFrom = (hand: CardSet): CardSet => hand & (hand >>> 1) & (hand >>> 2) & BEGINNINGS;

const bitsOf = (mask: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, bit) => bit).filter((bit) => has(mask, bit));

/** Every choice of at least `least` cards of a rank in the suits `held`, once for each top card. */
const setsAmong = (rank: number, held: number, least: number): Lists =>
  Array.from({ length: held + 1 }, (_, mask) => mask)
    .filter((mask) => (mask & held) === mask && size(mask) >= least)
    .flatMap((mask) => {
      const cards = bitsOf(mask, SUITS).map((suit) => suit * RANKS + rank);
      return cards.map((top) => [...cards.filter((card) => card !== top), top]);
    });

/** Every run of at least three among the ranks `held` of a suit, rising and falling. */
const runsAmong = (suit: number, held: number): Lists =>
  bitsOf(held, RANKS).flatMap((low) => {
    const runs: Card[][] = [];
    for (let high = low + 1; high < RANKS && has(held, high); high++) {
      const rising = Array.from({ length: high - low + 1 }, (_, i) => suit * RANKS + low + i);
      if (rising.length >= 3) runs.push(rising, rising.toReversed());
    }
    return runs;
  });

const choiceLists = <T>(count: number, entry: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => entry(index));

/** The runs that begin with a card and go on to the end of its suit: one card, two cards, and so on. */
const prefixes = (from: Card, step: 1 | -1): Lists => {
  const rank = rankOf(from);
  return choiceLists(step === 1 ? RANKS - rank : rank + 1, (last) =>
    choiceLists(last + 1, (i) => from + step * i),
  );
};
const RISING = pack.order.map((card) => prefixes(card, 1));
const FALLING = pack.order.map((card) => prefixes(card, -1));
const NONE: Lists = [];
/** Every card alone. */
export const SINGLES: Lists = pack.order.map((card) => [card]);

const unmade = (count: number): (Lists | undefined)[] => Array(count).fill(undefined);

// Every list is made when it is first asked for: a program may never ask.
/** Sets by least size, rank and suits held, of which there are sixteen choices. */
const SETS = unmade(SUITS * RANKS * 16);
/** Runs by suit and ranks held, of which there are 256 choices. */
const RUNS = unmade(SUITS * 256);

/** The sets of at least `least` cards in a hand, one for each choice of top card; `least` below 4. */
export function setsIn(hand: CardSet, rank: number, least: number): Lists {
  const held = suitsHeld(hand, rank);
  const at = 16 * (RANKS * least + rank) + held;
  const known = SETS[at];
  if (known !== undefined) return known;
  const sets = setsAmong(rank, held, least);
  SETS[at] = sets;
  return sets;
}

/** The runs of three or more in a hand, each in both directions. */
export function runsIn(hand: CardSet, suit: number): Lists {
  const held = (hand >>> (suit * RANKS)) & 255;
  const at = 256 * suit + held;
  const known = RUNS[at];
  if (known !== undefined) return known;
  const runs = runsAmong(suit, held);
  RUNS[at] = runs;
  return runs;
}

/** KAB-8: the continuations of a run that goes from `under` to `top`: one card, two cards, and so on. */
export function continuations(under: Card, top: Card): Lists {
  const step = top - under;
  const next = top + step;
  if (next < 0 || next >= pack.order.length || suitOf(next) !== suitOf(top)) return NONE;
  return (step === 1 ? RISING : FALLING)[next] ?? NONE;
}

/** The neighbours of each card in its suit. */
export const NEIGHBOURS: readonly CardSet[] = pack.order.map((card) =>
  setOf(pack.order.filter((other) => areNeighbours(card, other))),
);
/** The other cards of each card's rank. */
export const EQUALS: readonly CardSet[] = pack.order.map((card) =>
  difference(setOf(pack.order.filter((other) => areSameRank(card, other))), 1 << card),
);

/** Every single card that may be laid on a row whose top two cards these are. */
export function joiners(under: Card, top: Card): CardSet {
  const equal = EQUALS[top] ?? EMPTY;
  const near = NEIGHBOURS[top] ?? EMPTY;
  return equal | difference(near, 1 << under);
}

export const ALL_RANKS: readonly number[] = choiceLists(RANKS, (rank) => rank);
export const ALL_SUITS: readonly number[] = choiceLists(SUITS, (suit) => suit);
