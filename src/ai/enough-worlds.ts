/**
 * Decides when the judge has seen enough worlds: once its verdict would hardly change. More worlds are played where a
 * difference that matters lies within chance; few are enough where all is clear or nothing that matters can come of
 * it. The constants are judgement; `npm run proofs -- hints GAME` and `losses` measure what comes of them.
 */
import { at, type Estimate } from '../engine/estimate.ts';
import { isClear, leadOver, meanGain } from './reasons.ts';
import type { Trial } from './rollouts.ts';
import { DOUBTFUL, leastLoss, SHARE, stakesOf } from './verdicts.ts';

type Trials = readonly Trial<unknown>[];

/** A difference of more than this many standard errors is never doubted. */
const CERTAIN = 3;
/** Standard errors beyond which the judge stops before the usual worlds are played: it looks many times. */
const EARLY = 4;
/** Standard errors beyond which the judge stops once the usual worlds are played. */
const LATE = 3.5;
/** A lead below this part of the usual swing of deals is not worth more worlds when a move is chosen. */
const CHOICE = 0.05;
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

/** Whether the gain of the first trial over the second is measured well enough: negligible, or sure and of known size. */
export function isMeasured(trials: Trials, least: number, usual: number): boolean {
  const gain = leadOver(at(trials, 0), at(trials, 1));
  const fewest = leastLoss(trials[1], least);
  const doubt = at(trials, 0).runs.length < usual ? CERTAIN : OVERLOOKED;
  if (gain.mean + doubt * gain.error < fewest) return true;
  return isClear(gain, fewest) && gain.error < FINE * gain.mean;
}
