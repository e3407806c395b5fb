/** The curve of a review: what each decision cost, added up, in the columns of a graph, with its flags. */
import { expect, test } from 'vitest';
import type { Finding } from '../../src/play/advice/review.ts';
import { curveOf, flagsOn, spanOf, standingsIn } from '../../src/tui/screens/past/review-curve.ts';
import type { Weighing } from '../../src/tui/screens/past/weighing.ts';

/** A decision of seat 0 or 1 at a ply, with what it cost. */
type Decision = readonly [ply: number, by: number, cost: number];

const findingOf = ([ply, seat, mean]: Decision): Finding =>
  ({ ply, seat, deal: 1, gain: { mean, error: 0 } }) as Finding;

function weighingOf(all: readonly Decision[], done = all.length): Weighing {
  const findings = all.slice(0, done).map(findingOf);
  const decisions = all.map(([ply, by]) => ({ by, before: { ply, deal: 1 } }));
  return { findings, decisions, done, cards: [] } as unknown as Weighing;
}

const standings = (weighing: Weighing, seat: number) =>
  curveOf(weighing, seat).map(({ standing }) => standing);

test('costs of the seat alone add up; what chance turned into a gain is never above zero', () => {
  const all = weighingOf([
    [3, 0, -1],
    [5, 1, 7],
    [8, 0, 4],
    [9, 0, 0],
    [12, 0, 2.5],
  ]);
  expect(standings(all, 0)).toEqual([0, -3, -3, -5.5]);
  expect(standings(all, 1)).toEqual([-7]);
});

test('decisions that are not weighed are open, and have no column', () => {
  const some = weighingOf(
    [
      [3, 0, 1],
      [5, 0, 1],
      [8, 0, 4],
      [9, 0, 0],
    ],
    2,
  );
  expect(standings(some, 0)).toEqual([-1, -2, undefined, undefined]);
  expect(standingsIn(curveOf(some, 0), 8)).toEqual([-1, -1, -2, -2]);
});

test('more decisions than columns: each column has the last of its own, and the curve ends with the last', () => {
  const many = weighingOf(Array.from({ length: 10 }, (_, ply): Decision => [ply, 0, 1]));
  expect(standingsIn(curveOf(many, 0), 5)).toEqual([-2, -4, -6, -8, -10]);
});

/** What a curve of twenty losses of one point spans. */
const SPAN = { low: -20, high: 0 };
const PLOT = { width: 40, height: 6, isAscii: false };

test('a trifle takes a small part of the height, and a large loss all of it', () => {
  const points = curveOf(weighingOf([[3, 0, 0.14]]), 0);
  expect(spanOf(points, 0.75)).toEqual({ low: -0.75, high: 0 });
  expect(spanOf(points, 0.1)).toEqual({ low: -0.14, high: 0 });
});

test('flags stand on the curve; the chosen one keeps its place, and no flag covers another', () => {
  const close = weighingOf(
    Array.from({ length: 40 }, (_, ply): Decision => [ply, 0, ply < 20 ? 0 : 1]),
  );
  const listed = [24, 25, 26, 39].map((ply): Finding => findingOf([ply, 0, 1]));
  const flags = flagsOn(curveOf(close, 0), listed, 1, { ...PLOT, span: SPAN });
  expect(flags.map(({ at }) => at).toSorted()).toEqual([0, 1, 2, 3]);
  expect(flags.find(({ at }) => at === 1)).toMatchObject({ column: 24, row: 1, label: ' 2 ' });
  expect(flags.find(({ at }) => at === 3)).toMatchObject({ column: 37, row: 5 });
  const cells = flags.flatMap(({ row, column }) =>
    [0, 1, 2].map((cell) => `${row}/${column + cell}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

test('so many flags that they would hide the curve: the dearest stand, and the chosen one', () => {
  const all = weighingOf(Array.from({ length: 40 }, (_, ply): Decision => [ply, 0, 1]));
  const listed = Array.from({ length: 30 }, (_, ply) => findingOf([ply, 0, 1]));
  const flags = flagsOn(curveOf(all, 0), listed, 20, { ...PLOT, span: { low: -40, high: 0 } });
  expect(flags.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 20]);
});
