/** Dealing out a shuffled pack: how cards are served, as plain functions on the pack. */
import type { Card } from '../cards/pack.ts';

/**
 * Deals cards one at a time to the seats of `order`, round after round, `each` cards per seat.
 * Returns hands by seat and the rest of the pack, next card first.
 */
export function dealSingly(
  pack: readonly Card[],
  order: readonly number[],
  each: number,
): { readonly hands: readonly (readonly Card[])[]; readonly rest: readonly Card[] } {
  const hands: Card[][] = order.map(() => []);
  order.forEach((seat, place) => {
    for (let i = 0; i < each; i++) hands[seat]?.push(pack[i * order.length + place] ?? 0);
  });
  return { hands, rest: pack.slice(order.length * each) };
}
