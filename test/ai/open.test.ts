/** Perfect-information Monte Carlo: how many worlds are solved, and when the result is clear. */

import { describe, expect, test } from 'vitest';
import { openHands } from '../../src/ai/decide.ts';
import { type AnyGame, SPECTATOR } from '../../src/engine/game.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { findGame } from '../../src/games/index.ts';
import { altered } from '../support/altered.ts';
import { openCardsWith } from '../support/services.ts';

type Answer = readonly number[] | undefined;

/** Asks with `limit` positions; `answer` is given the number of the world, each of which takes `work`. */
function asked(limit: number, answer: (world: number) => Answer, work = 0) {
  const bridge = findGame('bridge');
  if (bridge === undefined) throw new Error('no bridge');
  let worlds = 0;
  const openCards = openCardsWith<unknown, unknown>({
    solve: () => answer(worlds++),
    spent: () => worlds * work,
  });
  const game: AnyGame = altered(bridge, {
    observer: { determinize: () => ({}) },
    heuristics: { likelihood: () => 1 },
    extras: { openCards },
  });
  const task = {
    game,
    observation: {},
    hidden: { pool: [], slots: [] },
    seat: SPECTATOR,
    moves: ['a', 'b'],
    random: openQuickStream('open'),
    limit,
  };
  const thinking = openHands(task);
  let step = thinking.next();
  while (step.done !== true) step = thinking.next();
  return { worlds, utilities: step.value };
}

/** The better move changes from world to world. */
const mixed = (world: number): Answer => (world % 2 === 0 ? [1, 0] : [0, 1]);

describe('worlds solved', () => {
  test('grow with the positions, from one to sixty', () => {
    expect(asked(100, mixed).worlds).toBe(1);
    expect(asked(600, mixed).worlds).toBe(8);
    expect(asked(20_000, mixed).worlds).toBe(60);
  });

  test('are few where one move is as good as the other, or always better', () => {
    expect(asked(20_000, () => [1, 1]).worlds).toBe(12);
    expect(asked(20_000, () => [1, 0]).worlds).toBe(12);
  });

  test('end as soon as the difference is three standard errors', () => {
    // Behind by 1 in the mean with a deviation of 1: in 12 worlds that is √12 = 3.46 errors.
    expect(asked(20_000, (world) => [(world % 2) * 2, 0]).worlds).toBe(12);
    // With a deviation of 2 it takes 37 worlds.
    const wild = asked(20_000, (world) => [world % 2 === 0 ? 3 : -1, 0]).worlds;
    expect(wild).toBeGreaterThan(30);
    expect(wild).toBeLessThan(42);
  });

  test('end where the budget is spent', () => {
    const { worlds, utilities } = asked(10_000, mixed, 40);
    expect(worlds).toBe(3);
    expect(utilities).toEqual([2 / 3, 1 / 3]);
  });

  test('one too expensive ends it; if it is the first, there is no answer', () => {
    expect(asked(20_000, (world) => (world < 3 ? [3, 0] : undefined)).utilities).toEqual([3, 0]);
    expect(asked(20_000, () => undefined).utilities).toBeUndefined();
  });
});
