/** What an observer may know of a deal, and its hidden cards. */
import * as p from '../../blocks/published.ts';
import { type CardSet, cardsOf, difference, EMPTY, full, setOf, size } from '../../cards/set.ts';
import type { Assignment, Hidden, Observer } from '../../engine/game.ts';
import words from './published.json' with { type: 'json' };
import { HAND, PLAYERS, pack, type State, stateOf } from './rules.ts';

export interface Observation extends Omit<State, 'hands' | 'stock'> {
  readonly observer: Observer;
  readonly hand: CardSet;
  readonly sizes: readonly number[];
  readonly stock: number;
}

/**
 * What a seat may know of the deal: its own hand, and of all other hidden cards their number; `drawn` counts those
 * drawn from the stock.
 */
export function observe(state: State, observer: Observer): Observation {
  const { phase, options, played, totals, dealer, hands, stock, drawn } = state;
  const { turn, leader, trick, last, pictures, gone } = state;
  return {
    observer,
    phase,
    options,
    played,
    totals,
    dealer,
    hand: hands[observer] ?? EMPTY,
    sizes: hands.map(size),
    stock: stock.length - drawn,
    drawn,
    turn,
    leader,
    trick,
    last,
    pictures,
    gone,
  };
}

/** The other hands in seat order, then the stock. */
export function hidden(observation: Observation): Hidden {
  if (observation.phase !== 'play') return { pool: [], slots: [] };
  const seen = observation.hand | observation.gone | setOf(observation.trick);
  const hands = observation.sizes
    .filter((_, seat) => seat !== observation.observer)
    .map((size) => ({ size }));
  return {
    pool: cardsOf(difference(full(pack.order.length), seen)),
    slots: [...hands, { size: observation.stock }],
  };
}

/**
 * A full state that the observer holds possible, for searches to play on. Cards drawn earlier are never looked at
 * again, so that zeros stand for them.
 */
export function determinize(observation: Observation, assignment: Assignment): State {
  const others = assignment.slice(0, -1).map(setOf);
  const hands = observation.sizes.map((_, seat) =>
    seat === observation.observer ? observation.hand : (others.shift() ?? EMPTY),
  );
  const past = Array.from({ length: observation.drawn }, () => 0);
  const left = assignment.at(-1) ?? [];
  return stateOf(observation, { hands, stock: [...past, ...left] });
}

const set = p.cardSet(pack);

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'deal', 'play', 'over'),
    played: p.count,
    dealer: p.seatIfAny,
    turn: p.seatIfAny,
    hand: set,
    handSizes: p.as('sizes', p.bySeat(p.countTo(HAND))),
    stock: p.countTo(pack.order.length),
    ...p.tricks(pack),
    gone: p.from(set, ({ gone, trick }) => gone | setOf(trick)),
    pictures: p.bySeat(p.count),
    totals: p.bySeat(p.amount),
  },
  words.told,
);

export const published = p.restored(told, (seen, one, options: State['options']): Observation => {
  const tricks = p.readTricks(pack, one);
  const undrawn = one.stock + PLAYERS * HAND;
  return {
    ...seen,
    ...tricks,
    options,
    drawn: seen.phase === 'deal' || seen.phase === 'dealer' ? 0 : pack.order.length - undrawn,
    gone: difference(set.read(one.gone), setOf(tricks.trick)),
  };
});
