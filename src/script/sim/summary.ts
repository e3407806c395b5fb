/**
 * Sums over simulated matches. All are sums of whole numbers, exact however large, so the sums of parts add up
 * to the same totals whatever the parts; means and errors are computed once, at the end.
 */
import * as v from 'valibot';
import type { Estimate } from '../../engine/estimate.ts';
import type { Outcome } from '../../engine/game.ts';

export interface Summary {
  readonly matches: number;
  readonly deals: number;
  readonly steps: number;
  /** Matches won, by seat; a shared win counts for every winner. */
  readonly wins: readonly number[];
  /** Sum of the points of all deals, by seat. */
  readonly points: readonly number[];
  readonly squares: readonly number[];
  /** How many deals ended for each of the sheet's end reasons. */
  readonly why: Readonly<Record<string, number>>;
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

export const emptySummary = (players: number): Summary => ({
  matches: 0,
  deals: 0,
  steps: 0,
  wins: zeros(players),
  points: zeros(players),
  squares: zeros(players),
  why: {},
});

/** Collects outcomes in place, for the inner loop. */
interface Collector {
  readonly deal: (outcome: Outcome) => void;
  readonly match: (last: Outcome | undefined, steps: number) => void;
  readonly summary: () => Summary;
}

export function openCollector(players: number): Collector {
  const wins = zeros(players);
  const points = zeros(players);
  const squares = zeros(players);
  const why: Record<string, number> = {};
  let matches = 0;
  let deals = 0;
  let steps = 0;
  return {
    deal(outcome) {
      deals++;
      why[outcome.why] = (why[outcome.why] ?? 0) + 1;
      for (let seat = 0; seat < players; seat++) {
        const amount = outcome.points[seat] ?? 0;
        points[seat] = (points[seat] ?? 0) + amount;
        squares[seat] = (squares[seat] ?? 0) + amount * amount;
      }
    },
    match(last, made) {
      matches++;
      steps += made;
      for (const seat of last?.winners ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
    },
    summary: () => ({ matches, deals, steps, wins, points, squares, why }),
  };
}

/** The mean of `count` values and its standard error, from their sum and sum of squares. */
export function estimateOf(count: number, sum: number, squares: number): Estimate {
  if (count === 0) return { mean: 0, error: 0 };
  const mean = sum / count;
  if (count === 1) return { mean, error: 0 };
  const variance = Math.max(0, squares - sum * mean) / (count - 1);
  return { mean, error: Math.sqrt(variance / count) };
}

/** The proportion `hits / count` and its standard error. */
export function share(hits: number, count: number): Estimate {
  if (count === 0) return { mean: 0, error: 0 };
  const mean = hits / count;
  return { mean, error: Math.sqrt((mean * (1 - mean)) / count) };
}

/** Mean points per deal, by seat. */
export const pointsOf = (summary: Summary): readonly Estimate[] =>
  summary.points.map((sum, seat) => estimateOf(summary.deals, sum, summary.squares[seat] ?? 0));

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

/** Totals as a partial holds them; undefined for anything else. */
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
