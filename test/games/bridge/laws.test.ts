import { expect, test } from 'vitest';
import { readCall } from '../../../src/games/bridge/shown/text.ts';
import { readAuction } from '../../../src/games/bridge/system/reading.ts';
import { isShown, NOTHING_SHOWN } from '../../../src/games/bridge/system/shown.ts';
import { findingsOf, lawLines } from '../../tools/bidding-laws.ts';
import { handOf } from './support.ts';

const heard = (auction: string) =>
  readAuction(
    auction.split(' ').map((word) => readCall(word) ?? 0),
    0,
  ).meanings.at(-1);

test('calls by the rules mean what they say', () => {
  const found = findingsOf(300);
  expect(found.calls).toBeGreaterThan(2500);
  expect(found.offTypes).toBeLessThan(0.003 * found.calls);
  expect(found.offAll).toBeLessThan(0.003 * found.calls);
  expect(found.ofTypes).toBeGreaterThan(100);
  expect(found.wouldByTypes).toBeGreaterThan(0.7 * found.ofTypes);
  expect(found.forced).toBeGreaterThan(100);
  expect(found.passed).toBe(0);
  expect(found.wordless).toBe(0);
  expect(found.caught).toBeLessThan(0.25 * found.late);
  expect(lawLines(found).join('\n')).toContain('forcing calls passed: 0 of');
});

test('a meaning is a list of hands less those that earlier rules take', () => {
  const response = heard('1S pass 1N');
  expect(response?.holds(handOf('32.A432.KJ32.432'))).toBe(true);
  expect(response?.holds(handOf('Q32.A432.KJ32.32'))).toBe(false);
  expect(response?.holds(handOf('32.AKQ32.KJ32.32'))).toBe(false);
});

test('points of a raise count short suits', () => {
  const shapely = handOf('QJ432.2.K5432.32');
  expect(isShown(shapely, { ...NOTHING_SHOWN, low: 10 })).toBe(false);
  expect(isShown(shapely, { ...NOTHING_SHOWN, low: 10, trump: 3 })).toBe(true);
});
