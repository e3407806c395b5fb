/**
 * How long the judge goes on: until what it says would hardly change. More worlds are played where a difference that
 * matters lies within chance; where all is clear, or nothing that matters can come of it, few are enough.
 * The figures are judged; `npm run proofs -- hints GAME` and `losses` measure what comes of them.
 */
import { at, type Estimate, estimate } from '../engine/estimate.ts';
import { isClear, leadOver, meanGain } from './reasons.ts';
import type { Trial } from './rollouts.ts';

type Trials = readonly Trial<unknown>[];

/** Standard errors within which a difference is doubtful. */
const DOUBTFUL = 2;
/** Beyond so many none is. */
const SURELY = 3;
/** Where a look may already stop, which is one of many: at few worlds, and once the usual ones are played. */
const EARLY = 4;
const LATE = 3.5;
/** A smaller part of what deals differ by is not worth more worlds: of a choice, and of a loss. */
const CHOICE = 0.05;
export const LOSS = 0.1;

/** More worlds are played until what can be overlooked is only so much of what matters. */
const SHARE = 0.7;

/** How far the results of deals lie from their mean. */
export const swingOf = ({ runs }: Trial<unknown>): number =>
  estimate(runs.map(({ gain }) => gain)).error * Math.sqrt(Math.max(0, runs.length - 1));

/** The smallest loss that matters. */
export const stakesOf = (trial: Trial<unknown>, least: number, part = LOSS): number =>
  Math.max(least, part * swingOf(trial));

/** Whether a lead, found in so many of the usual worlds, is beyond doubt or beneath notice. */
function isDecided({ mean, error }: Estimate, stakes: number, isEarly: boolean): boolean {
  const [doubt, sure] = isEarly ? [SURELY, EARLY] : [DOUBTFUL, LATE];
  return Math.abs(mean) + doubt * error < stakes || Math.abs(mean) > sure * error;
}

/** The trials by their gains, the best first. */
export const byGain = <M>(trials: readonly Trial<M>[]): readonly Trial<M>[] =>
  [...trials].sort((a, b) => meanGain(b) - meanGain(a));

/** Whether it is settled which move is best, where `usual` worlds are usual and `part` of a swing matters. */
export function isSettled(trials: Trials, least: number, usual: number, part = CHOICE): boolean {
  const [best, ...others] = byGain(trials);
  if (best === undefined) return true;
  const stakes = SHARE * stakesOf(best, least, part);
  return others.every((other) =>
    isDecided(leadOver(best, other), stakes, best.runs.length < usual),
  );
}

/** Standard errors beyond which a loss is not overlooked, though one looks many times. */
const OVERLOOKED = 2.5;
/** The error that a loss may have beside its size before it is named. */
const FINE = 1 / 10;

/** The smallest loss that is called a mistake: a little less than what matters, since it is measured with an error. */
const leastLoss = (made: Trial<unknown> | undefined, least: number): number =>
  made === undefined ? least : Math.max(least, SHARE * stakesOf(made, least));

/** Whether a gain is measured well enough: nothing to speak of, or sure and of a known size. */
export function isMeasured(trials: Trials, least: number, usual: number): boolean {
  const gain = leadOver(at(trials, 0), at(trials, 1));
  const fewest = leastLoss(trials[1], least);
  const doubt = at(trials, 0).runs.length < usual ? SURELY : OVERLOOKED;
  if (gain.mean + doubt * gain.error < fewest) return true;
  return isClear(gain, fewest) && gain.error < FINE * gain.mean;
}

/** Whether what another move gains over `made`, of which there are trials unless it is computed, makes it a mistake. */
export const isMistake = (
  gain: Estimate,
  made: Trial<unknown> | undefined,
  least: number,
): boolean => gain.mean > 0 && isClear(gain, leastLoss(made, least));

/** Whether there is no telling two moves apart: the difference lies within its doubt, or is not worth a word. */
export const isLevel = ({ mean, error }: Estimate, least: number): boolean =>
  Math.abs(mean) < least || Math.abs(mean) <= DOUBTFUL * error;
