/** Lists: sums, means and their standard errors, the deviation of numbers as they come, groups, places that exist. */

export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean; 0 for a single figure, which says nothing about it. */
  readonly error: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The mean; 0 without figures. */
export const meanOf = (numbers: readonly number[]): number =>
  sum(numbers) / Math.max(1, numbers.length);

/** Of figures that do not depend on each other, such as differences of pairs. */
export function estimate(numbers: readonly number[]): Estimate {
  const mean = meanOf(numbers);
  const spread = meanOf(numbers.map((one) => (one - mean) ** 2));
  return { mean, error: Math.sqrt(spread / Math.max(1, numbers.length - 1)) };
}

/** The item at an index that is known to exist. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new Error(`no item at ${place}`);
  return item;
}

/** The items by what they have in common, in the order in which each group came first. */
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

/** The places of the numbers, that of the largest first. */
export const descending = (numbers: readonly number[]): readonly number[] =>
  [...numbers.keys()].sort((a, b) => at(numbers, b) - at(numbers, a));

export interface Spread {
  count: number;
  mean: number;
  squares: number;
}

export const newSpread = (): Spread => ({ count: 0, mean: 0, squares: 0 });

export function note(spread: Spread, value: number): void {
  spread.count++;
  const off = value - spread.mean;
  spread.mean += off / spread.count;
  spread.squares += off * (value - spread.mean);
}

/** The standard deviation; 1 as long as nothing differs. */
export const deviation = ({ count, squares }: Spread): number =>
  count < 2 ? 1 : Math.sqrt(squares / count) || 1;
