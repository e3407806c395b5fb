/**
 * A sequential probability ratio test (Wald, “Sequential Tests of Statistical Hypotheses”, Annals of
 * Mathematical Statistics 16, 1945) of paired differences: is their mean rather the one figure or the
 * other? Their variance is not known and is fitted under either hypothesis, which makes the test a
 * generalized one (Li, Liu & Ying, Sequential Analysis 33, 2014).
 */
import { meanOf } from './duplicate.ts';

/** Both errors of the test: how often it may find for the wrong figure. */
export const RISK = 0.05;
/** Matches between two interim analyses, and before the first: from fewer no variance is known. */
export const INTERVAL = 24;

/** The means of the two hypotheses, the lower first. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

export type Verdict = 'low' | 'high' | 'open';

const BOUND = Math.log((1 - RISK) / RISK);

/** The logarithm of the likelihood ratio: above zero for the higher mean. */
export function likelihood(found: readonly number[], { low, high }: Hypotheses): number {
  const mean = meanOf(found);
  const spread = meanOf(found.map((one) => (one - mean) ** 2));
  const under = (wanted: number): number => spread + (mean - wanted) ** 2;
  return found.length === 0 ? 0 : (found.length / 2) * Math.log(under(low) / under(high));
}

export function verdictOf(found: readonly number[], hypotheses: Hypotheses): Verdict {
  const ratio = likelihood(found, hypotheses);
  if (ratio >= BOUND) return 'high';
  return ratio <= -BOUND ? 'low' : 'open';
}
