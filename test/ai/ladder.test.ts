import { describe, expect, test } from 'vitest';
import { duplicateOf } from '../../src/engine/contest.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame, games } from '../../src/games/index.ts';
import { leadsOf, seatings } from '../../src/script/tournament/duplicate.ts';
import { dealsPerMatch, playRounds } from '../../src/script/tournament/tournament.ts';
import { altered } from '../support/altered.ts';
import {
  batchOf,
  isClear,
  ladderTable,
  type Pair,
  pairsOf,
  rungOf,
  rungPlan,
  standardMatches,
} from '../tools/rungs.ts';

const PAIR: Pair = { better: 'easy', worse: 'random' };

function table(id: string, given: Readonly<Record<string, unknown>> = {}) {
  const game: AnyGame | undefined = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const options = resolveOptions(game.options, { deals: 1, ...given });
  if (isRefusal(options)) throw new Error(options.text.en);
  return { game, options };
}

test('each level is compared with the one below it, the weakest with random', () => {
  const { game } = table('boese-dame');
  expect(pairsOf(game)).toEqual([
    { better: 'easy', worse: 'random' },
    { better: 'medium', worse: 'easy' },
    { better: 'hard', worse: 'medium' },
  ]);
  expect(pairsOf(altered(game, { heuristics: { levels: ['hard'] } }))).toEqual([
    { better: 'hard', worse: 'random' },
  ]);
});

test.each([2, 3, 4, 5, 8])(
  'with %i players both sit in every seat of a duplicate deal',
  (players) => {
    const turns = seatings(players);
    for (let seat = 0; seat < players; seat++) {
      const sat = new Set(turns.map((sides) => sides[seat]));
      expect(sat).toEqual(new Set([0, 1]));
    }
  },
);

test('with four players partners sit on one side', () => {
  for (const sides of seatings(4)) {
    expect(sides[0]).toBe(sides[2]);
    expect(sides[1]).toBe(sides[3]);
  }
});

/** The differences of the matches from 0 up to `count`. */
function found({ game, options }: ReturnType<typeof table>, seed: string, count: number) {
  const rounds = playRounds(game, rungPlan(game, options, seed, PAIR), { from: 0, to: count });
  if (isRefusal(rounds)) throw new Error(rounds.text.en);
  return rounds.flatMap(({ points: [tables = []] }) => leadsOf(game, options, tables));
}

test('the same players play the same deal alike, and its points are counted', () => {
  const { game, options } = table('boese-dame');
  const plan = rungPlan(game, options, 'equal', { better: 'easy', worse: 'easy' });
  const once = playRounds(game, plan, { from: 0, to: 1 });
  if (isRefusal(once)) throw new Error(once.text.en);
  const [tables = []] = once[0]?.points ?? [];
  expect(tables[1]).toEqual(tables[0]);
  expect(tables[0]?.flat().reduce((sum, points) => sum + points, 0)).toBe(67);
});

test('every game that has levels has a ladder of a sensible length', () => {
  for (const game of games) {
    if (game.heuristics.levels.length === 0) continue;
    const options = resolveOptions(game.options, { deals: 1 });
    if (isRefusal(options)) throw new Error(options.text.en);
    expect(standardMatches(game, options), game.id).toBeGreaterThanOrEqual(
      100 / dealsPerMatch(game, options),
    );
  }
});

describe('a rung', () => {
  test('holds from three standard errors', () => {
    const rung = rungOf(PAIR, [1, 2, 3, 4]);
    expect(rung).toMatchObject({ deals: 4, mean: 2.5, holds: true });
    expect(rung.error).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12);
    expect(rungOf(PAIR, [-1, 2, -3, 4]).holds).toBe(false);
  });

  test('does not hold where nothing differs', () => {
    expect(rungOf(PAIR, [0, 0, 0])).toMatchObject({ ratio: 0, holds: false });
  });

  test('holds where every deal came to the same difference', () => {
    expect(rungOf(PAIR, [2, 2, 2])).toMatchObject({ ratio: Infinity, holds: true });
    expect(rungOf(PAIR, [-2, -2])).toMatchObject({ ratio: -Infinity, holds: false });
    expect(ladderTable([rungOf(PAIR, [2, 2])])).toContain('∞');
  });

  test('is clear from five standard errors, looked at eight times at most', () => {
    expect(isClear(rungOf(PAIR, [1, 2, 3, 4]))).toBe(false);
    expect(isClear(rungOf(PAIR, [2, 3, 3, 4]))).toBe(true);
    expect([24, 100, 6000].map(batchOf)).toEqual([24, 24, 750]);
  });

  test('is a line of the table', () => {
    const lines = ladderTable([rungOf(PAIR, [1, 2, 3, 4])]).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^easy > random +4 +2\.500 +0\.645 +3\.9 +yes$/);
  });
});

test.each(['boese-dame', 'kabadak', 'cabo'])('%s: easy beats random in a few deals', (id) => {
  expect(rungOf(PAIR, found(table(id), 'few', 12)).mean).toBeGreaterThan(0);
});

test('a game with a custom of comparing tables is compared deal by deal, by that custom', () => {
  const bridge = table('bridge', { scoring: 'duplicate', deals: 2 });
  const leads = found(bridge, 'custom', 1);
  expect(leads).toHaveLength(2);
  expect(leads.every((imps) => Number.isInteger(imps) && Math.abs(imps) <= 24)).toBe(true);
  const rung = rungOf(PAIR, leads, duplicateOf(bridge.game)?.unit);
  expect(ladderTable([rung]).split('\n')[0]).toContain('IMPs/deal');
});
