/** What an observer may know of a round, and its hidden cards. */
import * as p from '../../blocks/published.ts';
import type { Card } from '../../cards/pack.ts';
import type { Assignment, Hidden, HiddenSlot, Observer, Seat } from '../../engine/game.ts';
import {
  COPIES,
  countOf,
  dealerOf,
  isNineOne,
  isThreeAlike,
  KINDS,
  mayHit,
  mayStand,
  NO_CARD,
  pack,
  stakesOf,
} from './hand.ts';
import words from './published.json' with { type: 'json' };
import type { State } from './rules.ts';

export interface Observation extends Omit<State, 'stock'> {
  readonly observer: Observer;
  /** The face-down cards that the observer sees: their own, and all of them at the showdown. */
  readonly down: readonly Card[];
  readonly stock: number;
}

export const observe = (state: State, observer: Observer): Observation => ({
  observer,
  ...state,
  down:
    state.phase === 'over'
      ? state.down
      : state.down.map((card, seat) => (seat === observer ? card : NO_CARD)),
  stock: state.stock.length,
});

/** The number of cards of each kind that the observer does not see. */
export function unseenOf({ open, down, third, fourth }: Observation): number[] {
  const unseen = Array.from({ length: KINDS }, () => COPIES);
  for (const cards of [open, down, third, fourth])
    for (const card of cards) if (card !== NO_CARD) unseen[card] = (unseen[card] ?? 0) - 1;
  return unseen;
}

const isHidden = (observation: Observation, seat: Seat): boolean =>
  observation.open[seat] !== NO_CARD && observation.down[seat] === NO_CARD;

/** Seats in seat order whose face-down card the observer does not see. */
const hiddenSeats = (observation: Observation): readonly Seat[] =>
  observation.open.flatMap((_, seat) => (isHidden(observation, seat) ? [seat] : []));

/** HIK-6: whether a seat’s face-down card may be this one, after what the seat has done. */
function mayHide(observation: Observation, seat: Seat, down: Card): boolean {
  const { order, place, options } = observation;
  const { [seat]: open = NO_CARD } = observation.open;
  const { [seat]: third = NO_CARD } = observation.third;
  const { [seat]: fourth = NO_CARD } = observation.fourth;
  const hasActed = order.indexOf(seat) < place;
  const isDealer = seat === dealerOf(order);
  const two = countOf(open, down);
  if (third === NO_CARD) return !hasActed || mayStand(two);
  if (!mayHit(two) || (isDealer && isNineOne(open, down))) return false;
  if (!hasActed || !options.fourthCard) return true;
  const three = !isDealer && isThreeAlike(open, down, third) ? 9 : countOf(open, down, third);
  return fourth === NO_CARD ? mayStand(three) : mayHit(three);
}

/** The hidden slot of a face-down card. A seat that has taken a card or stayed has shown something of its count. */
function slotOf(observation: Observation, seat: Seat): HiddenSlot {
  const waits = observation.order.indexOf(seat) >= observation.place;
  if (waits && observation.third[seat] === NO_CARD) return { size: 1 };
  return { size: 1, admits: (card) => mayHide(observation, seat, card) };
}

/** The face-down cards in seat order, then the stock. */
export function hidden(observation: Observation): Hidden {
  if (observation.phase === 'seats' || observation.phase === 'deal') return { pool: [], slots: [] };
  return {
    pool: unseenOf(observation).flatMap((count, card) => Array.from({ length: count }, () => card)),
    slots: [
      ...hiddenSeats(observation).map((seat) => slotOf(observation, seat)),
      { size: observation.stock },
    ],
  };
}

/**
 * A full state that the observer holds possible, for searches to play on: one face-down card for each hidden seat, then
 * the stock.
 */
export function determinize(observation: Observation, assignment: Assignment): State {
  const { observer: _, ...seen } = observation;
  const seats = hiddenSeats(observation);
  return {
    ...seen,
    down: seen.down.map((card, seat) => assignment[seats.indexOf(seat)]?.[0] ?? card),
    stock: assignment[seats.length] ?? [],
  };
}

const cardBySeat = p.bySeat(p.cardIfAny(pack));

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('seats', 'deal', 'play', 'over'),
    played: p.count,
    dealer: p.from(p.seatIfAny, ({ order }) => dealerOf(order)),
    turn: p.from(p.seatIfAny, ({ phase, order, place }) =>
      phase === 'play' ? (order[place] ?? null) : null,
    ),
    order: p.seats,
    chips: p.bySeat(p.count),
    stakes: p.from(p.bySeat(p.count), ({ order, open, options }) =>
      stakesOf(order, open, options.dealerStakes),
    ),
    drawn: cardBySeat,
    openCards: p.as('open', cardBySeat),
    faceDownCards: p.as('down', cardBySeat),
    thirdCards: p.as('third', cardBySeat),
    fourthCards: p.as('fourth', cardBySeat),
    stood: p.from(p.seats, ({ order, place, third }) =>
      order.slice(0, place).filter((one) => third[one] === NO_CARD),
    ),
    stock: p.countTo(pack.order.length),
  },
  words.told,
);

export const published = p.restored(told, (seen, { turn }, options: State['options']) => ({
  ...seen,
  options,
  place: turn === null ? 0 : seen.order.indexOf(turn),
}));
