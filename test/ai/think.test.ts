/** Decisions in a game written as a tree: what is tried first, what is searched, what is found. */
import { describe, expect, test } from 'vitest';
import { think } from '../../src/ai/decide.ts';
import { decide, type Who } from '../../src/ai/index.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { openCardsWith } from '../support/services.ts';
import { choice, end, stateOf, type ToyState, type Tree, toy } from './toy.ts';

/** What seat 0 decides at the root of a tree. */
function decided(game: AnyGame, tree: Tree, who: Who, seed = 'think') {
  const moves = game.rules.legal(stateOf(tree));
  return decide(game, { observation: tree, seat: 0, moves }, who, openQuickStream(seed));
}

const utilitiesOf = (decision: ReturnType<typeof decided>) =>
  Object.fromEntries(decision.weighed.map(({ move, utility }) => [move, utility]));

/** A solver of worlds that gives these answers and takes nothing. */
const solving = (solve: () => readonly number[]) => openCardsWith<ToyState, string>({ solve });

/** Seat 0 may win 4, 1 or −1; what seat 1 then does decides it. */
const DUEL = choice(0, {
  greedy: choice(1, { give: end(9, 0), take: end(0, 9) }),
  sound: choice(1, { give: end(4, 0), take: end(1, 0) }),
  timid: choice(1, { give: end(0, 0), take: end(0, 1) }),
});

/** Two cards are hidden from everybody: their order decides the value of a bet. */
const HIDDEN = [0, 1] as const;
const bet = (won: number) => ({
  points: ([top = 0]: readonly number[]) => (top === 1 ? [won, 0] : [0, won]),
});

describe('before any search', () => {
  const TWO = choice(0, { a: end(1, 0), b: end(2, 0) });

  test('a single move is made; random takes any', () => {
    const one = choice(0, { only: end(0, 0) });
    expect(decided(toy(), one, 'hard')).toEqual({ move: 'only', weighed: [], exact: false });
    const taken = ['1', '2', '3', '4', '5', '6'].map((seed) => decided(toy(), TWO, 'random', seed));
    expect(new Set(taken.map(({ move }) => move))).toEqual(new Set(['a', 'b']));
    expect(taken[0]).toMatchObject({ weighed: [], exact: false });
  });

  test('what the game’s conventions settle, for every level but random', () => {
    const game = toy({ extras: { conventions: { bookMove: () => 'a' } } });
    for (const who of ['easy', 'medium', 'hard'] as const)
      expect(decided(game, TWO, who)).toEqual({ move: 'a', weighed: [], exact: false });
    const taken = ['1', '2', '3', '4', '5', '6'].map(
      (seed) => decided(game, TWO, 'random', seed).move,
    );
    expect(taken).toContain('b');
  });

  test('the exact utilities the game can compute, for levels that solve; moves left open are left out', () => {
    const solve = () => [7, 3];
    const most = toy({ heuristics: { solveObservation: solve } });
    expect(decided(most, TWO, 'medium')).toEqual({
      move: 'a',
      weighed: [
        { move: 'a', utility: 7, visits: 0 },
        { move: 'b', utility: 3, visits: 0 },
      ],
      exact: true,
    });
    expect(decided(most, TWO, 'easy').move).toBe('b');
    const open = toy({ heuristics: { solveObservation: () => [undefined, -3] } });
    expect(decided(open, TWO, 'hard').move).toBe('b');
    expect(utilitiesOf(decided(open, TWO, 'hard'))).toEqual({ b: -3 });
  });

  test('the game is told how many positions the level has', () => {
    const told: number[] = [];
    const solve = (_: unknown, __: unknown, positions: number) => {
      told.push(positions);
      return undefined;
    };
    for (const who of ['medium', 'hard'] as const)
      decided(toy({ heuristics: { solveObservation: solve } }), TWO, who);
    expect(told).toEqual([600, 20_000]);
  });

  test('only the easy level has a bad memory', () => {
    const forgetful = choice(0, { a: end(5, 0), b: end(2, 0) });
    const game = toy({ heuristics: { forget: () => forgetful } });
    expect(decided(game, TWO, 'easy').move).toBe('a');
    expect(decided(game, TWO, 'medium').move).toBe('b');
  });

  test('a single candidate is played; several are weighed, and nothing else', () => {
    const THREE = choice(0, { a: end(1, 0), b: end(2, 0), c: end(9, 0) });
    const one = decided(toy({ heuristics: { candidates: () => ['a'] } }), THREE, 'hard');
    expect(one).toEqual({ move: 'a', weighed: [], exact: false });
    const two = decided(toy({ heuristics: { candidates: () => ['a', 'b'] } }), THREE, 'hard');
    expect(two.move).toBe('b');
    expect(utilitiesOf(two)).toEqual({ a: 1, b: 2 });
    expect(decided(toy(), THREE, 'hard').move).toBe('c');
  });

  test('the mean of exact solutions over worlds; of equals, the one the policy prefers', () => {
    const exact = solving(() => [1, 1]);
    const game = toy({
      extras: { openCards: exact },
      heuristics: { policy: () => [1, 2] },
    });
    expect(decided(game, TWO, 'hard')).toEqual({
      move: 'b',
      weighed: [
        { move: 'a', utility: 1, visits: 1 },
        { move: 'b', utility: 1, visits: 1 },
      ],
      exact: false,
    });
    expect(decided(toy({ extras: { openCards: exact } }), TWO, 'hard').move).toBe('a');
    const better = toy({
      extras: { openCards: solving(() => [1.1, 1]) },
      heuristics: { policy: () => [1, 2] },
    });
    expect(decided(better, TWO, 'hard').move).toBe('a');
  });
});

