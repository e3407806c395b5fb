/**
 * Decides when the judge has seen enough worlds: once its verdict would hardly change. More worlds are played where a
 * difference that matters lies within chance, and then of moves that hardly differ until it is likely which is ahead.
 * The constants are judgement; `npm run proofs -- hints GAME` and `losses` measure what comes of them.
 */
import { at, type Estimate } from '../engine/estimate.ts';
import type { GradedLead, Ranking } from './ranking.ts';
import { isClear, leadOver, mostWorlds } from './reasons.ts';
import type { Trial } from './rollouts.ts';
import { cautiousLead, DOUBTFUL, isLikely, leastLoss } from './verdicts.ts';

type Trials = readonly Trial<unknown>[];

/** How strictly a lead is judged before it is no longer asked for, in standard errors. */
interface Strictness {
  /** Beyond these a lead is beyond doubt. */
  readonly clear: number;
  /** Within these a difference may lie. */
  readonly doubt: number;
  /** Beyond these a shrunk lead tells which of two moves that hardly differ is ahead. */
  readonly sign: number;
}

/** Before the usual worlds have been played the judge is stricter: it looks many times. */
const EARLY: Strictness = { clear: 4, doubt: 3, sign: 1.75 };
const LATE: Strictness = { clear: 3, doubt: DOUBTFUL, sign: 1.3 };

const strictnessAt = (worlds: number, usual: number): Strictness => (worlds < usual ? EARLY : LATE);

/** A difference within this part of what is worth a word is none, whichever move is ahead. */
const NONE = 0.1;

/** Whether two moves have come to the same in every world so far. */
const isSameSoFar = ({ mean, error }: Estimate): boolean => mean === 0 && error === 0;

/** Whether more worlds would hardly change how surely a move is ahead of another, by `met` in the worlds so far. */
function isDecided(
  lead: GradedLead,
  met: Estimate,
  least: number,
  { clear, doubt, sign }: Strictness,
): boolean {
  if (lead.mean > clear * lead.error) return true;
  const likelyAtMost = Math.abs(lead.mean) + doubt * lead.error;
  if (likelyAtMost > least) return false;
  // Of moves that do not differ, one is better that spends less.
  if (lead.degree === 'better' || isSameSoFar(met)) return true;
  return isLikely(lead, least, sign) || likelyAtMost < NONE * least;
}

/**
 * The trials that are worth more worlds where `usual` are usual: none once it is settled which move is best and how
 * surely. Moves far behind the first drop out meanwhile, and so do other ways to make it.
 */
export function openTrials<M>(
  tried: readonly Trial<M>[],
  { trials, leads, graded }: Ranking<M>,
  least: number,
  usual: number,
): readonly Trial<M>[] {
  const worlds = mostWorlds(tried);
  const strictness = strictnessAt(worlds, usual);
  const isIn = ({ runs }: Trial<M>): boolean => runs.length === worlds;
  const isSettled = trials.every(
    (trial, place) =>
      place === 0 ||
      !isIn(trial) ||
      isDecided(at(graded, place), at(leads, place), least, strictness),
  );
  if (isSettled) return [];
  const first = at(trials, 0);
  const isFarBehind = (trial: Trial<M>): boolean => {
    const { mean, error } = cautiousLead(first, trial, least);
    return mean > strictness.clear * error;
  };
  const compared = strictness === EARLY ? tried : trials;
  const open = compared.filter(
    (trial) => isIn(trial) && (trial === first || trial === trials[1] || !isFarBehind(trial)),
  );
  return open.length < 2 ? [] : open;
}

/** Standard errors beyond which a loss is not overlooked, although the judge looks many times. */
const OVERLOOKED = 2.5;
/** A loss is named once its error is below this part of its size. */
const FINE = 1 / 10;

/** Whether the gain of the first trial over the second is measured well enough: negligible, or sure and of known size. */
export function isMeasured(trials: Trials, least: number, usual: number): boolean {
  const gain = leadOver(at(trials, 0), at(trials, 1));
  const fewest = leastLoss(trials[1], least);
  const doubt = at(trials, 0).runs.length < usual ? EARLY.doubt : OVERLOOKED;
  if (gain.mean + doubt * gain.error < fewest) return true;
  return isClear(gain, fewest) && gain.error < FINE * gain.mean;
}
