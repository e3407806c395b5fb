/** Tricks that a card takes whatever the others hold. */
import type { Card } from '../cards/pack.ts';

/**
 * Whether the card laid to the trick takes it, if only unseen cards can follow: in games in which a card
 * that beats no card alone beats none together with others.
 */
export function takesSurely(
  trick: readonly Card[],
  card: Card,
  unseen: readonly Card[],
  winnerOf: (trick: readonly Card[]) => number,
): boolean {
  const laid = [...trick, card];
  const isTaken = (cards: readonly Card[]): boolean => winnerOf(cards) === trick.length;
  return isTaken(laid) && unseen.every((other) => isTaken([...laid, other]));
}
