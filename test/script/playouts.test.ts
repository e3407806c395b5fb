import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { planOf } from '../support/simulation.ts';
import { measurePlayouts, measureWork, openXorshift, playOut } from '../tools/playouts.ts';

describe('playouts', () => {
  test('the generator is even and repeats for a seed', () => {
    const random = openXorshift(7);
    const drawn = Array.from({ length: 10_000 }, random);
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(drawn.reduce((sum, value) => sum + value) / drawn.length).toBeCloseTo(0.5, 1);
    const again = openXorshift(7);
    expect(drawn.slice(0, 5)).toEqual(Array.from({ length: 5 }, again));
  });

  test.each(games.map((game) => [game.id, game] as const))(
    '%s is played out to its end',
    (id, game) => {
      const { options } = planOf(id, {}, '');
      const steps = playOut(game, options, openXorshift(1));
      expect(steps).toBeGreaterThan(1);
      expect(playOut(game, options, openXorshift(1))).toBe(steps);
    },
  );

  test('speed is counted over the time asked for', () => {
    const [game] = games;
    if (game === undefined) throw new Error('no games');
    const { playouts, steps, seconds } = measurePlayouts(
      game,
      planOf(game.id, {}, '').options,
      0.05,
    );
    expect(seconds).toBeGreaterThanOrEqual(0.05);
    expect(steps).toBeGreaterThan(playouts);
  });

  test('every playout of that time is counted, and no other time', () => {
    const [game] = games;
    if (game === undefined) throw new Error('no games');
    const counted = {
      ...game,
      rules: {
        ...game.rules,
        initial: () => 3,
        actor: (left: unknown) => (left === 0 ? NOBODY : 0),
        legal: () => ['down'],
        apply: (left: unknown) => Number(left) - 1,
      },
    };
    const start = performance.now();
    const { playouts, steps, seconds } = measurePlayouts(
      counted,
      planOf(game.id, {}, '').options,
      0.02,
    );
    expect(seconds * 1000).toBeLessThan(performance.now() - start);
    expect(playouts).toBeGreaterThan(0);
    expect(steps).toBe(3 * playouts);
  });

  test('work of a game’s own is counted by the second, with even numbers to draw on', () => {
    const drawn: number[] = [];
    const once = (random: () => number) => void drawn.push(random());
    const rate = measureWork({ unit: 'draws', times: 500, once });
    expect(rate).toBeGreaterThan(100);
    expect(new Set(drawn).size).toBe(500);
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
  });
});
