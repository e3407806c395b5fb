/** Sparklines. */
import { expect, test } from 'vitest';
import { rangeOf, sparkline } from '../../src/tui/components/chart.ts';
import { glyphsOf } from '../../src/tui/theme/glyphs.ts';

const fine = glyphsOf(false);
const line = (values: readonly number[], width = 20, height = 1): readonly string[] =>
  sparkline(values, rangeOf(values), fine, { width, height });

test('a range holds zero, whatever the values', () => {
  expect(rangeOf([3, 9])).toEqual({ low: 0, high: 9 });
  expect(rangeOf([-3, -9])).toEqual({ low: -9, high: 0 });
  expect(rangeOf([])).toEqual({ low: 0, high: 0 });
});

test('a sparkline rises from the least to the most, a cell for each value', () => {
  expect(line([0, 1, 2, 3, 4, 5, 6, 7])).toEqual(['▁▂▃▄▅▆▇█']);
  expect(line([7, 0, -7])).toEqual(['█▅▁']);
  expect(line([0, 0])).toEqual(['▁▁']);
  expect(line([])).toEqual(['']);
});

test('a higher one has rows, filled from the bottom', () => {
  expect(line([0, 7, 8, 15], 4, 2)).toEqual(['  ▁█', '▁███']);
});

test('more values than cells are sampled evenly, the last among them', () => {
  const [row = ''] = line([0, 1, 2, 3, 4, 5, 6, 7], 4);
  expect(row).toBe('▂▄▆█');
  const many = Array.from({ length: 1000 }, (_, at) => at);
  expect(line(many, 9)[0]).toHaveLength(9);
});

test('plain characters draw the same', () => {
  const plain = glyphsOf(true);
  expect(sparkline([0, 7], rangeOf([0, 7]), plain, { width: 2, height: 1 })).toEqual(['_#']);
});
