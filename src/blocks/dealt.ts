/** Quantities of a hand that conditions ask about in several games. */
import type { Card } from '../cards/pack.ts';
import type { Quantity } from '../engine/extras.ts';
import type { Text } from '../lang/text.ts';
import { pointsOf } from './trick.ts';

/** How many cards of a hand fit. */
export const countWhere = <S>(
  meaning: Text,
  fits: (card: Card, dealt: S, seat: number) => boolean,
): Quantity<S> => ({
  meaning,
  least: 0,
  countsCards: true,
  of: (cards, dealt, seat) => cards.filter((card) => fits(card, dealt, seat)).length,
});

/** The points of a hand by a table; the total is never below `least`. */
export const totalBy = (meaning: Text, table: readonly number[], least = 0): Quantity<unknown> => ({
  meaning,
  least,
  of: (cards) => pointsOf(cards, table),
});
