/** What programs are told of an observation of Böhmischer Schneider. */
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
import { cardsOf, setOf } from '../../cards/set.ts';
import type { Observation } from './observation.ts';
import { pack } from './rules.ts';

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
