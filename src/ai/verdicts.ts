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
 * Standard errors beyond which a normal quantity is positive with a probability of four in five. Since the best of a few
 * moves leads by chance as well, about three in four of such leads hold on fresh worlds.
 */
const FOUR_FIFTHS = 0.842;

/** A move and its nearest rivals mostly differ by about this many times what is worth a word. */
const NEAR = 2;

/**
 * Whether a lead is likely to be one, where `least` is worth a word. Since near moves hardly differ, a lead of a large
 * error is mostly chance: its mean has to exceed `errors` the more, the larger the error is beside what near moves
 * differ by (a normal prior around no difference).
 */
export const isLikely = ({ mean, error }: Estimate, least: number, errors = FOUR_FIFTHS): boolean =>
  mean > errors * error * Math.hypot(1, error / (NEAR * least));

/** Whether two moves are as good as each other: whatever difference is likely lies within what is worth a word. */
export const isEquivalent = ({ mean, error }: Estimate, least: number): boolean =>
  Math.abs(mean) + DOUBTFUL * error <= least;

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
