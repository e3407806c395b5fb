/** Sparklines and curves. */
import { describe, expect, test } from 'vitest';
import { rangeOf, sparkline } from '../../src/tui/components/chart.ts';
import { curveRows, rowOfValue } from '../../src/tui/components/curve.ts';
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

describe('a curve', () => {
  const curve = (values: readonly number[], width: number, height: number, isAscii = false) =>
    curveRows(values, rangeOf(values), { width, height }, isAscii);

  test('joins its values, the first at the left edge and the last at the right one', () => {
    expect(curve([0, 7], 4, 2)).toEqual(['  ⡠⠊', '⡠⠊  ']);
    expect(curve([7, 0, 7], 4, 1)).toEqual(['⠑⠤⡠⠊']);
  });

  test('has one sign a cell where the terminal has no finer ones', () => {
    expect(curve([0, 2, 0], 5, 3, true)).toEqual(['  *  ', ' * * ', '*   *']);
  });

  test('lies in the rows of its values', () => {
    const range = { low: -4, high: 4 };
    const rowsOf = (isAscii: boolean): readonly number[] =>
      [4, 0, -4].map((value) => rowOfValue(value, range, 5, isAscii));
    expect(rowsOf(false)).toEqual([0, 2, 4]);
    expect(rowsOf(true)).toEqual([0, 2, 4]);
  });
});
