/** What programs are told of an observation of Bakkarat. */
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
import { isBak, pack } from './count.ts';
import { FACE_DOWN, type Observation } from './observation.ts';

const card = cardOf(pack);

export const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['stake', 'deal', 'third', 'over']),
  /** Decided deals before this one. */
  decided: count,
  bank: seat,
  turn: seatIfAny,
  /** Chips held before this deal; the bank’s may be below zero. */
  chips: bySeat(v.number()),
  /** 0 where nothing is staked; those of a void deal stand. */
  stakes: bySeat(count),
  /** As dealt: the third card lies open. */
  hand: v.array(card),
  handSizes: bySeat(count),
  thirdCards: bySeat(v.nullable(card)),
  /** Who has taken no third card, in turn. */
  stood: v.array(seat),
  /** Hands shown to all when the deal is over: every one, or the one that is Bak. */
  shown: bySeat(v.array(card)),
  stock: count,
  end: v.nullable(v.picklist(['comparison', 'bak'])),
});

/** The third card, which all see. */
const thirdOf = ({ open, down }: Observation, one: number): readonly Card[] =>
  (open[one] ?? []).slice(down[one] === 0 ? FACE_DOWN : 0);

function shownOf({ phase, why, open, down }: Observation, one: number): readonly Card[] {
  const hand = open[one] ?? [];
  if (phase !== 'over' || down[one] !== 0) return [];
  return why === 'comparison' || isBak(hand) ? hand : [];
}

export function publish(seen: Observation): v.InferOutput<typeof schema> {
  const isOver = seen.phase === 'over';
  return {
    observer: seatOrNull(seen.observer),
    phase: seen.phase,
    decided: seen.decided,
    bank: seen.bank,
    turn: isOver ? null : seatOrNull(seen.turn),
    chips: [...seen.chips],
    stakes: [...seen.stakes],
    hand: tokensOf(pack, seen.open[seen.observer] ?? []),
    handSizes: seen.open.map((open, one) => open.length + (seen.down[one] ?? 0)),
    thirdCards: seen.open.map((_, one) => tokensOf(pack, thirdOf(seen, one))[0] ?? null),
    stood: [...seen.stood],
    shown: seen.open.map((_, one) => tokensOf(pack, shownOf(seen, one))),
    stock: seen.stock,
    end: isOver ? seen.why : null,
  };
}
