import { expect, test } from 'vitest';
import { readCall } from '../../../src/games/bridge/shown/text.ts';
import { readAuction } from '../../../src/games/bridge/system/reading.ts';
import { isShown, NOTHING_SHOWN } from '../../../src/games/bridge/system/shown.ts';
import { lawLines, tallyOf } from '../../tools/bidding-laws.ts';
import { handOf } from './support.ts';

const heard = (auction: string) =>
  readAuction(
    auction.split(' ').map((word) => readCall(word) ?? 0),
    0,
  ).meanings.at(-1);

test('calls by the rules mean what they say', () => {
  const tally = tallyOf(300);
  expect(tally.calls).toBeGreaterThan(2500);
  expect(tally.offTypes).toBeLessThan(0.003 * tally.calls);
  expect(tally.offAll).toBeLessThan(0.003 * tally.calls);
  expect(tally.ofTypes).toBeGreaterThan(100);
  expect(tally.wouldByTypes).toBeGreaterThan(0.7 * tally.ofTypes);
  expect(tally.forced).toBeGreaterThan(100);
  expect(tally.passed).toBe(0);
  expect(tally.wordless).toBe(0);
  expect(tally.caught).toBeLessThan(0.25 * tally.late);
  expect(lawLines(tally).join('\n')).toContain('forcing calls passed: 0 of');
}, 60_000);

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
