/** The hands of one deal as conditions look at them; each is read off the deal once. */
import type { Card } from '../../cards/pack.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Seat } from '../../engine/game.ts';

/** The cards a seat was dealt, and the deal they are part of. */
export interface Hand {
  readonly cards: readonly Card[];
  readonly dealt: unknown;
  readonly seat: Seat;
}

/** Gives the hand of a seat. */
export type Hands = (seat: Seat) => Hand;

export function handsOf(dealtHands: DealtHands<unknown>, dealt: unknown): Hands {
  const known: Hand[] = [];
  return (seat) => {
    const hand = known[seat] ?? { cards: dealtHands.cards(dealt, seat), dealt, seat };
    known[seat] = hand;
    return hand;
  };
}
