/**
 * Sums over simulated matches. All sums are of whole numbers and exact however large, so that a run has the same totals
 * however it is divided among threads and shards. Means and errors are computed once, at the end.
 */
import * as v from 'valibot';
import { type Estimate, estimateOf } from '../../engine/estimate.ts';
import type { Outcome, Seat } from '../../engine/game.ts';

/** Sums as numbers or as exact whole numbers. */
interface MatchSums<N> {
  readonly matches: N;
  readonly deals: N;
  readonly steps: N;
  /** Matches won, by seat; a shared win counts for every winner. */
  readonly wins: readonly N[];
  /** Sum of the points of all deals, by seat. */
  readonly points: readonly N[];
  readonly squares: readonly N[];
  /** How many deals ended for each of the sheet's end reasons. */
  readonly why: Readonly<Record<string, N>>;
}

export type Summary = MatchSums<number>;
/** Sums that stay exact however large they grow. */
export type Totals = MatchSums<bigint>;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** Collects outcomes in place, for the inner loop. */
interface Collector {
  readonly deal: (closed: Outcome | undefined) => void;
  readonly match: (last: Outcome | undefined, steps: number) => void;
  readonly summary: () => Summary;
  /** The points of the seat that is plotted, deal by deal. */
  readonly plotted: readonly number[];
}

/**
 * Adds up the deals and matches of a run; `seatPlotted` is the seat of which every single result is kept, to be
 * plotted.
 */
export function openCollector(players: number, seatPlotted?: Seat): Collector {
  const wins = zeros(players);
  const points = zeros(players);
  const squares = zeros(players);
  const why: Record<string, number> = {};
  const plotted: number[] = [];
  let matches = 0;
  let deals = 0;
  let steps = 0;
  return {
    deal(outcome) {
      if (outcome === undefined) return;
      if (seatPlotted !== undefined) plotted.push(outcome.points[seatPlotted] ?? 0);
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
    plotted,
  };
}

export const noTotals = (players: number): Totals => totalsOf(openCollector(players).summary());

/** Mean points per deal, by seat. */
export const pointsPerDeal = (summary: Summary): readonly Estimate[] =>
  summary.points.map((sum, seat) => estimateOf(summary.deals, sum, summary.squares[seat] ?? 0));

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

/** The totals that a partial holds; undefined for anything else. */
export function readTotals(value: unknown): Totals | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

const mapped = <A, B>({ why, ...sums }: MatchSums<A>, map: (value: A) => B): MatchSums<B> => ({
  matches: map(sums.matches),
  deals: map(sums.deals),
  steps: map(sums.steps),
  wins: sums.wins.map(map),
  points: sums.points.map(map),
  squares: sums.squares.map(map),
  why: Object.fromEntries(Object.entries(why).map(([word, count]) => [word, map(count)])),
});

export const totalsOf = (summary: Summary): Totals => mapped(summary, BigInt);

/** The totals as the nearest floating-point numbers. */
export const summaryOf = (totals: Totals): Summary => mapped(totals, Number);

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
