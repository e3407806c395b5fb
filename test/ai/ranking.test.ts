/** The order of moves judged in the same worlds, by worlds and by what players favour. */
import { describe, expect, test } from 'vitest';
import { favourAmong, promiseBySearch, ranked } from '../../src/ai/ranking.ts';
import type { Trial } from '../../src/ai/rollouts.ts';
import type { Spending } from '../../src/engine/game.ts';
import { toy } from './toy.ts';

/** A move whose gains lie `spread` around their mean, in a hundred worlds. */
function trial(move: string, mean: number, spread = 0): Trial<string> {
  const runs = Array.from({ length: 100 }, (_, world) => ({
    gain: mean + (world % 2 === 0 ? spread : -spread),
    success: undefined,
    events: [],
    lines: [],
  }));
  return { move, runs, certain: [] };
}

const favouring =
  (favours: Readonly<Record<string, number>>) =>
  (move: string): number =>
    favours[move] ?? 0;

const order = (
  trials: readonly Trial<string>[],
  favours: Readonly<Record<string, number>> = {},
  least = 0.1,
  spends?: (move: string) => Spending | undefined,
) => {
  const keyOf = (move: string) => move.slice(0, 1);
  const ranking = ranked(trials, { favour: favouring(favours), least, keyOf, spends });
  const moves = ranking.trials.map(({ move }) => move);
  const leads = ranking.leads.map(({ mean }) => Math.round(100 * mean) / 100);
  return { moves, leads, degree: ranking.degree };
};

describe('worlds rank moves', () => {
  test('with the best figure first, whoever was asked first', () => {
    const found = order([trial('a', 1), trial('b', 3), trial('c', 2)]);
    expect(found).toEqual({ moves: ['b', 'c', 'a'], leads: [0, 1, 2], degree: 'better' });
  });

  test('whatever players favour, beyond two errors', () => {
    // 100 worlds: an error of 1.005.
    const found = order([trial('a', 2.1, 10), trial('b', 0)], { b: 9 });
    expect(found).toEqual({ moves: ['a', 'b'], leads: [0, 2.1], degree: 'better' });
  });

  test('and leave it open within two errors, where a favour counts half an error at most', () => {
    const trials = [trial('a', 1.5, 10), trial('b', 0)];
    expect(order(trials)).toEqual({ moves: ['a', 'b'], leads: [0, 1.5], degree: 'probably' });
    expect(order(trials, { b: 9 })).toEqual({
      moves: ['a', 'b'],
      leads: [0, 1],
      degree: 'probably',
    });
    expect(order(trials, { a: 9 })).toEqual({
      moves: ['a', 'b'],
      leads: [0, 2],
      degree: 'probably',
    });
  });

  test('so that the favoured move comes first within half an error', () => {
    const trials = [trial('a', 0.4, 10), trial('b', 0)];
    expect(order(trials, { b: 0.7 }).moves).toEqual(['a', 'b']);
    const found = order(trials, { b: 0.9 });
    expect(found).toEqual({ moves: ['b', 'a'], leads: [0, 0.05], degree: 'probably' });
    expect(order([trial('a', 0.6, 10), trial('b', 0)], { b: 9 }).moves).toEqual(['a', 'b']);
  });

  test('by the worlds that two moves have both met', () => {
    const cut = (one: Trial<string>, worlds: number) => ({
      ...one,
      runs: one.runs.slice(0, worlds),
    });
    const found = order([cut(trial('a', 3, 10), 51), trial('b', 3, 10), trial('c', 2, 10)]);
    // In the first 51 worlds the mean of every move is higher by 0.196.
    expect(found).toMatchObject({ moves: ['b', 'a', 'c'], leads: [0, 0, 1] });
  });
});

