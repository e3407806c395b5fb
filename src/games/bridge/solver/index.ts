/**
 * Double dummy: what a deal yields when everybody sees all cards and nobody errs. These functions
 * are pure; behind them one solver is kept, since the answers do not depend on what it remembers.
 * Where work is to be limited, or many like positions solved by themselves, open another.
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
 * The tricks North and South take of those not yet complete, the trick under way included (whose
 * cards are in `trick` and no longer in `hands`).
 */
export const solveTricks = (position: Position): number => solver().tricks(position) ?? 0;

/**
 * For every card the seat to play may play, in canonical order, the tricks his own side then takes
 * of those not yet complete, the trick under way included.
 */
export const solveCards = (position: Position): readonly CardTricks[] =>
  solver().cards(position) ?? [];

/** The tricks each seat takes as declarer (his left leads): strains C D H S N by seats N E S W. */
export const solveTable = (hands: Hands): Table => solver().table(hands);
