/**
 * Figures of lists of numbers: sums, means with their standard errors, also from sums alone, the largest; the deviation of numbers that come
 * one by one; lists grouped by a key; items at an index that is known to exist.
 */

/** A mean that is known up to chance. */
export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean; 0 for a single figure, which says nothing about it. */
  readonly error: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The mean of the numbers; 0 if there are none. */
export const meanOf = (numbers: readonly number[]): number =>
  sum(numbers) / Math.max(1, numbers.length);

/** The mean and its standard error, of figures that do not depend on each other, such as differences of pairs. */
export function estimate(numbers: readonly number[]): Estimate {
  const mean = meanOf(numbers);
  const spread = meanOf(numbers.map((one) => (one - mean) ** 2));
  return { mean, error: Math.sqrt(spread / Math.max(1, numbers.length - 1)) };
}

/** The mean of `count` values and its standard error, from their sum and sum of squares. */
export function estimateOf(count: number, sum: number, squares: number): Estimate {
  if (count === 0) return { mean: 0, error: 0 };
  const mean = sum / count;
  if (count === 1) return { mean, error: 0 };
  const variance = Math.max(0, squares - sum * mean) / (count - 1);
  return { mean, error: Math.sqrt(variance / count) };
}

/** The proportion `hits / count` and its standard error. */
export function proportion(hits: number, count: number): Estimate {
  if (count === 0) return { mean: 0, error: 0 };
  const mean = hits / count;
  return { mean, error: Math.sqrt((mean * (1 - mean)) / count) };
}

/** The item at an index that is known to exist. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new Error(`no item at ${place}`);
  return item;
}

/** The items grouped by their keys, the groups in the order in which they first occur. */
export function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** The first index of the largest number. */
export function largest(numbers: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < numbers.length; i++) if (at(numbers, i) > at(numbers, best)) best = i;
  return best;
}

/** The indices of the numbers, the index of the largest number first. */
export const descending = (numbers: readonly number[]): readonly number[] =>
  [...numbers.keys()].sort((a, b) => at(numbers, b) - at(numbers, a));

/** Mean and squared deviations of numbers that come one by one. */
export interface Spread {
  count: number;
  mean: number;
  squares: number;
}

export const newSpread = (): Spread => ({ count: 0, mean: 0, squares: 0 });

/** Adds a number to a spread (Welford). */
export function addToSpread(spread: Spread, value: number): void {
  spread.count++;
  const off = value - spread.mean;
  spread.mean += off / spread.count;
  spread.squares += off * (value - spread.mean);
}

/** The standard deviation of a spread; 1 as long as no numbers differ. */
export const deviation = ({ count, squares }: Spread): number =>
  count < 2 ? 1 : Math.sqrt(squares / count) || 1;
