/**
 * Lists of numbers: checked indexing, the index of the largest, and the deviation of numbers as they
 * come.
 */

/** The item at an index that is known to exist. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new Error(`no item at ${place}`);
  return item;
}

/** The first index of the largest number. */
export function largest(numbers: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < numbers.length; i++) if (at(numbers, i) > at(numbers, best)) best = i;
  return best;
}

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
