/** What an observer may know of a deal, and its hidden cards. */
import { type CardSet, cardsOf, full, minus, setOf, size } from '../../cards/set.ts';
import type { Assignment, Hidden, Observer, Seat } from '../../engine/game.ts';
import { HAND, pack } from './hand.ts';
import type { Options } from './options.ts';
import type { State } from './rules.ts';

export interface Observation {
  readonly observer: Observer;
  readonly phase: State['phase'];
  readonly options: Options;
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly turn: Seat;
  /** The own hand; of others the cards they took from the middle; all of them at the end. */
  readonly hands: readonly CardSet[];
  readonly known: readonly CardSet[];
  readonly open: CardSet;
  /** Cards in the stock. */
  readonly stock: number;
  readonly aside: CardSet;
  readonly passes: number;
  readonly knocker: Seat;
}

export const isDealt = ({ phase }: Observation): boolean => phase === 'play' || phase === 'over';

export const observe = (state: State, observer: Observer): Observation => ({
  observer,
  phase: state.phase,
  options: state.options,
  played: state.played,
  totals: state.totals,
  dealer: state.dealer,
  turn: state.turn,
  hands:
    state.phase === 'over'
      ? state.hands
      : state.known.map((known, seat) => (seat === observer ? (state.hands[seat] ?? 0) : known)),
  known: state.known,
  open: state.open,
  stock: state.stock.length,
  aside: state.aside,
  passes: state.passes,
  knocker: state.knocker,
});

/** The unknown cards of each seat in seat order, then the stock. */
export function hidden(observation: Observation): Hidden {
  if (!isDealt(observation)) return { pool: [], slots: [] };
  const seen = observation.hands.reduce((a, b) => a | b, observation.open | observation.aside);
  return {
    pool: cardsOf(minus(full(pack.tokens.length), seen)),
    slots: [
      ...observation.hands.map((hand) => ({ size: HAND - size(hand) })),
      { size: observation.stock },
    ],
  };
}

export const determinize = (observation: Observation, assignment: Assignment): State => ({
  phase: observation.phase,
  options: observation.options,
  played: observation.played,
  totals: observation.totals,
  dealer: observation.dealer,
  turn: observation.turn,
  hands: observation.hands.map((hand, seat) => hand | setOf(assignment[seat] ?? [])),
  known: observation.known,
  open: observation.open,
  stock: assignment[observation.hands.length] ?? [],
  aside: observation.aside,
  passes: observation.passes,
  knocker: observation.knocker,
});
