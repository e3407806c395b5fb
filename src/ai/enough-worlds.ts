/**
 * Decides when the judge has seen enough worlds: once its verdict would hardly change. More worlds are played where a
 * difference that matters lies within chance; few are enough where all is clear or nothing that matters can come of
 * it. The constants are judgement; `npm run proofs -- hints GAME` and `losses` measure what comes of them.
 */
import { at, type Estimate, estimate } from '../engine/estimate.ts';
import { isClear, leadOver, meanGain } from './reasons.ts';
import type { Trial } from './rollouts.ts';

type Trials = readonly Trial<unknown>[];

/** A game, by what it says of how decisions are judged. */
interface Evaluated {
  readonly heuristics: { readonly judging?: { readonly least: number } };
}

/** A difference within this many standard errors is doubtful. */
const DOUBTFUL = 2;
/** A difference of more than this many standard errors is never doubted. */
const CERTAIN = 3;
/** Standard errors beyond which the judge stops before the usual worlds are played: it looks many times. */
const EARLY = 4;
/** Standard errors beyond which the judge stops once the usual worlds are played. */
const LATE = 3.5;
/** A lead below this part of the usual swing of deals is not worth more worlds when a move is chosen. */
const CHOICE = 0.05;
/** A lead below this part of the usual swing of deals is not worth more worlds when a loss is measured. */
const LOSS = 0.1;
/** The least difference of gains that is worth a word where a game does not say. */
const TELLING = 0.05;

/** More worlds are played until a difference that is overlooked is at most this part of what matters. */
const SHARE = 0.7;

/** The swing of a trial: the standard deviation of its gains. */
export const swingOf = ({ runs }: Trial<unknown>): number =>
  estimate(runs.map(({ gain }) => gain)).error * Math.sqrt(Math.max(0, runs.length - 1));

/** The smallest difference that matters: `least`, or a part of the swing if that is more. */
export const stakesOf = (trial: Trial<unknown>, least: number, part = LOSS): number =>
  Math.max(least, part * swingOf(trial));

/** Whether a lead is beyond doubt or beneath notice; `isEarly` before the usual worlds have been played. */
function isBeyondDoubt({ mean, error }: Estimate, stakes: number, isEarly: boolean): boolean {
  const doubt = isEarly ? CERTAIN : DOUBTFUL;
  const sure = isEarly ? EARLY : LATE;
  return Math.abs(mean) + doubt * error < stakes || Math.abs(mean) > sure * error;
}

/** The trials by their gains, the best first. */
export const byGain = <M>(trials: readonly Trial<M>[]): readonly Trial<M>[] =>
  [...trials].sort((a, b) => meanGain(b) - meanGain(a));

/** The smallest difference from a move that is worth more worlds when a move is chosen. */
const stakesThatMatter = (trial: Trial<unknown>, least: number): number =>
  stakesOf(trial, least, CHOICE);

/** The least difference of gains that is worth a word in a game. */
export const leastOf = ({ heuristics }: Evaluated): number => heuristics.judging?.least ?? TELLING;

/** Whether it is settled which move is best. `usual` worlds are usual. */
export function isSettled(trials: Trials, least: number, usual: number): boolean {
  const [best, ...others] = byGain(trials);
  if (best === undefined) return true;
  const stakes = SHARE * stakesThatMatter(best, least);
  return others.every((other) =>
    isBeyondDoubt(leadOver(best, other), stakes, best.runs.length < usual),
  );
}

/** Standard errors beyond which a loss is not overlooked, although the judge looks many times. */
const OVERLOOKED = 2.5;
/** A loss is named once its error is below this part of its size. */
const FINE = 1 / 10;

/** The smallest loss that is called a mistake: a little less than what matters, since losses have an error. */
const leastLoss = (made: Trial<unknown> | undefined, least: number): number =>
  made === undefined ? least : Math.max(least, SHARE * stakesOf(made, least));

/** Whether the gain of the first trial over the second is measured well enough: negligible, or sure and of known size. */
export function isMeasured(trials: Trials, least: number, usual: number): boolean {
  const gain = leadOver(at(trials, 0), at(trials, 1));
  const fewest = leastLoss(trials[1], least);
  const doubt = at(trials, 0).runs.length < usual ? CERTAIN : OVERLOOKED;
  if (gain.mean + doubt * gain.error < fewest) return true;
  return isClear(gain, fewest) && gain.error < FINE * gain.mean;
}

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
