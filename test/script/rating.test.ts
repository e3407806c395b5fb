import { describe, expect, test } from 'vitest';
import { estimate } from '../../src/engine/estimate.ts';
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

/** The probability that a standard normal number is at most `z`, by Simpson's rule over the density. */
function normalShare(z: number): number {
  const parts = 2000;
  const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const weight = (at: number): number => {
    if (at === 0 || at === parts) return 1;
    return at % 2 === 1 ? 4 : 2;
  };
  const parabolas = Array.from(
    { length: parts + 1 },
    (_, at) => weight(at) * density((z * at) / parts),
  );
  return 0.5 + (parabolas.reduce((sum, one) => sum + one, 0) * z) / parts / 3;
}

/** The number that a standard normal one exceeds with the probability `risk`. */
function normalQuantile(risk: number): number {
  let low = 0;
  let high = 10;
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2;
    if (1 - normalShare(middle) > risk) low = middle;
    else high = middle;
  }
  return low;
}

describe('the likelihood of superiority', () => {
  test.each([
    [0, 0.5],
    [0.5, 0.6914625],
    [1, 0.8413447],
    [1.644854, 0.95],
    [1.96, 0.9750021],
    [2.575829, 0.995],
    [3, 0.9986501],
  ])('a lead of %f errors', (z, share) => {
    expect(normalShare(z)).toBeCloseTo(share, 6);
    expect(superiorityOf({ mean: 2 * z, error: 2 })).toBeCloseTo(share, 6);
    expect(superiorityOf({ mean: -2 * z, error: 2 })).toBeCloseTo(1 - share, 6);
  });

  test('is certain where every difference is the same', () => {
    expect([3, -3, 0].map((mean) => superiorityOf({ mean, error: 0 }))).toEqual([1, 0, 0.5]);
  });
});

/**
 * The mean number of differences with variance 1 until a decision if the lower mean is true, by Wald's approximation,
 * and the fixed number of the most powerful test of the same risks.
 */
function sampleNumbers(risks: { readonly alpha: number; readonly beta: number }, apart: number) {
  const { low, high } = boundsOf(risks);
  const { alpha, beta } = risks;
  const sequential = ((1 - alpha) * low + alpha * high) / (-(apart ** 2) / 2);
  const fixed = ((normalQuantile(alpha) + normalQuantile(beta)) / apart) ** 2;
  return { sequential, saved: 1 - sequential / fixed };
}

/**
 * Wins and losses of equal weight, of which a test between the chances `p` and 1 − `p` of winning adds up the log
 * likelihood ratios: steps of one length. The walk begins `low` steps above the lower bound and `high` below the upper.
 */
interface Walk {
  readonly p: number;
  readonly low: number;
  readonly high: number;
}

/** The probability that the walk ends at the upper bound where one goes up with the probability `up`, and its length. */
function walked(
  { low, high }: Walk,
  up: number,
): { readonly above: number; readonly length: number } {
  let chances = Array.from<unknown, number>({ length: low + high + 1 }, (_, at) =>
    at === low ? 1 : 0,
  );
  let above = 0;
  let length = 0;
  for (let step = 1; step <= 2000; step++) {
    const next = chances.map((_, at) => {
      const from = (place: number): number =>
        place > 0 && place < low + high ? (chances[place] ?? 0) : 0;
      return up * from(at - 1) + (1 - up) * from(at + 1);
    });
    above += next.at(-1) ?? 0;
    length += step * ((next[0] ?? 0) + (next.at(-1) ?? 0));
    chances = next;
  }
  return { above, length };
}

