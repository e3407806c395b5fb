/** What programs are told of an observation of Cabo. */
import {
  amount,
  bySeat,
  cardIfAny,
  cards,
  count,
  from,
  list,
  nullable,
  oneOf,
  record,
  seat,
  seatBits,
  seatIfAny,
} from '../../blocks/published.ts';
import { allSeats } from '../../blocks/seats.ts';
import type { Observation } from './observation.ts';
import { pack } from './round.ts';
import { cardAt, HIDDEN, isHidden, knownSince, knows } from './state.ts';

const card = cardIfAny(pack);

const place = record<ReturnType<typeof placesOf>[number][number]>()({
  /** Null where the observer does not know it. */
  card: from(card, ({ place: one }) => (isHidden(one) ? -1 : cardAt(one))),
  /** The seats that know it, which all can see. */
  knownBy: list(seat),
  /** How many turns were finished when somebody last learnt it; null if nobody knows it. */
  knownSince: from(nullable(count), ({ place: one, knownBy }) =>
    knownBy.length === 0 ? null : knownSince(one),
  ),
});

const placesOf = ({ rows, options }: Observation) =>
  rows.map((row) =>
    row.map((one) => ({
      place: one,
      knownBy: allSeats(options.players).filter((other) => knows(one, other)),
    })),
  );

export const published = record<Observation>()({
  observer: seatIfAny,
  phase: oneOf('starter', 'deal', 'look', 'turn', 'drawn', 'restock', 'over'),
  /** Rounds finished before this one. */
  played: count,
  /** Who deals the round and has its first turn. */
  starter: seatIfAny,
  /** Among whom chance decides while there is no starter yet. */
  mayStart: from(seatBits, ({ starter, starters }) => (starter < 0 ? starters : 0)),
  /** Who looks or plays. */
  turn: from(seatIfAny, ({ phase, turn }) => (phase === 'over' ? null : turn)),
  /** The rows by seat, position 1 first. */
  rows: from(bySeat(list(place)), placesOf),
  stock: count,
  /** The top card last. */
  pile: cards(pack),
  /** The card just drawn, for whoever drew it; null for all others. */
  drawn: from(card, ({ drawn }) => (drawn === HIDDEN ? -1 : drawn)),
  /** Who has called Cabo in this round. */
  caller: seatIfAny,
  /** Turns finished in this round. */
  turns: count,
  totals: bySeat(amount),
});