describe('a fully known endgame', () => {
  test('is decided exactly by best play of both', () => {
    for (const who of ['easy', 'medium', 'hard'] as const) {
      const decision = decided(toy(), DUEL, who);
      expect(decision.exact).toBe(true);
      expect(decision.move).toBe('sound');
      expect(utilitiesOf(decision)).toEqual({ greedy: -9, sound: 1, timid: -1 });
    }
  });

  test('where points are bad, by the fewest', () => {
    const decision = decided(toy({ aim: 'least' }), DUEL, 'hard');
    expect(decision.move).toBe('timid');
    expect(utilitiesOf(decision)).toEqual({ greedy: -9, sound: -4, timid: expect.closeTo(0) });
  });

  test('of three each plays for itself', () => {
    const tree = choice(0, {
      left: choice(1, { own: end(2, 4, 0), kind: end(8, 2, 2) }),
      right: choice(2, { own: end(6, 0, 3), kind: end(9, 1, 1) }),
    });
    const decision = decided(toy({ players: 3 }), tree, 'hard');
    expect(utilitiesOf(decision)).toEqual({ left: 0, right: 4.5 });
    expect(decision.move).toBe('right');
  });

  test('partners play for their side', () => {
    const own = (one: number, two: number) => end(one, two, one, two);
    const tree = choice(0, {
      low: choice(2, { up: own(5, 0), down: own(0, 5) }),
      high: choice(1, { up: own(9, 0), down: own(1, 0) }),
    });
    const rest = () => ({ moves: 2, sides: [0, 1, 0, 1] });
    const decision = decided(toy({ players: 4, heuristics: { endgame: rest } }), tree, 'hard');
    expect(decision.exact).toBe(true);
    expect(decision.move).toBe('low');
    expect(decision.weighed[0]?.utility).toBeGreaterThan(decision.weighed[1]?.utility ?? 0);
  });
});

