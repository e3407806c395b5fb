/**
 * What earlier searches proved, kept by shape (the sixteen lengths and who leads) and, under a
 * shape, by the owners of the top cards that mattered: an entry holds for every ending of its shape
 * with the same owners at the top, whatever the low cards are and whatever deal it came from. It
 * says no trump: one memory serves one trump at a time.
 */
const SHAPE = 4;
const ENTRY = 8;
const NOTHING = 0;
/** Top `n` cards of a suit in a word of owners. */
const MASKS = Int32Array.from({ length: 16 }, (_, n) =>
  n === 0 ? 0 : (0x3ffffff << (26 - 2 * n)) & 0x3ffffff,
);

export interface Memory {
  /** Hashed by shape: two words that name it, its first entry, the generation that wrote it. */
  readonly shapes: Int32Array;
  /** Owners by suit, counts of top cards, bounds, the next entry. */
  readonly entries: Int32Array;
  generation: number;
  shapesUsed: number;
  entriesUsed: number;
}

/** `size`: how many entries it holds before it is wiped and begins anew; a power of two. */
export const openMemory = (size: number): Memory => ({
  shapes: new Int32Array(size * SHAPE),
  entries: new Int32Array((size + 1) * ENTRY),
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

/** The first entry of a shape; 0 if there is none. */
export function entriesOf(memory: Memory, first: number, second: number): number {
  const { shapes } = memory;
  const place = placeOf(memory, first, second);
  return shapes[place + 3] === memory.generation ? (shapes[place + 2] ?? 0) : NOTHING;
}

/** Where a shape is, or else the free place it may take. */
function placeOf(memory: Memory, first: number, second: number): number {
  const { shapes, generation } = memory;
  const last = shapes.length / SHAPE - 1;
  let at = hash(first, second) & last;
  for (;;) {
    const place = at * SHAPE;
    if (shapes[place + 3] !== generation) return place;
    if (shapes[place] === first && shapes[place + 1] === second) return place;
    at = (at + 1) & last;
  }
}

function hash(first: number, second: number): number {
  const mixed = Math.imul(first ^ (first >>> 15), 0x2c1b3c6d) ^ Math.imul(second, 0x297a2d39);
  return Math.imul(mixed ^ (mixed >>> 13), 0x165667b1) >>> 7;
}

/**
 * The most general entry among `from`, its sisters and all that refine them that fits the owners
 * and settles whether `goal` can be had; 0 if none does.
 */
export function settled(
  memory: Memory,
  from: number,
  clubs: number,
  diamonds: number,
  hearts: number,
  spades: number,
  goal: number,
): number {
  const { entries } = memory;
  for (let entry = from; entry !== NOTHING; entry = entries[entry + 6] ?? 0) {
    const counts = entries[entry + 4] ?? 0;
    if (((entries[entry] ?? 0) ^ clubs) & (MASKS[counts & 15] ?? 0)) continue;
    if (((entries[entry + 1] ?? 0) ^ diamonds) & (MASKS[(counts >> 4) & 15] ?? 0)) continue;
    if (((entries[entry + 2] ?? 0) ^ hearts) & (MASKS[(counts >> 8) & 15] ?? 0)) continue;
    if (((entries[entry + 3] ?? 0) ^ spades) & (MASKS[counts >> 12] ?? 0)) continue;
    const bounds = entries[entry + 5] ?? 0;
    if ((bounds & 15) >= goal || bounds >>> 4 < goal) return entry;
    const child = entries[entry + 7] ?? 0;
    if (child === NOTHING) continue;
    const found = settled(memory, child, clubs, diamonds, hearts, spades, goal);
    if (found !== NOTHING) return found;
  }
  return NOTHING;
}

/** Whether an entry says that at least `goal` tricks are there. */
export const reaches = (memory: Memory, entry: number, goal: number): boolean =>
  ((memory.entries[entry + 5] ?? 0) & 15) >= goal;

/** How many top cards of each suit an entry asks about, four bits a suit. */
export const countsOf = (memory: Memory, entry: number): number => memory.entries[entry + 4] ?? 0;

/** Keeps that an ending of this shape and these owners gives `least` to `most` tricks. */
export function keep(
  memory: Memory,
  first: number,
  second: number,
  clubs: number,
  diamonds: number,
  hearts: number,
  spades: number,
  counts: number,
  least: number,
  most: number,
): void {
  makeRoom(memory);
  const { shapes, entries } = memory;
  const place = placeOf(memory, first, second);
  if (shapes[place + 3] !== memory.generation) settle(memory, place, first, second);
  const entry = (memory.entriesUsed + 1) * ENTRY;
  entries[entry] = clubs & (MASKS[counts & 15] ?? 0);
  entries[entry + 1] = diamonds & (MASKS[(counts >> 4) & 15] ?? 0);
  entries[entry + 2] = hearts & (MASKS[(counts >> 8) & 15] ?? 0);
  entries[entry + 3] = spades & (MASKS[counts >> 12] ?? 0);
  entries[entry + 4] = counts;
  entries[entry + 5] = least | (most << 4);
  entries[entry + 7] = NOTHING;
  if (hang(entries, shapes, place + 2, entry)) memory.entriesUsed++;
}

/**
 * Hangs an entry into the tree: under whatever is more general, over whatever it refines. False if
 * one that asks the same took it in.
 */
function hang(entries: Int32Array, words: Int32Array, link: number, entry: number): boolean {
  const general = coverOf(entries, words[link] ?? 0, entry);
  if (general === NOTHING) return adopt(entries, words, link, entry);
  if (entries[general + 4] === entries[entry + 4]) {
    narrow(entries, general, entry);
    return false;
  }
  narrow(entries, entry, general);
  return hang(entries, entries, general + 7, entry);
}

/** The first of some sisters that is more general than the entry, or asks the same. */
function coverOf(entries: Int32Array, eldest: number, entry: number): number {
  let sister = eldest;
  while (sister !== NOTHING && !covers(entries, sister, entry)) sister = entries[sister + 6] ?? 0;
  return sister;
}

/** Whether the first entry asks of nothing but what the second asks too, and the same of it. */
function covers(entries: Int32Array, general: number, special: number): boolean {
  const few = entries[general + 4] ?? 0;
  const many = entries[special + 4] ?? 0;
  for (let suit = 0; suit < 4; suit++) {
    const asked = (few >> (suit * 4)) & 15;
    if (asked > ((many >> (suit * 4)) & 15)) return false;
    if (((entries[general + suit] ?? 0) ^ (entries[special + suit] ?? 0)) & (MASKS[asked] ?? 0))
      return false;
  }
  return true;
}

/** Tightens the bounds of an entry by those of another that holds for it. */
function narrow(entries: Int32Array, entry: number, by: number): void {
  const mine = entries[entry + 5] ?? 0;
  const other = entries[by + 5] ?? 0;
  const least = Math.max(mine & 15, other & 15);
  const most = Math.min(mine >>> 4, other >>> 4);
  entries[entry + 5] = least | (most << 4);
}

/** Puts an entry first of its sisters; those that it covers become its children. */
function adopt(entries: Int32Array, words: Int32Array, link: number, entry: number): true {
  let before = entry + 6;
  let sister = words[link] ?? 0;
  while (sister !== NOTHING) {
    const following = entries[sister + 6] ?? 0;
    if (covers(entries, entry, sister)) {
      entries[sister + 6] = entries[entry + 7] ?? 0;
      entries[entry + 7] = sister;
    } else {
      entries[before] = sister;
      before = sister + 6;
    }
    sister = following;
  }
  entries[before] = NOTHING;
  words[link] = entry;
  return true;
}

function makeRoom(memory: Memory): void {
  const size = memory.shapes.length / SHAPE;
  if (memory.entriesUsed >= size || memory.shapesUsed * 4 >= size * 3) wipe(memory);
}

function settle(memory: Memory, place: number, first: number, second: number): void {
  const { shapes } = memory;
  shapes[place] = first;
  shapes[place + 1] = second;
  shapes[place + 2] = NOTHING;
  shapes[place + 3] = memory.generation;
  memory.shapesUsed++;
}
