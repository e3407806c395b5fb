/** A deal with all cards open, as the solver takes it and answers. */
import { suitIn } from '../../cards/halves.ts';
import type { Budget } from '../../engine/game.ts';
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

let kept: Solver | undefined;

/**
 * Tricks of the side to play after each card it may play, by card; undefined if that takes more
 * work than is left. A decision begins with nothing remembered, so that it is the same again.
 */
export function openCards(state: State, work: Budget): ReadonlyMap<number, number> | undefined {
  kept ??= openSolver(MEMORY);
  if (work.spent === 0) kept.forget();
  const budget = work.spent === 0 ? FIRST : (work.limit - work.spent) * UNIT;
  const found = kept.cards(positionOf(state), budget);
  work.spent += kept.spent() / UNIT;
  return found && new Map(found.map(({ card, tricks }) => [card, tricks]));
}
