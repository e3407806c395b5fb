/**
 * The race of the root moves: all that are still in it meet the same worlds, so that they differ
 * by what they do and not by the cards they happened to meet. Who is surely behind drops out, and
 * at set times so does the lower half.
 */
import { at } from './pick.ts';

/** A move in the race and its worths, one a world; those still in have met the same worlds. */
export interface Runner {
  readonly place: number;
  readonly worths: number[];
}

/** Worlds before anybody drops out by being behind, and by how many standard errors he must be. */
const WARMING = 16;
const SURELY = 3.5;

export const meanWorth = ({ worths }: Runner): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);

/** The one in front; the earlier move where two are level. */
export function leaderOf(runners: readonly Runner[]): Runner {
  let leader = at(runners, 0);
  let most = meanWorth(leader);
  for (const runner of runners) {
    const mean = meanWorth(runner);
    if (mean > most) {
      leader = runner;
      most = mean;
    }
  }
  return leader;
}

/** Whether a runner may still be as good as the leader, by what they came to in the same worlds. */
function isInReach(runner: Runner, leader: Runner): boolean {
  const n = leader.worths.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const behind = at(leader.worths, i) - at(runner.worths, i);
    sum += behind;
    squares += behind * behind;
  }
  const mean = sum / n;
  const error = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
  return mean <= SURELY * error;
}

/** By how much a runner is behind in the worlds that both have met. */
export function behind(runner: Runner, leader: Runner): number {
  const met = runner.worths.length;
  const sum = runner.worths.reduce((total, own, i) => total + at(leader.worths, i) - own, 0);
  return sum / Math.max(1, met);
}

/** Those not surely behind the leader. */
export function inReach(runners: readonly Runner[]): readonly Runner[] {
  const leader = leaderOf(runners);
  if (leader.worths.length < WARMING) return runners;
  return runners.filter((runner) => runner === leader || isInReach(runner, leader));
}

/** The better half, rounded up, in the order of the legal list. */
export function betterHalf(runners: readonly Runner[]): readonly Runner[] {
  const means = new Map(runners.map((runner) => [runner, meanWorth(runner)]));
  const order = [...runners].sort((a, b) => (means.get(b) ?? 0) - (means.get(a) ?? 0));
  const kept = new Set(order.slice(0, Math.ceil(runners.length / 2)));
  return runners.filter((runner) => kept.has(runner));
}
