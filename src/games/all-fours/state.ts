/** The state of a deal of All Fours. Written out in one order everywhere: one hidden class. */
import type { Voids } from '../../blocks/voids.ts';
import { type Halves, NO_HALVES } from '../../cards/halves.ts';
import type { Card } from '../../cards/pack.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Options } from './options.ts';

/** What a point was scored for; the order of the last four is that of ALF-6. */
export type Score = 'turned' | 'given' | 'high' | 'low' | 'jack' | 'game';

export interface Scored {
  readonly seat: Seat;
  readonly what: Score;
}

export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

export interface State {
  readonly phase: 'dealer' | 'deal' | 'offer' | 'answer' | 'away' | 'play' | 'over';
  readonly options: Options;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly hands: readonly Halves[];
  /** ALF-4: cards put away. */
  readonly away: readonly Halves[];
  /** Cards not dealt yet, next first. */
  readonly stock: readonly Card[];
  /** Cards turned, oldest first. */
  readonly turned: readonly Card[];
  /** A suit, or −1 while it is open. */
  readonly trump: number;
  readonly turn: Seat;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly last: Trick;
  /** Cards in tricks, by seat. */
  readonly taken: readonly Halves[];
  readonly voids: Voids;
  readonly scored: readonly Scored[];
  readonly why: 'played' | 'misdeal';
}

export const fresh = (options: Options, totals: readonly number[], dealer: Seat): State => ({
  phase: dealer < 0 ? 'dealer' : 'deal',
  options,
  totals,
  dealer,
  hands: [NO_HALVES, NO_HALVES],
  away: [NO_HALVES, NO_HALVES],
  stock: [],
  turned: [],
  trump: -1,
  turn: CHANCE,
  leader: 0,
  trick: [],
  last: { leader: 0, cards: [] },
  taken: [NO_HALVES, NO_HALVES],
  voids: 0,
  scored: [],
  why: 'played',
});

/** Points made so far in this deal, by seat. */
export function pointsOf(state: State): readonly number[] {
  const points = [0, 0];
  for (const { seat } of state.scored) points[seat] = (points[seat] ?? 0) + 1;
  return points;
}

/** ALF-7: whether a seat has reached the target. */
export const isWon = (state: State): boolean =>
  pointsOf(state).some((made, seat) => made + (state.totals[seat] ?? 0) >= state.options.target);

/** ALF-7: one point, and the end of the deal if it wins the match; a won match takes no more. */
export function scorePoint(state: State, seat: Seat, what: Score): State {
  if (isWon(state)) return state;
  const scored: State = { ...state, scored: [...state.scored, { seat, what }] };
  return isWon(scored) ? { ...scored, phase: 'over' } : scored;
}
