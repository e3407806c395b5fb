/** What an observer may know of a deal, and its hidden cards. */
import * as v from 'valibot';
import {
  bySeat,
  cardOf,
  count,
  seatIfAny,
  seatOrNull,
  sortedTokens,
  tokensOf,
  trickOf,
} from '../../blocks/published.ts';
import type { Card } from '../../cards/pack.ts';
import { type CardSet, cardsOf, difference, EMPTY, full, setOf, size } from '../../cards/set.ts';
import type { Assignment, Hidden, Observer, Seat } from '../../engine/game.ts';
import { type Options, pack, type State, type Trick } from './rules.ts';

export interface Observation {
  readonly observer: Observer;
  readonly phase: State['phase'];
  readonly options: Options;
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly hand: CardSet;
  readonly sizes: readonly number[];
  /** Cards left in the stock. */
  readonly stock: number;
  readonly drawn: number;
  readonly turn: Seat;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly last: Trick;
  readonly pictures: readonly number[];
  readonly gone: CardSet;
}

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

export function determinize(observation: Observation, assignment: Assignment): State {
  const { phase, options, played, totals, dealer, observer, drawn } = observation;
  const { turn, leader, trick, last, pictures, gone } = observation;
  const others = assignment.slice(0, -1).map(setOf);
  const hands = observation.sizes.map((_, seat) =>
    seat === observer ? observation.hand : (others.shift() ?? EMPTY),
  );
  const past = Array.from({ length: drawn }, () => 0);
  return {
    phase,
    options,
    played,
    totals,
    dealer,
    hands,
    stock: [...past, ...(assignment.at(-1) ?? [])],
    drawn,
    turn,
    leader,
    trick,
    last,
    pictures,
    gone,
  };
}

const card = cardOf(pack);

export const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['dealer', 'deal', 'play', 'over']),
  /** Deals finished before this one. */
  played: count,
  dealer: seatIfAny,
  /** Who acts while cards are played. */
  turn: seatIfAny,
  hand: v.array(card),
  handSizes: bySeat(count),
  /** How many cards are left to draw. */
  stock: count,
  trick: trickOf(card),
  lastTrick: trickOf(card),
  /** Cards played so far, the trick on the table included. */
  gone: v.array(card),
  /** Pictures taken in this deal. */
  pictures: bySeat(count),
  totals: bySeat(v.number()),
});

export const publish = (seen: Observation): v.InferOutput<typeof schema> => ({
  observer: seatOrNull(seen.observer),
  phase: seen.phase,
  played: seen.played,
  dealer: seatOrNull(seen.dealer),
  turn: seatOrNull(seen.turn),
  hand: sortedTokens(pack, cardsOf(seen.hand)),
  handSizes: [...seen.sizes],
  stock: seen.stock,
  trick: { leader: seen.leader, cards: tokensOf(pack, seen.trick) },
  lastTrick: { leader: seen.last.leader, cards: tokensOf(pack, seen.last.cards) },
  gone: sortedTokens(pack, cardsOf(seen.gone | setOf(seen.trick))),
  pictures: [...seen.pictures],
  totals: [...seen.totals],
});
