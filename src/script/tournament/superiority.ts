/** How likely it is that one entrant is the better one, from its mean lead and the error of that. */
import type { Estimate } from '../../engine/estimate.ts';

/** Abramowitz & Stegun, *Handbook of Mathematical Functions*, 7.1.26: within 1.5e-7 of the error function. */
const SCALE = 0.3275911;
const WEIGHTS = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429] as const;

/** The error function of a number that is not negative. */
function errorFunction(x: number): number {
  const t = 1 / (1 + SCALE * x);
  const polynomial = WEIGHTS.reduceRight((sum, weight) => (sum + weight) * t, 0);
  return 1 - polynomial * Math.exp(-x * x);
}

/** The probability that a standard normal number is at most `z`. */
function normalShare(z: number): number {
  const half = errorFunction(Math.abs(z) / Math.SQRT2) / 2;
  return z < 0 ? 0.5 - half : 0.5 + half;
}

/**
 * The likelihood of superiority: the probability that the true lead is above zero, if nothing was known before and the
 * mean is normal. A half where nothing is known.
 */
export function superiorityOf({ mean, error }: Estimate): number {
  if (mean === 0) return 0.5;
  return error === 0 ? 0.5 + Math.sign(mean) / 2 : normalShare(mean / error);
}
