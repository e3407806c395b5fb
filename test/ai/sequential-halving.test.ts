/** Sequential halving: which arm leads, which are significantly behind, which go on. */
import { describe, expect, test } from 'vitest';
import {
  type Arm,
  behind,
  betterHalf,
  inReach,
  leaderOf,
  meanUtility,
} from '../../src/ai/search.ts';
import { at, largest } from '../../src/engine/estimate.ts';

const arm = (place: number, ...utilities: readonly number[]): Arm => ({
  place,
  prior: 0,
  enough: Number.POSITIVE_INFINITY,
  utilities: [...utilities],
});
/** The arm of a move that has this share of the policy. */
const preferred = (share: number, one: Arm): Arm => ({ ...one, prior: Math.log(share) });
/** So many utilities, repeating the same values. */
const over = (count: number, ...utilities: readonly number[]): readonly number[] =>
  Array.from({ length: count }, (_, i) => utilities[i % utilities.length] ?? 0);
const places = (arms: readonly Arm[]): readonly number[] => arms.map(({ place }) => place);

describe('an arm', () => {
  test('has the mean utility of its worlds, 0 before the first', () => {
    expect(meanUtility(arm(0, 1, 2, 6))).toBe(3);
    expect(meanUtility(arm(0, -5))).toBe(-5);
    expect(meanUtility(arm(0))).toBe(0);
  });

  test('is behind by the mean difference in the worlds both met', () => {
    const leader = arm(0, 5, 7, 9, 100, 100);
    expect(behind(arm(1, 1, 2, 3), leader, 1)).toBe(5);
    expect(behind(arm(1, 6), leader, 1)).toBe(-1);
    expect(behind(leader, leader, 1)).toBe(0);
    expect(behind(arm(1), leader, 1)).toBe(0);
  });
});

describe('the leader', () => {
  test('has the highest mean; of equals the earlier leads', () => {
    expect(leaderOf([arm(0, 1), arm(1, 3), arm(2, 2)], 1).place).toBe(1);
    expect(leaderOf([arm(0, -3), arm(1, -1), arm(2, -1)], 1).place).toBe(1);
    expect(leaderOf([arm(4, 2, 2)], 1).place).toBe(4);
  });
});

describe('the policy', () => {
  const liked = preferred(0.5, arm(0, ...over(4, 0)));
  const disliked = preferred(0.01, arm(1, ...over(4, 1)));

  test('outweighs the means of few worlds, and not those of many', () => {
    expect(leaderOf([liked, disliked], 1).place).toBe(0);
    expect(places(betterHalf([disliked, liked], 1))).toEqual([0]);
    const later = [arm(0, ...over(40, 0)), arm(1, ...over(40, 1))];
    expect(leaderOf([preferred(0.5, at(later, 0)), preferred(0.01, at(later, 1))], 1).place).toBe(
      1,
    );
  });

  test('keeps its say where the game takes a few worlds for enough', () => {
    const later = (share: number, place: number, utility: number): Arm => ({
      ...preferred(share, arm(place, ...over(400, utility))),
      enough: 4,
    });
    expect(leaderOf([later(0.5, 0, 0), later(0.01, 1, 1)], 1).place).toBe(0);
    expect(leaderOf([later(0.5, 0, 0), later(0.01, 1, 2)], 1).place).toBe(1);
    expect(behind(later(0.01, 1, 1), later(0.5, 0, 0), 1)).toBeCloseTo(Math.log(50) / 2 - 1);
  });

  test('counts in deviations of the utilities', () => {
    expect(leaderOf([liked, disliked], 0.4).place).toBe(1);
    expect(leaderOf([liked, disliked], 5).place).toBe(0);
  });

  test('does not matter where it prefers no move', () => {
    expect(leaderOf([preferred(0.1, arm(0, 1)), preferred(0.1, arm(1, 2))], 9).place).toBe(1);
  });

  test('is part of what an arm is behind: a standard error for each unit of the logarithm', () => {
    const half = preferred(Math.exp(-1), arm(0, 5, 5));
    const less = preferred(Math.exp(-3), arm(1, 4, 4));
    expect(behind(less, half, 2)).toBeCloseTo(1 + 2 * Math.SQRT2);
    expect(behind(half, less, 2)).toBeCloseTo(-1 - 2 * Math.SQRT2);
  });
});

describe('in reach', () => {
  test('are all while the worlds are few', () => {
    const few = [arm(0, ...over(15, 9)), arm(1, ...over(15, 0))];
    expect(places(inReach(few, 1))).toEqual([0, 1]);
    const enough = [arm(0, ...over(16, 9)), arm(1, ...over(16, 0))];
    expect(places(inReach(enough, 1))).toEqual([0]);
  });

  test('is an arm that differs from the leader by no more than chance may', () => {
    // Behind by 1 in the mean with a deviation of 1: the standard error is 1/√n, and 3.5 of it are 1 at n = 12.25.
    const leader = arm(0, ...over(16, 0));
    const wild = arm(1, ...over(16, -2, 0));
    expect(places(inReach([leader, wild], 1))).toEqual([0]);
    const wilder = arm(1, ...over(16, -3, 1));
    expect(places(inReach([leader, wilder], 1))).toEqual([0, 1]);
    const steady = arm(1, ...over(16, -0.1));
    expect(places(inReach([leader, steady], 1))).toEqual([0]);
    const level = arm(1, ...over(16, 0));
    expect(places(inReach([leader, level], 1))).toEqual([0, 1]);
  });

  test('it takes 3.5 standard errors to be out of it', () => {
    // In 64 worlds at a deviation of 8 the standard error is 1.
    const leader = arm(0, ...over(64, 0));
    const by = (mean: number) => arm(1, ...over(64, 8 - mean, -8 - mean));
    expect(places(inReach([leader, by(3.4)], 1))).toEqual([0, 1]);
    expect(places(inReach([leader, by(3.6)], 1))).toEqual([0]);
  });

  test('is decided by paired differences, not by the means: what all worlds share is not chance', () => {
    const luck = over(20, -40, 40, -10, 10);
    const leader = arm(0, ...luck.map((one) => one + 1));
    expect(places(inReach([leader, arm(1, ...luck)], 1))).toEqual([0]);
  });
});

describe('the better half', () => {
  test('goes on, rounded up, in the order of the list', () => {
    const all = [arm(0, 2), arm(1, 9), arm(2, 1), arm(3, 5), arm(4, 7)];
    expect(places(betterHalf(all, 1))).toEqual([1, 3, 4]);
    expect(places(betterHalf(all.slice(0, 4), 1))).toEqual([1, 3]);
    expect(places(betterHalf(all.slice(2, 3), 1))).toEqual([2]);
  });
});

describe('lists', () => {
  test('are read at indices that exist', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(at([0], 0)).toBe(0);
    expect(() => at(['a'], 1)).toThrow('no item at 1');
    expect(() => at(['a'], -1)).toThrow('no item at -1');
  });

  test('have their largest number first where it first stands', () => {
    expect(largest([3, 7, 7, 1])).toBe(1);
    expect(largest([3])).toBe(0);
    expect(largest([-3, -1, -2])).toBe(1);
    expect(largest([1, 2, 3])).toBe(2);
  });
});
