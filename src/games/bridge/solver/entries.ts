/**
 * The entries of the transposition table. Those of a shape lie in contiguous blocks, the newest first,
 * so that scanning them is fast. An entry's sign packs the owners of up to four top cards of each suit
 * into one word; only entries that depend on more are compared suit by suit.
 */

/** The words of a block: the previous block and the number of entries, then the entries. */
const BLOCK = 16;
/** No entry or block: links are array indices, and none is 0. */
export const NOTHING = 0;

const COUNTS = 0xffff;
const LEAST = 16;
const MOST = 20;
/** A fact: the sign does not show all that the entry asks about. */
const DEEP = 1 << 24;
/** Top cards of a suit that a sign shows, and where they stand in a suit's owners. */
const SHOWN = 4;
const TOPS = 26 - 2 * SHOWN;
const ALL_TOPS = 0xff;

/** The bits of a suit's owners that belong to its `count` top cards. */
const MASKS = Int32Array.from({ length: 16 }, (_, count) =>
  count === 0 ? 0 : (0x3ffffff << (26 - 2 * count)) & 0x3ffffff,
);

export interface Entries {
  /** Owners of the four top cards of each suit, and which of them are asked about. */
  readonly signs: Int32Array;
  readonly masks: Int32Array;
  /** How many top cards of each suit are asked about, four bits a suit, and bounds of the tricks. */
  readonly facts: Int32Array;
  /** The owners of each suit, four words an entry. */
  readonly owners: Int32Array;
  /** The ending asked about: its shape's two words, the owners of each suit, their sign. */
  readonly asked: Int32Array;
  blocksUsed: number;
}

export const openEntries = (size: number): Entries => ({
  signs: new Int32Array(size + BLOCK),
  masks: new Int32Array(size + BLOCK),
  facts: new Int32Array(size + BLOCK),
  owners: new Int32Array(4 * (size + BLOCK)),
  asked: new Int32Array(7),
  blocksUsed: 0,
});

/** The owners of the four highest cards of each suit, eight bits a suit. */
export const signOf = (clubs: number, diamonds: number, hearts: number, spades: number): number =>
  (clubs >>> TOPS) |
  ((diamonds >>> TOPS) << 8) |
  ((hearts >>> TOPS) << 16) |
  ((spades >>> TOPS) << 24);

/** Which bits of a sign are asked about by an entry with these counts. */
function maskOf(counts: number): number {
  let mask = 0;
  for (let suit = 0; suit < 4; suit++)
    mask |= (((MASKS[(counts >> (suit * 4)) & 15] ?? 0) >>> TOPS) & ALL_TOPS) << (suit * 8);
  return mask;
}

/** Whether no suit has more in `few` than in `many`. */
const isWithin = (few: number, many: number): boolean =>
  (few & 0xf) <= (many & 0xf) &&
  (few & 0xf0) <= (many & 0xf0) &&
  (few & 0xf00) <= (many & 0xf00) &&
  (few & 0xf000) <= (many & 0xf000);

/** Facts: top cards asked about, four bits a suit, and bounds of the tricks. */
export const factsOf = (counts: number, least: number, most: number): number =>
  counts | (least << LEAST) | (most << MOST) | (isWithin(counts, 0x4444) ? 0 : DEEP);

const leastOf = (facts: number): number => (facts >> LEAST) & 15;
const mostOf = (facts: number): number => (facts >> MOST) & 15;

export const countsOf = ({ facts }: Entries, entry: number): number => (facts[entry] ?? 0) & COUNTS;

export const reaches = ({ facts }: Entries, entry: number, goal: number): boolean =>
  leastOf(facts[entry] ?? 0) >= goal;

