/** A deal with all cards open, as the solver takes it and answers. */
import { suitIn } from '../../cards/halves.ts';
import { RANKS } from './cards.ts';
import { type Position, solveCards, solveTricks } from './solver/index.ts';
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

/** Tricks of the side to play after each card it may play, by card. */
export const openCards = (state: State): ReadonlyMap<number, number> =>
  new Map(solveCards(positionOf(state)).map(({ card, tricks }) => [card, tricks]));
