/** Names at the ends of curves: near their own end, a row each. */
import { expect, test } from 'vitest';
import { namesAtEnds } from '../../src/tui/screens/score/curve-names.ts';

const at = (...rows: readonly number[]) =>
  namesAtEnds(
    rows.map((row, n) => ({ row, name: 'abcdef'.charAt(n) })),
    5,
  )
    .map((name) => name ?? '.')
    .join('');

test('names that have room stand at their ends', () => {
  expect(at(0, 2, 4)).toBe('a.b.c');
});

test('names that meet stand below one another, none below the last row', () => {
  expect(at(1, 1)).toBe('.ab..');
  expect(at(4, 4, 4)).toBe('..abc');
  expect(at(0, 4, 3, 4)).toBe('a.cbd');
});

test('more names than rows are left out', () => {
  expect(at(0, 0, 0, 0, 0, 0)).toBe('abcde');
});
