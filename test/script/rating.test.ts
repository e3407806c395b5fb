import { describe, expect, test } from 'vitest';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { type Meeting, ratingsOf } from '../../src/script/tournament/rating.ts';
import {
  logLikelihoodRatio,
  RISK,
  verdictOf,
} from '../../src/script/tournament/sequential-test.ts';

const meeting = (
  first: number,
  second: number,
  wins: number,
  ties: number,
  losses: number,
): Meeting => ({
  ...{ first, second, wins, ties, losses },
});

describe('ratings', () => {
  test('of two are what the model solves to by hand', () => {
    const [one, two] = ratingsOf(2, [meeting(0, 1, 60, 19, 20)]);
    const [won, lost] = [60 + 10, 20 + 10];
    expect((one?.rating ?? 0) - (two?.rating ?? 0)).toBeCloseTo(400 * Math.log10(won / lost), 6);
    expect((one?.rating ?? 0) + (two?.rating ?? 0)).toBeCloseTo(0, 9);
    const variance = 1 / won + 1 / lost;
    expect(one?.error).toBeCloseTo(((400 / Math.LN10) * Math.sqrt(variance)) / 2, 6);
  });

  test('of several make everybody win as often as they did', () => {
    const met = [meeting(0, 1, 7, 2, 11), meeting(0, 2, 4, 0, 16), meeting(1, 2, 9, 6, 5)];
    const ratings = ratingsOf(3, met);
    const expected = (i: number, j: number): number =>
      1 / (1 + 10 ** (((ratings[j]?.rating ?? 0) - (ratings[i]?.rating ?? 0)) / 400));
    for (const i of [0, 1, 2]) {
      let [won, wanted] = [0, 0];
      for (const { first, second, wins, ties, losses } of met) {
        if (first !== i && second !== i) continue;
        won += (first === i ? wins : losses) + (ties + 1) / 2;
        wanted += (wins + ties + losses + 1) * expected(i, first === i ? second : first);
      }
      expect(won).toBeCloseTo(wanted, 6);
    }
  });

  test('are finite where one has won everything', () => {
    const [one, two] = ratingsOf(2, [meeting(0, 1, 50, 0, 0)]);
    expect(one?.rating).toBeGreaterThan(300);
    expect(two?.rating).toBeCloseTo(-(one?.rating ?? 0), 9);
    expect(one?.error).toBeGreaterThan(100);
  });
});

/** Normal differences, as the sum of twelve uniform ones. */
function differences(seed: string, mean: number, count: number): readonly number[] {
  const random = openQuickStream(seed);
  const uniform = (): number => below(random, 1_000_000) / 1_000_000;
  return Array.from(
    { length: count },
    () => mean + Array.from({ length: 12 }, uniform).reduce((sum, one) => sum + one, -6),
  );
}

describe('the sequential test', () => {
  const hypotheses = { low: 0, high: 0.5 };

  test('has the ratio of the two likelihoods', () => {
    const found = [1, -1, 2, 0];
    // Variances about 0 and about 0.5, with the mean 0.5 and the spread 1.25.
    expect(logLikelihoodRatio(found, hypotheses)).toBeCloseTo(2 * Math.log(1.5 / 1.25), 12);
    expect(logLikelihoodRatio([], hypotheses)).toBe(0);
    expect(Number.isFinite(logLikelihoodRatio([0, 0, 0], hypotheses))).toBe(true);
    expect(verdictOf(found, hypotheses)).toBe('open');
    expect(verdictOf([0, 0, 0], hypotheses)).toBe('low');
    expect(verdictOf([0.5, 0.5], hypotheses)).toBe('high');
  });

  test.each(['low', 'high'] as const)('finds for %s about as seldom as its risk says', (truth) => {
    const tries = 400;
    let wrong = 0;
    for (let at = 0; at < tries; at++) {
      const all = differences(`sprt/${truth}/${at}`, hypotheses[truth], 480);
      for (let count = 24; count <= all.length; count += 24) {
        const verdict = verdictOf(all.slice(0, count), hypotheses);
        if (verdict === 'open') continue;
        if (verdict !== truth) wrong++;
        break;
      }
    }
    expect(wrong / tries).toBeLessThan(RISK + 3 * Math.sqrt((RISK * (1 - RISK)) / tries));
    expect(wrong).toBeGreaterThan(0);
  });
});
