/** A deal with all cards open, as conditions look at it. What takes long is computed when it is asked for, and once. */
import type { Card, Pack } from '../../cards/pack.ts';
import type { DealtHands, Quantity } from '../../engine/extras.ts';
import type { Seat } from '../../engine/game.ts';

/** A kind of deal: its pack, and the hands that conditions are asked about. */
export interface DealScope {
  readonly pack: Pack;
  readonly dealtHands: DealtHands<unknown>;
  /** Cards in the smallest and the largest hand. */
  readonly smallest: number;
  readonly largest: number;
}

/** The cards a seat was dealt, and the deal they are part of. */
export interface Hand {
  readonly cards: readonly Card[];
  readonly dealt: unknown;
  readonly seat: Seat;
}

export interface OpenDeal {
  hand(seat: Seat): Hand;
  /** A slow quantity of a seat, which the game has under this word. */
  slow(word: string, quantity: Quantity<unknown>, seat: Seat): number;
}

/**
 * The hands of a deal for conditions to test. Quantities that take long are computed once each, even where a condition
 * names them several times.
 */
export function laidOpen(dealtHands: DealtHands<unknown>, dealt: unknown): OpenDeal {
  const hands: Hand[] = [];
  const computed = new Map<string, number>();
  const handOf = (seat: Seat): Hand => {
    const hand = hands[seat] ?? { cards: dealtHands.cards(dealt, seat), dealt, seat };
    hands[seat] = hand;
    return hand;
  };
  return {
    hand: handOf,
    slow(word, quantity, seat) {
      const key = `${seat} ${word}`;
      const found = computed.get(key) ?? quantity.of(handOf(seat).cards, dealt, seat);
      computed.set(key, found);
      return found;
    },
  };
}