describe('what the search found', () => {
  const found = (trials: readonly Trial<string>[], promises: Readonly<Record<string, number>>) => {
    const by = { favour: () => 0, promise: favouring(promises), least: 3, keyOf: String };
    const { trials: inOrder, leads, degree } = ranked(trials, by);
    const lead = Math.round(100 * (leads[1]?.mean ?? 0)) / 100;
    return { moves: inOrder.map(({ move }) => move), lead, degree };
  };

  test('shifts a lead in doubt by half an error, and may make it likely', () => {
    const trials = [trial('a', 0.4, 10), trial('b', 0)];
    expect(found(trials, {})).toEqual({ moves: ['a', 'b'], lead: 0.4, degree: 'equal' });
    expect(found(trials, { a: 9 })).toEqual({ moves: ['a', 'b'], lead: 0.9, degree: 'probably' });
    expect(found(trials, { a: 0.4 })).toEqual({ moves: ['a', 'b'], lead: 0.6, degree: 'probably' });
    expect(found(trials, { b: 9 })).toEqual({ moves: ['b', 'a'], lead: 0.1, degree: 'equal' });
  });

  test('never makes a move better for sure, nor counts beyond two errors', () => {
    const doubtful = [trial('a', 4.9, 25), trial('b', 0)];
    expect(found(doubtful, { a: 9 }).degree).toBe('probably');
    const sure = [trial('a', 5.1, 25), trial('b', 0)];
    expect(found(sure, { b: 9 })).toEqual({ moves: ['a', 'b'], lead: 5.1, degree: 'better' });
  });

  test('is told in gains of the side, by the moves it tried', () => {
    const game = toy();
    const side = { seat: 0, rivals: [1], partners: 0, aim: 'most', ownPart: 0.5 } as const;
    const weighed = [
      { move: 'a', utility: 6, visits: 9 },
      { move: 'b', utility: 2, visits: 1 },
      { move: 'c', utility: 99, visits: 0 },
    ];
    const promise = promiseBySearch({ game, side }, { move: 'a', weighed, exact: false }, 2);
    // Three times what is worth a word counts as one.
    expect(promise('a') - promise('b')).toBeCloseTo((0.5 * (6 - 2)) / (3 * 2), 9);
    expect(promise('c')).toBeCloseTo((promise('a') + promise('b')) / 2, 9);
  });
});

describe('a move that players hardly ever make', () => {
  const places = (lead: number): readonly string[] => {
    const trials = [trial('odd', lead, 10), trial('plain', 0), trial('worse', -9)];
    const isUnusual = (move: string): boolean => move === 'odd';
    const by = { favour: () => 0, least: 0.1, keyOf: String, isUnusual };
    return ranked(trials, by).trials.map(({ move }) => move);
  };

  test('is advised only where its lead is beyond doubt', () => {
    expect(places(1.9)).toEqual(['plain', 'odd', 'worse']);
    expect(places(2.1)).toEqual(['odd', 'plain', 'worse']);
  });
});

