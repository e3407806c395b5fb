import { describe, expect, test } from 'vitest';
import { chipPixels, LOW_STACK, TALL } from '../../src/tui/art/chips.ts';

/** The value of a chip of each colour. */
const VALUES: Readonly<Record<string, number>> = { amber: 1, cherry: 5, sky: 25, night: 125 };

/** Columns from the left of one stack to that of the next. */
const STEP = 6;

/** The stacks of a picture from the left: the value of one of its chips, and how many there are. */
function stacksIn(sum: number, most: number) {
  const pixels = chipPixels(sum, most);
  const width = pixels[0]?.length ?? 0;
  const count = Math.ceil(width / STEP);
  return Array.from({ length: count }, (_, stack) => {
    const column = pixels.map((row) => row[stack * STEP]).filter((dye) => dye !== undefined);
    return { value: VALUES[column.at(-1) ?? ''] ?? 0, chips: column.length };
  });
}

describe('chips in stacks', () => {
  test.each([TALL, LOW_STACK])('make up every sum up to 300, none higher than %i', (most) => {
    for (let sum = 1; sum <= 300; sum++) {
      const stacks = stacksIn(sum, most);
      expect(stacks.reduce((all, { value, chips }) => all + value * chips, 0)).toBe(sum);
      expect(Math.max(...stacks.map(({ chips }) => chips))).toBeLessThanOrEqual(most);
    }
  });

  test('lie with the most valuable at the left', () => {
    expect(stacksIn(20, TALL)).toEqual([
      { value: 5, chips: 3 },
      { value: 1, chips: 5 },
    ]);
  });

  test('are no picture where nothing is staked', () => {
    expect(chipPixels(0, TALL)).toEqual([]);
  });
});
