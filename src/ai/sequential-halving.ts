/**
 * Sequential halving (Karnin, Koren and Somekh 2013) over the root moves: all remaining arms meet the
 * same worlds, so that they differ by the move and not by the luck of the cards. Arms significantly
 * behind drop out early, and after each round so does the lower half. How far behind is judgement,
 * measured by `npm run ladder -- GAME`.
 */
import { at } from '../engine/estimate.ts';

/** A root move and its utilities, one for each world; remaining arms have met the same worlds. */
export interface Arm {
  readonly place: number;
  readonly utilities: number[];
}

/** Worlds needed before an arm may drop out early, and the standard errors it must be behind. */
const WARMING = 16;
const SURELY = 3.5;

export const meanUtility = ({ utilities }: Arm): number =>
  utilities.reduce((sum, utility) => sum + utility, 0) / Math.max(1, utilities.length);

/** The arm with the best mean; of equals, the earlier move. */
export function leaderOf(arms: readonly Arm[]): Arm {
  let leader = at(arms, 0);
  let most = meanUtility(leader);
  for (const arm of arms) {
    const mean = meanUtility(arm);
    if (mean > most) {
      leader = arm;
      most = mean;
    }
  }
  return leader;
}

/** Whether an arm may still be as good as the leader, by the paired differences in the same worlds. */
function isInReach(arm: Arm, leader: Arm): boolean {
  const n = leader.utilities.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const behind = at(leader.utilities, i) - at(arm.utilities, i);
    sum += behind;
    squares += behind * behind;
  }
  const mean = sum / n;
  const error = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
  return mean <= SURELY * error;
}

/** By how much an arm is behind the leader in the worlds both have met. */
export function behind(arm: Arm, leader: Arm): number {
  const met = arm.utilities.length;
  const sum = arm.utilities.reduce((total, own, i) => total + at(leader.utilities, i) - own, 0);
  return sum / Math.max(1, met);
}

/** The arms not significantly behind the leader. */
export function inReach(arms: readonly Arm[]): readonly Arm[] {
  const leader = leaderOf(arms);
  if (leader.utilities.length < WARMING) return arms;
  return arms.filter((arm) => arm === leader || isInReach(arm, leader));
}

/** The better half, rounded up, in the order of the legal list. */
export function betterHalf(arms: readonly Arm[]): readonly Arm[] {
  const means = new Map(arms.map((arm) => [arm, meanUtility(arm)]));
  const order = [...arms].sort((a, b) => (means.get(b) ?? 0) - (means.get(a) ?? 0));
  const kept = new Set(order.slice(0, Math.ceil(arms.length / 2)));
  return arms.filter((arm) => kept.has(arm));
}
