/** One playout: moves by the policy, evaluation where it is cut short, endgames solved, positions counted. */

import { describe, expect, test } from 'vitest';
import { playOut, solveEnding, solveRest } from '../../src/ai/playout.ts';
import { make, movesOf, throughChance } from '../../src/ai/world.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { altered } from '../support/altered.ts';
import { choice, end, stateOf, type Tree, toy } from './toy.ts';

function playing(game: AnyGame, seed = 'playout', endings = 0) {
  return { game, seat: 0, random: openQuickStream(seed), meter: { positions: 0 }, endings };
}

/** How often each end was reached, by the points of seat 0. */
function ends(game: AnyGame, tree: Tree, times: number): ReadonlyMap<number, number> {
  const run = playing(game);
  const found = new Map<number, number>();
  for (let n = 0; n < times; n++) {
    const [utility = 0] = playOut(run, stateOf(tree));
    found.set(utility, (found.get(utility) ?? 0) + 1);
  }
  return found;
}

/** A line of so many moves, two at every point, that ends so or so. */
const line = (length: number, last: Tree): Tree =>
  length === 0
    ? last
    : choice(length % 2, { a: line(length - 1, last), b: line(length - 1, last) });
/** The same without a choice. */
const forced = (length: number, last: Tree): Tree =>
  Array.from({ length }).reduce<Tree>((tree) => choice(0, { on: tree }), last);

const TREE = choice(0, { a: end(1, 0), b: end(2, 0), c: end(3, 0) });

describe('a playout', () => {
  test('without a policy takes every move alike', () => {
    const found = ends(toy(), TREE, 3000);
    for (const utility of [1, 2, 3])
      expect(Math.abs((found.get(utility) ?? 0) - 1000)).toBeLessThan(100);
  });

  test('takes moves in proportion to the policy, never one of weight 0', () => {
    const found = ends(toy({ heuristics: { policy: () => [1, 0, 3] } }), TREE, 2000);
    expect(found.get(2)).toBeUndefined();
    expect(Math.abs((found.get(3) ?? 0) - 1500)).toBeLessThan(80);
    expect(Math.abs((found.get(1) ?? 0) - 500)).toBeLessThan(80);
  });

  test('takes only candidates', () => {
    const found = ends(
      toy({
        heuristics: { candidates: (observation) => ('moves' in observation ? ['b'] : undefined) },
      }),
      TREE,
      50,
    );
    expect([...found.keys()]).toEqual([2]);
  });

  test('gives utilities by seat: points less the others’ mean', () => {
    expect(playOut(playing(toy()), stateOf(end(7, 1)))).toEqual([6, -6]);
    expect(playOut(playing(toy({ aim: 'least' })), stateOf(end(7, 1)))).toEqual([-6, 6]);
  });

  test('is evaluated after as many moves as the game says, and played out where it cannot', () => {
    const evaluation = () => [5, 2];
    const evaluated = toy({ heuristics: { evaluate: evaluation, evaluatedAfter: 6 } });
    const after = (moves: number, game: AnyGame) =>
      playOut(playing(game), stateOf(line(moves, end(0, 8))));
    expect(after(6, evaluated)).toEqual([-8, 8]);
    expect(after(7, evaluated)).toEqual([3, -3]);
    expect(after(7, toy())).toEqual([-8, 8]);
    const least = toy({ aim: 'least', heuristics: { evaluate: evaluation, evaluatedAfter: 6 } });
    expect(after(7, least)).toEqual([-3, 3]);
    const sooner = toy({ heuristics: { evaluate: evaluation, evaluatedAfter: 3 } });
    expect(after(4, sooner)).toEqual([3, -3]);
  });

  test('is cut short only where the game says after how many moves, and there it can be evaluated', () => {
    for (const { id, heuristics } of games)
      expect(heuristics.evaluatedAfter !== undefined, id).toBe(heuristics.evaluate !== undefined);
  });

  test('that does not end counts as 0 for everybody', () => {
    expect(playOut(playing(toy()), stateOf(forced(1500, end(3, 0))))).toEqual([3, -3]);
    expect(playOut(playing(toy()), stateOf(forced(1501, end(3, 0))))).toEqual([]);
  });

  test('is solved as soon as the endgame is short enough', () => {
    const duel = choice(0, {
      poor: choice(1, { a: end(9, 0), b: end(0, 5) }),
      good: choice(1, { a: end(2, 0), b: end(1, 0) }),
    });
    const rest = (state: { readonly tree: Tree }) =>
      'moves' in state.tree ? { moves: 2, sides: [0, 1] } : undefined;
    const game = toy({ heuristics: { endgame: rest } });
    for (const seed of ['1', '2', '3', '4'])
      expect(playOut(playing(game, seed, 10), stateOf(duel))).toEqual([1, -1]);
    const unsolved = ['1', '2', '3', '4', '5', '6'].map(
      (seed) => playOut(playing(game, seed, 0), stateOf(duel))[0],
    );
    expect(new Set(unsolved).size).toBeGreaterThan(1);
  });
});

