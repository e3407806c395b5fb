/** What programs are told of an observation of Bimbo. */
import * as v from 'valibot';
import {
  bySeat,
  cardOf,
  count,
  seat,
  seatIfAny,
  seatOrNull,
  sortedTokens,
} from '../../blocks/published.ts';
import type { Bag } from '../../cards/bag.ts';
import type { Observation } from './observation.ts';
import { tokens } from './state.ts';

const card = cardOf(tokens);

const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['dealer', 'deal', 'give', 'play', 'over']),
  /** Deals finished before this one. */
  played: count,
  dealer: seatIfAny,
  turn: seatIfAny,
  /** Seats of the last deal from König to Bimbo; empty in the first. */
  lastPlaces: v.array(seat),
  hand: v.array(card),
  handSizes: bySeat(count),
  /** Cards the observer gave away in the exchange that are still in these hands. */
  known: bySeat(v.array(card)),
  /** The plays of the pile that lies, oldest first. */
  pile: v.array(v.strictObject({ seat, cards: v.array(card) })),
  /** Seats that have passed since the last play. */
  passed: v.array(seat),
  /** Cards set aside with earlier piles. */
  aside: v.array(card),
  /** Seats without cards, first out first. */
  out: v.array(seat),
  totals: bySeat(v.number()),
});

const sorted = (cards: Bag): string[] => sortedTokens(tokens, cards);

const publish = (seen: Observation): v.InferOutput<typeof schema> => ({
  observer: seatOrNull(seen.observer),
  phase: seen.phase,
  played: seen.played,
  dealer: seatOrNull(seen.dealer),
  turn: seatOrNull(seen.turn),
  lastPlaces: [...seen.ranking],
  hand: sorted(seen.hand),
  handSizes: [...seen.sizes],
  known: seen.sizes.map((_, holder) =>
    sorted(seen.known.filter(({ owner }) => owner === holder).map((one) => one.card)),
  ),
  pile: seen.pile.map((play) => ({ seat: play.seat, cards: sorted(play.cards) })),
  passed: [...seen.passes],
  aside: sorted(seen.aside),
  out: [...seen.out],
  totals: [...seen.totals],
});

export const published = { schema, publish };
