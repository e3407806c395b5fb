/**
 * The tree of a search: statistics of each move at each node, an information set of the searching
 * seat. A node is keyed by that seat's observation, so worlds that look alike share it until the
 * seat learns what tells them apart. The constants are judgement, measured by `npm run ladder -- GAME`.
 */
import { at } from '../engine/estimate.ts';

interface Arm {
  visits: number;
  /** How often the move was legal when the node was visited. */
  offered: number;
  /** Sum of the actor's utilities. */
  utility: number;
}

export interface Point {
  /** What its key does not hold of the fingerprint it stands for. */
  readonly check: number;
  visits: number;
  utility: number;
  readonly arms: Map<string | number, Arm>;
}

export const newPoint = (check = 0): Point => ({ check, visits: 0, utility: 0, arms: new Map() });

/** Exploration constant, in standard deviations of the utility. */
const CURIOSITY = 0.7;
/** Share of the prior that is uniform rather than the policy's. */
const EXPLORATION = 0.3;

function armOf(point: Point, key: string | number): Arm {
  const known = point.arms.get(key);
  if (known !== undefined) return known;
  const arm = { visits: 0, offered: 0, utility: 0 };
  point.arms.set(key, arm);
  return arm;
}

/** The upper confidence of a move: its mean utility plus an exploration term (PUCT, Rosin 2011). */
function promise(point: Point, arm: Arm, prior: number, spread: number): number {
  const mean =
    arm.visits > 0 ? arm.utility / arm.visits : point.utility / Math.max(1, point.visits);
  return mean + (CURIOSITY * spread * prior * Math.sqrt(arm.offered)) / (1 + arm.visits);
}

/**
 * The index of the move to try now. `weights`: the actor's policy, if known; `spread`: the
 * standard deviation of the utilities seen so far.
 */
export function chooseArm(
  point: Point,
  keys: readonly (string | number)[],
  weights: readonly number[] | undefined,
  spread: number,
): number {
  const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? 1;
  let best = 0;
  let bestPromise = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < keys.length; i++) {
    const arm = armOf(point, at(keys, i));
    arm.offered++;
    const even = 1 / keys.length;
    const prior =
      weights === undefined
        ? even
        : EXPLORATION * even + ((1 - EXPLORATION) * at(weights, i)) / total;
    const value = promise(point, arm, prior * keys.length, spread);
    if (value > bestPromise) {
      best = i;
      bestPromise = value;
    }
  }
  return best;
}

/** Records the utility of the actor's move. */
export function learn(point: Point, key: string | number, utility: number): void {
  const arm = armOf(point, key);
  arm.visits++;
  arm.utility += utility;
  point.visits++;
  point.utility += utility;
}
