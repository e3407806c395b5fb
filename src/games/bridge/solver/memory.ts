/**
 * The transposition table: what earlier searches proved, keyed by shape (the sixteen lengths and who
 * leads) and, within a shape, by the owners of the top cards that mattered. An entry holds for every
 * ending of its shape with the same owners at the top, whatever the low cards and whatever the deal.
 * Entries do not name the trump suit: a table serves one at a time. `entries.ts` stores them.
 */
import {
  bestKnown,
  type Entries,
  factsOf,
  isFull,
  NOTHING,
  openEntries,
  replaceable,
  settledBy,
  signOf,
  spaceIn,
  takeNext,
  write,
} from './entries.ts';

/** Words of a shape: two that name it, its newest block, generation and suit last led with success. */
const SHAPE = 4;
const FIRST = 2;
const STAMP = 3;
/** Entries per shape. */
const CROWD = 4;

export interface Memory extends Entries {
  /** Places hashed by shape. */
  readonly shapes: Int32Array;
  generation: number;
  shapesUsed: number;
}

/** `size`: how many entries it holds before it is cleared; a power of two. */
export const openMemory = (size: number): Memory => ({
  ...openEntries(size),
  shapes: new Int32Array((size / CROWD) * SHAPE),
  generation: 1,
  shapesUsed: 0,
});

/** Forgets everything in constant time. */
export function wipe(memory: Memory): void {
  memory.generation++;
  memory.shapesUsed = 0;
  memory.blocksUsed = 0;
}

/** Sets the shape of the ending to ask about or to keep. */
export function askShape({ asked }: Memory, first: number, second: number): void {
  asked[0] = first;
  asked[1] = second;
}

/** Sets the owners of each suit in that ending. */
export function askOwners(
  { asked }: Memory,
  clubs: number,
  diamonds: number,
  hearts: number,
  spades: number,
): void {
  asked[2] = clubs;
  asked[3] = diamonds;
  asked[4] = hearts;
  asked[5] = spades;
  asked[6] = signOf(clubs, diamonds, hearts, spades);
}

/** The place of the shape asked about, or a free one for it. */
export function placeOf({ shapes, asked, generation }: Memory): number {
  const last = shapes.length / SHAPE - 1;
  const first = asked[0] ?? 0;
  const second = asked[1] ?? 0;
  let at = hash(first, second) & last;
  for (;;) {
    const place = at * SHAPE;
    if ((shapes[place + STAMP] ?? 0) >> 3 !== generation) return place;
    if (shapes[place] === first && shapes[place + 1] === second) return place;
    at = (at + 1) & last;
  }
}

function hash(first: number, second: number): number {
  const mixed = Math.imul(first ^ (first >>> 15), 0x2c1b3c6d) ^ Math.imul(second, 0x297a2d39);
  return Math.imul(mixed ^ (mixed >>> 13), 0x165667b1) >>> 7;
}

const isTaken = ({ shapes, generation }: Memory, place: number): boolean =>
  (shapes[place + STAMP] ?? 0) >> 3 === generation;

/** An entry of the shape at a place that settles whether the ending asked about gives `goal` tricks; 0: none. */
export const settled = (memory: Memory, place: number, goal: number): number =>
  isTaken(memory, place) ? settledBy(memory, memory.shapes[place + FIRST] ?? 0, goal) : NOTHING;

/** The suit last led with success from the shape at a place; −1 if none was. */
export const hintAt = (memory: Memory, place: number): number =>
  isTaken(memory, place) ? ((memory.shapes[place + STAMP] ?? 0) & 7) - 1 : -1;

/** Records that the ending asked about gives `least` to `most` tricks, and the best suit to lead. */
export function keep(
  memory: Memory,
  counts: number,
  least: number,
  most: number,
  hint: number,
): void {
  makeSpace(memory);
  const { shapes } = memory;
  const place = placeOf(memory);
  if (!isTaken(memory, place)) settle(memory, place);
  if (hint >= 0) shapes[place + STAMP] = (memory.generation << 3) | (hint + 1);
  const newest = shapes[place + FIRST] ?? 0;
  const facts = bestKnown(memory, newest, factsOf(counts, least, most));
  const old = replaceable(memory, newest, facts);
  const block = old === NOTHING ? spaceIn(memory, newest) : newest;
  shapes[place + FIRST] = block;
  write(memory, old === NOTHING ? takeNext(memory, block) : old, facts);
}

function makeSpace(memory: Memory): void {
  const space = memory.shapes.length / SHAPE;
  if (isFull(memory) || memory.shapesUsed * 4 >= space * 3) wipe(memory);
}

function settle(memory: Memory, place: number): void {
  const { shapes, asked } = memory;
  shapes[place] = asked[0] ?? 0;
  shapes[place + 1] = asked[1] ?? 0;
  shapes[place + FIRST] = NOTHING;
  shapes[place + STAMP] = memory.generation << 3;
  memory.shapesUsed++;
}
