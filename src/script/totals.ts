/**
 * The sums of a simulation, exact however large: parts add up to the same in any order, and are
 * rounded once, at the end.
 */
import * as v from 'valibot';
import type { Summary } from './summary.ts';

export interface Totals {
  readonly matches: bigint;
  readonly deals: bigint;
  readonly steps: bigint;
  readonly wins: readonly bigint[];
  readonly points: readonly bigint[];
  readonly squares: readonly bigint[];
  readonly why: Readonly<Record<string, bigint>>;
}

const decimal = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,60}$/),
  v.transform((digits) => BigInt(digits)),
);
const schema = v.object({
  matches: decimal,
  deals: decimal,
  steps: decimal,
  wins: v.array(decimal),
  points: v.array(decimal),
  squares: v.array(decimal),
  why: v.record(v.string(), decimal),
});

/** Totals as a partial has them; undefined for anything else. */
export function readTotals(value: unknown): Totals | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

const mapped = <A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

export const totalsOf = (summary: Summary): Totals => ({
  matches: BigInt(summary.matches),
  deals: BigInt(summary.deals),
  steps: BigInt(summary.steps),
  wins: summary.wins.map(BigInt),
  points: summary.points.map(BigInt),
  squares: summary.squares.map(BigInt),
  why: mapped(summary.why, BigInt),
});

/** To the nearest numbers. */
export const summaryOf = (totals: Totals): Summary => ({
  matches: Number(totals.matches),
  deals: Number(totals.deals),
  steps: Number(totals.steps),
  wins: totals.wins.map(Number),
  points: totals.points.map(Number),
  squares: totals.squares.map(Number),
  why: mapped(totals.why, Number),
});

const plus = (a: readonly bigint[], b: readonly bigint[]): readonly bigint[] =>
  a.map((value, i) => value + (b[i] ?? 0n));

export function addTotals(a: Totals, b: Totals): Totals {
  const why = { ...a.why };
  for (const [word, count] of Object.entries(b.why)) why[word] = (why[word] ?? 0n) + count;
  return {
    matches: a.matches + b.matches,
    deals: a.deals + b.deals,
    steps: a.steps + b.steps,
    wins: plus(a.wins, b.wins),
    points: plus(a.points, b.points),
    squares: plus(a.squares, b.squares),
    why,
  };
}