describe('a search', () => {
  test('finds what is best on average over the worlds', () => {
    const tree = choice(0, { bold: bet(10), safe: end(2, 0), poor: end(1, 0) });
    const decision = decided(toy({ pool: HIDDEN }), tree, 'hard');
    expect(decision.exact).toBe(false);
    expect(decision.move).toBe('safe');
    const utilities = utilitiesOf(decision);
    expect(utilities.safe).toBe(2);
    expect(Math.abs(utilities.bold ?? 9)).toBeLessThan(2);
    expect(utilities.poor).toBe(1);
  });

  test('foresees what others will do, not only what the policy does', () => {
    const tree = choice(0, {
      trap: choice(1, { blunder: end(9, 0), punish: bet(-1), worse: end(0, 9) }),
      plain: choice(1, { a: end(1, 0), b: bet(0), c: end(1, 0) }),
    });
    const game = toy({
      pool: HIDDEN,
      heuristics: { policy: (_, moves) => moves.map((_, i) => (i === 0 ? 3 : 1)) },
    });
    const decision = decided(game, tree, 'hard');
    expect(decision.exact).toBe(false);
    expect(decision.move).toBe('plain');
  });

  test('gives hopeless moves up, and goes on with the others', () => {
    const tree = choice(0, { a: bet(1), b: end(-20, 0), c: bet(2), d: end(-30, 0) });
    const { weighed } = decided(toy({ pool: HIDDEN }), tree, 'hard');
    const visits = weighed.map((one) => one.visits);
    expect(visits[0]).toBeGreaterThan((visits[1] ?? 0) * 2);
    expect(visits[2]).toBeGreaterThan((visits[3] ?? 0) * 2);
    for (const count of visits) expect(count).toBeGreaterThanOrEqual(16);
    expect(weighed[3]?.utility).toBeLessThan(weighed[1]?.utility ?? 0);
  });

  test('of more than sixteen moves only those the policy prefers are searched', () => {
    const names = Array.from({ length: 20 }, (_, i) => `m${i}`);
    const list = (count: number) =>
      choice(0, Object.fromEntries(names.slice(0, count).map((name, i) => [name, bet(i)])));
    const policy = (_: unknown, moves: readonly unknown[]) => moves.map((_, i) => 1 + i);
    const game = toy({ pool: HIDDEN, heuristics: { policy: policy } });
    const untried = (count: number, of: AnyGame) =>
      decided(of, list(count), 'medium').weighed.filter(({ visits }) => visits === 0);
    expect(untried(20, game).map(({ move }) => move)).toEqual(['m0', 'm1', 'm2', 'm3']);
    expect(untried(16, game)).toEqual([]);
    expect(untried(20, toy({ pool: HIDDEN }))).toEqual([]);
  });

  test('makes no more positions than its level has, and not far fewer', () => {
    for (const [who, limit] of [
      ['easy', 100],
      ['medium', 600],
      ['hard', 20_000],
    ] as const) {
      let steps = 0;
      const game = toy({ pool: HIDDEN, onStep: () => steps++ });
      decided(game, choice(0, { a: bet(5), b: bet(4) }), who);
      // A world costs eight positions besides its two moves.
      expect(steps).toBeLessThanOrEqual(limit);
      expect(steps).toBeGreaterThan(limit / 8);
      expect(steps).toBeLessThan(limit / 4);
    }
  });

  test('pauses about every thousand positions', () => {
    const game = toy({ pool: HIDDEN });
    const tree = choice(0, { a: bet(5), b: bet(4) });
    const thinking = think(
      game,
      { observation: tree, seat: 0, moves: ['a', 'b'] },
      'hard',
      openQuickStream('slices'),
    );
    let slices = 0;
    while (thinking.next().done !== true) slices++;
    expect(slices).toBeGreaterThan(15);
    expect(slices).toBeLessThanOrEqual(20);
  });

  test('by exact solutions pauses after every world, as many as positions allow', () => {
    let worlds = 0;
    const exact = solving(() => (worlds++ % 2 === 0 ? [1, 0] : [0, 1]));
    const game = toy({ extras: { openCards: exact } });
    const tree = choice(0, { a: end(0, 0), b: end(0, 0) });
    const pauses = (who: 'easy' | 'medium' | 'hard') => {
      const thinking = think(
        game,
        { observation: tree, seat: 0, moves: ['a', 'b'] },
        who,
        openQuickStream('exact'),
      );
      let slices = 0;
      while (thinking.next().done !== true) slices++;
      return slices;
    };
    expect([pauses('easy'), pauses('medium'), pauses('hard')]).toEqual([1, 8, 60]);
  });

  test('passes through chance and through forced moves', () => {
    const tree = choice(0, {
      lucky: { luck: [end(6, 0), end(0, 2)] },
      forced: choice(1, { only: { luck: [choice(0, { only: end(1, 0) })] } }),
    });
    const decision = decided(toy({ pool: HIDDEN }), tree, 'hard');
    expect(decision.move).toBe('lucky');
    const utilities = utilitiesOf(decision);
    expect(utilities.lucky).toBeGreaterThan(1.5);
    expect(utilities.lucky).toBeLessThan(2.5);
    expect(utilities.forced ?? 0).toBeLessThan(utilities.lucky ?? 0);
  });
});
