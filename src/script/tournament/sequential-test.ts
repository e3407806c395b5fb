/**
 * The sequential test of a tournament (`--sprt`): after every few matches it asks whether the lead of each pair is the
 * lower or the higher of two figures, and ends the tournament once that is decided for all pairs.
 */
import { meanOf } from '../../engine/estimate.ts';
import type { Leads } from './tournament.ts';

/** The probability of either error of the test, unless others are given. */
export const RISK = 0.05;
/** Matches between two interim analyses, and before the first: fewer give no variance. */
const INTERVAL = 24;

/** The probabilities of the two errors. */
interface Risks {
  /** Of finding for the higher mean where the lower is true. */
  readonly alpha: number;
  /** Of finding for the lower mean where the higher is true. */
  readonly beta: number;
}

/** The means of the two hypotheses, the lower first. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
  /** Absent: either is `RISK`. */
  readonly risks?: Risks | undefined;
}

/** Interim analyses, only after every `every` matches, so that the end does not depend on anything else. */
export interface Interim {
  readonly every: number;
  readonly isOver: (leads: Leads) => boolean;
}

/** Whether an interim analysis after the last match added decides the tournament. */
export const endsHere = (leads: Leads, interim: Interim | undefined): boolean =>
  interim !== undefined && leads.matches() % interim.every === 0 && interim.isOver(leads);

type TestVerdict = 'low' | 'high' | 'open';

/** The largest ratio that is said: an infinite one could not be written as JSON. */
const CERTAIN = 1e9;
const EVEN: Risks = { alpha: RISK, beta: RISK };

/** The log likelihood ratios at which the test ends: at most `low` or at least `high`. */
interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** Wald's bounds, the logarithms of B and A: without overstepping, the test has these very risks there. */
export const boundsOf = ({ alpha, beta }: Risks = EVEN): Bounds => ({
  low: Math.log(beta / (1 - alpha)),
  high: Math.log((1 - beta) / alpha),
});

/**
 * How much more likely the differences are under the higher mean: above zero for the higher, below zero for the lower.
 * Where all differences are one of the two figures, the ratio is as good as certain.
 */
export function logLikelihoodRatio(found: readonly number[], { low, high }: Hypotheses): number {
  const mean = meanOf(found);
  const spread = meanOf(found.map((one) => (one - mean) ** 2));
  const under = (wanted: number): number => spread + (mean - wanted) ** 2;
  if (found.length === 0) return 0;
  const ratio = (found.length / 2) * Math.log(under(low) / under(high));
  return Math.max(-CERTAIN, Math.min(CERTAIN, ratio));
}

/**
 * A sequential probability ratio test (Wald, “Sequential Tests of Statistical Hypotheses”, Annals of
 * Mathematical Statistics 16, 1945) of paired differences: which of the two figures is their mean more
 * likely to be? Their variance is not known and is fitted under either hypothesis, which makes the test a
 * generalized one (Li, Liu & Ying, Sequential Analysis 33, 2014).
 */
export function verdictOf(found: readonly number[], hypotheses: Hypotheses): TestVerdict {
  const ratio = logLikelihoodRatio(found, hypotheses);
  const { low, high } = boundsOf(hypotheses.risks);
  if (ratio >= high) return 'high';
  return ratio <= low ? 'low' : 'open';
}

/** The ratio at the end, and which figure it speaks for. */
export interface TestResult {
  readonly logLikelihoodRatio: number;
  readonly verdict: TestVerdict;
}

/** A test ends a tournament once it is decided for every pair. */
export const interimOf = (hypotheses: Hypotheses | undefined): Interim | undefined =>
  hypotheses && {
    every: INTERVAL,
    isOver: ({ byPair }) => byPair.every((found) => verdictOf(found, hypotheses) !== 'open'),
  };

/** The result of the test of one pair. */
export const testOf = (found: readonly number[], hypotheses: Hypotheses): TestResult => ({
  logLikelihoodRatio: logLikelihoodRatio(found, hypotheses),
  verdict: verdictOf(found, hypotheses),
});
