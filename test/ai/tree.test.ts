/** The tree of a search: which move is tried next, and what is learnt from it. */
import { describe, expect, test } from 'vitest';
import { chooseArm, newPoint, recordUtility } from '../../src/ai/tree.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';

const KEYS = ['a', 'b', 'c'] as const;

/** PUCT written out: the mean utility of a move plus its exploration term. */
function oracle(
  seen: ReadonlyMap<string, readonly number[]>,
  offered: ReadonlyMap<string, number>,
  keys: readonly string[],
  weights: readonly number[] | undefined,
  spread: number,
): number {
  const all = [...seen.values()].flat();
  const mean = (utilities: readonly number[]) =>
    utilities.reduce((sum, utility) => sum + utility, 0) / Math.max(1, utilities.length);
  const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? 0;
  const promises = keys.map((key, i) => {
    const own = seen.get(key) ?? [];
    const policy = weights ? 0.3 + (0.7 * keys.length * (weights[i] ?? 0)) / total : 1;
    const space = 0.7 * spread * policy * Math.sqrt(offered.get(key) ?? 0);
    return (own.length > 0 ? mean(own) : mean(all)) + space / (1 + own.length);
  });
  return promises.indexOf(Math.max(...promises));
}

describe('the move tried next', () => {
  test('is the first of equals at a new node, or the policy’s favourite', () => {
    expect(chooseArm(newPoint(), KEYS, undefined, 1)).toBe(0);
    expect(chooseArm(newPoint(), KEYS, [1, 5, 2], 1)).toBe(1);
    expect(chooseArm(newPoint(), KEYS, [1, 5, 9], 1)).toBe(2);
  });

  test('is the one with the best mean, provided the others had their turn', () => {
    const point = newPoint();
    const counts = [0, 0, 0];
    for (let n = 0; n < 300; n++) {
      const i = chooseArm(point, KEYS, undefined, 1);
      counts[i] = (counts[i] ?? 0) + 1;
      recordUtility(point, KEYS[i] ?? 'a', i === 1 ? 1 : 0);
    }
    expect(counts[1]).toBeGreaterThan(240);
    expect(Math.min(...counts)).toBeGreaterThan(5);
  });

  test('explores more the more the utilities spread', () => {
    const triedOf = (spread: number) => {
      const point = newPoint();
      let other = 0;
      for (let n = 0; n < 200; n++) {
        const i = chooseArm(point, ['a', 'b'], undefined, spread);
        other += i;
        recordUtility(point, i === 0 ? 'a' : 'b', 1 - i);
      }
      return other;
    };
    expect(triedOf(0)).toBe(0);
    expect(triedOf(0.5)).toBeLessThan(triedOf(2));
    expect(triedOf(2)).toBeLessThan(triedOf(8));
  });

  test.each(['1', '2', '3', '4'])('is what PUCT says, seed %s', (seed) => {
    const random = openQuickStream(`tree/${seed}`);
    const point = newPoint();
    const seen = new Map<string, readonly number[]>();
    const offered = new Map<string, number>();
    for (let n = 0; n < 120; n++) {
      const keys = KEYS.filter(() => random() < 0.8);
      if (keys.length === 0) continue;
      const weights = n % 2 === 0 ? keys.map(() => 0.1 + random()) : undefined;
      for (const key of keys) offered.set(key, (offered.get(key) ?? 0) + 1);
      const spread = 0.5 + random();
      const i = chooseArm(point, keys, weights, spread);
      expect(i, `${seed}: choice ${n}`).toBe(oracle(seen, offered, keys, weights, spread));
      const utility = below(random, 7) - 3 + random();
      const key = keys[i] ?? 'a';
      recordUtility(point, key, utility);
      seen.set(key, [...(seen.get(key) ?? []), utility]);
    }
  });
});
