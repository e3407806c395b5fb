/** The deviation of numbers as they come. */
import { expect, test } from 'vitest';
import { addToSpread, deviation, newSpread } from '../../src/engine/estimate.ts';

function deviationOf(...values: readonly number[]): number {
  const spread = newSpread();
  for (const value of values) addToSpread(spread, value);
  return deviation(spread);
}

test('is that of all numbers so far', () => {
  expect(deviationOf(2, 4, 4, 4, 5, 5, 7, 9)).toBeCloseTo(2);
  expect(deviationOf(1, -1)).toBeCloseTo(1);
  expect(deviationOf(1003, 997)).toBeCloseTo(3);
});

test('is 1 where nothing differs', () => {
  expect([deviationOf(), deviationOf(7), deviationOf(7, 7, 7)]).toEqual([1, 1, 1]);
});
