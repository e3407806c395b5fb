/** Checked indexing, and the index of the largest number. */

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
