/** How long a match lasts, as tables and rules tell it. */
import { expect, test } from 'vitest';
import { afterDeals, dealNumber, targetText } from '../../src/blocks/match-length.ts';

const own = { deals: 0 };
const three = { deals: 3 };

test.each([
  [3, own, 4, '4/4'],
  [1, three, 4, '2/3'],
  [1, three, 2, '2/2'],
  [6, own, undefined, '7'],
  [1, three, undefined, '2/3'],
] as const)(
  'after %s deals, %o, %s by the rules, it is deal %s',
  (played, options, byRule, told) => {
    expect(dealNumber(played, options, byRule).en).toBe(told);
  },
);

test.each([
  [own, '1000', '1000'],
  [{ deals: 1 }, '1000, at most one deal', '1000, höchstens ein Spiel'],
  [three, '1000, at most 3 deals', '1000, höchstens 3 Spiele'],
] as const)('a match to 1000 with %o ends at %s', (options, en, de) => {
  expect(targetText(1000, options)).toEqual({ en, de });
});

test('one deal is told in words', () => {
  expect([1, 4].map((deals) => afterDeals(deals).en)).toEqual([
    'after one deal',
    'after four deals',
  ]);
});
