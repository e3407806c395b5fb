/** Figures: as exact as each other, and the same forwards and backwards. */
import { expect, test } from 'vitest';
import { fixed, pointsText, roundedParts, signedFigure } from '../../src/play/advice/figures.ts';

test.each([160.5, 2.25, 0.05, 9.95, 0.04])(
  'a gain of %d and a loss as large look alike',
  (size) => {
    const [gain, loss] = [signedFigure(size).en, signedFigure(-size).en];
    expect(loss.replace('−', '+')).toBe(gain);
    expect(gain.replace('+', '')).toBe(pointsText(size).en.split(' ')[0]);
  },
);

test.each([
  [-0.82, '−0.82', '−0,82'],
  [-0.004, '0.00', '0,00'],
  [0, '0.00', '0,00'],
  [12.345, '12.35', '12,35'],
])('%d with two decimals', (amount, en, de) => {
  expect(fixed(amount, 2)).toEqual({ en, de });
});

test.each([
  [[1.85, 1.85], 3.7],
  [[0.24, 0.26], 0.5],
  [[63.4, 38.4, 35.4, 24], 161.2],
  [[14.2, -11.8], 2.4],
  [[-0.26, -0.29, 9], 8.45],
  [[7.9, 2.6], 10.5],
])('the parts %j add up to %d as it is shown', (amounts, sum) => {
  const parts = roundedParts(amounts, sum);
  const total = parts.reduce((all, part) => all + part, 0);
  expect(signedFigure(total, sum)).toEqual(signedFigure(sum));
  for (const [at, part] of parts.entries())
    expect(Math.abs(part - (amounts[at] ?? 0))).toBeLessThan(sum < 10 ? 0.1 : 1);
});
