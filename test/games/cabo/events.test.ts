/** What reasons say happens in Cabo. */
import { expect, test } from 'vitest';
import { happened } from '../../support/unfolded.ts';
import { round } from './dealing.ts';

const LOW = 'your row totals 8 or less';
const HIGH = 'your row totals 15 or more';

/** Two players; both discard what they draw, and seat 0 is the first to act. */
const two = (mine: string, theirs: string) => round([mine, theirs], '6 5 5 5 5');
const WAIT = ['draw', 'discard'];

test('you call Cabo and win', () => {
  expect(happened(two('1 2 3 4', '4 4 2 2'), 'call', ...WAIT)).toEqual(['you call Cabo and win']);
});

test('you call Cabo and do not win', () => {
  const failed = 'you call Cabo and do not win';
  expect(happened(two('1 2 3 4', '4 2 2 1'), 'call', ...WAIT)).toEqual([failed]);
});

test('another player calls Cabo', () => {
  const beaten = 'another player calls Cabo';
  expect(happened(two('1 2 3 4', '4 4 2 2'), ...WAIT, 'call', ...WAIT)).toEqual([beaten]);
});

test('your row totals 8 or less, or 15 or more', () => {
  const won = 'you call Cabo and win';
  expect(happened(two('1 2 2 3', '4 4 2 2'), 'call', ...WAIT)).toEqual([won, LOW]);
  expect(happened(two('2 2 2 3', '4 4 3 3'), 'call', ...WAIT)).toEqual([won]);
  expect(happened(two('4 4 4 2', '7 7 7 7'), 'call', ...WAIT)).toEqual([won]);
  expect(happened(two('4 4 4 3', '7 7 7 7'), 'call', ...WAIT)).toEqual([won, HIGH]);
});

test('CAB-13 you reveal a Kamikaze', () => {
  const kamikaze = happened(two('12 12 13 13', '1 2 3 4'), 'call', ...WAIT);
  expect(kamikaze).toEqual(['you call Cabo and win', HIGH, 'you reveal a Kamikaze']);
  const theirs = happened(two('1 2 3 4', '12 12 13 13'), 'call', ...WAIT);
  expect(theirs).toEqual(['you call Cabo and do not win']);
});
