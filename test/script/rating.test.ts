import { describe, expect, test } from 'vitest';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { type Meeting, ratingsOf } from '../../src/script/tournament/rating.ts';
import {
  boundsOf,
  logLikelihoodRatio,
  RISK,
  verdictOf,
} from '../../src/script/tournament/sequential-test.ts';
import { superiorityOf } from '../../src/script/tournament/superiority.ts';

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

describe('the likelihood of superiority', () => {
  // The normal distribution as tables print it (Abramowitz & Stegun, table 26.1).
  test.each([
    [0, 0.5],
    [0.5, 0.6914625],
    [1, 0.8413447],
    [1.644854, 0.95],
    [1.96, 0.9750021],
    [2.575829, 0.995],
    [3, 0.9986501],
  ])('a lead of %f errors', (z, share) => {
    expect(superiorityOf({ mean: 2 * z, error: 2 })).toBeCloseTo(share, 6);
    expect(superiorityOf({ mean: -2 * z, error: 2 })).toBeCloseTo(1 - share, 6);
  });

  test('is certain where every difference is the same', () => {
    expect([3, -3, 0].map((mean) => superiorityOf({ mean, error: 0 }))).toEqual([1, 0, 0.5]);
  });
});

/**
 * The mean number of differences with variance 1 until a decision if the lower mean is true, by Wald's approximation
 * (*Sequential Analysis*, 1947, section 3.5), and the fixed number of the most powerful test of the same risks.
 */
function sampleNumbers(risks: { readonly alpha: number; readonly beta: number }, apart: number) {
  const { low, high } = boundsOf(risks);
  const { alpha, beta } = risks;
  const sequential = ((1 - alpha) * low + alpha * high) / (-(apart ** 2) / 2);
  const quantiles: Readonly<Record<number, number>> = { 0.01: 2.326348, 0.05: 1.644854 };
  const fixed = (((quantiles[alpha] ?? 0) + (quantiles[beta] ?? 0)) / apart) ** 2;
  return { sequential, saved: 1 - sequential / fixed };
}

describe('the bounds of the sequential test', () => {
  // As chess programs print them for their tests: 2.94 of Stockfish's, −2.25 and 2.89 of cutechess with 0.05 and 0.1.
  test.each([
    [0.05, 0.05, -2.944, 2.944],
    [0.05, 0.1, -2.251, 2.89],
    [0.01, 0.01, -4.595, 4.595],
  ])('for risks %f and %f are Wald’s', (alpha, beta, low, high) => {
    const bounds = boundsOf({ alpha, beta });
    expect(bounds.low).toBeCloseTo(low, 3);
    expect(bounds.high).toBeCloseTo(high, 3);
  });

  test('are those of 5 % unless others are given', () => {
    expect(boundsOf()).toEqual(boundsOf({ alpha: RISK, beta: RISK }));
    const found = differences('bounds', 0.4, 100);
    expect(verdictOf(found, { low: 0, high: 0.5 })).toBe(
      verdictOf(found, { low: 0, high: 0.5, risks: { alpha: 0.05, beta: 0.05 } }),
    );
  });

  test('save about half of the differences that a fixed number needs, as Wald found', () => {
    const percent = (alpha: number) =>
      Math.round(100 * sampleNumbers({ alpha, beta: alpha }, 0.5).saved);
    expect([percent(0.05), percent(0.01)]).toEqual([51, 58]);
  });

  test('are met after about as many differences as Wald’s approximation says', () => {
    const hypotheses = { low: 0, high: 0.3, risks: { alpha: 0.05, beta: 0.05 } };
    const { sequential } = sampleNumbers(hypotheses.risks, 0.3);
    const lengths = Array.from({ length: 150 }, (_, at) => {
      const all = differences(`asn/${at}`, 0, 400);
      const end = Array.from({ length: 388 }, (_unused, i) => i + 12).find(
        (count) => verdictOf(all.slice(0, count), hypotheses) !== 'open',
      );
      return end ?? 400;
    });
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
    // The approximation leaves out by how much the last difference oversteps the bound, so it is a little low.
    expect(mean / sequential).toBeGreaterThan(0.85);
    expect(mean / sequential).toBeLessThan(1.35);
  });

  test.each([
    ['low', 0.01, 0.2],
    ['high', 0.2, 0.01],
  ] as const)('hold the risks that are given where %s is true', (truth, alpha, beta) => {
    const hypotheses = { low: 0, high: 0.5, risks: { alpha, beta } };
    const risk = 0.01;
    const tries = 300;
    const wrong = Array.from({ length: tries }, (_, at) => {
      const all = differences(`risks/${truth}/${at}`, hypotheses[truth], 480);
      const verdicts = Array.from({ length: 20 }, (_unused, i) =>
        verdictOf(all.slice(0, 24 * (i + 1)), hypotheses),
      );
      return verdicts.find((verdict) => verdict !== 'open') ?? 'open';
    }).filter((verdict) => verdict !== 'open' && verdict !== truth).length;
    expect(wrong / tries).toBeLessThan(risk + 3 * Math.sqrt((risk * (1 - risk)) / tries));
  });
});

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
