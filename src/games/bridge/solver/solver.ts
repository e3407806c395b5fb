/**
 * Double dummy: the result of a deal when everyone sees all cards and nobody errs. A solver solves one
 * position after another and remembers what it proved while the trump suit stays the same, for other
 * leaders, later positions of the deal and other deals. What it remembers changes the work, never the
 * answers, so `solveTricks`, `solveCards` and `solveTable` share one. To limit the work, open another.
 */
import {
  isExhausted,
  join,
  moves as listed,
  openTrick,
  placeIn,
  SUITS,
  search,
  seatIn,
  setBoard,
  size,
  spaceOf,
  tricksIn,
} from './board.ts';
import { openMemory, wipe } from './memory.ts';
import { cardOf, highOf, listMoves, lowOf } from './moves.ts';
import { choose, lead, play } from './search.ts';

/** Sets of 13 bits, the two lowest: seats N E S W by suits C D H S. */
export type Hands = readonly (readonly number[])[];

export interface Position {
  readonly hands: Hands;
  /** Suit 0–3 of C D H S, 4 for notrump. */
  readonly trump: number;
  /** Who leads, or led, to the trick under way. */
  readonly leader: number;
  /** Cards played to it so far, up to three, as `suit × 13 + rank`; they are in no hand any more. */
  readonly trick: readonly number[];
}

interface CardTricks {
  readonly card: number;
  readonly tricks: number;
}

/** Tricks by strain C D H S N, each by declarer N E S W. */
export type Table = readonly (readonly number[])[];

/**
 * A `budget` limits how many starts of tricks may be visited; a search that needs more returns
 * undefined. That depends on the memory, so a decision that must be repeatable calls `forget` first.
 */
export interface Solver {
  /**
   * How many of the tricks not yet complete North and South take, the current one included (its cards
   * are in `trick`, no longer in `hands`).
   */
  readonly tricks: (position: Position, budget?: number) => number | undefined;
  /**
   * For every card the seat to play may play, in canonical order, how many of the tricks not yet
   * complete its side then takes, the current one included.
   */
  readonly cards: (position: Position, budget?: number) => readonly CardTricks[] | undefined;
  /** The tricks each seat takes as declarer (its left leads). */
  readonly table: (hands: Hands) => Table;
  readonly forget: () => void;
  /** Starts of tricks visited for the last answer. */
  readonly spent: () => number;
}

/** Two million entries: about 70 megabytes, allocated as they are used. */
const SIZE = 1 << 21;
const RANKS = 13;
const NS_THEN_EW = [0, 2, 1, 3] as const;
const STRAINS = [0, 1, 2, 3, 4] as const;

export function openSolver(size: number = SIZE): Solver {
  const memory = openMemory(size);
  let spent = 0;
  const ask = <T>(answer: () => T): T | undefined => {
    search.memory = memory;
    const found = answer();
    spent = search.nodes;
    return isExhausted() ? undefined : found;
  };
  return {
    tricks: (position, budget) => ask(() => tricksOf(setUp(position, budget), position)),
    cards: (position, budget) => ask(() => cardsOf(setUp(position, budget), position)),
    table: (hands) => ask(() => tableOf(hands)) ?? [],
    forget: () => wipe(memory),
    spent: () => spent,
  };
}

let shared: Solver | undefined;

function solver(): Solver {
  shared ??= openSolver();
  return shared;
}

export const solveTricks = (position: Position): number => solver().tricks(position) ?? 0;
export const solveCards = (position: Position): readonly CardTricks[] =>
  solver().cards(position) ?? [];
export const solveTable = (hands: Hands): Table => solver().table(hands);

function start(hands: Hands, budget = Number.POSITIVE_INFINITY): void {
  setBoard(hands);
  search.nodes = 0;
  search.hint = -1;
  search.limit = budget;
}

/** Returns the trick under way. */
function setUp({ hands, trump, leader, trick }: Position, budget?: number): number {
  start(hands, budget);
  takeTrump(trump);
  const seat = (leader + trick.length) & 3;
  return trick
    .map((card) => (Math.floor(card / RANKS) << 4) | (card % RANKS))
    .reduce(
      (joined, card) => join(trump, joined, card),
      openTrick(sizeOf(hands[seat] ?? []), leader),
    );
}

