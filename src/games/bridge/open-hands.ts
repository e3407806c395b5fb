/** A deal with all cards open, as the solver takes it and answers. */
import { suitIn } from '../../cards/halves.ts';
import { RANKS } from './cards.ts';
import { openSolver, type Position, type Solver, solveTricks } from './solver/index.ts';
import type { State } from './state.ts';

/** The cards of a state as the solver takes them. */
const positionOf = ({ hands, deal, leader, trick }: State): Position => ({
  hands: hands.map((hand) => [0, 1, 2, 3].map((suit) => suitIn(hand, suit, RANKS))),
  trump: deal.contract.strain,
  leader,
  trick,
});

/** Tricks of North and South among those not yet complete, with best play by all. */
export const openTricks = (state: State): number => solveTricks(positionOf(state));

/** Entries the opponents' solver remembers. */
const MEMORY = 1 << 18;
/** Beginnings of tricks that are one of an opponent's units of work, and those for a first world. */
const UNIT = 2000;
const FIRST = 400_000;

/** Room of decisions that are made: to fill new tables takes as long as an easy decision. */
const spare: Solver[] = [];

/** Tricks of the side to play after each card it may play, by card. */
export type TricksByCard = ReadonlyMap<number, number>;

/** A solver for one decision: it begins with nothing remembered, so that its work is the same again. */
export interface OpenCards {
  /** Undefined if it takes more work than is left. */
  readonly tricks: (state: State) => TricksByCard | undefined;
  readonly spent: () => number;
  /** Gives its room to the next decision. */
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
