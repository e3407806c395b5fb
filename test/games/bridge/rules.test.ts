import { expect, test } from 'vitest';
import { PASS } from '../../../src/games/bridge/state/cards.ts';
import { callByRules } from '../../tools/bidder.ts';
import { boundLines, matchOfRules, weighBounds } from '../../tools/bidding-rules.ts';

test('rules gain nothing against themselves, and much against a team that always passes', () => {
  expect(matchOfRules(callByRules, 40)).toEqual({ mean: 0, error: 0 });
  const { mean, error } = matchOfRules(() => PASS, 200);
  expect(mean).toBeGreaterThan(3 * error);
});

test('every bound is moved by one, both ways, and weighed where calls change', () => {
  const changes = weighBounds(60);
  const limit = changes.filter(({ moved }) => moved.rule.needs === 'sup11-13 M3+');
  expect(limit.map(({ moved }) => moved.text)).toEqual([
    'sup10-13 M3+',
    'sup11-12 M3+',
    'sup12-13 M3+',
    'sup11-14 M3+',
  ]);
  const weighed = changes.filter(({ gains }) => gains.length > 0);
  expect(weighed.length).toBeGreaterThan(50);
  expect(weighed.flatMap(({ gains }) => gains).every(Number.isFinite)).toBe(true);
});

test('a change that surely gains is printed with its gain', () => {
  const [change] = weighBounds(1);
  if (change === undefined) throw new Error('no bound');
  const gains = Array.from({ length: 20 }, (_, i) => 1 + (i & 1));
  const { when, call, needs } = change.moved.rule;
  expect(boundLines([{ ...change, gains }], 100)).toEqual([
    `0.3000 ± 0.0229 IMPs a board, 20 calls: ${when} => ${call}: ${needs} -> ${change.moved.text}`,
  ]);
  expect(boundLines([{ ...change, gains: gains.map((gain) => -gain) }], 100)).toEqual([]);
});