/** The memory serves one trump suit at a time. */
function takeTrump(trump: number): void {
  const { memory } = search;
  if (memory.trump !== trump) wipe(memory);
  memory.trump = trump;
  search.trump = trump;
}

const sizeOf = (hand: readonly number[]): number => hand.reduce((sum, set) => sum + size(set), 0);

const reaches = (trick: number, goal: number): boolean =>
  placeIn(trick) === 0 ? lead(tricksIn(trick), seatIn(trick), goal) : choose(trick, goal);

/** The most tricks available, up to `most`, found by trying one goal after another from `guess`. */
function mostHad(most: number, guess: number, canHave: (goal: number) => boolean): number {
  let low = 0;
  let high = most;
  let goal = Math.max(1, Math.min(most, Math.round(guess)));
  while (low < high) {
    const had = canHave(goal);
    if (had) low = goal;
    else high = goal - 1;
    goal = had ? low + 1 : high;
  }
  return low;
}

/** What each trump more than the others have is worth in tricks, about. */
const TRUMP = 1 / 2;

/** A first guess: the share of the high cards that North and South hold, and the trumps they hold more. */
function guessOf(hands: Hands, trump: number, tricks: number): number {
  const [north = 0, east = 0, south = 0, west = 0] = hands.map((suits) =>
    suits.reduce((sum, set) => sum + weightOf(set), 0),
  );
  const all = north + south + east + west;
  const share = all === 0 ? 0 : (tricks * (north + south)) / all;
  const more = hands.reduce((sum, suits, seat) => {
    const trumps = size(suits[trump] ?? 0);
    return (seat & 1) === 0 ? sum + trumps : sum - trumps;
  }, 0);
  return share + TRUMP * more;
}

/** Ace 4 to jack 1. */
const weightOf = (set: number): number =>
  [9, 10, 11, 12].reduce((sum, rank) => sum + ((set >> rank) & 1) * (rank - 8), 0);

function tricksOf(trick: number, { hands, trump }: Position): number {
  const most = tricksIn(trick);
  return mostHad(most, guessOf(hands, trump, most), (goal) => reaches(trick, goal));
}

function cardsOf(trick: number, { hands, trump }: Position): readonly CardTricks[] {
  const [seat, tricks] = [seatIn(trick), tricksIn(trick)];
  if (tricks === 0) return [];
  const moves = [...listed.subarray(spaceOf(trick), listMoves(trick))].sort((a, b) => b - a);
  let guess = guessOf(hands, trump, tricks);
  const results = moves.flatMap((move) => {
    guess = mostHad(tricks, guess, (goal) => play(trick, goal, cardOf(move)));
    const own = (seat & 1) === 0 ? guess : tricks - guess;
    return neighbours(hands[seat] ?? [], move).map((card) => ({ card, tricks: own }));
  });
  return results.sort((a, b) => a.card - b.card);
}

/** The cards of a hand that a move stands for. */
function neighbours(hand: readonly number[], move: number): readonly number[] {
  const suit = cardOf(move) >> 4;
  const set = hand[suit] ?? 0;
  return Array.from({ length: highOf(move) - lowOf(move) + 1 }, (_, i) => lowOf(move) + i)
    .filter((rank) => (set >> rank) & 1)
    .map((rank) => suit * RANKS + rank);
}

/** How far the guesses of the strains before were off shows how far the next may be. */
function tableOf(hands: Hands): Table {
  start(hands);
  const tricks = sizeOf(hands[0] ?? []);
  let off = 0;
  return STRAINS.map((trump, before) => {
    const guess = guessOf(hands, trump, tricks);
    const row = rowOf(trump, tricks, guess + off / (before + 1));
    off += (row[0] ?? 0) - guess;
    return row;
  });
}

/** One strain; what one leader allows is the best guess for the next. */
function rowOf(trump: number, tricks: number, first: number): readonly number[] {
  takeTrump(trump);
  const row = new Array<number>(SUITS).fill(0);
  let guess = first;
  for (const declarer of NS_THEN_EW) {
    guess = mostHad(tricks, guess, (goal) => lead(tricks, (declarer + 1) & 3, goal));
    row[declarer] = (declarer & 1) === 0 ? guess : tricks - guess;
  }
  return row;
}
