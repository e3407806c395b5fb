/** What programs are told of an observation of All Fours. */
import * as v from 'valibot';
import {
  bySeat,
  cardOf,
  count,
  seat,
  seatIfAny,
  seatOrNull,
  sortedTokens,
  tokensOf,
  trickOf,
} from '../../blocks/published.ts';
import { isVoid } from '../../blocks/voids.ts';
import { cardsOf, type WideSet } from '../../cards/wide-set.ts';
import { pack, RANKS } from './cards.ts';
import type { Observation } from './observation.ts';
import { pointsOf } from './state.ts';

/** In the order of their numbers in the pack. */
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

const card = cardOf(pack);
const suit = v.picklist(SUITS);

export const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['dealer', 'deal', 'offer', 'answer', 'away', 'play', 'over']),
  dealer: seatIfAny,
  turn: seatIfAny,
  hand: v.array(card),
  handSizes: bySeat(count),
  /** Cards the observer has put away, and how many each seat has. */
  putAway: v.array(card),
  putAwaySizes: bySeat(count),
  stock: count,
  /** Cards turned, oldest first: the suit of the last one is proposed, or trump. */
  turned: v.array(card),
  /** Null while it is open. */
  trump: v.nullable(suit),
  trick: trickOf(card),
  lastTrick: trickOf(card),
  /** Cards in the tricks of each seat, which lie open. */
  taken: bySeat(v.array(card)),
  /** Suits that each seat has shown to be without. */
  voids: bySeat(v.array(suit)),
  /** Points made so far in this deal, in the order they were made. */
  scored: v.array(
    v.strictObject({
      seat,
      for: v.picklist(['turned', 'given', 'high', 'low', 'jack', 'game']),
    }),
  ),
  points: bySeat(count),
  totals: bySeat(count),
});

const sorted = (set: WideSet): string[] => sortedTokens(pack, cardsOf(set, RANKS));

export const publish = (seen: Observation): v.InferOutput<typeof schema> => ({
  observer: seatOrNull(seen.observer),
  phase: seen.phase,
  dealer: seatOrNull(seen.dealer),
  turn: seen.phase === 'over' ? null : seatOrNull(seen.turn),
  hand: sorted(seen.hand),
  handSizes: [...seen.sizes],
  putAway: sorted(seen.mine),
  putAwaySizes: [...seen.awaySizes],
  stock: seen.stock,
  turned: tokensOf(pack, seen.turned),
  trump: SUITS[seen.trump] ?? null,
  trick: { leader: seen.leader, cards: tokensOf(pack, seen.trick) },
  lastTrick: { leader: seen.last.leader, cards: tokensOf(pack, seen.last.cards) },
  taken: seen.taken.map(sorted),
  voids: seen.sizes.map((_, one) =>
    SUITS.filter((_suit, number) => isVoid(seen.voids, one, number)),
  ),
  scored: seen.scored.map(({ seat: one, what }) => ({ seat: one, for: what })),
  points: [...pointsOf(seen)],
  totals: [...seen.totals],
});
