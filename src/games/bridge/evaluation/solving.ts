/**
 * A closer look at close decisions: what tricks that are only expected leave out of a call's gain is read off some of
 * the worlds, solved double dummy.
 */
import { at, type Estimate, estimate } from '../../../engine/estimate.ts';
import { openDecisionSolver } from '../solver/open-hands.ts';
import { type DeclaredEnding, gainOf, type OpenTricks, openGainOf } from './endings.ts';
import type { World } from './worlds.ts';

/** The fewest and the most worlds that a decision solves. */
const LEAST = 4;
const MOST = 12;
/** The work that a decision may take, in units of the solver. */
const WORK = 400;
/** A correction counts half if it rests on this many worlds: it is chance as much as it is the hand. */
const DOUBTED = 8;

/** A world with the contracts to which two calls lead in it. */
export interface BothEndings {
  readonly world: World;
  readonly one: DeclaredEnding | undefined;
  readonly other: DeclaredEnding | undefined;
}

/** The correction of a gain, in IMPs for North and South, by its differences in the worlds solved. */
function shrunk(differences: readonly number[]): Estimate {
  const { mean, error } = estimate(differences);
  const share = differences.length / (differences.length + DOUBTED);
  return { mean: share * mean, error: share * error };
}

/**
 * By how much the one call gains more in these worlds double dummy than by expected tricks, as far as it can be known
 * and until `isClear`.
 */
export function correctionOf(
  compared: readonly BothEndings[],
  vulnerable: number,
  isClear: (correction: Estimate) => boolean,
): number {
  const solver = openDecisionSolver(WORK);
  const openTricks: OpenTricks = ({ hands }, declarer, strain) =>
    solver.declarer(
      hands.map(({ suits }) => suits),
      strain,
      declarer,
    );
  const differences: number[] = [];
  for (let i = 0; i < Math.min(MOST, compared.length); i++) {
    const { world, one, other } = at(compared, i);
    const open = openGainOf(one, other, world, vulnerable, openTricks);
    if (open === undefined) break;
    differences.push(open - gainOf(one, other, world, vulnerable));
    if (differences.length >= LEAST && isClear(shrunk(differences))) break;
  }
  solver.close();
  return shrunk(differences).mean;
}
