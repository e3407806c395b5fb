/**
 * Ratings by the Bradley–Terry model (Bradley & Terry, Biometrika 39, 1952) on Elo's scale, as maximum
 * likelihood by Hunter's algorithm (“MM algorithms for generalized Bradley–Terry models”, Annals of
 * Statistics 32, 2004). A tie is half a win. One tie that nobody played is added to every pair, so that
 * whoever has won every deal has a rating too.
 */
import { sum } from '../../engine/estimate.ts';

/** The results of the deals between two entrants, from the first one's side. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
}

interface Rating {
  /** Elo; the mean of all entrants is 0. */
  readonly rating: number;
  /** Standard error, from the inverse of the information matrix. */
  readonly error: number;
}

const ELO = 400 / Math.LN10;
const PRECISE = 1e-12;
const MOST_ROUNDS = 100_000;

type Matrix = readonly (readonly number[])[];

const matrix = (size: number, cell: (row: number, column: number) => number): Matrix =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cell(row, column)),
  );

/**
 * How often each entrant has beaten each other; a tie is half a win, and every pair is given one tie that nobody
 * played.
 */
function scoresOf(size: number, meetings: readonly Meeting[]): Matrix {
  const scores = matrix(size, () => 0).map((row) => [...row]);
  const add = (one: number, other: number, amount: number): void => {
    const row = scores[one];
    if (row !== undefined) row[other] = (row[other] ?? 0) + amount;
  };
  for (const { first, second, wins, ties, losses } of meetings) {
    add(first, second, wins + (ties + 1) / 2);
    add(second, first, losses + (ties + 1) / 2);
  }
  return scores;
}

const cellAt = (m: Matrix, row: number, column: number): number => m[row]?.[column] ?? 0;

/** One step of the algorithm, with the geometric mean kept at 1. */
function improved(strengths: readonly number[], scores: Matrix): readonly number[] {
  const next = strengths.map((own, i) => {
    const met = strengths.map((other, j) =>
      i === j ? 0 : (cellAt(scores, i, j) + cellAt(scores, j, i)) / (own + other),
    );
    return sum(scores[i] ?? []) / sum(met);
  });
  const scale = Math.exp(sum(next.map(Math.log)) / next.length);
  return next.map((one) => one / scale);
}

/** Strengths by repeated improvement, until none changes by more than a small part of itself. */
function strengthsOf(scores: Matrix): readonly number[] {
  let strengths: readonly number[] = scores.map(() => 1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = improved(strengths, scores);
    const change = Math.max(...next.map((one, i) => Math.abs(one / (strengths[i] ?? 1) - 1)));
    strengths = next;
    if (change < PRECISE) break;
  }
  return strengths;
}

/** The inverse of a positive definite matrix, by Gauss and Jordan. */
function inverse(m: Matrix): Matrix {
  const size = m.length;
  const rows = m.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const own = rows[pivot] ?? [];
    const scale = own[pivot] ?? 1;
    rows[pivot] = own.map((cell) => cell / scale);
    for (let row = 0; row < size; row++) {
      const factor = row === pivot ? 0 : (rows[row]?.[pivot] ?? 0);
      rows[row] = (rows[row] ?? []).map((cell, i) => cell - factor * (rows[pivot]?.[i] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}

/**
 * The variances of the logarithms of strength about their mean. The information matrix is singular,
 * as only differences count: the term added for its null space is subtracted again.
 */
function variances(strengths: readonly number[], scores: Matrix): readonly number[] {
  const size = strengths.length;
  const met = matrix(size, (i, j) => {
    if (i === j) return 0;
    const one = strengths[i] ?? 1;
    const other = strengths[j] ?? 1;
    return ((cellAt(scores, i, j) + cellAt(scores, j, i)) * one * other) / (one + other) ** 2;
  });
  const information = matrix(size, (i, j) => (i === j ? sum(met[i] ?? []) : -cellAt(met, i, j)));
  const whole = inverse(information.map((row) => row.map((cell) => cell + 1 / size)));
  return whole.map((row, i) => Math.max(0, (row[i] ?? 0) - 1 / size));
}

/** The ratings of `size` entrants who have all met. */
export function ratingsOf(size: number, meetings: readonly Meeting[]): readonly Rating[] {
  const scores = scoresOf(size, meetings);
  const strengths = strengthsOf(scores);
  const spread = variances(strengths, scores);
  return strengths.map((strength, i) => ({
    rating: ELO * Math.log(strength),
    error: ELO * Math.sqrt(spread[i] ?? 0),
  }));
}
