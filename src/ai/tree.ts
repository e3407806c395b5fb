/**
 * The memory of a search: what each move came to at each point of the game that its onlooker can
 * tell apart. A point is known by the onlooker's view, so worlds that look alike share it, and
 * what he will only learn later divides it.
 */
import { at } from './pick.ts';

interface Arm {
  visits: number;
  /** Times the move was legal when the point was met. */
  offered: number;
  /** Sum of the actor's worths. */
  utility: number;
}

export interface Point {
  visits: number;
  utility: number;
  readonly arms: Map<string | number, Arm>;
}

export const newPoint = (): Point => ({ visits: 0, utility: 0, arms: new Map() });

/** How far a search looks beyond the best move so far, in spreads of the worth. */
const CURIOSITY = 0.7;
/** Share of the prior that habit does not decide. */
const EXPLORATION = 0.3;

function armOf(point: Point, key: string | number): Arm {
  const known = point.arms.get(key);
  if (known !== undefined) return known;
  const arm = { visits: 0, offered: 0, utility: 0 };
  point.arms.set(key, arm);
  return arm;
}

/** What each move may be worth: what it came to, and room for what is not known yet. */
function promise(point: Point, arm: Arm, prior: number, spread: number): number {
  const mean =
    arm.visits > 0 ? arm.utility / arm.visits : point.utility / Math.max(1, point.visits);
  return mean + (CURIOSITY * spread * prior * Math.sqrt(arm.offered)) / (1 + arm.visits);
}

/**
 * The place of the move to try now. `weights`: the habit of the actor, if known; `spread`: the
 * standard deviation of worths seen so far.
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

/** Notes what the actor's move came to. */
export function learn(point: Point, key: string | number, utility: number): void {
  const arm = armOf(point, key);
  arm.visits++;
  arm.utility += utility;
  point.visits++;
  point.utility += utility;
}
