/** What programs are told of an observation of Hiki-Kabu; lists by seat, null where there is no card to see. */
import * as v from 'valibot';
import {
  bySeat,
  cardOf,
  count,
  seat,
  seatIfAny,
  seatOrNull,
  tokensOf,
} from '../../blocks/published.ts';
import type { Card } from '../../cards/pack.ts';
import { NO_CARD, pack } from './hand.ts';
import type { Observation } from './observation.ts';
import { dealerOf, stakesOf } from './showdown.ts';

const cardBySeat = bySeat(v.nullable(cardOf(pack)));

export const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['seats', 'deal', 'play', 'over']),
  /** Rounds finished before this one. */
  played: count,
  dealer: seatIfAny,
  turn: seatIfAny,
  /** The seats still in as they play, the dealer last. */
  order: v.array(seat),
  /** Chips held before this round. */
  chips: bySeat(count),
  stakes: bySeat(count),
  /** What each seat drew for the deal. */
  drawn: cardBySeat,
  openCards: cardBySeat,
  /** The observer’s own; all of them once they are turned up. */
  faceDownCards: cardBySeat,
  thirdCards: cardBySeat,
  fourthCards: cardBySeat,
  /** Who has stayed with two cards, in turn. */
  stood: v.array(seat),
  stock: count,
});

const told = (cards: readonly Card[]): (string | null)[] =>
  cards.map((card) => tokensOf(pack, card === NO_CARD ? [] : [card])[0] ?? null);

export function publish(seen: Observation): v.InferOutput<typeof schema> {
  const { order, place, open, third } = seen;
  return {
    observer: seatOrNull(seen.observer),
    phase: seen.phase,
    played: seen.played,
    dealer: seatOrNull(dealerOf(order)),
    turn: seen.phase === 'play' ? (order[place] ?? null) : null,
    order: [...order],
    chips: [...seen.chips],
    stakes: [...stakesOf(order, open, seen.options.dealerStakes)],
    drawn: told(seen.drawn),
    openCards: told(open),
    faceDownCards: told(seen.down),
    thirdCards: told(third),
    fourthCards: told(seen.fourth),
    stood: order.slice(0, place).filter((one) => third[one] === NO_CARD),
    stock: seen.stock,
  };
}
