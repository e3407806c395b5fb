/** Means and their standard errors. */

export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean; 0 for a single figure, which says nothing about it. */
  readonly error: number;
}

/** The mean; 0 without figures. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Of figures that do not depend on each other, such as differences of pairs. */
export function estimate(numbers: readonly number[]): Estimate {
  const mean = meanOf(numbers);
  const spread = meanOf(numbers.map((one) => (one - mean) ** 2));
  return { mean, error: Math.sqrt(spread / Math.max(1, numbers.length - 1)) };
}
