/**
 * Seats round a table, from 0 clockwise, and figures by seat: totals, winners, ranks, and whether a seat has
 * won a deal. A rank is 1 + the number of seats placed strictly better.
 */
import { NOBODY, type Outcome, type Seat } from '../engine/game.ts';

export const left = (seat: number, players: number): number => (seat + 1) % players;
export const right = (seat: number, players: number): number => (seat + players - 1) % players;

/** The seat that follows a leader at a place, 0 for the leader; `step` is −1 where play runs to the right. */
export const followerAt = (leader: number, place: number, players: number, step: 1 | -1): number =>
  (leader + step * place + players * place) % players;

/** All seats once, beginning with `from` and going left. */
export function round(from: number, players: number): readonly number[] {
  const seats: number[] = [];
  for (let i = 0; i < players; i++) seats.push((from + i) % players);
  return seats;
}

export const allSeats = (players: number): readonly number[] => round(0, players);

/** The sum of two arrays by seat. */
export const addTo = (totals: readonly number[], points: readonly number[]): readonly number[] =>
  totals.map((total, seat) => total + (points[seat] ?? 0));

/** A zero for every player. A plain loop, since every deal of a playout calls it. */
export function zeros(players: number): readonly number[] {
  const list: number[] = [];
  for (let seat = 0; seat < players; seat++) list.push(0);
  return list;
}

/**
 * Ranks by comparing seats: `better(a, b)` is negative when seat a is placed before seat b.
 * Seats that compare equal share a rank. A plain loop, since every deal of a simulation ends with it.
 */
export function ranksBy(
  players: number,
  better: (a: number, b: number) => number,
): readonly number[] {
  const ranks: number[] = [];
  for (let seat = 0; seat < players; seat++) {
    let rank = 1;
    for (let other = 0; other < players; other++) if (better(other, seat) < 0) rank++;
    ranks.push(rank);
  }
  return ranks;
}

export function winnersOf(ranks: readonly number[]): readonly number[] {
  const winners: number[] = [];
  for (const [seat, rank] of ranks.entries()) if (rank === 1) winners.push(seat);
  return winners;
}

/** Winners and ranks by totals alone. */
export function placing(
  totals: readonly number[],
  aim: 'most' | 'least',
): { readonly winners: readonly number[]; readonly ranks: readonly number[] } {
  const sign = aim === 'most' ? -1 : 1;
  const ranks = ranksBy(totals.length, (a, b) => sign * ((totals[a] ?? 0) - (totals[b] ?? 0)));
  return { winners: winnersOf(ranks), ranks };
}

/** A deal under way that is over in the phase `over`. */
export interface Turns {
  readonly phase: string;
  readonly turn: Seat;
  readonly options: { readonly players: number };
}

export const playersIn = ({ options }: Turns): number => options.players;
export const actorIn = ({ phase, turn }: Turns): Seat => (phase === 'over' ? NOBODY : turn);

/** Whether the seat has the most points of the deal. */
export const hasMost = ({ points }: Outcome, seat: Seat): boolean =>
  points[seat] === Math.max(...points);

/** Whether the seat has the fewest points of the deal, in games where points count against their owner. */
export const hasFewest = ({ points }: Outcome, seat: Seat): boolean =>
  points[seat] === Math.min(...points);

/** Whether the seat has won points, in games where one seat wins what others lose. */
export const hasGained = ({ points }: Outcome, seat: Seat): boolean => (points[seat] ?? 0) > 0;
