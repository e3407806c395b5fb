/**
 * Perfect-information Monte Carlo: where a game can solve a world exactly once nothing is hidden,
 * worlds are sampled and the solutions averaged (as in Ginsberg's GIB, 2001).
 */

import { at, largest } from '../engine/estimate.ts';
import type { WorldSolver } from '../engine/game.ts';
import { sampleWorld, type Task } from './world.ts';

/** Upper bound on the sampled worlds, and the positions each stands for. */
const MOST = 60;
const POSITIONS = 200;
/** Worlds needed before a result can be clear, and the standard errors that make it so. */
const FEW = 12;
const SURELY = 3;

/** The utility of every move, world by world. */
type Answers = readonly (readonly number[])[];

const meansOf = (answers: Answers, moves: number): readonly number[] =>
  Array.from(
    { length: moves },
    (_, i) => answers.reduce((sum, utilities) => sum + at(utilities, i), 0) / answers.length,
  );

/** Whether a move did as well as the best in every world, or is significantly behind it. */
function isSettled(answers: Answers, move: number, best: number): boolean {
  const behind = answers.map((utilities) => at(utilities, best) - at(utilities, move));
  const mean = behind.reduce((sum, one) => sum + one, 0) / behind.length;
  const squares = behind.reduce((sum, one) => sum + one * one, 0) / behind.length;
  const error = Math.sqrt(Math.max(0, squares - mean * mean) / behind.length);
  return squares === 0 || mean > SURELY * error;
}

function isClear(answers: Answers, moves: number): boolean {
  if (answers.length < FEW) return false;
  const means = meansOf(answers, moves);
  const best = largest(means);
  return means.every((_, move) => isSettled(answers, move, best));
}

/** Answers in one world after another, pausing after each, until they are clear. */
function* answersOf<S, M, V>(
  task: Task<S, M, V>,
  solver: WorldSolver<S, M>,
  budget: number,
): Generator<void, Answers> {
  const { game, observation, hidden, moves, random, limit } = task;
  const most = Math.max(1, Math.min(MOST, Math.floor(limit / POSITIONS)));
  const answers: (readonly number[])[] = [];
  while (answers.length < most && solver.spent() < budget && !isClear(answers, moves.length)) {
    const utilities = solver.solve(sampleWorld(game, observation, hidden, random), moves);
    if (utilities === undefined) break;
    answers.push(utilities);
    yield;
  }
  return answers;
}

/**
 * The mean utility of every move over sampled worlds, pausing after each; undefined where the game
 * has no exact solution here. The number of worlds grows with the level's positions, the solver's
 * budget with their square root.
 */
export function* openHands<S, M, V>(
  task: Task<S, M, V>,
): Generator<void, readonly number[] | undefined> {
  const { game, moves, limit } = task;
  const budget = Math.sqrt(limit);
  const solver = game.extras.openWorldSolver?.(budget);
  if (solver === undefined) return undefined;
  try {
    const answers = yield* answersOf(task, solver, budget);
    return answers.length === 0 ? undefined : meansOf(answers, moves.length);
  } finally {
    solver.close();
  }
}

/** The index of the best utility; of equals, the move the policy prefers. */
export function bestOf<S, M, V>(
  { game, observation, moves }: Task<S, M, V>,
  utilities: readonly number[],
): number {
  const top = Math.max(...utilities);
  const weights = game.heuristics.policy?.(observation, moves) ?? moves.map(() => 1);
  let best = -1;
  utilities.forEach((utility, i) => {
    if (top - utility < EQUAL && (best < 0 || at(weights, i) > at(weights, best))) best = i;
  });
  return best;
}

/** Utilities that differ by less are equal. */
const EQUAL = 1e-6;
