/** A deal with all cards open, in the solver's terms. */
import { suitIn, type WideSet } from '../../../cards/wide-set.ts';
import { RANKS } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import {
  type DoubleDummyTable,
  openSolver,
  type Solver,
  type SolverPosition,
  type SuitSets,
  sideTricks,
  solveCards,
  solveTricks,
} from './solver.ts';

/** The hands of all seats in the solver's form. */
export const solverHands = (hands: readonly WideSet[]): SuitSets =>
  hands.map((hand) => [0, 1, 2, 3].map((suit) => suitIn(hand, suit, RANKS)));

/** The tricks of a declarer, from the opening lead on. */
export function declarerTricks(hands: SuitSets, trump: number, declarer: number): number {
  const ns = solveTricks({ hands, trump, leader: (declarer + 1) & 3, trick: [] });
  return sideTricks(declarer, ns, RANKS);
}

/** The table of tricks by strain and declarer, a pause after every figure. */
export function* solveStepwise(hands: SuitSets): Generator<void, DoubleDummyTable> {
  const table: number[][] = [];
  for (const trump of [0, 1, 2, 3, 4]) {
    const row: number[] = [];
    for (const declarer of [0, 1, 2, 3]) {
      row.push(declarerTricks(hands, trump, declarer));
      yield;
    }
    table.push(row);
  }
  return table;
}

const positionOf = ({ hands, deal, leader, trick }: State): SolverPosition => ({
  hands: solverHands(hands),
  trump: deal.contract.strain,
  leader,
  trick,
});

/** How many of the tricks not yet complete North and South take with best play by all. */
export const openTricks = (state: State): number => solveTricks(positionOf(state));

/** The tricks of the side to play after each card it may play, found without a limit on the work. */
export const openCardTricks = (state: State): TricksByCard =>
  new Map(solveCards(positionOf(state)).map(({ card, tricks }) => [card, tricks]));

/** Entries the opponents' solver remembers. */
const MEMORY = 1 << 18;
/** Starts of tricks in one unit of a level's budget. */
const UNIT = 2500;
/** Starts of tricks allowed for the first world. */
const FIRST = 200_000;

/** Solvers of past decisions: filling new tables takes as long as an easy decision. */
const spare: Solver[] = [];

/** The tricks of the side to play after each card it may play, by card. */
export type TricksByCard = ReadonlyMap<number, number>;

/** The solver of one decision. The memory is empty at first, so that the work can be repeated exactly. */
interface DecisionSolver {
  /** The tricks after each card; undefined if that takes more work than is left. */
  readonly tricks: (state: State) => TricksByCard | undefined;
  /** The tricks of a declarer, from the opening lead on; undefined if that takes more work than is left. */
  readonly declarer: (hands: SuitSets, trump: number, declarer: number) => number | undefined;
  /** Units of work spent so far. */
  readonly spent: () => number;
  /** Leaves its solver to the next decision. */
  readonly close: () => void;
}

/** A solver whose memory is empty. */
function takeSolver(): Solver {
  const solver = spare.pop() ?? openSolver(MEMORY);
  solver.forget();
  return solver;
}

/** A solver for one decision, which may spend `limit` units of work. One that is never asked takes no memory. */
export function openDecisionSolver(limit: number): DecisionSolver {
  let solver: Solver | undefined;
  let spent = 0;
  const ask = <T>(question: (solver: Solver, budget: number) => T): T => {
    solver ??= takeSolver();
    const budget = spent === 0 ? FIRST : (limit - spent) * UNIT;
    const found = question(solver, budget);
    spent += solver.spent() / UNIT;
    return found;
  };
  return {
    tricks: (state) => {
      const found = ask((one, budget) => one.cards(positionOf(state), budget));
      if (found === undefined) return undefined;
      return new Map(found.map(({ card, tricks }) => [card, tricks]));
    },
    declarer: (hands, trump, declarer) => {
      const position = { hands, trump, leader: (declarer + 1) & 3, trick: [] };
      const ns = ask((one, budget) => one.tricks(position, budget));
      return ns === undefined ? undefined : sideTricks(declarer, ns, RANKS);
    },
    spent: () => spent,
    close: () => {
      if (solver !== undefined) spare.push(solver);
      solver = undefined;
    },
  };
}
