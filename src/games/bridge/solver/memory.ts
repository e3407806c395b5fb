/**
 * What earlier searches proved, kept by shape (the sixteen lengths and who leads) and, under a
 * shape, by the owners of the top cards that mattered: an entry holds for every ending of its shape
 * with the same owners at the top, whatever the low cards are and whatever deal it came from. It
 * says no trump: one memory serves one trump at a time. How entries hang together is `tree.ts`.
 */
import {
  CHILD,
  ENTRY,
  FACTS,
  hang,
  MASKS,
  NEXT,
  NOTHING,
  pack,
  SIGN,
  signFor,
  signOf,
} from './tree.ts';

/** Words of a shape: two that name it, its first entry, generation and suit last led with success. */
const SHAPE = 4;
const FIRST = 2;
const STAMP = 3;
/** Entries for each shape there is room for. */
const CROWD = 4;

export interface Memory {
  /** Places hashed by shape. */
  readonly shapes: Int32Array;
  readonly entries: Int32Array;
  /** The ending asked about: its shape's two words, the owners of each suit, their sign. */
  readonly asked: Int32Array;
  generation: number;
  shapesUsed: number;
  entriesUsed: number;
}

/** `size`: how many entries it holds before it is wiped and begins anew; a power of two. */
export const openMemory = (size: number): Memory => ({
  shapes: new Int32Array((size / CROWD) * SHAPE),
  entries: new Int32Array((size + 2) * ENTRY),
  asked: new Int32Array(7),
  generation: 1,
  shapesUsed: 0,
  entriesUsed: 0,
});

/** Forgets everything, at no cost. */
export function wipe(memory: Memory): void {
  memory.generation++;
  memory.shapesUsed = 0;
  memory.entriesUsed = 0;
}

/** Puts the ending to ask about, or to keep something of: lengths and owners of each suit. */
export function ask(
  { asked }: Memory,
  first: number,
  second: number,
  clubs: number,
  diamonds: number,
  hearts: number,
  spades: number,
): void {
  asked[0] = first;
  asked[1] = second;
  asked[2] = clubs;
  asked[3] = diamonds;
  asked[4] = hearts;
  asked[5] = spades;
  asked[6] = signOf(clubs, diamonds, hearts, spades);
}

/** Where the shape asked about is, or else the free place it may take. */
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

/** The first entry of the shape at a place; 0 if there is none. */
export const entriesAt = (memory: Memory, place: number): number =>
  isTaken(memory, place) ? (memory.shapes[place + FIRST] ?? 0) : NOTHING;

/** The suit last led with success from the shape at a place; −1 if none was. */
export const hintAt = (memory: Memory, place: number): number =>
  isTaken(memory, place) ? ((memory.shapes[place + STAMP] ?? 0) & 7) - 1 : -1;

/**
 * The most general entry among `from`, its sisters and all that refine them that fits what is asked
 * and settles whether `goal` can be had; 0 if none does.
 */
export function settled(memory: Memory, from: number, goal: number): number {
  const { entries, asked } = memory;
  const sign = asked[6] ?? 0;
  const clubs = asked[2] ?? 0;
  const diamonds = asked[3] ?? 0;
  const hearts = asked[4] ?? 0;
  const spades = asked[5] ?? 0;
  for (let entry = from; entry !== NOTHING; entry = entries[entry + NEXT] ?? 0) {
    const shown = entries[entry + SIGN] ?? 0;
    if ((shown ^ sign) & (shown >>> 16)) continue;
    const facts = entries[entry + FACTS] ?? 0;
    if (((entries[entry] ?? 0) ^ clubs) & (MASKS[facts & 15] ?? 0)) continue;
    if (((entries[entry + 1] ?? 0) ^ diamonds) & (MASKS[(facts >> 4) & 15] ?? 0)) continue;
    if (((entries[entry + 2] ?? 0) ^ hearts) & (MASKS[(facts >> 8) & 15] ?? 0)) continue;
    if (((entries[entry + 3] ?? 0) ^ spades) & (MASKS[(facts >> 12) & 15] ?? 0)) continue;
    if (((facts >> 16) & 15) >= goal || facts >> 20 < goal) return entry;
    const child = entries[entry + CHILD] ?? 0;
    const found = child === NOTHING ? NOTHING : settled(memory, child, goal);
    if (found !== NOTHING) return found;
  }
  return NOTHING;
}

/** Keeps that the ending asked about gives `least` to `most` tricks, and the suit best led. */
export function keep(
  memory: Memory,
  counts: number,
  least: number,
  most: number,
  hint: number,
): void {
  makeRoom(memory);
  const { shapes, entries, asked } = memory;
  const place = placeOf(memory);
  if (!isTaken(memory, place)) settle(memory, place);
  if (hint >= 0) shapes[place + STAMP] = (memory.generation << 3) | (hint + 1);
  const entry = (memory.entriesUsed + 1) * ENTRY;
  for (let suit = 0; suit < 4; suit++)
    entries[entry + suit] = (asked[2 + suit] ?? 0) & (MASKS[(counts >> (suit * 4)) & 15] ?? 0);
  entries[entry + FACTS] = pack(counts, least, most);
  entries[entry + SIGN] = signFor(asked[6] ?? 0, counts);
  entries[entry + CHILD] = NOTHING;
  if (hang(entries, shapes, place + FIRST, entry)) memory.entriesUsed++;
}

function makeRoom(memory: Memory): void {
  const room = memory.shapes.length / SHAPE;
  if (memory.entriesUsed >= room * CROWD || memory.shapesUsed * 4 >= room * 3) wipe(memory);
}

function settle(memory: Memory, place: number): void {
  const { shapes, asked } = memory;
  shapes[place] = asked[0] ?? 0;
  shapes[place + 1] = asked[1] ?? 0;
  shapes[place + FIRST] = NOTHING;
  shapes[place + STAMP] = memory.generation << 3;
  memory.shapesUsed++;
}
