/**
 * A sequential probability ratio test (Wald, “Sequential Tests of Statistical Hypotheses”, Annals of
 * Mathematical Statistics 16, 1945) of paired differences: is their mean rather the one figure or the
 * other? Their variance is not known and is fitted under either hypothesis, which makes the test a
 * generalized one (Li, Liu & Ying, Sequential Analysis 33, 2014).
 */
import { meanOf } from '../engine/estimate.ts';

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

/** Where the ratio would be infinite, which JSON cannot say. */
const CERTAIN = 1e9;
const BOUND = Math.log((1 - RISK) / RISK);

/** Above zero for the higher mean. Where all differences are one of the two figures, it is as good as certain. */
export function logLikelihoodRatio(found: readonly number[], { low, high }: Hypotheses): number {
  const mean = meanOf(found);
  const spread = meanOf(found.map((one) => (one - mean) ** 2));
  const under = (wanted: number): number => spread + (mean - wanted) ** 2;
  if (found.length === 0) return 0;
  const ratio = (found.length / 2) * Math.log(under(low) / under(high));
  return Math.max(-CERTAIN, Math.min(CERTAIN, ratio));
}

export function verdictOf(found: readonly number[], hypotheses: Hypotheses): Verdict {
  const ratio = logLikelihoodRatio(found, hypotheses);
  if (ratio >= BOUND) return 'high';
  return ratio <= -BOUND ? 'low' : 'open';
}