describe('the first move is', () => {
  test('as good as the next where every difference that is likely is too small to matter', () => {
    expect(order([trial('a', 0.5, 10), trial('b', 0)], {}, 3).degree).toBe('equal');
    expect(order([trial('a', 0.5, 10), trial('b', 0)], {}, 1).degree).toBe('probably');
  });

  test('probably the best where worlds call a lead likely, however little it matters', () => {
    const likely = [trial('a', 0.6, 10), trial('b', 0)];
    expect(order(likely, {}, 3).degree).toBe('probably');
    expect(order(likely, { b: 9 }, 3)).toMatchObject({ moves: ['a', 'b'], degree: 'probably' });
    const unlikely = [trial('a', 0.4, 10), trial('b', 0)];
    expect(order(unlikely, { a: 9 }, 3)).toMatchObject({ moves: ['a', 'b'], degree: 'equal' });
  });

  test('never better, nor probably so, because players favour it', () => {
    const level = [trial('a', 0, 10), trial('b', 0)];
    expect(order(level, { a: 9 }, 3)).toMatchObject({ moves: ['a', 'b'], degree: 'equal' });
    const doubtful = [trial('a', 1.9, 10), trial('b', 0)];
    expect(order(doubtful, { a: 9 }).degree).toBe('probably');
  });

  test('not as good as another because few worlds show no difference between them', () => {
    const alike = (worlds: number) =>
      ['a', 'b'].map((move) => {
        const one = trial(move, 0, 10);
        return { ...one, runs: one.runs.slice(0, worlds) };
      });
    expect(order(alike(10), {}, 1).degree).toBe('probably');
    expect(order(alike(30), {}, 1).degree).toBe('equal');
    const still = (worlds: number) =>
      alike(worlds).map((one) => ({ ...one, runs: one.runs.map((run) => ({ ...run, gain: 0 })) }));
    expect(order(still(10), {}, 1).degree).toBe('probably');
    expect(order(still(30), {}, 1).degree).toBe('equal');
  });

  test('not as good as one that players hardly ever make', () => {
    const isUnusual = (move: string): boolean => move === 'b';
    const by = { favour: () => 0, least: 3, keyOf: String, isUnusual };
    expect(ranked([trial('a', 0.5, 10), trial('b', 0)], by).degree).toBe('better');
    expect(ranked([trial('a', 0.5, 10), trial('c', 0)], by).degree).toBe('equal');
  });

  test('one that has met the most worlds, not another way to make it that is no longer played on', () => {
    const another = trial('a2', 0.4, 10);
    const fewer = { ...another, runs: another.runs.slice(0, 50) };
    const found = order([trial('a1', 0, 10), fewer, trial('b', 0)], { a2: 9 });
    expect(found.moves).toEqual(['a1', 'b']);
  });

  test('not beside another way to make a move that is no longer played on, unless that is clearly worse', () => {
    const fewer = (one: Trial<string>) => ({ ...one, runs: one.runs.slice(0, 50) });
    const first = trial('a', 0.2, 10);
    const other = trial('b1', 0, 10);
    expect(order([first, other, fewer(trial('b2', 5, 10))]).moves).toEqual(['a', 'b1']);
    expect(order([first, other, fewer(trial('b2', -9, 10))]).moves).toEqual(['a', 'b1', 'b2']);
  });

  test('shown before the one that is as good, whatever players say of a third', () => {
    const found = order([trial('a', 0.5, 10), trial('b', 0.2), trial('c', 0.1)], { b: -0.5 }, 3);
    expect(found).toMatchObject({ moves: ['a', 'c', 'b'], degree: 'equal' });
  });

  test('only probably the best as long as one of the others may be better', () => {
    const found = order([trial('a', 6, 0), trial('b', 5, 0), trial('c', 4.9, 9)], {}, 0.1);
    expect(found).toEqual({ moves: ['a', 'b', 'c'], leads: [0, 1, 1.1], degree: 'probably' });
  });

  test('shown without its other ways, unless they are worse', () => {
    expect(order([trial('a1', 1), trial('a2', 1), trial('b', 0)]).moves).toEqual(['a1', 'b']);
    expect(order([trial('a1', 1), trial('a2', 0), trial('b', 0.5)]).moves).toEqual([
      'a1',
      'b',
      'a2',
    ]);
  });
});

describe('of moves as good as each other', () => {
  const spends = (move: string) => ({ purpose: 'take', amount: move === 'a' ? 40 : 20 });
  const alike = [trial('a', 0.5, 10), trial('b', 0)];

  test('the one that spends less for the same is better', () => {
    const found = order(alike, {}, 3, spends);
    expect(found).toEqual({ moves: ['b', 'a'], leads: [0, 0], degree: 'better' });
  });

  test('but not for another purpose, nor where worlds find a difference', () => {
    const apart = (move: string) => ({ ...spends(move), purpose: move });
    expect(order(alike, {}, 3, apart)).toMatchObject({ moves: ['a', 'b'], degree: 'equal' });
    const found = order([trial('a', 4), trial('b', 0)], {}, 3, spends);
    expect(found).toMatchObject({ moves: ['a', 'b'], degree: 'better' });
  });
});

describe('players favour', () => {
  const position = { game: toy(), observation: undefined };
  const { heuristics } = position.game;
  const policy = (_: unknown, moves: readonly unknown[]) =>
    moves.map((move) => (move === 'a' ? 3 : 1));

  test('what the policy favours, by the logarithm of its share', () => {
    const game = { ...position.game, heuristics: { ...heuristics, policy } };
    const favour = favourAmong({ ...position, game }, ['a', 'b']);
    expect(favour('a') - favour('b')).toBeCloseTo(Math.log(3));
  });

  test('what speaks for a move, where nothing else does', () => {
    const causes = (move: unknown) => (move === 'b' ? 2 : -1);
    const favour = favourAmong({ ...position, causes }, ['a', 'b']);
    expect(favour('b') - favour('a')).toBe(3);
  });
});
