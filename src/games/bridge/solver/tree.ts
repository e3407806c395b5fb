/**
 * Entries of the memory under one shape, as a tree in one array: sisters ask of different cards,
 * children refine their mother. Eight words an entry: the owners of each suit's top cards, its
 * facts, its sign, and two links.
 */
export const ENTRY = 8;
export const FACTS = 4;
export const SIGN = 5;
export const NEXT = 6;
export const CHILD = 7;
/** No entry: links are places in the array, and none is kept at 0. */
export const NOTHING = 0;

const COUNTS = 0xffff;
const table = (of: (count: number) => number): Int32Array =>
  Int32Array.from({ length: 16 }, (_, count) => of(count));

/** The bits of a suit's owners that belong to its `count` top cards. */
export const MASKS = table((count) =>
  count === 0 ? 0 : (0x3ffffff << (26 - 2 * count)) & 0x3ffffff,
);
/** Of the two owners that a sign shows of a suit, those of its `count` top cards. */
const SIGNS = table((count) => (count === 0 ? 0 : count === 1 ? 12 : 15));

/** The owners of the two highest cards of each suit, four bits a suit: most misfits show there. */
export const signOf = (clubs: number, diamonds: number, hearts: number, spades: number): number =>
  (clubs >>> 22) |
  ((diamonds >>> 18) & 0xf0) |
  ((hearts >>> 14) & 0xf00) |
  ((spades >>> 10) & 0xf000);

/** A sign, and above it what of it is asked about by an entry with these counts. */
export function signFor(sign: number, counts: number): number {
  let mask = 0;
  for (let suit = 0; suit < 4; suit++)
    mask |= (SIGNS[(counts >> (suit * 4)) & 15] ?? 0) << (suit * 4);
  return (mask << 16) | (sign & mask);
}

/** Facts: the number of top cards asked about, four bits a suit, and bounds of the tricks. */
export const pack = (counts: number, least: number, most: number): number =>
  counts | (least << 16) | (most << 20);

/** How many top cards of each suit an entry asks about. */
export const countsOf = (entries: Int32Array, entry: number): number =>
  (entries[entry + FACTS] ?? 0) & COUNTS;

/** Whether an entry says that at least `goal` tricks are there. */
export const reaches = (entries: Int32Array, entry: number, goal: number): boolean =>
  (((entries[entry + FACTS] ?? 0) >> 16) & 15) >= goal;

/**
 * Hangs an entry under whatever is more general and over whatever it refines, `words[link]` being
 * the eldest sister. False if one that asks the same took it in.
 */
export function hang(entries: Int32Array, words: Int32Array, link: number, entry: number): boolean {
  const general = coverOf(entries, words[link] ?? 0, entry);
  if (general === NOTHING) return adopt(entries, words, link, entry);
  if (countsOf(entries, general) === countsOf(entries, entry)) {
    narrow(entries, general, entry);
    return false;
  }
  narrow(entries, entry, general);
  return hang(entries, entries, general + CHILD, entry);
}

/** The first of some sisters that is more general than the entry, or asks the same. */
function coverOf(entries: Int32Array, eldest: number, entry: number): number {
  let sister = eldest;
  while (sister !== NOTHING && !covers(entries, sister, entry))
    sister = entries[sister + NEXT] ?? 0;
  return sister;
}

/** Whether the first entry asks of nothing but what the second asks too, and the same of it. */
function covers(entries: Int32Array, general: number, special: number): boolean {
  const shown = entries[general + SIGN] ?? 0;
  const mask = shown >>> 16;
  const other = entries[special + SIGN] ?? 0;
  if ((mask & ~(other >>> 16)) !== 0 || ((shown ^ other) & mask) !== 0) return false;
  const few = countsOf(entries, general);
  const many = countsOf(entries, special);
  for (let suit = 0; suit < 4; suit++) {
    const top = (few >> (suit * 4)) & 15;
    if (top > ((many >> (suit * 4)) & 15)) return false;
    const differ = (entries[general + suit] ?? 0) ^ (entries[special + suit] ?? 0);
    if (differ & (MASKS[top] ?? 0)) return false;
  }
  return true;
}

/** Tightens the bounds of an entry by those of another that holds for it. */
function narrow(entries: Int32Array, entry: number, by: number): void {
  const mine = entries[entry + FACTS] ?? 0;
  const other = entries[by + FACTS] ?? 0;
  const least = Math.max((mine >> 16) & 15, (other >> 16) & 15);
  const most = Math.min(mine >> 20, other >> 20);
  entries[entry + FACTS] = pack(mine & COUNTS, least, most);
}

/** Puts an entry first of its sisters; those that it covers become its children. */
function adopt(entries: Int32Array, words: Int32Array, link: number, entry: number): true {
  let before = entry + NEXT;
  let sister = words[link] ?? 0;
  while (sister !== NOTHING) {
    const following = entries[sister + NEXT] ?? 0;
    if (covers(entries, entry, sister)) {
      entries[sister + NEXT] = entries[entry + CHILD] ?? 0;
      entries[entry + CHILD] = sister;
    } else {
      entries[before] = sister;
      before = sister + NEXT;
    }
    sister = following;
  }
  entries[before] = NOTHING;
  words[link] = entry;
  return true;
}
