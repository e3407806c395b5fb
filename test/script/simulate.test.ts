import { describe, expect, test } from 'vitest';
import { estimateOf, proportion } from '../../src/engine/estimate.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame, games } from '../../src/games/index.ts';
import { runBatch } from '../../src/script/sim/simulate.ts';
import { addTotals, pointsPerDeal, summaryOf, totalsOf } from '../../src/script/sim/summary.ts';
import { simulate } from '../../src/script/threads/pool.ts';
import { packOfDeal } from '../../src/script/where/search.ts';
import { batchOf, planOf, recordOf } from '../support/simulation.ts';

const game = (id: string): AnyGame => findGame(id) ?? (games[0] as AnyGame);

describe('simulations', () => {
  test('match i plays the seed S/i, whichever stretch it is part of', () => {
    const plan = planOf('boese-dame', { deals: 1 }, 'S', 'steps');
    const all = batchOf(plan, 0, 6).lines;
    expect(all).toBe(batchOf(plan, 0, 2).lines + batchOf(plan, 2, 6).lines);
    expect(all.match(/"seed":"S\/\d"/g)).toEqual([0, 1, 2, 3, 4, 5].map((i) => `"seed":"S/${i}"`));
  });

  test('the sums of the parts are the sums of the whole', async () => {
    const plan = planOf('boese-dame', {}, 'sums');
    const whole = batchOf(plan, 0, 40).summary;
    const [one, rest] = [batchOf(plan, 0, 13), batchOf(plan, 13, 40)];
    const parts = addTotals(totalsOf(one.summary), totalsOf(rest.summary));
    expect(summaryOf(parts)).toEqual(whole);
    expect(await simulate(game('boese-dame'), plan, 40)).toEqual(whole);
    expect(whole.matches).toBe(40);
    expect(whole.deals).toBe(160);
    expect(whole.points.reduce((sum, points) => sum + points, 0)).toBe(160 * 67);
    expect(whole.why).toEqual({ played: 160 });
    expect(whole.wins.reduce((sum, wins) => sum + wins, 0)).toBeGreaterThanOrEqual(40);
  });

  test('records come in match order, one stretch after another', async () => {
    const plan = planOf('boehmischer-schneider', { deals: 1 }, 'order', 'steps');
    let lines = '';
    await simulate(game('boehmischer-schneider'), plan, 9, {
      onLines: async (more) => {
        lines += Buffer.from(more);
      },
    });
    expect(lines).toBe(batchOf(plan, 0, 9).lines);
  });

  test('the points of a plotted seat come deal by deal, in match order', async () => {
    const plan = { ...planOf('boese-dame', { deals: 2 }, 'plot', 'steps'), plotted: 1 };
    const points: number[] = [];
    await simulate(game('boese-dame'), plan, 4, { onPlotted: (one) => points.push(one) });
    const lines = batchOf(plan, 0, 4).lines.trimEnd().split('\n');
    const ends = lines.map((line) => JSON.parse(line)).filter(({ deal }) => deal !== undefined);
    expect(ends).toHaveLength(8);
    expect(points).toEqual(ends.map(({ points: all }) => all[1]));
  });

  test('observations begin with the match: its game, seed, options and who sits where', () => {
    const plan = { ...planOf('boese-dame', { deals: 1 }, 'seen'), observations: true };
    const [header = '', first = '', ...rest] = batchOf(plan, 2, 3).observations.split('\n');
    expect(JSON.parse(header)).toEqual({
      match: 2,
      game: 'boese-dame',
      seed: 'seen/2',
      options: { players: 4, rounds: 4, deals: 1 },
      seats: Array(4).fill('random'),
    });
    expect(JSON.parse(first)).toMatchObject({ match: 2, seat: expect.any(Number) });
    expect(rest.length).toBeGreaterThan(30);
  });

  test('a deal past the turn limit of its game stops the simulation with match, seed and deal', () => {
    const plan = planOf('boese-dame', {}, 'limit');
    const plain = game('boese-dame');
    const deals = { ...plain.options.deals, turnsPerDeal: 5 };
    const limited = { ...plain, options: { ...plain.options, deals } };
    const refused = runBatch(limited, plan, 3, 4);
    expect(isRefusal(refused) && refused.text.en).toBe(
      'match 3 (seed limit/3): deal 1 exceeded the limit of 5 turns',
    );
  });

  test('records with legal lists hold the step played in each list', () => {
    const lines = recordOf('boese-dame', { deals: 1 }, 'lists', 'legal').trimEnd().split('\n');
    const steps = lines.map((line) => JSON.parse(line)).filter(({ by }) => typeof by === 'number');
    expect(steps).toHaveLength(32);
    for (const { do: step, legal } of steps) expect(legal).toContain(step);
  });

  test.each(games.map(({ id }) => id))('%s: `deal` names the pack a match is dealt', (id) => {
    const plan = planOf(id, { deals: 2 }, 'pack', 'steps');
    const packs = batchOf(plan, 0, 1)
      .lines.split('\n')
      .flatMap((line) => /"do":"deal ([^"]*)"/.exec(line)?.[1] ?? []);
    const { tokens } = game(id).pack(plan.options);
    const named = [1, 2].slice(0, packs.length).map((number) =>
      packOfDeal(game(id), plan.options, 'pack/0', number)
        .map((card) => tokens[card])
        .join(' '),
    );
    expect(packs).toEqual(named);
  });
});

describe('means and errors', () => {
  test('of known numbers', () => {
    const [sum, squares] = [2 + 4 + 4 + 6, 4 + 16 + 16 + 36];
    expect(estimateOf(4, sum, squares)).toEqual({ mean: 4, error: Math.sqrt(8 / 3 / 4) });
    expect(estimateOf(1, 7, 49)).toEqual({ mean: 7, error: 0 });
    expect(estimateOf(0, 0, 0)).toEqual({ mean: 0, error: 0 });
    expect(proportion(25, 100)).toEqual({ mean: 0.25, error: Math.sqrt(0.1875 / 100) });
  });

  test('of points are by seat and deal', () => {
    const { summary } = batchOf(planOf('boese-dame', { players: 2 }, 'means'), 0, 50);
    const [one, two] = pointsPerDeal(summary);
    expect((one?.mean ?? 0) + (two?.mean ?? 0)).toBeCloseTo(67, 9);
    expect(one?.error).toBeCloseTo(two?.error ?? 0, 9);
  });
});