/** An entry from this block on that fits the ending and settles whether it gives `goal` tricks. */
export function settledBy(entries: Entries, newest: number, goal: number): number {
  const { signs, masks, facts, asked } = entries;
  const sign = asked[6] ?? 0;
  for (let block = newest; block !== NOTHING; block = signs[block] ?? 0) {
    const end = block + (facts[block] ?? 0);
    for (let entry = block + 1; entry <= end; entry++) {
      if (((signs[entry] ?? 0) ^ sign) & (masks[entry] ?? 0)) continue;
      const fact = facts[entry] ?? 0;
      if (leastOf(fact) < goal && mostOf(fact) >= goal) continue;
      if (fact & DEEP && !isSame(entries, entry, fact)) continue;
      return entry;
    }
  }
  return NOTHING;
}

/** Whether an entry has the owners asked about among the `counts` top cards. */
function isSame({ owners, asked }: Entries, entry: number, counts: number): boolean {
  for (let suit = 0; suit < 4; suit++) {
    const differ = (owners[entry * 4 + suit] ?? 0) ^ (asked[2 + suit] ?? 0);
    if (differ & (MASKS[(counts >> (suit * 4)) & 15] ?? 0)) return false;
  }
  return true;
}

/** These facts about the ending, tightened by the bounds of every other entry that fits it. */
export function bestKnown(entries: Entries, newest: number, found: number): number {
  const { signs, masks, facts, asked } = entries;
  const sign = asked[6] ?? 0;
  let least = leastOf(found);
  let most = mostOf(found);
  for (let block = newest; block !== NOTHING; block = signs[block] ?? 0) {
    const end = block + (facts[block] ?? 0);
    for (let entry = block + 1; entry <= end; entry++) {
      if (((signs[entry] ?? 0) ^ sign) & (masks[entry] ?? 0)) continue;
      const fact = facts[entry] ?? 0;
      if (!isWithin(fact & COUNTS, found & COUNTS)) continue;
      if (fact & DEEP && !isSame(entries, entry, fact)) continue;
      least = Math.max(least, leastOf(fact));
      most = Math.min(most, mostOf(fact));
    }
  }
  return factsOf(found & COUNTS, least, most);
}

/** The first entry that these facts about the ending make redundant; 0: none. */
export function replaceable(entries: Entries, newest: number, found: number): number {
  const { signs, facts, asked } = entries;
  const sign = asked[6] ?? 0;
  const mask = maskOf(found);
  for (let block = newest; block !== NOTHING; block = signs[block] ?? 0) {
    const end = block + (facts[block] ?? 0);
    for (let entry = block + 1; entry <= end; entry++) {
      if (((signs[entry] ?? 0) ^ sign) & mask) continue;
      const fact = facts[entry] ?? 0;
      if (!isWithin(found & COUNTS, fact & COUNTS)) continue;
      if (leastOf(fact) > leastOf(found) || mostOf(fact) < mostOf(found)) continue;
      if (found & DEEP && !isSame(entries, entry, found)) continue;
      return entry;
    }
  }
  return NOTHING;
}

/** Writes the facts about the ending into an entry. */
export function write(entries: Entries, entry: number, found: number): void {
  const { signs, masks, facts, owners, asked } = entries;
  for (let suit = 0; suit < 4; suit++) owners[entry * 4 + suit] = asked[2 + suit] ?? 0;
  signs[entry] = asked[6] ?? 0;
  masks[entry] = maskOf(found);
  facts[entry] = found;
}

/** The newest block of a shape, or a new one where that is full. */
export function spaceIn(entries: Entries, newest: number): number {
  if (newest !== NOTHING && (entries.facts[newest] ?? 0) < BLOCK - 1) return newest;
  entries.blocksUsed++;
  const block = entries.blocksUsed * BLOCK;
  entries.signs[block] = newest;
  entries.facts[block] = 0;
  return block;
}

/** The next entry of a block that has room. */
export function takeNext({ facts }: Entries, block: number): number {
  const used = (facts[block] ?? 0) + 1;
  facts[block] = used;
  return block + used;
}

export const isFull = ({ signs, blocksUsed }: Entries): boolean =>
  (blocksUsed + 2) * BLOCK > signs.length;