describe('the bounds of the sequential test', () => {
  test.each([
    { p: 0.6, low: 5, high: 5 },
    { p: 0.7, low: 2, high: 4 },
    { p: 0.55, low: 9, high: 3 },
  ])('are those at which a walk has the risks, step by step: %j', (walk) => {
    const step = Math.log(walk.p / (1 - walk.p));
    const { above: alpha, length } = walked(walk, 1 - walk.p);
    const beta = 1 - walked(walk, walk.p).above;
    const { low, high } = boundsOf({ alpha, beta });
    expect(low).toBeCloseTo(-walk.low * step, 6);
    expect(high).toBeCloseTo(walk.high * step, 6);
    // Wald's approximation of the length is exact where no step oversteps a bound.
    const drift = (1 - 2 * walk.p) * step;
    expect(((1 - alpha) * low + alpha * high) / drift).toBeCloseTo(length, 4);
  });

  // As cutechess and fastchess print them, in the threads that are named below.
  test.each([
    [0.05, 0.05, -2.94, 2.94],
    [0.05, 0.1, -2.25, 2.89],
  ])('for risks %f and %f are those of chess programs', (alpha, beta, low, high) => {
    const bounds = boundsOf({ alpha, beta });
    expect(bounds.low).toBeCloseTo(low, 2);
    expect(bounds.high).toBeCloseTo(high, 2);
  });

  test.each([
    [0.05, 0.05, -2.944, 2.944],
    [0.05, 0.1, -2.251, 2.89],
    [0.01, 0.01, -4.595, 4.595],
  ])('for risks %f and %f are Wald’s', (alpha, beta, low, high) => {
    const bounds = boundsOf({ alpha, beta });
    expect(Math.exp(bounds.low)).toBeCloseTo(beta / (1 - alpha), 9);
    expect(Math.exp(bounds.high)).toBeCloseTo((1 - beta) / alpha, 9);
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

  test('save about half of the differences that a fixed number needs', () => {
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

/** Results and how often each was seen. */
type Counts = readonly (readonly [result: number, times: number])[];

const listed = (counts: Counts): readonly number[] =>
  counts.flatMap(([result, times]) => Array.from({ length: times }, () => result));

/** Pairs of games with 0, ½, 1, 1½ and 2 points, as shares. */
const pairsOfGames = (...times: readonly number[]): Counts =>
  times.map((count, quarters) => [quarters / 4, count]);

/** A difference in Elo as a share of the points above one half. */
const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400)) - 0.5;

/** A difference in normalized Elo, which is measured in standard deviations of a game, for these pairs of games. */
function scoreOfNormalizedElo(elo: number, pairs: readonly number[]): number {
  const { error } = estimate(pairs);
  const deviationOfGame = error * Math.sqrt(2 * (pairs.length - 1));
  return (elo * Math.LN10 * deviationOfGame) / 800;
}

describe('figures that chess programs have published', () => {
  test('cutechess: 880 won, 759 lost, 1863 drawn, Elo 0 against 5', () => {
    // https://github.com/cutechess/cutechess/issues/543: llr 2.95, bounds ±2.94, H1, LOS 99.9 %.
    const games = listed([
      [1, 880],
      [0, 759],
      [0.5, 1863],
    ]).map((score) => score - 0.5);
    const hypotheses = { low: 0, high: scoreOfElo(5) };
    expect(logLikelihoodRatio(games, hypotheses)).toBeCloseTo(2.95, 2);
    expect(verdictOf(games, hypotheses)).toBe('high');
    expect(superiorityOf(estimate(games))).toBeCloseTo(0.999, 3);
  });

  test('fastchess: 43,360 pairs of games kept together, normalized Elo 0 against 2', () => {
    // https://github.com/Disservin/fastchess/pull/783: LLR 2.94598, bounds ±2.94, H1, 3.05 ± 2.31.
    const pairs = listed(pairsOfGames(379, 10170, 21828, 10640, 343)).map((score) => score - 0.5);
    const hypotheses = { low: 0, high: scoreOfNormalizedElo(2, pairs) };
    expect(logLikelihoodRatio(pairs, hypotheses)).toBeCloseTo(2.94598, 4);
    expect(verdictOf(pairs, hypotheses)).toBe('high');
    const { mean, error } = estimate(pairs);
    const unit = scoreOfNormalizedElo(1, pairs);
    expect(mean / unit).toBeCloseTo(3.05, 2);
    expect((normalQuantile(0.025) * error) / unit).toBeCloseTo(2.31, 2);
  });

  test('fastchess: 19,063 pairs of games, −3 against 0 with the risks 0.05 and 0.1', () => {
    // https://github.com/brunocodutra/cinder/pull/782: LLR 2.89, bounds −2.25 and 2.89, LOS 80.89 %.
    const pairs = listed(pairsOfGames(457, 4273, 9516, 4350, 467)).map((score) => score - 0.5);
    const risks = { alpha: 0.05, beta: 0.1 };
    const hypotheses = { low: scoreOfNormalizedElo(-3, pairs), high: 0, risks };
    expect(logLikelihoodRatio(pairs, hypotheses)).toBeCloseTo(2.89, 2);
    expect(superiorityOf(estimate(pairs))).toBeCloseTo(0.8089, 4);
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
