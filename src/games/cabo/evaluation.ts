/**
 * What a round is likely to cost its players, where a search looks no further. The weights of rows are measured by
 * `npm run weights -- cabo`.
 */
import { sum } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import { guessRow, meanLoose } from './estimates.ts';
import type { Observation } from './observation.ts';
import { rowOf } from './rules.ts';
import { CALLER_EXTRA, isKamikaze, KAMIKAZE_POINTS, resultOf } from './score.ts';
import { knows } from './state.ts';

/** What makes a row dear before anyone has called, in points at the end of the deal. */
interface RowWeights {
  /** For each point of its cards. */
  readonly points: number;
  /** For the square of each card: a high one is soon replaced, so that it costs little more than a middling one. */
  readonly squares: number;
  /** For each card that its owner knows. */
  readonly known: number;
  /** For each player who acts before its owner. */
  readonly waiting: number;
}

export const ROW_WEIGHTS: RowWeights = { points: 0.9, squares: -0.045, known: -0.8, waiting: 0.3 };

/** The points that the row of a seat is likely to cost before a call, but for a sum that all rows share. */
export function rowCost(
  { rows, turn }: Observation,
  seat: Seat,
  mean: number,
  { points, squares, known, waiting }: RowWeights,
): number {
  const row = rowOf(rows, seat);
  let cost = waiting * ((seat - turn + rows.length) % rows.length);
  for (const card of guessRow(row, mean)) cost += points * card + squares * card * card;
  for (const place of row) if (knows(place, seat)) cost += known;
  return cost;
}

/** The spread of the points by which a row may still change after a call. */
const LAST_SPREAD = 1.5;

/** Expected points after a call: a row's sum, unless it is the lowest in the end. */
function afterCall({ rows, caller }: Observation, mean: number): readonly number[] {
  const sums = rows.map((row) => sum(guessRow(row, mean)));
  const least = Math.min(...sums);
  const chances = sums.map((value) => Math.exp((least - value) / LAST_SPREAD));
  const all = sum(chances);
  return sums.map((value, seat) => {
    const lost = 1 - (chances[seat] ?? 0) / all;
    return lost * (value + (seat === caller ? CALLER_EXTRA : 0));
  });
}

/** Expected points of each seat, before a call but for a sum that all share. */
export function evaluate(observation: Observation): readonly number[] {
  const { phase, rows, caller } = observation;
  if (phase === 'over') return resultOf({ ...observation, stock: [] }).points;
  const kamikaze = rows.findIndex(isKamikaze);
  if (kamikaze >= 0) return rows.map((_, seat) => (seat === kamikaze ? 0 : KAMIKAZE_POINTS));
  const mean = meanLoose(observation);
  if (caller >= 0) return afterCall(observation, mean);
  return rows.map((_, seat) => rowCost(observation, seat, mean, ROW_WEIGHTS));
}
