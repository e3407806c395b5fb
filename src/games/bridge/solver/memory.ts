/**
 * The transposition table: what earlier searches proved, by shape (the sixteen lengths and who leads)
 * and, within a shape, by the owners of the top cards that mattered. An entry holds for every ending of
 * its shape with the same owners at the top, whatever the low cards and whatever the deal. Entries do
 * not name the trump suit: a table serves one at a time; `entries.ts` says what they mean.
 *
 * A search mostly waits for this memory, so what is read together lies together: a shape and its first
 * entries are one line of a processor's cache; more entries are in blocks of lines, each twice as long as
 * the one before. Lines are handed out one after another, and the index that finds shapes grows with
 * their number.
 */
import { covers, DEEP, DEEPER, maskOf, ownerSign, packFacts, settles } from './entries.ts';

/** The place of no entry and no line: the first line is never used. */
export const NOTHING = 0;

const LINE = 16;
/** Words of an entry: the first sign, the bits of it that are asked about, the facts. */
const ENTRY = 3;
const FACTS = 2;
/**
 * A shape's line begins with the two words that name it, its newest block with the suit last led with
 * success plus 1 (three bits), and where its entries end; any other block with the one filled before it.
 * A block is named by its first word and, since that begins a line, its level in the lowest four bits.
 */
const NEWEST = 2;
const HINT_BITS = 3;
const HINT_MASK = (1 << HINT_BITS) - 1;
const LEVEL_MASK = LINE - 1;
const END = 3;
const FIRST = 4;
/** How many words of a block of each level are filled: whole entries behind its first word. */
const FILLED = Int32Array.from({ length: 7 }, (_, level) => {
  const words = LINE << level;
  return words - ((words - 1) % ENTRY);
});
/** A memory has one line for this many of the entries it is to hold. */
const ENTRIES_PER_LINE = 4;
/** How many places of the index are in use at first. */
const FEW = 1 << 12;

/** The ending asked about: its shape's two words, the owners of each suit, their first sign. */
const asked = new Int32Array(20);

export interface Memory {
  readonly lines: Int32Array;
  /** Beside an entry that asks about more: the second sign, its mask, the third sign. */
  readonly deeper: Int32Array;
  /** Lines of the shapes, by hash. */
  readonly index: Int32Array;
  /** The level of the longest blocks: an eighth of all lines at most. */
  readonly longest: number;
  /** The trump suit of all entries, 4 for none. */
  trump: number;
  /** The last place of the index in use. */
  last: number;
  /** How many places of the index are taken. */
  shapes: number;
  /** The next free line. */
  free: number;
}

/** A memory that holds about `size` entries before it is cleared; `size` is a power of two. */
export function openMemory(size: number): Memory {
  const words = (size / ENTRIES_PER_LINE) * LINE;
  const memory = {
    lines: new Int32Array(words),
    deeper: new Int32Array(words),
    index: new Int32Array(size / 2),
    longest: Math.min(FILLED.length - 1, 31 - Math.clz32(words / (8 * LINE))),
    trump: 4,
    last: 0,
    shapes: 0,
    free: 0,
  };
  memory.lines[NOTHING + END] = FIRST;
  wipe(memory);
  return memory;
}

/** Forgets everything. */
export function wipe(memory: Memory): void {
  memory.shapes = 0;
  memory.free = LINE;
  setIndex(memory, Math.min(FEW, memory.index.length));
}

function setIndex(memory: Memory, places: number): void {
  memory.last = places - 1;
  memory.index.fill(0, 0, places);
}

/** Sets the shape of the ending to ask about or to keep. */
export function askShape(first: number, second: number): void {
  asked[0] = first;
  asked[1] = second;
}

/** Sets the owners of each suit in the ending to ask about or to keep. */
export function askOwners(clubs: number, diamonds: number, hearts: number, spades: number): void {
  asked[2] = clubs;
  asked[3] = diamonds;
  asked[4] = hearts;
  asked[5] = spades;
  asked[6] = ownerSign(0, clubs, diamonds, hearts, spades);
}

