/**
 * What a difference between two moves amounts to: nothing that matters, a doubtful lead, a move that is better, a
 * mistake. `npm run proofs -- hints GAME` and `losses` measure whether such verdicts hold.
 */
import { type Estimate, estimate } from '../engine/estimate.ts';
import { isClear, leadOver } from './reasons.ts';
import type { Trial } from './rollouts.ts';

/** A game, by what it says of how decisions are judged. */
interface Evaluated {
  readonly heuristics: { readonly judging?: { readonly least: number } };
}

/** A difference within this many standard errors is doubtful. */
export const DOUBTFUL = 2;
/** A lead below this part of the usual swing of deals is not worth more worlds when a loss is measured. */
const LOSS = 0.1;
/** The least difference of gains that is worth a word where a game does not say. */
const TELLING = 0.05;

/** A difference that is overlooked is at most this part of what matters. */
const SHARE = 0.7;

/** The swing of a trial: the standard deviation of its gains. */
export const swingOf = ({ runs }: Trial<unknown>): number =>
  estimate(runs.map(({ gain }) => gain)).error * Math.sqrt(Math.max(0, runs.length - 1));

/** The smallest loss that matters: `least`, or a part of the swing if that is more. */
export const stakesOf = (trial: Trial<unknown>, least: number): number =>
  Math.max(least, LOSS * swingOf(trial));

/** The least difference of gains that is worth a word in a game. */
export const leastOf = ({ heuristics }: Evaluated): number => heuristics.judging?.least ?? TELLING;

/** The smallest loss that is called a mistake: a little less than what matters, since losses have an error. */
export const leastLoss = (made: Trial<unknown> | undefined, least: number): number =>
  made === undefined ? least : Math.max(least, SHARE * stakesOf(made, least));

/** Whether the move made is a mistake, by what another move gains over it; computed gains have no trial of `made`. */
export const isMistake = (
  gain: Estimate,
  made: Trial<unknown> | undefined,
  least: number,
): boolean => gain.mean > 0 && isClear(gain, leastLoss(made, least));

/** Whether worlds leave open which of two moves is better. */
export const isDoubtful = ({ mean, error }: Estimate): boolean =>
  Math.abs(mean) <= DOUBTFUL * error;

/** How surely a move is better than another, which may be as good. */
export type Degree = 'better' | 'probably' | 'equal';

/**
 * Standard errors beyond which a normal quantity is positive with a probability of two in three. Since most likely leads
 * are larger, about four in five of them hold on fresh worlds.
 */
const TWO_THIRDS = 0.43;

/**
 * Moves that worlds do not tell apart differ by about this part of what is worth a word: between a quarter and nine
 * tenths in nine games, by 1,200 hints judged on twelve times the worlds (`npm run proofs -- hints GAME --afresh`).
 */
const NEAR = 0.6;

/**
 * A measured difference shrunk by what is known beforehand, that near moves hardly differ: a normal prior around no
 * difference, whose width is the part `NEAR` of `least`. Where every difference is worth a word, nothing is known.
 */
function shrunk({ mean, error }: Estimate, least: number): Estimate {
  if (error === 0 || least === 0) return { mean, error };
  const share = 1 / (1 + (error / (NEAR * least)) ** 2);
  return { mean: mean * share, error: error * Math.sqrt(share) };
}

/** Whether a lead is likely to be one, where `least` is worth a word. Of a large error the larger part is chance. */
export function isLikely(lead: Estimate, least: number, errors = TWO_THIRDS): boolean {
  const { mean, error } = shrunk(lead, least);
  return mean > errors * error;
}

/** Whether two moves are as good as each other: whatever difference is likely lies within what is worth a word. */
export function isEquivalent(lead: Estimate, least: number): boolean {
  const { mean, error } = shrunk(lead, least);
  return Math.abs(mean) + DOUBTFUL * error <= least;
}

/** Deals differ by at least this many times what is worth a word, even where a few worlds all end alike. */
const UNSEEN = 10;

/**
 * A lead judged cautiously: its error counts one more world, in which the moves differ by as much as deals do, so
 * that a few worlds without a difference do not prove that there is none.
 */
export function cautiousLead(one: Trial<unknown>, other: Trial<unknown>, least: number): Estimate {
  const { mean, error } = leadOver(one, other);
  const worlds = Math.max(1, Math.min(one.runs.length, other.runs.length));
  const swing = Math.max(swingOf(one), UNSEEN * least);
  return { mean, error: Math.hypot(error, swing / worlds) };
}

/** The degree of a lead over a move, where `least` is worth a word. A smaller lead that is computed is none. */
export function degreeOf(lead: Estimate, least: number): Degree {
  if (lead.mean >= least && !isDoubtful(lead)) return 'better';
  const isComputed = lead.error === 0;
  if (!isComputed && isLikely(lead, least)) return 'probably';
  return isEquivalent(lead, least) ? 'equal' : 'probably';
}
