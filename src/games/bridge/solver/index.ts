/**
 * Double dummy: the result of a deal when everyone sees all cards and nobody errs. These functions
 * are pure; they share one solver, since its answers do not depend on what it remembers. To limit the
 * work, or to solve many similar positions apart, open another.
 */
import {
  type CardTricks,
  type Hands,
  openSolver,
  type Position,
  type Solver,
  type Table,
} from './solver.ts';

export { type Par, type ParContract, parOf } from './par.ts';
export { type Hands, openSolver, type Position, type Solver, type Table };

let kept: Solver | undefined;

function solver(): Solver {
  kept ??= openSolver();
  return kept;
}

/**
 * How many of the tricks not yet complete North and South take, the current one included (its cards
 * are in `trick`, no longer in `hands`).
 */
export const solveTricks = (position: Position): number => solver().tricks(position) ?? 0;

/**
 * For every card the seat to play may play, in canonical order, how many of the tricks not yet
 * complete its side then takes, the current one included.
 */
export const solveCards = (position: Position): readonly CardTricks[] =>
  solver().cards(position) ?? [];

/** The tricks each seat takes as declarer (its left leads): strains C D H S N by seats N E S W. */
export const solveTable = (hands: Hands): Table => solver().table(hands);
