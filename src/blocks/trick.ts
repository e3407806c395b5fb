/** Tricks: who wins one, and what its cards are worth. */
import type { Card } from '../cards/pack.ts';

/**
 * The index in the trick of the card that wins by `rank` among those of the suit led.
 * `suitOf` and `rank` are tables by card.
 */
export function winnerOfTrick(
  trick: readonly Card[],
  suitOf: readonly number[],
  rank: readonly number[],
): number {
  let best = 0;
  for (let place = 1; place < trick.length; place++) {
    const card = trick[place] ?? 0;
    const top = trick[best] ?? 0;
    if (suitOf[card] === suitOf[top] && (rank[card] ?? 0) > (rank[top] ?? 0)) best = place;
  }
  return best;
}

/** Points of all cards of a list, by a table. */
export function pointsOf(cards: readonly Card[], table: readonly number[]): number {
  let points = 0;
  for (const card of cards) points += table[card] ?? 0;
  return points;
}
