/** Estimates from sums and counts, for samples whose figures are not kept one by one. */
import type { Estimate } from './estimate.ts';

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
