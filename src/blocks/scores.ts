/** Totals, winners and ranks, and who has won a deal. A rank is 1 + the number of seats placed strictly better. */
import type { Outcome, Seat } from '../engine/game.ts';
import { allSeats } from './seats.ts';

/** The sums of two arrays by seat. */
export const addTo = (totals: readonly number[], points: readonly number[]): readonly number[] =>
  totals.map((total, seat) => total + (points[seat] ?? 0));

/** A zero for each player. A plain loop, since every deal of a playout runs it. */
export function zeros(players: number): readonly number[] {
  const list: number[] = [];
  for (let seat = 0; seat < players; seat++) list.push(0);
  return list;
}

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/**
 * Ranks by comparing seats: `better(a, b)` is negative when seat a is placed before seat b.
 * Seats that compare equal share.
 */
export function ranksBy(
  players: number,
  better: (a: number, b: number) => number,
): readonly number[] {
  const seats = allSeats(players);
  return seats.map((seat) => 1 + seats.filter((other) => better(other, seat) < 0).length);
}

export const winnersOf = (ranks: readonly number[]): readonly number[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Winners and ranks by totals alone. */
export function placing(
  totals: readonly number[],
  aim: 'most' | 'least',
): { readonly winners: readonly number[]; readonly ranks: readonly number[] } {
  const sign = aim === 'most' ? -1 : 1;
  const ranks = ranksBy(totals.length, (a, b) => sign * ((totals[a] ?? 0) - (totals[b] ?? 0)));
  return { winners: winnersOf(ranks), ranks };
}

/** The most points in the deal. */
export const hasMost = ({ points }: Outcome, seat: Seat): boolean =>
  points[seat] === Math.max(...points);

/** The fewest points in the deal, where they count against their owner. */
export const hasFewest = ({ points }: Outcome, seat: Seat): boolean =>
  points[seat] === Math.min(...points);

/** A gain, where one player wins what others lose. */
export const hasGained = ({ points }: Outcome, seat: Seat): boolean => (points[seat] ?? 0) > 0;
