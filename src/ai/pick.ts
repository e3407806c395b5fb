/** Reading lists by place, and the place of the largest number. */

/** The item at a place that is known to exist. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new Error(`no item at ${place}`);
  return item;
}

/** The first place of the largest number. */
export function largest(numbers: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < numbers.length; i++) if (at(numbers, i) > at(numbers, best)) best = i;
  return best;
}
