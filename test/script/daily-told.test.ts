/** The result of a deal of the day: signs, place, and no card of it. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { LANGS } from '../../src/lang/text.ts';
import type { HistoryEntry } from '../../src/play/kept/entry.ts';
import { dailyOf } from '../../src/play/past/daily.ts';
import { againText, dailyLines, rankAmong, shareText, signsOf } from '../../src/report/daily.ts';
import { gameCalled } from '../support/session.ts';

const MOST = gameCalled('boese-dame');
const LEAST = gameCalled('cabo');
const replays = [
  { level: 'easy', points: [1, 5, 3], total: 9 },
  { level: 'hard', points: [4, 2, 3], total: 9 },
];

test('a sign says whether every level did better, some or none; the aim of the game decides', () => {
  expect([MOST.aim, LEAST.aim]).toEqual(['most', 'least']);
  expect(signsOf(MOST, [4, 3, 2], replays)).toBe('■▣□');
  expect(signsOf(LEAST, [1, 6, 3], replays)).toBe('■□■');
});

test('only levels that came to a deal are compared in it', () => {
  const short = { level: 'medium', points: [4], total: 4 };
  expect(signsOf(MOST, [4, -3], [short])).toBe('■■');
  expect(signsOf(LEAST, [5, 2], [short, ...replays])).toBe('□■');
});

test('the place counts the levels that did better', () => {
  expect([10, 9, 8].map((total) => rankAmong(MOST, total, replays))).toEqual([1, 1, 3]);
  expect([10, 9, 8].map((total) => rankAmong(LEAST, total, replays))).toEqual([3, 1, 1]);
});

const entry = (given: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 'x',
  game: MOST.id,
  seed: 's',
  options: {},
  seats: ['human', 'ai:medium'],
  seat: 0,
  points: [4, -3, 0],
  total: 1,
  place: 1,
  won: true,
  steps: 9,
  time: 0,
  ...given,
});

test('the text to share says date, game, points, place and help in both languages', () => {
  const daily = dailyOf('2026-11-22', MOST);
  const told = (lang: 'en' | 'de', assisted = false) =>
    shareText(daily, entry(assisted ? { assisted } : {}), replays).map((line) => line[lang]);
  expect(told('en')).toEqual([
    'Talon 2026-11-22 · Böse Dame',
    '■□□ +4 −3 0, total 1',
    'rank 3 of 3 among opponents in the same seat',
    'easy: 9 · hard: 9',
  ]);
  expect(told('de', true)).toEqual([
    'Talon 2026-11-22 · Böse Dame',
    '■□□ +4 −3 0, Stand 1',
    'Rang 3 von 3 unter Gegnern auf demselben Platz',
    'leicht: 9 · stark: 9',
    'mit Hilfe',
  ]);
  expect(shareText(daily, entry(), []).map(({ en }) => en)).toEqual([
    'Talon 2026-11-22 · Böse Dame',
    '+4 −3 0, total 1',
  ]);
});

test('every game says what is fixed in its deals of the day', () => {
  for (const game of games)
    for (const lang of LANGS) {
      const told = dailyLines(dailyOf('2026-11-22', game)).map((line) => line[lang]);
      expect(told.join(' ')).toContain(game.names[lang]);
      expect(told.join(' ')).not.toMatch(/\$|undefined/);
    }
});

test('playing once more names the game unless it is that of the day, and the date unless it is today', () => {
  const date = '2026-11-22';
  const own = dailyOf(date);
  const other = dailyOf(date, own.game === MOST ? LEAST : MOST);
  const command = (daily: typeof own, today: string) =>
    againText(daily, today).en.split(': ').slice(1).join(': ');
  expect(command(own, date)).toBe('talon daily --again');
  expect(command(own, '2026-11-23')).toBe(`talon daily --date ${date} --again`);
  expect(command(other, date)).toBe(`talon daily ${other.game.id} --again`);
  expect(command(other, '2026-11-23')).toBe(`talon daily ${other.game.id} --date ${date} --again`);
});
