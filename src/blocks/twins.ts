/** Cards of one hand that do the same in tricks, such as the eight and the nine where nobody else has a card between. */
import type { Card } from '../cards/pack.ts';

/** A hand in which cards of a suit stand in the order of their height. */
interface Neighbours {
  readonly hand: readonly Card[];
  /** Cards that others may hold, and the one that holds the trick: they tell those above from those below. */
  readonly between: readonly Card[];
  readonly suitOf: readonly number[];
  readonly points: readonly number[];
}

/** The lowest card of the hand that does the same as `card`, which may be `card` itself. */
export function lowestTwin(card: Card, { hand, between, suitOf, points }: Neighbours): Card {
  let lowest = card;
  for (let below = card - 1; suitOf[below] === suitOf[card]; below--) {
    if (between.includes(below)) break;
    if (hand.includes(below) && points[below] === points[card]) lowest = below;
  }
  return lowest;
}
