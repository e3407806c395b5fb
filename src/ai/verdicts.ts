/**
 * What a difference between two moves amounts to: nothing that matters, a doubtful lead, a move that is better, a
 * mistake. `npm run proofs -- hints GAME` and `losses` measure whether such verdicts hold.
 */
import { type Estimate, estimate } from '../engine/estimate.ts';
import { isClear } from './reasons.ts';
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
export const SHARE = 0.7;

/** The swing of a trial: the standard deviation of its gains. */
export const swingOf = ({ runs }: Trial<unknown>): number =>
  estimate(runs.map(({ gain }) => gain)).error * Math.sqrt(Math.max(0, runs.length - 1));

/** The smallest difference that matters: `least`, or a part of the swing if that is more. */
export const stakesOf = (trial: Trial<unknown>, least: number, part = LOSS): number =>
  Math.max(least, part * swingOf(trial));

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

/** The degree of a lead over a move, where `least` is worth a word: what surely lies below is no difference. */
export function degreeOf(lead: Estimate, least: number): Degree {
  if (lead.mean >= least && !isDoubtful(lead)) return 'better';
  return Math.abs(lead.mean) + DOUBTFUL * lead.error <= least ? 'equal' : 'probably';
}
