import { expect, test } from 'vitest';
import { evaluatedCall } from '../../../src/games/bridge/evaluation/evaluate.ts';
import { readCall } from '../../../src/games/bridge/shown/text.ts';
import { type Move, PASS } from '../../../src/games/bridge/state/cards.ts';
import { chooseCall } from '../../../src/games/bridge/system/meaning.ts';
import { readAuction } from '../../../src/games/bridge/system/reading.ts';
import { isShown, NOTHING_SHOWN } from '../../../src/games/bridge/system/shown.ts';
import { findingsOf, lawLines } from '../../tools/bidding-laws.ts';
import { doubledCalls } from '../../tools/doubled-calls.ts';
import { handOf } from './support.ts';

const callsOf = (auction: string): readonly Move[] =>
  auction.split(' ').map((word) => readCall(word) ?? 0);

const heard = (auction: string) => readAuction(callsOf(auction), 0).meanings.at(-1);

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

test('an artificial bid that was doubled is never passed out by the side that made it', () => {
  expect(doubledCalls(200)).toEqual({ doubled: expect.any(Number), passedOut: [] });
});

test.each([
  ['2C X pass pass', 'a strong two clubs', 'AKQ4.AK5.AKJ63.2'],
  ['1S 2N X', 'two minors', 'J62.JT63.T95.A76'],
  ['1S 2N X pass pass', 'two minors passed by partner', '5.74.AQJ74.KQJ95'],
  ['1S pass 3S pass 4N X', 'the question for aces', 'K987.A32.QJ4.654'],
  ['1S pass 3S pass 4N X pass pass', 'the question for aces, passed by partner', 'AQJ65.KQ2.AK3.2'],
])('%s: %s is not a place to play', (auction, _, hand) => {
  const reading = readAuction(callsOf(auction), 0);
  expect(chooseCall(handOf(hand), reading.setting)).not.toBe(PASS);
  expect(evaluatedCall(handOf(hand), reading, 0)).not.toBe(PASS);
});

test('a natural suit may be played doubled', () => {
  const reading = readAuction(callsOf('1H X pass pass'), 0);
  expect(chooseCall(handOf('432.AKQ32.K32.32'), reading.setting)).toBe(PASS);
});

test('answers to an artificial bid stay what they are when it is doubled', () => {
  const answers = (auction: string) =>
    chooseCall(handOf('AQ32.K32.A32.432'), readAuction(callsOf(auction), 0).setting);
  expect(answers('1N pass 2C X')).toBe(answers('1N pass 2C pass'));
  expect(answers('1S pass 3S pass 4N X')).toBe(answers('1S pass 3S pass 4N pass'));
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
