/**
 * What an entry of the transposition table says. Its facts are how many top cards of each suit it asks
 * about, and bounds of the tricks. Who owns these cards is packed into signs: the first has the four
 * highest cards of each suit, two bits a card, the second the next four, the third four more. The owner
 * of a thirteenth card follows from the lengths.
 */

/** The bits of facts that say how many cards of each suit the entry asks about. */
const COUNTS = 0xffff;
/** Where the least tricks stand in facts. */
const LEAST = 16;
/** Where the most tricks stand in facts. */
const MOST = 20;
/** Set in facts that ask about more cards than the first sign shows. */
export const DEEP = 1 << 24;
/** Set in facts that ask about more cards than the first two signs show. */
export const DEEPER = 1 << 25;
/** Cards of a suit in one sign. */
const SHOWN = 4;
/** Where the four highest cards of a suit stand in a word of owners. */
const TOPS = 26 - 2 * SHOWN;
const BYTE = 0xff;

/** The sign with this number, from 0, made of the owners of each suit. */
export function ownerSign(
  number: number,
  clubs: number,
  diamonds: number,
  hearts: number,
  spades: number,
): number {
  const shift = TOPS - 2 * SHOWN * number;
  return (
    ((clubs >>> shift) & BYTE) |
    (((diamonds >>> shift) & BYTE) << 8) |
    (((hearts >>> shift) & BYTE) << 16) |
    ((spades >>> shift) << 24)
  );
}

/** Which bits of the sign with this number these facts ask about. */
export function maskOf(number: number, facts: number): number {
  let mask = 0;
  for (let suit = 0; suit < 4; suit++) {
    const cards = ((facts >> (suit * 4)) & 15) - SHOWN * number;
    if (cards > 0) mask |= (cards >= SHOWN ? BYTE : BYTE & (BYTE << (8 - 2 * cards))) << (suit * 8);
  }
  return mask;
}

/** Whether no suit has more in `few` than in `many`. */
const isWithin = (few: number, many: number): boolean =>
  (few & 0xf) <= (many & 0xf) &&
  (few & 0xf0) <= (many & 0xf0) &&
  (few & 0xf00) <= (many & 0xf00) &&
  (few & 0xf000) <= (many & 0xf000);

const depthOf = (counts: number): number => {
  if (isWithin(counts, 0x4444)) return 0;
  return isWithin(counts, 0x8888) ? DEEP : DEEP | DEEPER;
};

/** Packs the top cards asked about (`counts`, four bits a suit) and the bounds of the tricks into facts. */
export const packFacts = (counts: number, least: number, most: number): number =>
  counts | (least << LEAST) | (most << MOST) | depthOf(counts);

const leastTricks = (facts: number): number => (facts >> LEAST) & 15;
const mostTricks = (facts: number): number => (facts >> MOST) & 15;

/** The top cards asked about, four bits a suit. */
export const countsOf = (facts: number): number => facts & COUNTS;

/** Whether the facts promise `goal` tricks. */
export const gives = (facts: number, goal: number): boolean => leastTricks(facts) >= goal;

/** Whether the facts tell if there are `goal` tricks. */
export const settles = (facts: number, goal: number): boolean =>
  leastTricks(facts) >= goal || mostTricks(facts) < goal;

/** Whether facts of the same owners ask about no more than others and say as much. */
export const covers = (facts: number, others: number): boolean =>
  isWithin(facts, others) &&
  leastTricks(facts) >= leastTricks(others) &&
  mostTricks(facts) <= mostTricks(others);
