/** A deal with all cards open, in the solver's terms. */
import { suitIn, type WideSet } from '../../../cards/wide-set.ts';
import { RANKS } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import {
  type Hands,
  openSolver,
  type Position,
  type Solver,
  solveCards,
  solveTricks,
  type Table,
} from './solver.ts';

/** The cards of all seats in the solver's form. */
export const suitsOf = (hands: readonly WideSet[]): Hands =>
  hands.map((hand) => [0, 1, 2, 3].map((suit) => suitIn(hand, suit, RANKS)));

/** The tricks of a declarer who begins with all cards. */
export function declarerTricks(hands: Hands, trump: number, declarer: number): number {
  const ns = solveTricks({ hands, trump, leader: (declarer + 1) & 3, trick: [] });
  return (declarer & 1) === 0 ? ns : RANKS - ns;
}

/** The table of tricks by strain and declarer, a pause after every figure. */
export function* tabled(hands: Hands): Generator<void, Table> {
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

const positionOf = ({ hands, deal, leader, trick }: State): Position => ({
  hands: suitsOf(hands),
  trump: deal.contract.strain,
  leader,
  trick,
});

/** How many of the tricks not yet complete North and South take with best play by all. */
export const openTricks = (state: State): number => solveTricks(positionOf(state));

/** The same without a limit. */
export const openCardTricks = (state: State): TricksByCard =>
  new Map(solveCards(positionOf(state)).map(({ card, tricks }) => [card, tricks]));

/** Entries the opponents' solver remembers. */
const MEMORY = 1 << 18;
/** Starts of tricks in one unit of a level's budget, and those allowed for the first world. */
const UNIT = 2500;
const FIRST = 400_000;

/** Solvers of past decisions: filling new tables takes as long as an easy decision. */
const spare: Solver[] = [];

/** The tricks of the side to play after each card it may play, by card. */
export type TricksByCard = ReadonlyMap<number, number>;

/** A solver for one decision: it starts with an empty memory, so that its work can be repeated exactly. */
interface OpenCards {
  /** Undefined if it takes more work than is left. */
  readonly tricks: (state: State) => TricksByCard | undefined;
  readonly spent: () => number;
  /** Leaves its solver to the next decision. */
  readonly close: () => void;
}

/** `limit`: units of work. */
export function openCards(limit: number): OpenCards {
  const solver = spare.pop() ?? openSolver(MEMORY);
  solver.forget();
  let spent = 0;
  return {
    tricks: (state) => {
      const found = solver.cards(positionOf(state), spent === 0 ? FIRST : (limit - spent) * UNIT);
      spent += solver.spent() / UNIT;
      return found && new Map(found.map(({ card, tricks }) => [card, tricks]));
    },
    spent: () => spent,
    close: () => {
      spare.push(solver);
    },
  };
}
