/**
 * What holds of every puzzle and every idea of a lesson: the position can be had again, and the figures kept with it
 * say that the move is right. `npm run puzzles -- GAME --check` and `--lesson` compute them anew; `TALON_PUZZLES=all`
 * asks the analysis that people get about every puzzle instead of the first of each game.
 */
import { describe, expect, test } from 'vitest';
import { leastOf } from '../../src/ai/index.ts';
import { legalTexts, matchActor } from '../../src/engine/match.ts';
import { type Puzzles, readGains, writeGains } from '../../src/engine/puzzles.ts';
import { games } from '../../src/games/index.ts';
import { advisedAt, legalCount, matchAt, stopsOf } from '../../src/play/coach/coach.ts';
import { puzzleSteps } from '../../src/play/coach/puzzle-practice.ts';
import { taught } from '../support/lessons.ts';
import { gainsSurely, metAt } from '../tools/find-puzzles.ts';

/** Standard errors that a gain exceeds. */
const SURELY = 3;
/** The smallest gain where figures are computed. */
const TELLING = 0.05;

const decided = games.filter(({ heuristics }) => heuristics.levels.length > 0);

/** How many puzzles a game has where that is less than forty: its seeds have not been searched further. */
const FEWER: Readonly<Record<string, number>> = {
  bakkarat: 10,
};

const NONE: Puzzles = { seed: '', tried: 0, puzzles: [] };

test('every game in which anything is decided has puzzles', () => {
  const having = games.filter(({ extras }) => extras.puzzles !== undefined);
  expect(having).toEqual(decided);
});

describe.each(decided.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('has enough puzzles, each of another deal, in three grades', async () => {
    const { puzzles = [], tried = 0 } = (await game.extras.puzzles?.()) ?? {};
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWER[id] ?? 40);
    expect(new Set(puzzles.map(({ n }) => n)).size).toBe(puzzles.length);
    for (const { n, grade } of puzzles) {
      expect(n).toBeLessThanOrEqual(tried);
      expect([1, 2, 3]).toContain(grade);
    }
  });

  test('each can be had again; its move is clearly better than the one that suggests itself', async () => {
    const found = await game.extras.puzzles?.();
    for (const puzzle of found?.puzzles ?? []) {
      const match = puzzleSteps(game, found ?? NONE, puzzle).at(-1)?.after;
      if (match === undefined) throw new Error('a puzzle without steps');
      expect(matchActor(match)).toBe(puzzle.seat);
      const gains = readGains(puzzle.others);
      expect(writeGains(gains)).toBe(puzzle.others);
      const moves = legalTexts(match);
      for (const move of [puzzle.best, ...Object.keys(gains)]) expect(moves).toContain(move);
      expect(Object.keys(gains)).not.toContain(puzzle.best);
      for (const { mean, error } of Object.values(gains)) {
        expect(mean).toBeGreaterThan(SURELY * error);
        expect(mean).toBeGreaterThanOrEqual(error === 0 ? TELLING : leastOf(game));
      }
    }
  });

  test('the analysis that people get advises its move, and every other is worse by three errors', async () => {
    const found = (await game.extras.puzzles?.()) ?? NONE;
    const asked = process.env.TALON_PUZZLES === 'all' ? found.puzzles : found.puzzles.slice(0, 1);
    for (const puzzle of asked) {
      const gains = gainsSurely(metAt(game, found, puzzle), puzzle.best) ?? {};
      expect(gains, `${found.seed}/${puzzle.n}`).toMatchObject(readGains(puzzle.others));
    }
  });

  test('no place of the choices is right in more than half of them', async () => {
    const found = await game.extras.puzzles?.();
    const counts = new Map<number, number>();
    for (const puzzle of found?.puzzles ?? []) {
      const match = puzzleSteps(game, found ?? NONE, puzzle).at(-1)?.after;
      const place = match === undefined ? -1 : legalTexts(match).indexOf(puzzle.best);
      counts.set(place, 1 + (counts.get(place) ?? 0));
    }
    const all = found?.puzzles.length ?? 0;
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(Math.max(Math.ceil(all / 2) + 1, 5));
  });
});

describe.each(taught)('ideas of %s', (_, game, lesson) => {
  test.each(stopsOf(lesson).map((stop) => [stop.idea.title.en, stop] as const))(
    'some other move is clearly worse: %s',
    (_title, stop) => {
      if (legalCount(game, stop) === 1) return expect(stop.idea.gains).toBe('');
      const match = matchAt(game, stop);
      const gains = Object.entries(readGains(stop.idea.gains));
      expect(gains.length).toBeGreaterThan(0);
      for (const [move, { mean, error }] of gains) {
        expect(legalTexts(match)).toContain(move);
        expect(move).not.toBe(advisedAt(stop));
        expect(mean).toBeGreaterThan(Math.max(TELLING, SURELY * error));
      }
      return undefined;
    },
  );
});
