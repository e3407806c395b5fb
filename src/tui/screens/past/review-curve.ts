/**
 * The curve of a review: how far a seat was behind the best moves after each of its decisions, in columns of a graph,
 * and where its mistakes stand as numbered flags. Reviews know what each decision cost, not what a position was worth.
 */

import type { Seat } from '../../../engine/game.ts';
import { costOf, type Finding } from '../../../play/advice/review.ts';
import { deciderIn } from '../../../play/steps/steps.ts';
import { type Range, rangeOf } from '../../components/chart.ts';
import { rowOfStep } from '../../components/curve.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Weighing } from './weighing.ts';

export interface CurvePoint {
  readonly ply: number;
  readonly deal: number;
  /** What all decisions so far have cost, at most 0; undefined while the decision is not weighed. */
  readonly standing: number | undefined;
}

/**
 * The decisions of a seat in the order in which they were made, each with the sum of what they have cost up to there
 * (`standing`), undefined until it is weighed.
 */
export function curveOf(
  { findings, decisions, done }: Pick<Weighing, 'findings' | 'decisions' | 'done'>,
  seat: Seat,
): readonly CurvePoint[] {
  const costs = new Map(findings.map((finding) => [finding.ply, costOf(finding).mean]));
  let cost = 0;
  return decisions.flatMap((decision, at): readonly CurvePoint[] => {
    if (deciderIn(decision) !== seat) return [];
    const { ply, deal } = decision.before;
    if (at >= done) return [{ ply, deal, standing: undefined }];
    cost += costs.get(ply) ?? 0;
    return [{ ply, deal, standing: Math.min(0, -cost) }];
  });
}

/** The column in which a point stands. */
export const columnOf = (at: number, points: number, width: number): number =>
  Math.floor((at * width) / Math.max(1, points));

/** The standing in each column that has a weighed decision: a decision is as wide as the room allows. */
export function standingsIn(points: readonly CurvePoint[], width: number): readonly number[] {
  const columns = Array.from({ length: width }, (_, column) => {
    const next = Math.ceil(((column + 1) * points.length) / width);
    return points[next - 1]?.standing;
  });
  return columns.flatMap((standing) => standing ?? []);
}

export interface Flag {
  /** The place of the mistake among all that are listed, the dearest being 0. */
  readonly at: number;
  readonly label: string;
  readonly column: number;
  readonly row: number;
}

/** The rows nearest to a row, itself first, the one above before the one below. */
function rowsFrom(row: number, height: number): readonly number[] {
  const all = Array.from({ length: height }, (_, at) => at);
  return all.toSorted((a, b) => Math.abs(a - row) - Math.abs(b - row) || a - b);
}

const overlaps = (one: Flag, other: Flag): boolean =>
  one.row === other.row &&
  one.column < other.column + other.label.length &&
  other.column < one.column + one.label.length;

/** What a graph of the points spans: all that was lost, and a loss of `depth` at least. */
export const spanOf = (points: readonly CurvePoint[], depth: number): Range =>
  rangeOf([-depth, ...points.flatMap(({ standing }) => standing ?? [])]);

/** What a graph spans, its size, and whether it is drawn in ASCII. */
interface Plot extends Shape {
  readonly span: Range;
  readonly isAscii: boolean;
}

/** Columns of the graph for each flag: more flags would hide the curve. */
const COLUMNS_EACH = 10;

/** Flags for the dearest mistakes on the curve; the chosen one has its place first, and none covers another. */
export function flagsOn(
  points: readonly CurvePoint[],
  listed: readonly Finding[],
  chosen: number,
  { span, width, height, isAscii }: Plot,
): readonly Flag[] {
  const most = Math.floor(width / COLUMNS_EACH);
  const order = [...listed.keys()]
    .filter((at) => at < most || at === chosen)
    .toSorted((a, b) => Number(b === chosen) - Number(a === chosen));
  const flags: Flag[] = [];
  for (const at of order) {
    const place = points.findIndex(({ ply }) => ply === listed[at]?.ply);
    const standing = points[place]?.standing;
    if (standing === undefined) continue;
    const label = ` ${at + 1} `;
    const middle = columnOf(place, points.length, width);
    const column = Math.max(0, Math.min(width - label.length, middle - 1));
    const rows = rowsFrom(rowOfStep(standing, span, height, isAscii), height);
    const free = rows
      .map((row) => ({ at, label, column, row }))
      .find((flag) => !flags.some((other) => overlaps(flag, other)));
    if (free !== undefined) flags.push(free);
  }
  return flags;
}
