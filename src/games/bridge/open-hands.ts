/** A deal with all cards open, in the solver's terms. */
import { suitIn } from '../../cards/halves.ts';
import type { Budget } from '../../engine/game.ts';
import { RANKS } from './cards.ts';
import { openSolver, type Position, type Solver, solveTricks } from './solver/index.ts';
import type { State } from './state.ts';

/** The cards of a state in the solver's form. */
const positionOf = ({ hands, deal, leader, trick }: State): Position => ({
  hands: hands.map((hand) => [0, 1, 2, 3].map((suit) => suitIn(hand, suit, RANKS))),
  trump: deal.contract.strain,
  leader,
  trick,
});

/** How many of the tricks not yet complete North and South take with best play by all. */
export const openTricks = (state: State): number => solveTricks(positionOf(state));

/** Entries the opponents' solver remembers. */
const MEMORY = 1 << 18;
/** Trick beginnings that make one unit of a level's budget, and those allowed for the first world. */
const UNIT = 2000;
const FIRST = 400_000;

let kept: Solver | undefined;

/**
 * The tricks of the side to play after each card it may play, by card; undefined if that takes more
 * work than is left. A decision starts with an empty memory, so that it can be repeated exactly.
 */
export function openCards(state: State, work: Budget): ReadonlyMap<number, number> | undefined {
  kept ??= openSolver(MEMORY);
  if (work.spent === 0) kept.forget();
  const budget = work.spent === 0 ? FIRST : (work.limit - work.spent) * UNIT;
  const found = kept.cards(positionOf(state), budget);
  work.spent += kept.spent() / UNIT;
  return found && new Map(found.map(({ card, tricks }) => [card, tricks]));
}
