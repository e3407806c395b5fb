/**
 * Double dummy: the result of a deal when everyone sees all cards and nobody errs. A solver solves one
 * position after another and remembers what it proved while the trump suit stays the same, for other
 * leaders, later positions of the deal and other deals. What it remembers changes the work, never the
 * answers, so `solveTricks`, `solveCards` and `solveTable` share one. Who must limit the work opens another.
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
  spaceOf,
  suitSize,
  tricksToGo,
} from './board.ts';
import { openMemory, wipe } from './memory.ts';
import { cardOf, highOf, listMoves, lowOf } from './moves.ts';
import { canTake, choose, tryCard } from './search.ts';

/** The cards of the seats N E S W by the suits C D H S, each a set of 13 bits with the two in bit 0. */
export type SuitSets = readonly (readonly number[])[];

export interface SolverPosition {
  readonly hands: SuitSets;
  /** Suit 0–3 of C D H S, 4 for notrump. */
  readonly trump: number;
  /** Who leads, or led, to the trick under way. */
  readonly leader: number;
  /** Cards played to the trick under way, up to three, as `suit × 13 + rank`; no hand holds them any more. */
  readonly trick: readonly number[];
}

interface CardTricks {
  readonly card: number;
  readonly tricks: number;
}

/** Tricks by strain C D H S N, each by declarer N E S W. */
export type DoubleDummyTable = readonly (readonly number[])[];

/**
 * A `budget` limits how many starts of tricks may be visited; a search that needs more returns undefined.
 * How many are needed depends on the memory, so a decision that must be repeatable calls `forget` first.
 */
export interface Solver {
  /**
   * How many of the tricks not yet complete North and South take, the current one included (its cards
   * are in `trick`, no longer in `hands`).
   */
  readonly tricks: (position: SolverPosition, budget?: number) => number | undefined;
  /**
   * For every card the seat to play may play, in canonical order, how many of the tricks not yet
   * complete its side then takes, the current one included.
   */
  readonly cards: (position: SolverPosition, budget?: number) => readonly CardTricks[] | undefined;
  /** The tricks each seat takes as declarer, the seat to its left leading. */
  readonly table: (hands: SuitSets) => DoubleDummyTable;
  /** Empties the memory. */
  readonly forget: () => void;
  /** Starts of tricks visited for the last answer. */
  readonly spent: () => number;
}

/** The entries of a memory unless told otherwise: two million, about 70 megabytes, allocated as they are used. */
const SIZE = 1 << 21;
const RANKS = 13;
const NS_THEN_EW = [0, 2, 1, 3] as const;
const STRAINS = [0, 1, 2, 3, 4] as const;

/**
 * A double-dummy solver with a memory of its own of `size` entries. All solvers share one search, which answers one
 * question at a time.
 */
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
    cards: (position, budget) => ask(() => tricksByCard(setUp(position, budget), position)),
    table: (hands) => ask(() => solveStrains(hands)) ?? [],
    forget: () => wipe(memory),
    spent: () => spent,
  };
}

let shared: Solver | undefined;

/** The solver that all share, opened when it is first needed. */
function sharedSolver(): Solver {
  shared ??= openSolver();
  return shared;
}

/** Tricks of North and South, as `Solver.tricks`, by the shared solver. */
export const solveTricks = (position: SolverPosition): number =>
  sharedSolver().tricks(position) ?? 0;
export const solveCards = (position: SolverPosition): readonly CardTricks[] =>
  sharedSolver().cards(position) ?? [];
export const solveTable = (hands: SuitSets): DoubleDummyTable => sharedSolver().table(hands);

/**
 * Sets the shared search to a deal: no positions counted, nothing known of a good card, and at most `budget` positions.
 */
function start(hands: SuitSets, budget = Number.POSITIVE_INFINITY): void {
  setBoard(hands);
  search.nodes = 0;
  search.hint = -1;
  search.limit = budget;
}

