/** Quantities of a dealt hand that search conditions ask about in several games. */
import type { Card } from '../cards/pack.ts';
import type { Quantity } from '../engine/extras.ts';
import type { Text } from '../lang/text.ts';
import { pointsOf } from './trick.ts';

/** The number of cards of a hand that fit. */
export const countWhere = <S>(
  meaning: Text,
  fits: (card: Card, dealt: S, seat: number) => boolean,
): Quantity<S> => ({
  meaning,
  least: 0,
  countsCards: true,
  of: (cards, dealt, seat) => cards.filter((card) => fits(card, dealt, seat)).length,
});

/** The points of a hand by a table of points by card; no hand has fewer than `least`. */
export const totalBy = (meaning: Text, table: readonly number[], least = 0): Quantity<unknown> => ({
  meaning,
  least,
  of: (cards) => pointsOf(cards, table),
});
