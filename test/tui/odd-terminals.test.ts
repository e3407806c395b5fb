/**
 * Terminals that are not like others: one that pastes, one that cannot place its cursor, one without UTF-8, one that
 * wraps at once; and the last row of every window.
 */
import { describe, expect, test } from 'vitest';
import { PALETTES } from '../../src/tui/theme/palettes.ts';
import { openEmulator } from './emulator.ts';
import { KEY, type Window } from './window.ts';
import { windowsHere } from './window-here.ts';

const open = windowsHere();

const ESC = '\u001b';
/** The table at a turn, when the line below the hand names what Enter does. */
const TURN = /Enter \w+s [\s\S]*q leave/;

test('text pasted at a table plays nothing, and keys after it act', async () => {
  const window = open(['play', 'kabadak', '--seed', '3', '--level', 'random']);
  await window.shows(TURN);
  await window.rest();
  const before = window.text();
  window.press(`${ESC}[200~hello world\r1 2 3\rqq${ESC}[201~`);
  await window.pressCalmly(`${ESC}[200~hello world\n${ESC}[201~?`);
  await window.shows(/Help/);
  window.press(KEY.escape);
  await window.shows(TURN);
  expect(window.text()).toBe(before);
  await window.pressUntil('q', /again|leave\?|saved/i);
});

describe('TERM=dumb', () => {
  const env = { TERM: 'dumb' };

  test('is played at in lines, without one escape', async () => {
    const window = open(['play', 'kabadak', '--seed', '1', '--level', 'random'], { env });
    await window.shows(/\n> *$/m);
    window.press('help\r');
    await window.shows(/why not|hint/i);
    expect(window.output()).not.toContain(ESC);
    expect(window.text()).not.toContain('q leave');
  });

  test('asks in lines at home, and every page is lines', async () => {
    const [home, stats] = [open([], { env }), open(['stats'], { env })];
    await home.shows(/Which game/);
    expect(await stats.exited).toEqual({ code: 0, signal: 0 });
    for (const window of [home, stats]) expect(window.output()).not.toContain(ESC);
  });
});

/** All but letters, of which `Böse Dame` has one that is no ASCII. */
const FOREIGN = /[^\x20-\x7e\n\p{Script=Latin}]/u;

test.each([
  [{ LC_ALL: 'C' }, []],
  [{ LANG: '' }, ['LC_ALL', 'LC_CTYPE']],
] as const)('a locale without UTF-8, %j, gets signs of ASCII alone', async (env, unset) => {
  const window = open(['play', 'boese-dame', '--seed', '1', '--level', 'random'], { env, unset });
  await window.shows(/Enter plays[\s\S]*q leave/);
  expect(window.text()).not.toMatch(FOREIGN);
  window.press('?');
  await window.shows(/Help/);
  expect(window.text()).not.toMatch(FOREIGN);
});

/** What the first row of a table and of a message begins with. */
const HEADING = /^ ?(Böse Dame|This window is too small)/;
const WAIT = { interval: 15 };
const SIZES = ['60x20', '80x24', '120x40', '200x60', '38x10'] as const;

/** The colours behind the cells of a row, by their numbers in the 256-colour table; -1: the terminal's own. */
function groundsOf(window: Window, row: number, columns: number): ReadonlySet<number> {
  const line = window.buffer().getLine(row);
  const cells = Array.from({ length: columns }, (_, x) => line?.getCell(x));
  return new Set(cells.map((cell) => (cell?.isBgPalette() ? cell.getBgColor() : -1)));
}

/** The words of the first row and the last, and the colours behind the last. */
function endsOf(window: Window, columns: number) {
  const lines = window.lines();
  const grounds = [...groundsOf(window, lines.length - 1, columns)];
  return { first: lines[0], last: lines.at(-1)?.trim(), grounds };
}

/** How often the screen has been cleared: each time it is drawn anew. */
const clearings = (window: Window): number => window.output().split(`${ESC}[2J`).length;

/** What the same output shows where nothing turns wrapping off. */
function openWrapping(columns: number, rows: number) {
  const wrapping = openEmulator(columns, rows);
  return {
    ...wrapping,
    hear: (chunk: string) => wrapping.write(chunk.replaceAll(`${ESC}[?7l`, '')),
  };
}

test.each(['felt', 'dark', 'light'] as const)(
  'in the theme %s the last row is painted at every size, and nothing scrolls',
  async (theme) => {
    const wrapping = openWrapping(80, 24);
    const window = open(['play', 'boese-dame', '--seed', '1', '--level', 'random'], {
      env: { TALON_THEME: theme },
      heard: wrapping.hear,
    });
    await window.shows(/Enter plays[\s\S]*q leave/);
    const bar = PALETTES[theme].surfaces.bar.index;
    for (const size of SIZES) {
      const [columns = 80, rows = 24] = size.split('x').map(Number);
      const drawn = clearings(window);
      wrapping.resize(columns, rows);
      window.resize(columns, rows);
      await expect
        .poll(() => clearings(window) > drawn && window.isWhole() && endsOf(window, columns), WAIT)
        .toEqual({ first: expect.stringMatching(HEADING), last: '', grounds: [bar] });
      expect(window.lines()[rows - 2]?.trim(), size).toMatch(size === '38x10' ? /^$/ : /q leave/);
      for (let row = 0; row < rows; row++)
        expect(groundsOf(window, row, columns), `${size}, row ${row}`).not.toContain(-1);
      await expect.poll(wrapping.text).toBe(window.text());
    }
  },
);
