import { describe, expect, test } from 'vitest';
import { plotText } from '../../src/cli/print/plot.ts';
import { estimateOf } from '../../src/engine/estimate.ts';
import { text } from '../../src/lang/text.ts';
import { openFigureCourse } from '../../src/script/sim/running-mean.ts';

const courseOf = (figures: readonly number[]) => {
  const course = openFigureCourse();
  figures.forEach(course.add);
  return course;
};

/** So many figures that rise and fall. */
const waves = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (at * 7) % 40);

describe('a course', () => {
  test('samples the running mean evenly, never too often', () => {
    const means = courseOf(waves(10_000)).means();
    expect(means.length).toBeGreaterThanOrEqual(100);
    expect(means.length).toBeLessThanOrEqual(200);
    const gaps = means.slice(1).map(({ count }, at) => count - (means[at]?.count ?? 0));
    expect(new Set(gaps).size).toBe(1);
    const { count, mean, error } = means[30] ?? { count: 0, mean: 0, error: 0 };
    const figures = waves(count);
    const sum = figures.reduce((all, one) => all + one, 0);
    const squares = figures.reduce((all, one) => all + one * one, 0);
    expect({ mean, error }).toEqual(estimateOf(count, sum, squares));
  });

  test('counts every figure in one of at most 48 columns', () => {
    expect(courseOf([3, 1, 3, -2]).columns()).toEqual([
      { from: -2, count: 1 },
      { from: 1, count: 1 },
      { from: 3, count: 2 },
    ]);
    const columns = courseOf(waves(1000).map((one) => one * 30 + 0.5)).columns();
    expect(columns.length).toBeLessThanOrEqual(48);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
    expect(courseOf([]).columns()).toEqual([]);
  });
});

describe('a plot', () => {
  const what = text('points', 'Punkte');

  test('has a bar for every column and a band about the mean', () => {
    const drawn = plotText(courseOf([1, 2, 2, 3, 3, 3, 5, 3, 2, 3]), what, 'en');
    const [bars = '', mean = ''] = drawn.split('\n\n');
    expect(bars.split('\n')[0]).toBe('How often: points');
    // Columns 1, 2, 3 and 5, of 1, 3, 5 and 1 figures.
    const heights = [0, 1, 2, 3, 4].map(
      (at) =>
        bars.split('\n').filter((line) => line.slice(line.search(/[┤│]/) + 1)[at] === '█').length,
    );
    expect(heights[2]).toBe(Math.max(...heights));
    expect(heights[3]).toBe(0);
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
    expect(mean).toContain('━');
    expect(Math.max(...drawn.split('\n').map((line) => line.length))).toBeLessThan(80);
    expect(plotText(courseOf(waves(50)), what, 'de')).toContain(
      'Laufendes Mittel ± ein Standardfehler: Punkte',
    );
  });

  test('is left out where there is nothing to see', () => {
    expect(plotText(courseOf([1, 2]), what, 'en')).toBe('');
    expect(plotText(courseOf(Array.from({ length: 50 }, () => 4)), what, 'en')).toBe('');
  });
});