/** The sign with this number of the ending asked about. */
const askedSign = (number: number): number =>
  ownerSign(number, asked[2] ?? 0, asked[3] ?? 0, asked[4] ?? 0, asked[5] ?? 0);

/** The place of the shape asked about; `NOTHING`, which holds no entries, if it has none. */
export function findShape(memory: Memory): number {
  const { lines, index, last } = memory;
  const first = asked[0] ?? 0;
  const second = asked[1] ?? 0;
  for (let at = hash(first, second) & last; ; at = (at + 1) & last) {
    const place = index[at] ?? NOTHING;
    if (place === NOTHING) return NOTHING;
    if (lines[place] === first && lines[place + 1] === second) return place;
  }
}

/** Spreads the two words that name a shape over the index, so that few shapes compete for a place. */
function hash(first: number, second: number): number {
  const mixed = Math.imul(first ^ (first >>> 15), 0x2c1b3c6d) ^ Math.imul(second, 0x297a2d39);
  return Math.imul(mixed ^ (mixed >>> 13), 0x165667b1) >>> 7;
}

/** Gives the shape asked about a place. */
function addShape(memory: Memory): number {
  if (memory.shapes * 2 > memory.last) grow(memory);
  const { lines } = memory;
  const place = takeBlock(memory, 0);
  lines[place] = asked[0] ?? 0;
  lines[place + 1] = asked[1] ?? 0;
  lines[place + NEWEST] = place << HINT_BITS;
  lines[place + END] = place + FIRST;
  memory.shapes++;
  enterShape(memory, place);
  return place;
}

/** Whether there may be no room for another shape or block of entries. */
const isFull = ({ lines, free, longest }: Memory): boolean =>
  free + (LINE << longest) > lines.length;

/** Takes the next free block of the memory; each level has lines twice as long as the one before. */
function takeBlock(memory: Memory, level: number): number {
  const block = memory.free;
  memory.free += LINE << level;
  return block;
}

/** Enters the shape at a place in the index. */
function enterShape({ lines, index, last }: Memory, place: number): void {
  let at = hash(lines[place] ?? 0, lines[place + 1] ?? 0) & last;
  while (index[at] !== NOTHING) at = (at + 1) & last;
  index[at] = place;
}

/** Doubles the index of the memory and enters everything again, once it is too full to find things fast. */
function grow(memory: Memory): void {
  const places = memory.index.slice(0, memory.last + 1);
  setIndex(memory, places.length * 2);
  for (const place of places) if (place !== NOTHING) enterShape(memory, place);
}

/** The entry of the shape at a place that settles whether the ending asked about gives `goal` tricks. */
export function findSettling(memory: Memory, place: number, goal: number): number {
  const { lines } = memory;
  const sign = asked[6] ?? 0;
  let newest = (lines[place + NEWEST] ?? 0) >> HINT_BITS;
  let end = lines[place + END] ?? 0;
  for (;;) {
    const block = newest & -LINE;
    for (let at = block === place ? block + FIRST : block + 1; at < end; at += ENTRY) {
      if (((lines[at] ?? 0) ^ sign) & (lines[at + 1] ?? 0)) continue;
      const facts = lines[at + FACTS] ?? 0;
      if (!settles(facts, goal) || (facts & DEEP && !hasSameOwners(memory, at, facts))) continue;
      return at;
    }
    if (block === place) return NOTHING;
    newest = lines[block] ?? 0;
    end = blockEnd(newest);
  }
}

/** Where the entries of a block end if it is full. */
const blockEnd = (block: number): number => (block & -LINE) + (FILLED[block & LEVEL_MASK] ?? 0);

