/** What a search carries along: the cards, the transposition table and its buffers. */
import { type Board, openBoard } from './board.ts';
import { type Memory, openMemory } from './memory.ts';

/** Room for the moves of one seat: thirteen cards at most. */
const SPACE = 16;
const HALF = 13;

export interface Search {
  readonly board: Board;
  readonly memory: Memory;
  /**
   * The cards that mattered to the last answer: clubs and diamonds, hearts and spades. The answer
   * holds whoever has the cards below the lowest of them in each suit, if the lengths stay.
   */
  readonly proof: Int32Array;
  /** Moves of every seat from the first trick to the last. */
  readonly moves: Int32Array;
  /** The suit to try first at the next lead, −1 for none; after a lead that succeeds, its suit. */
  hint: number;
  /** A suit, or 4 for none. */
  trump: number;
  /** Beginnings of tricks looked at, and how many may be. */
  nodes: number;
  limit: number;
}

/** `size`: entries of its memory, a power of two. */
export const openSearch = (size: number): Search => ({
  board: openBoard(),
  memory: openMemory(size),
  proof: new Int32Array(2),
  moves: new Int32Array(14 * 4 * SPACE),
  hint: -1,
  trump: 4,
  nodes: 0,
  limit: Number.POSITIVE_INFINITY,
});

/** Where the moves begin of the seat at `place` of the trick with `tricks` to go. */
export const spaceOf = (tricks: number, place: number): number => (tricks * 4 + place) * SPACE;

export const isExhausted = (search: Search): boolean => search.nodes > search.limit;

export function clearProof({ proof }: Search): void {
  proof[0] = 0;
  proof[1] = 0;
}

/** Adds cards of a suit to those that mattered. */
export function mark({ proof }: Search, suit: number, set: number): void {
  const half = suit >> 1;
  proof[half] = (proof[half] ?? 0) | (set << ((suit & 1) * HALF));
}

/** The cards of a suit among those that mattered. */
export const marked = ({ proof }: Search, suit: number): number =>
  ((proof[suit >> 1] ?? 0) >> ((suit & 1) * HALF)) & 0x1fff;