/** Puts a position on the board and returns its trick under way. */
function setUp({ hands, trump, leader, trick }: SolverPosition, budget?: number): number {
  start(hands, budget);
  takeTrump(trump);
  const seat = (leader + trick.length) & 3;
  return trick
    .map((card) => (Math.floor(card / RANKS) << 4) | (card % RANKS))
    .reduce(
      (joined, card) => join(trump, joined, card),
      openTrick(handSize(hands[seat] ?? []), leader),
    );
}

/** Sets the trump suit. The memory serves one at a time and is emptied for another. */
function takeTrump(trump: number): void {
  const { memory } = search;
  if (memory.trump !== trump) wipe(memory);
  memory.trump = trump;
  search.trump = trump;
}

/** The tricks of a seat's side, when North and South take `ns` of `all`. */
export const sideTricks = (seat: number, ns: number, all: number): number =>
  (seat & 1) === 0 ? ns : all - ns;

/** How many cards a hand holds. */
const handSize = (hand: readonly number[]): number =>
  hand.reduce((sum, set) => sum + suitSize(set), 0);

/** Whether North and South take `goal` of the tricks not yet complete. */
const reaches = (trick: number, goal: number): boolean =>
  placeIn(trick) === 0 ? canTake(tricksToGo(trick), seatIn(trick), goal) : choose(trick, goal);

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

/** About how many tricks each trump is worth that a side has more than the other. */
const EXTRA_TRUMP = 1 / 2;

/** A first guess of the tricks of North and South: their share of the high cards, and the trumps they have more. */
function guessOf(hands: SuitSets, trump: number, tricks: number): number {
  const [north = 0, east = 0, south = 0, west = 0] = hands.map((suits) =>
    suits.reduce((sum, set) => sum + weightOf(set), 0),
  );
  const all = north + south + east + west;
  const share = all === 0 ? 0 : (tricks * (north + south)) / all;
  const more = hands.reduce((sum, suits, seat) => {
    const trumps = suitSize(suits[trump] ?? 0);
    return (seat & 1) === 0 ? sum + trumps : sum - trumps;
  }, 0);
  return share + EXTRA_TRUMP * more;
}

/** High-card points of a suit: from 4 for the ace to 1 for the jack. */
const weightOf = (set: number): number =>
  [9, 10, 11, 12].reduce((sum, rank) => sum + ((set >> rank) & 1) * (rank - 8), 0);

function tricksOf(trick: number, { hands, trump }: SolverPosition): number {
  const most = tricksToGo(trick);
  return mostHad(most, guessOf(hands, trump, most), (goal) => reaches(trick, goal));
}

/**
 * The tricks of the side to play after each card. Each search starts from the last card's result, and touching cards of
 * a suit are worth the same, so that one of them is tried.
 */
function tricksByCard(trick: number, { hands, trump }: SolverPosition): readonly CardTricks[] {
  const seat = seatIn(trick);
  const tricks = tricksToGo(trick);
  if (tricks === 0) return [];
  const moves = [...listed.subarray(spaceOf(trick), listMoves(trick))].sort((a, b) => b - a);
  let guess = guessOf(hands, trump, tricks);
  const results = moves.flatMap((move) => {
    guess = mostHad(tricks, guess, (goal) => tryCard(trick, goal, cardOf(move)));
    const own = sideTricks(seat, guess, tricks);
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

/** Solves every strain. How far the guesses of earlier strains were off shows how far the next may be. */
function solveStrains(hands: SuitSets): DoubleDummyTable {
  start(hands);
  const tricks = handSize(hands[0] ?? []);
  let off = 0;
  return STRAINS.map((trump, before) => {
    const guess = guessOf(hands, trump, tricks);
    const row = solveDeclarers(trump, tricks, guess + off / (before + 1));
    off += (row[0] ?? 0) - guess;
    return row;
  });
}

/** Solves one strain for every declarer; what one leader allows is the best guess for the next. */
function solveDeclarers(trump: number, tricks: number, first: number): readonly number[] {
  takeTrump(trump);
  const row = new Array<number>(SUITS).fill(0);
  let guess = first;
  for (const declarer of NS_THEN_EW) {
    guess = mostHad(tricks, guess, (goal) => canTake(tricks, (declarer + 1) & 3, goal));
    row[declarer] = sideTricks(declarer, guess, tricks);
  }
  return row;
}