/** Whether the ending asked about has the owners that an entry asks about beyond the first sign. */
function hasSameOwners(memory: Memory, at: number, facts: number): boolean {
  const { deeper } = memory;
  if (((deeper[at] ?? 0) ^ askedSign(1)) & (deeper[at + 1] ?? 0)) return false;
  if (!(facts & DEEPER)) return true;
  return (((deeper[at + 2] ?? 0) ^ askedSign(2)) & maskOf(2, facts)) === 0;
}

export const factsAt = ({ lines }: Memory, entry: number): number => lines[entry + FACTS] ?? 0;

/** The suit last led with success from the shape at a place; −1 if none was. */
export const hintAt = ({ lines }: Memory, place: number): number =>
  ((lines[place + NEWEST] ?? 0) & HINT_MASK) - 1;

/**
 * Records that the ending asked about gives `least` to `most` tricks, and the best suit to lead, −1 if none is known. An
 * entry that says less is overwritten; a full memory starts afresh.
 */
export function keep(
  memory: Memory,
  counts: number,
  least: number,
  most: number,
  hint: number,
): void {
  const { lines, deeper } = memory;
  if (isFull(memory)) wipe(memory);
  const place = findShape(memory) || addShape(memory);
  if (hint >= 0) lines[place + NEWEST] = ((lines[place + NEWEST] ?? 0) & ~HINT_MASK) | (hint + 1);
  const facts = packFacts(counts, least, most);
  const at = narrower(memory, place, facts) || takeNext(memory, place);
  lines[at] = asked[6] ?? 0;
  lines[at + 1] = maskOf(0, facts);
  lines[at + FACTS] = facts;
  if (!(facts & DEEP)) return;
  deeper[at] = askedSign(1);
  deeper[at + 1] = maskOf(1, facts);
  deeper[at + 2] = askedSign(2);
}

/**
 * The place of an entry that may be overwritten, since these facts of the ending asked about say all that it says and
 * more; `NOTHING` if there is none. Looks through the blocks of the shape at `place`, the newest first.
 */
function narrower(memory: Memory, place: number, facts: number): number {
  const { lines } = memory;
  const sign = asked[6] ?? 0;
  const mask = maskOf(0, facts);
  let newest = (lines[place + NEWEST] ?? 0) >> HINT_BITS;
  let end = lines[place + END] ?? 0;
  for (;;) {
    const block = newest & -LINE;
    for (let at = block === place ? block + FIRST : block + 1; at < end; at += ENTRY) {
      if (((lines[at] ?? 0) ^ sign) & mask) continue;
      if (
        covers(facts, lines[at + FACTS] ?? 0) &&
        (!(facts & DEEP) || hasOwnersAskedAbout(memory, at, facts))
      )
        return at;
    }
    if (block === place) return NOTHING;
    newest = lines[block] ?? 0;
    end = blockEnd(newest);
  }
}

/** Whether an entry has, beyond the first sign, the owners that these facts of the ending ask about. */
const hasOwnersAskedAbout = (memory: Memory, at: number, facts: number): boolean =>
  ((((memory.deeper[at] ?? 0) ^ askedSign(1)) & maskOf(1, facts)) |
    (((memory.deeper[at + 2] ?? 0) ^ askedSign(2)) & maskOf(2, facts))) ===
  0;

/**
 * Takes room for the next entry of a shape. When the newest block is full, the next one is twice as long, so that few
 * have to be looked through. The shape’s word packs that block’s place and level with the suit last led with success.
 */
function takeNext(memory: Memory, place: number): number {
  const { lines } = memory;
  const newestAndHint = lines[place + NEWEST] ?? 0;
  const newest = newestAndHint >> HINT_BITS;
  let at = lines[place + END] ?? 0;
  if (at === blockEnd(newest)) {
    const level = Math.min(memory.longest, (newest & LEVEL_MASK) + 1);
    const block = takeBlock(memory, level);
    lines[block] = newest;
    lines[place + NEWEST] = ((block | level) << HINT_BITS) | (newestAndHint & HINT_MASK);
    at = block + 1;
  }
  lines[place + END] = at + ENTRY;
  return at;
}