describe('positions', () => {
  const meter = () => ({ positions: 0 });

  test('are counted for every move and every chance step', () => {
    const counted = meter();
    const luck = stateOf({ luck: [{ luck: [end(1, 0)] }] });
    const state = throughChance(toy(), luck, openQuickStream('luck'), counted);
    expect(state).toEqual(stateOf(end(1, 0)));
    expect(counted.positions).toBe(2);
    expect(make(toy(), stateOf(TREE), 'b', counted)).toEqual(stateOf(end(2, 0)));
    expect(counted.positions).toBe(3);
    expect(throughChance(toy(), stateOf(TREE), openQuickStream('luck'), counted)).toEqual(
      stateOf(TREE),
    );
    expect(counted.positions).toBe(3);
  });

  test('are counted for a long list, one for each 32 moves', () => {
    const moves = (count: number) =>
      choice(0, Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i}`, end(0, 0)])));
    const costOf = (count: number) => {
      const counted = meter();
      expect(movesOf(toy(), stateOf(moves(count)), counted)).toHaveLength(count);
      return counted.positions;
    };
    expect([2, 31, 32, 63, 64].map(costOf)).toEqual([0, 0, 1, 1, 2]);
  });

  test('a game that refuses its own move or chance is broken, and says which', () => {
    const refusing: AnyGame = altered(toy(), {
      rules: {
        apply: () => ({ refused: true, clause: 'X', text: { en: '', de: '' } }),
        applyChance: () => ({ refused: true, clause: 'X', text: { en: '', de: '' } }),
      },
    });
    expect(() => make(refusing, stateOf(TREE), 'b', meter())).toThrow('toy refuses its own b');
    const luck = stateOf({ luck: [end(0, 0)] });
    expect(() => throughChance(refusing, luck, openQuickStream('x'), meter())).toThrow(
      'toy refuses its own chance',
    );
  });
});

describe('an endgame', () => {
  const solved = (game: AnyGame, tree: Tree, limit: number) =>
    solveEnding(game, stateOf(tree), game.rules.legal(stateOf(tree)), limit);

  test('is given up beyond its limit, where chance acts, and where it is too deep', () => {
    const tree = choice(0, { a: choice(1, { x: end(1, 0), y: end(2, 0) }), b: end(0, 0) });
    expect(solved(toy(), tree, 4)).toEqual([1, 0]);
    expect(solved(toy(), tree, 3)).toBeUndefined();
    expect(
      solved(toy(), choice(0, { a: { luck: [end(0, 0)] }, b: end(0, 0) }), 99),
    ).toBeUndefined();
    expect(solved(toy(), choice(0, { a: forced(299, end(1, 0)) }), 999)).toEqual([1]);
    expect(solved(toy(), choice(0, { a: forced(301, end(1, 0)) }), 999)).toBeUndefined();
  });

  test('costs fewer positions when the policy puts good moves first', () => {
    const reply = (low: number): Tree =>
      choice(1, { x: end(low, 0), y: end(low + 3, 0), z: end(low + 6, 0) });
    const tree = choice(0, { a: reply(1), b: reply(2), c: reply(8) });
    const costOf = (game: AnyGame) => {
      for (let limit = 1; ; limit++)
        if (solveEnding(game, stateOf(choice(1, { go: tree })), ['go'], limit)) return limit;
    };
    const last = (_: unknown, moves: readonly unknown[]) =>
      moves.map((move) => (move === 'c' ? 9 : move === 'x' ? 9 : 1));
    expect(costOf(toy({ heuristics: { policy: last } }))).toBeLessThan(costOf(toy()));
  });

  test('an error of the game is not mistaken for an endgame that is too large', () => {
    const broken: AnyGame = altered(toy(), {
      rules: {
        outcome: () => {
          throw new RangeError('broken');
        },
      },
    });
    expect(() => solved(broken, choice(0, { a: end(0, 0), b: end(1, 0) }), 99)).toThrow('broken');
  });

  test('is solved for everybody where little is left: the product of free cards decides', () => {
    const tree = choice(0, {
      a: choice(1, { x: end(3, 0), y: end(0, 1) }),
      b: choice(1, { x: end(2, 0), y: end(1, 0) }),
    });
    const rest = (moves: number) => ({ moves, sides: [0, 1] });
    const counted = { positions: 0 };
    const within = (moves: number, most: number) =>
      solveRest(toy(), stateOf(tree), rest(moves), most, counted);
    expect(within(4, 4)).toEqual([1, -1]);
    expect(counted.positions).toBeGreaterThan(0);
    expect(counted.positions).toBeLessThan(6);
    expect(within(4, 3)).toBeUndefined();
    expect(within(6, 36)).toEqual([1, -1]);
    expect(within(6, 35)).toBeUndefined();
    expect(within(5, 36)).toEqual([1, -1]);
    expect(within(2, 1)).toEqual([1, -1]);
  });
});
