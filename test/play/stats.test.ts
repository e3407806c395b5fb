/** What the history comes to: means with errors, streaks, groups, the course; and how quickly. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sealLine } from '../../src/engine/checksums.ts';
import { findGame } from '../../src/games/index.ts';
import { historyPath } from '../../src/play/disk/paths.ts';
import type { HistoryEntry } from '../../src/play/kept/entry.ts';
import { readHistory } from '../../src/play/kept/history.ts';
import { emptyGame, statsOf } from '../../src/play/past/stats.ts';
import { courseLines, gameLines, statsLines } from '../../src/report/stats.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

const entry = (at: number, given: Partial<HistoryEntry> = {}): HistoryEntry => {
  const game = given.game ?? 'boese-dame';
  return {
    id: `${game}-${at}`,
    game,
    seed: String(at),
    options: optionsOf(gameCalled(game), { deals: 2 }),
    seats: ['human', 'ai:easy', 'ai:easy', 'ai:easy'],
    seat: 0,
    points: [at, at + 2],
    total: 2 * at + 2,
    place: 1,
    won: true,
    steps: 100,
    time: at,
    ...given,
  };
};

const game = (entries: readonly HistoryEntry[], id = 'boese-dame') =>
  statsOf(entries, findGame).games.find((one) => one.game === id) ?? emptyGame(id);

test('wins, points per deal and their error are those of the deals', () => {
  const { matches, deals, wins, won, points } = game([
    entry(1),
    entry(2, { won: false, points: [6] }),
  ]);
  expect([matches, deals, wins, won.mean]).toEqual([2, 3, 1, 0.5]);
  expect(points.mean).toBeCloseTo(10 / 3, 12);
  // 1, 3 and 6: variance 19/3, over three deals.
  expect(points.error).toBeCloseTo(Math.sqrt(19 / 9), 12);
});

test('draws are counted of all matches, not only of the last ones that are kept', () => {
  const entries = Array.from({ length: 60 }, (_, at) => entry(at, { won: at % 2 === 0 }));
  const { draws, newest } = game(entries);
  expect([draws, newest.length < entries.length]).toEqual([30, true]);
});

test('matches with help stand apart and end no streak', () => {
  const won = [true, true, true, false, true, true];
  const entries = won.map((one, at) => entry(at, { won: one }));
  const helped = [entry(2.5, { won: false, assisted: true }), entry(9, { assisted: true })];
  const { streaks, assisted, matches } = game([...entries, ...helped]);
  expect([streaks, assisted.matches, assisted.wins, matches]).toEqual([
    { now: 2, longest: 3 },
    2,
    1,
    6,
  ]);
});

test('best and worst follow the aim of the game, by points per deal', () => {
  const some = [entry(5), entry(1), entry(3, { points: [30] })];
  expect([game(some).best?.id, game(some).worst?.id]).toEqual(['boese-dame-3', 'boese-dame-1']);
  const avoided = some.map((one) => ({ ...one, game: 'cabo' }));
  expect(gameCalled('cabo').aim).toBe('least');
  expect([game(avoided, 'cabo').best?.total, game(avoided, 'cabo').worst?.points]).toEqual([
    4,
    [30],
  ]);
});

test('variants go by their preset, levels by those of all opponents', () => {
  const durak = (at: number, options = {}, seats = ['human', 'ai:hard', 'ai:hard']) =>
    entry(at, { game: 'durak', options: optionsOf(gameCalled('durak'), options), seats });
  const { variants, levels } = game(
    [
      durak(1, { deals: 3 }),
      durak(2, { players: 4 }),
      durak(3, { transfer: 'any' }),
      durak(4, { transfer: 'any', deck: 36, pileOn: 'all' }, ['human', 'random', 'ai:hard']),
      durak(5, {}, ['human', 'human', 'human']),
    ],
    'durak',
  );
  expect(variants.map(({ name, matches }) => [name, matches])).toEqual([
    ['podkidnoi', 3],
    ['perevodnoi', 1],
    ['own', 1],
  ]);
  expect(levels.map(({ name, matches }) => [name, matches])).toEqual([
    ['hard', 3],
    ['mixed', 2],
  ]);
});

describe('guests', () => {
  const seats = ['human', 'ai:easy', 'ai:hard', 'ai:easy'];
  const met = (at: number, guests: string[], given: Partial<HistoryEntry> = {}) =>
    entry(at, { seats, guests, ...given });
  const stats = game([
    met(1, ['', 'fox', 'owl', 'hare']),
    met(2, ['', 'owl', 'fox', 'hare'], { won: false }),
    met(3, ['', 'fox', 'wolf', 'hare'], { won: false }),
    // A guest of another version, nobody at a seat, and somebody who sat down later.
    met(4, ['', 'yeti', '', 'fox', 'owl'], { joined: ['ai:hard'] }),
    met(5, ['', 'fox', 'owl', 'hare'], { assisted: true }),
    entry(6),
  ]);

  test('results follow the guest and the level', () => {
    const results = stats.guests?.map(({ guest, level, matches, wins }) => [
      `${guest} ${level}`,
      matches,
      wins,
    ]);
    expect(results).toEqual([
      ['fox easy', 3, 2],
      ['hare easy', 3, 1],
      ['owl hard', 2, 2],
      ['owl easy', 1, 0],
      ['fox hard', 1, 0],
      ['wolf hard', 1, 0],
    ]);
    expect(stats.assisted.guests).toHaveLength(3);
  });

  test('are told by name with how strong they played', () => {
    const lines = gameLines(stats);
    const told = lines.find(({ en }) => en.includes('Hazel'));
    expect(told?.en).toMatch(/^Against Hazel \(easy\): .*3/);
    expect(told?.de).toMatch(/^Gegen Hannes \(leicht\): .*3/);
  });

  test('statistics without any know nothing of them', () => {
    expect(game([entry(1)])).not.toHaveProperty('guests');
  });
});

test('the course has at most forty groups, in order', () => {
  const { course } = game(Array.from({ length: 100 }, (_, at) => entry(at)));
  expect(course).toHaveLength(25);
  expect([course[0], course[24]]).toEqual([2.5, 98.5]);
  expect(course.toSorted((a, b) => a - b)).toEqual(course);
});

test('luck and play are told where they have been computed', () => {
  const known = { luck: { mean: 3, error: 3 }, play: { mean: -1, error: 4 } };
  const { luck, play } = game([entry(1, known), entry(2, known), entry(3)]);
  expect([luck?.mean, luck?.error]).toEqual([3, expect.closeTo(Math.sqrt(18) / 2, 12)]);
  expect(play?.mean).toBe(-1);
  const told = gameLines(game([entry(1, known)])).map(({ en }) => en);
  expect(told).toContain(
    'Per match, in points above the rivals’ mean: luck 3.00 ± 3.00, play −1.00 ± 4.00.',
  );
  expect(gameLines(game([entry(1)])).some(({ en }) => en.includes('luck'))).toBe(false);
});

test('a match of a game that is gone counts, and nothing at all is said in a sentence', () => {
  const stats = statsOf([entry(1), { ...entry(2), game: 'gone' }], findGame);
  expect(stats.games.map(({ game: id, variants }) => [id, variants[0]?.name])).toEqual([
    ['boese-dame', 'usual'],
    ['gone', 'usual'],
  ]);
  expect(statsLines(statsOf([], findGame)).map(({ en }) => en)).toEqual([
    'No match has been finished yet.',
  ]);
  expect(courseLines(emptyGame('gone'))).toEqual([]);
});

/**
 * Processor time in milliseconds, since the machine may be busy with other tests. To measure by hand, time
 * `talon stats --json` with such a history as `TALON_DATA`: the start of the program comes on top.
 */
const LIMIT = 500;

test('ten thousand matches are summed up in half a second, their records known', async () => {
  const folders = freshFolders();
  const all = Array.from({ length: 10_000 }, (_, at) => entry(at, { won: at % 3 === 0 }));
  mkdirSync(folders.history, { recursive: true });
  for (const { id } of all) writeFileSync(join(folders.history, `${id}.talon.jsonl`), '');
  mkdirSync(dirname(historyPath(folders)), { recursive: true });
  writeFileSync(historyPath(folders), all.map((one) => `${sealLine(one, 0)[0]}\n`).join(''));
  const spent: number[] = [];
  for (let run = 0; run < 3; run++) {
    const start = process.cpuUsage();
    const { matches, wins, games } = statsOf(await readHistory(folders), findGame);
    const { user, system } = process.cpuUsage(start);
    spent.push((user + system) / 1000);
    expect([matches, wins, games[0]?.deals]).toEqual([10_000, 3334, 20_000]);
  }
  expect(Math.min(...spent)).toBeLessThan(LIMIT);
});
