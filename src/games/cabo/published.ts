/** What programs are told of an observation of Cabo. */
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
import { allSeats } from '../../blocks/seats.ts';
import { writeCard } from '../../cards/pack.ts';
import { cardsOf } from '../../cards/set.ts';
import type { Observation } from './observation.ts';
import { pack } from './round.ts';
import { cardAt, HIDDEN, isHidden, knownSince, knows, type Place } from './state.ts';

const card = cardOf(pack);

const place = v.strictObject({
  /** Null where the observer does not know it. */
  card: v.nullable(card),
  /** The seats that know it, which all can see. */
  knownBy: v.array(seat),
  /** How many turns were finished when somebody last learnt it; null if nobody knows it. */
  knownSince: v.nullable(count),
});

const schema = v.strictObject({
  observer: seatIfAny,
  phase: v.picklist(['starter', 'deal', 'look', 'turn', 'drawn', 'restock', 'over']),
  /** Rounds finished before this one. */
  played: count,
  /** Who deals the round and has its first turn. */
  starter: seatIfAny,
  /** Among whom chance decides while there is no starter yet. */
  mayStart: v.array(seat),
  /** Who looks or plays. */
  turn: seatIfAny,
  /** The rows by seat, position 1 first. */
  rows: bySeat(v.array(place)),
  stock: count,
  /** The top card last. */
  pile: v.array(card),
  /** The card just drawn, for whoever drew it; null for all others. */
  drawn: v.nullable(card),
  /** Who has called Cabo in this round. */
  caller: seatIfAny,
  /** Turns finished in this round. */
  turns: count,
  totals: bySeat(v.number()),
});

type Cabo = v.InferOutput<typeof schema>;

function publishPlace(one: Place, players: number): v.InferOutput<typeof place> {
  const knownBy = allSeats(players).filter((other) => knows(one, other));
  return {
    card: isHidden(one) ? null : writeCard(pack, cardAt(one)),
    knownBy,
    knownSince: knownBy.length === 0 ? null : knownSince(one),
  };
}

function publish(seen: Observation): Cabo {
  const { players } = seen.options;
  const isHeld = seen.drawn >= 0 && seen.drawn !== HIDDEN;
  return {
    observer: seatOrNull(seen.observer),
    phase: seen.phase,
    played: seen.played,
    starter: seatOrNull(seen.starter),
    mayStart: seen.starter < 0 ? cardsOf(seen.starters) : [],
    turn: seen.phase === 'over' ? null : seatOrNull(seen.turn),
    rows: seen.rows.map((row) => row.map((one) => publishPlace(one, players))),
    stock: seen.stock,
    pile: tokensOf(pack, seen.pile),
    drawn: isHeld ? writeCard(pack, seen.drawn) : null,
    caller: seatOrNull(seen.caller),
    turns: seen.turns,
    totals: [...seen.totals],
  };
}

export const published = { schema, publish };
