/** The cards unseen, by what they count (BAK-1): all that the odds need to know of them. */
import type { Card } from '../../cards/pack.ts';
import { BAK, cardValue, countOf, pack } from './count.ts';

/** Card values run from 0 to 10. */
export const VALUES = 11;
/** How many cards of each value are unseen. */
export type Shoe = readonly number[];

const shoeOf = (cards: readonly Card[]): Shoe => {
  const shoe = Array.from({ length: VALUES }, () => 0);
  for (const card of cards) shoe[cardValue(card)] = (shoe[cardValue(card)] ?? 0) + 1;
  return shoe;
};

export const FULL: Shoe = shoeOf(pack.order);

/** The full shoe without the cards seen. */
export const unseenBut = (seen: readonly Card[]): Shoe => {
  const gone = shoeOf(seen);
  return FULL.map((count, value) => count - (gone[value] ?? 0));
};

/** Two cards that are not Bak, by their values; each pair of values once. */
export interface Pair {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** BAK-4: no hand goes on with Bak, so none is here. */
export const PAIRS: readonly Pair[] = Array.from({ length: VALUES }, (_, low) => low).flatMap(
  (low) =>
    Array.from({ length: VALUES - low }, (_, more) => low + more)
      .map((high) => ({ low, high, count: countOf(low + high) }))
      .filter(({ count }) => count !== BAK),
);

/** The pairs by what they count. */
export const PAIRS_OF: readonly (readonly Pair[])[] = Array.from({ length: BAK }, (_, count) =>
  PAIRS.filter((pair) => pair.count === count),
);

/** In how many orders and ways a pair can be drawn. */
export function waysOf({ low, high }: Pair, shoe: Shoe): number {
  const one = shoe[low] ?? 0;
  return low === high ? one * (one - 1) : 2 * one * (shoe[high] ?? 0);
}
