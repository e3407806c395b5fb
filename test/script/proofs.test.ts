/**
 * A small share of `npm run proofs`: what hints and reviews say holds on other worlds. `TALON_PROOFS=16` looks at 16
 * decisions instead of six.
 */
import { expect, test } from 'vitest';
import { gameCalled, optionsOf } from '../support/session.ts';
import { decisionsOf, ownMoves, testReasons } from '../tools/decisions.ts';
import { pooledSlope, slopeOf } from '../tools/slope.ts';

const DECISIONS = Number(process.env.TALON_PROOFS ?? 6);

const game = gameCalled('boese-dame');
const subject = {
  game,
  options: optionsOf(game, { deals: 1 }),
  seed: 'proofs',
  who: 'easy',
} as const;

test('reasons hold on fresh worlds, and no move has a reason against itself', async () => {
  const decisions = [...decisionsOf(subject, 6)];
  const found = await Promise.all(decisions.map(({ match }) => testReasons(match, 200)));
  const sum = (key: 'said' | 'kept' | 'itself' | 'silent'): number =>
    found.reduce((all, one) => all + one[key], 0);
  expect(sum('said')).toBeGreaterThan(1);
  expect(sum('kept')).toBe(sum('said'));
  expect(sum('itself')).toBe(6);
  expect(sum('silent')).toBe(6);
  for (const { off } of found) expect(off).toBeLessThan(1e-9);
});

test('a better level loses less by its decisions', () => {
  const own = [...decisionsOf(subject, DECISIONS)].map(({ match }) =>
    ownMoves(match, ['easy', 'medium']),
  );
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const loss = (level: number): number => sum(own.map((levels) => levels[level]?.loss ?? 0));
  expect(own.every(({ length }) => length === 2)).toBe(true);
  expect(loss(1)).toBeLessThan(loss(0));
  expect(sum(own.map(([, medium]) => medium?.gain ?? 0))).toBeGreaterThan(0);
  const alike = own.filter(([easy, medium]) => easy?.move === medium?.move);
  expect(alike.length).toBeGreaterThan(0);
  expect(alike.every(([, medium]) => medium?.gain === 0)).toBe(true);
});

test('slopes of games are one, weighted by their positions', () => {
  const pooled = pooledSlope([
    { positions: 300, slope: 1, error: 0.1 },
    { positions: 100, slope: 2, error: 0.4 },
  ]);
  expect(pooled).toMatchObject({ positions: 400, slope: 1.25 });
  expect(pooled.error).toBeCloseTo(Math.hypot(30, 40) / 400);
});

test('a slope is that of the line through the points, with its error', () => {
  const line = [1, 2, 3, 5].map((x) => ({ predicted: x, actual: 2 * x + 1 }));
  expect(slopeOf(line).mean).toBeCloseTo(2);
  expect(slopeOf(line).error).toBeCloseTo(0);
  const noisy = [-1, 1, -1, 1].map((off, x) => ({ predicted: x, actual: x + off }));
  expect(slopeOf(noisy).mean).toBeCloseTo(1.4);
  expect(slopeOf(noisy).error).toBeCloseTo(Math.sqrt(3.2 / 2 / 5));
});
