/** What programs are told of an observation of Auf Wiedersehen. */
import * as v from 'valibot';
import {
  bySeat,
  cardOf as cardIn,
  count,
  seatIfAny,
  seatOrNull,
  tokensOf,
} from '../../blocks/published.ts';
import { writeCard } from '../../cards/pack.ts';
import type { Observation } from './observation.ts';
import { cardOf, isPushed, NO_CARD, pack } from './rules.ts';

const card = cardIn(pack);

const packet = v.strictObject({
  /** The top card first. */
  cards: v.array(card),
  /** How many of them, the lowest, were pushed under it. */
  pushed: count,
});

export const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['deal', 'play', 'over']),
  /** Deals finished before this one. */
  played: count,
  /** The card that is pushed next; null before the deal and after the end. */
  hand: v.nullable(card),
  /** From the aces to the kings; none before the deal. */
  packets: v.array(packet),
  /** Cards of the talon not yet turned. */
  talon: count,
  /** Cards pushed in this deal. */
  points: bySeat(count),
  /** Cards pushed in the deals before it. */
  totals: bySeat(count),
});

export const publish = (seen: Observation): v.InferOutput<typeof schema> => ({
  observer: seatOrNull(seen.observer),
  phase: seen.phase,
  played: seen.played,
  hand: seen.hand === NO_CARD ? null : writeCard(pack, seen.hand),
  packets: seen.packets.map((laid) => ({
    cards: tokensOf(pack, laid.map(cardOf)),
    pushed: laid.filter(isPushed).length,
  })),
  talon: seen.talon,
  points: [seen.pushed],
  totals: [seen.before],
});
