/** Every key of the menu, the rules, the settings, the options of a game, the saves and a replay. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import type { Settings } from '../../src/play/index.ts';
import type { Size } from '../../src/tui/look.ts';
import type { Place } from '../../src/tui/router.tsx';
import { holding, saveOf } from '../support/saves.ts';
import { type Inside, openInside, ownFolders } from './inside.tsx';
import { gameNamed } from './stage.ts';
import { KEY } from './window.ts';

const data = ownFolders();
const menuGames = games.map(({ id, names, summary }) => ({ game: id, names, summary }));

function open(start: Place, given: Partial<Size & Settings> = {}): Inside {
  const inside = openInside({ start, games: menuGames }, given);
  onTestFinished(inside.close);
  return inside;
}

const PAGE_DOWN = '\u001b[6~';
const PAGE_UP = '\u001b[5~';
const HOME = '\u001b[H';
const BACKTAB = '\u001b[Z';
const BACKSPACE = '\u007f';

describe('the menu', () => {
  const atMenu = (row = 0) => open({ at: 'menu', row });

  test('the cursor goes up and down, round, by pages, to the ends and to a number', async () => {
    const on = atMenu();
    await on.shows(/› All Fours/);
    await on.press(KEY.down, /› Auf Wiedersehen/);
    await on.press('j', /› Bakkarat/);
    await on.press('k', /› Auf Wiedersehen/);
    await on.press(KEY.up, /› All Fours/);
    await on.press(KEY.up, /› Quit/);
    await on.press('\t', /› All Fours/);
    await on.press(BACKTAB, /› Quit/);
    await on.press(HOME, /› All Fours/);
    await on.press(PAGE_DOWN, /› Canasta/);
    await on.press(PAGE_DOWN, /› Quit/);
    await on.press(PAGE_UP, /› Böhmischer Schneider/);
    await on.press(KEY.end, /› Quit/);
    await on.press('3', /› Bakkarat/);
  });

  test('l changes the language there and back, and keeps it', async () => {
    const on = atMenu();
    await on.press('l', /Kartenspiele im Terminal/);
    await expect.poll(() => readFileSync(join(data(), 'config.json'), 'utf8')).toMatch(/"de"/);
    await on.press('l', /card games in the terminal/);
  });

  test('Enter leads on to the options, the saves and the settings, and Escape back to the row', async () => {
    const on = atMenu(7);
    await on.press(KEY.enter, /^Böse Dame[\s\S]*Who plays/);
    await on.press(KEY.escape, /› Böse Dame/);
    await on.press(KEY.end, /› Quit/);
    await on.press(KEY.up, /› Settings/);
    await on.press(KEY.enter, /^Settings/);
    await on.press(KEY.escape, /› Settings/);
    await on.press(KEY.up, /› Resume a game/);
    await on.press(KEY.enter, /^Saved games[\s\S]*No game has been saved yet/);
    await on.press('q', /› Resume a game/);
  });

  test('r shows the rules of the game under the cursor, and nothing where there are none', async () => {
    const on = atMenu(7);
    await on.press('r', /^Rules: Böse Dame/);
    await on.press(KEY.escape, /› Böse Dame/);
    await on.press(KEY.end, /› Quit/);
    await on.press(`r${KEY.up}`, /› Settings/);
  });

  test.each([
    ['q', 'q'],
    ['Escape', KEY.escape],
    ['Enter on Quit', `${KEY.up}${KEY.enter}`],
  ])('%s leaves', async (_, keys) => {
    const on = atMenu();
    await on.shows(/› All Fours/);
    expect(await on.left(keys)).toBe(0);
  });

  test('Ctrl-C leaves with 130, Ctrl-Z and Ctrl-L are the terminal’s', async () => {
    const on = atMenu();
    await on.press(`${KEY.suspend}${KEY.down}`, /› Auf/);
    expect(on.asked).toEqual({ suspend: 1, redraw: 0 });
    await on.press(`${KEY.redraw}${KEY.down}`, /› Bakkarat/);
    expect(on.asked).toEqual({ suspend: 1, redraw: 1 });
    expect(await on.left(KEY.interrupt)).toBe(130);
  });

  test('the frame follows the size of the window', async () => {
    const on = atMenu();
    await on.shows(/› All Fours/);
    expect(on.lines()).toHaveLength(23);
    on.resize(60, 15);
    await expect.poll(() => on.lines().length).toBe(14);
    on.resize(30, 15);
    await on.shows(/^This window is too small:\s30×15/);
  });
});

describe('the rules of a game', () => {
  function atRules(): Inside {
    const game = gameNamed('canasta');
    const options = resolveOptions(game.options, {});
    if (isRefusal(options)) throw new Error(options.text.en);
    return open({ at: 'rules', game, options, row: 10 });
  }
  const first = (on: Inside) => Number(/ (\d+)–/.exec(on.lines()[0] ?? '')?.[1]);

  test('scroll by lines, pages and to the ends', async () => {
    const on = atRules();
    await on.shows(/^Rules: Canasta {2}1–/);
    await on.press(KEY.down, / {2}2–/);
    await on.press('j', / {2}3–/);
    await on.press('k', / {2}2–/);
    await on.press(KEY.up, / {2}1–/);
    await on.press(' ', / {2}19–/);
    await on.press(HOME, / {2}1–/);
    await on.press(PAGE_DOWN, / {2}19–/);
    await on.press(KEY.end, /–(\d+) of \1/);
    const last = first(on);
    await on.press(PAGE_UP, new RegExp(` {2}${last - 18}–`));
    await on.press(HOME, / {2}1–/);
  });

  test('/ searches, n goes on, what is not there is said', async () => {
    const on = atRules();
    await on.press('/', /Search: _/);
    await on.press('can-', /Search: can-_/);
    await on.press(`4${BACKSPACE}3`, /Search: can-3_/);
    await on.press(KEY.enter, /n next/);
    expect(on.seen()).toMatch(/⟦.*inverse CAN-3/);
    await on.press('/', /Search: _/);
    await on.press('CAN', /Search: CAN_/);
    await on.press(KEY.enter, /Esc back/);
    const before = on.seen();
    await on.press('n', /Esc back/);
    await expect.poll(() => on.seen()).not.toBe(before);
    await on.press('/', /Search: _/);
    await on.press('xq ', /Search: xq _/);
    await on.press('y', /Search: xq y_/);
    await on.press(KEY.enter, /“xq y” is not found/);
    await on.press('/', /Search: _/);
    await on.press(KEY.escape, /^(?![\s\S]*Search)/);
    await on.press(KEY.escape, /› Canasta/);
  });

  test.each([
    ['q', 'q'],
    ['Enter', KEY.enter],
    ['Escape', KEY.escape],
  ])('%s leads back', async (_, key) => {
    const on = atRules();
    await on.shows(/^Rules/);
    await on.press(key, /› Canasta/);
  });
});

describe('the settings', () => {
  test('each field changes at once what is shown, and is kept', async () => {
    const on = open({ at: 'settings', row: 0 });
    await on.press(KEY.right, /› Sprache +◂ Deutsch ▸[\s\S]*Englisch oder Deutsch/);
    await on.press(KEY.left, /› language +◂ English ▸/);
    await on.press(KEY.down, /› suit signs +◂ as on the pack ▸/);
    await on.press(KEY.right, /French ♣♦♥♠/);
    await on.press(' ', /letters C D H S/);
    await on.press(KEY.right, /German ⚘◍♥❧/);
    await on.press(KEY.down, /› four colours +\[ \] +no/);
    await on.press(' ', /› four colours +\[x\] +yes/);
    await on.press(KEY.down, /› plain borders +\[ \] +no/);
    await on.press(KEY.right, /> plain borders +\[x\] +yes/);
    await on.press(KEY.left, /› plain borders +\[ \] +no/);
    await on.press(KEY.down, /› opponents' speed +◂ at once ▸/);
    await on.press(KEY.right, /◂ slow ▸/);
    await on.press(KEY.right, /◂ normal ▸/);
    await on.press(KEY.right, /◂ fast ▸/);
    await on.press(KEY.down, /› show what you have seen +\[ \] +no/);
    await on.press(' ', /› show what you have seen +\[x\] +yes/);
    await on.press(KEY.down, /› certain tricks +◂ ask ▸/);
    await on.press(KEY.right, /◂ always ▸/);
    await on.press(KEY.right, /◂ never ▸/);
    await on.press(KEY.down, /› language/);
    await expect
      .poll(() => JSON.parse(readFileSync(join(data(), 'config.json'), 'utf8')))
      .toMatchObject({
        lang: 'en',
        suits: 'german',
        fourColour: true,
        ascii: false,
        speed: 'fast',
        memory: true,
        claims: 'never',
      });
  });

  test('what cannot be kept is said', async () => {
    process.env.TALON_CONFIG = join(data(), 'config.json', 'below.json');
    writeFileSync(join(data(), 'config.json'), '{}');
    const on = open({ at: 'settings', row: 0 });
    await on.press(`${KEY.down}${KEY.right}`, /French[\s\S]*the settings cannot be written to/);
  });

  test.each([
    ['Enter', KEY.enter],
    ['Escape', KEY.escape],
    ['q', 'q'],
  ])('%s leads back', async (_, key) => {
    const on = open({ at: 'settings', row: 15 });
    await on.shows(/^Settings/);
    await on.press(key, /› Settings/);
  });
});

describe('the options of a game', () => {
  const atOptions = (id = 'boese-dame') =>
    open({
      at: 'setup',
      setup: { game: gameNamed(id), given: {}, seats: [], seed: 'abc' },
      row: 7,
    });

  test('players, seats, rounds and the seed change as they are told to', async () => {
    const on = atOptions();
    await on.shows(/^Böse Dame[\s\S]*› players +◂ 4 ▸[\s\S]*seat 4/);
    await on.press(KEY.left, /› players +◂ 3 ▸/);
    expect(on.text()).not.toContain('seat 4');
    await on.press(KEY.right, /› players +◂ 4 ▸/);
    await on.press('3', /seat 3/);
    await on.press(KEY.down, /› seat 1 +◂ human ▸/);
    await on.press(KEY.right, /› seat 1 +◂ easy ▸/);
    await on.press(' ', /› seat 1 +◂ medium ▸/);
    await on.press(KEY.right, /› seat 1 +◂ hard ▸/);
    await on.press(KEY.right, /› seat 1 +◂ random ▸/);
    await on.press(KEY.right, /› seat 1 +◂ human ▸/);
    await on.press(KEY.up, /› players/);
    await on.press(BACKTAB, /› seed +abc_/);
    await on.press(`${BACKSPACE}q r`, /› seed +abq r_/);
    await on.press('\t', /› players/);
  });

  test('a number is typed, seen as it grows, and corrected', async () => {
    const on = atOptions();
    await on.shows(/rounds/);
    for (let down = 0; down < 5; down++) await on.press(KEY.down, /›/);
    await on.shows(/› rounds/);
    await on.press('1', /› rounds +◂ 1_ ▸/);
    await on.press('7', /› rounds +◂ 17_ ▸/);
    await on.press(BACKSPACE, /› rounds +◂ 1_ ▸/);
    await on.press(PAGE_UP, /› rounds +◂ 11 ▸/);
    await on.press(PAGE_DOWN, /› rounds +◂ 1 ▸/);
    await on.press(KEY.down, /^(?![\s\S]*› rounds)/);
  });

  test('a variant sets its options, and is one’s own once they are changed', async () => {
    const on = atOptions('durak');
    await on.shows(/\nVariant\n› variant +◂ [\s\S]*--preset podkidnoi/);
    const usual = on.text();
    await on.press(KEY.right, /--preset (?!podkidnoi)/);
    await on.press(KEY.left, /--preset podkidnoi/);
    expect(on.text()).toBe(usual);
  });

  test('Enter deals the cards as chosen', async () => {
    const on = atOptions();
    await on.press(KEY.left, /◂ 3 ▸/);
    await on.press(KEY.enter, /▶ Ada/);
    await expect.poll(() => readdirSync(data())).toContain('games');
    await on.press('q', /› Böse Dame/);
  });

  test('what cannot be played is said, and Enter does nothing', async () => {
    const on = atOptions();
    await on.press(KEY.up, /› seed/);
    await on.press(KEY.up, /›/);
    const wrong = open({
      at: 'setup',
      setup: { game: gameNamed('boese-dame'), given: { rounds: 1000 }, seats: [], seed: 'x' },
      row: 7,
    });
    await wrong.shows(/This cannot be played: /);
    await wrong.press(`${KEY.enter}${KEY.down}`, /› seat 1|›/);
    expect(wrong.text()).toMatch(/^Böse Dame/);
  });

  test.each([
    ['Escape', KEY.escape],
    ['q', 'q'],
  ])('%s leads back', async (_, key) => {
    const on = atOptions();
    await on.shows(/seed/);
    await on.press(key, /› Böse Dame/);
  });
});

const going = await saveOf('boese-dame', 40);

describe('the saves', () => {
  function atSaves(files: Readonly<Record<string, string | Buffer>>): Inside {
    process.env.TALON_DATA = join(holding(files).games, '..');
    return open({ at: 'saves', row: 14 });
  }
  const two = { 'a.talon.jsonl': going, 'note.txt': 'hello' };

  test('Enter goes on with a game, q leads back', async () => {
    const on = atSaves(two);
    await on.shows(/› Böse Dame .*in progress, deal \d/);
    await on.press(KEY.enter, /▶ P0/);
    await on.press('q', /› Resume a game/);
  });

  test('v looks at a game, Escape leads back', async () => {
    const on = atSaves(two);
    await on.shows(/› Böse Dame/);
    await on.press('v', /step 0 of \d+/);
    await on.press(KEY.escape, /› Resume a game/);
  });

  test('d deletes a game after a yes, j too, and nothing else', async () => {
    const on = atSaves(two);
    const file = join(process.env.TALON_DATA ?? '', 'games', 'a.talon.jsonl');
    await on.shows(/› Böse Dame/);
    for (const no of ['n', KEY.enter, KEY.escape]) {
      await on.press('d', /Delete this game for good\? y \/ n/);
      await on.press(no, /^(?![\s\S]*Delete this)/);
      expect(existsSync(file)).toBe(true);
      expect(on.text()).toMatch(/^Saved games/);
    }
    await on.press('d', /Delete this game/);
    await on.press('J', /The game is deleted\./);
    expect(existsSync(file)).toBe(false);
    await on.shows(/› note\.txt/);
  });

  test('a file that is no save is left as it is, by every key', async () => {
    const on = atSaves(two);
    await on.shows(/› Böse Dame/);
    for (const key of [KEY.enter, 'v', 'd']) {
      await on.press(KEY.end, /› note\.txt/);
      await on.press(key, /This file is left as it is: no save of Talon/);
      await on.press(KEY.up, /› Böse Dame/);
      expect(on.text()).not.toContain('left as it is');
    }
  });
});

describe('a replay', () => {
  const record = going.toString();
  const steps = record.split('\n').filter((row) => row.includes('"do"')).length;
  const atReplay = (eyes?: number) =>
    open({ at: 'replay', record, row: 0, ...(eyes !== undefined && { eyes }) });

  test('goes by steps, deals, and to the ends', async () => {
    const on = atReplay();
    await on.shows(new RegExp(`step 0 of ${steps}`));
    await on.press(KEY.right, /step 1 of/);
    for (const [i, key] of [KEY.down, KEY.enter, ' '].entries())
      await on.press(key, new RegExp(`step ${i + 2} of`));
    await on.press(KEY.left, /step 3 of/);
    await on.press(KEY.up, /step 2 of/);
    await on.press(KEY.end, new RegExp(`step ${steps} of`));
    await on.press(KEY.right, new RegExp(`step ${steps} of`));
    await on.press(PAGE_UP, /step 3\d of/);
    await on.press(
      HOME,
      /step 0 of[\s\S]*before the first step|before the first step[\s\S]*step 0 of/,
    );
    await on.press(PAGE_DOWN, /step 3\d of/);
  });

  test('v looks through the next seat’s eyes, o opens all', async () => {
    const on = atReplay();
    await on.press(KEY.right, /step 1 of \d+ {2}deal 1 {2}what everybody sees/);
    for (const name of ['P0', 'P1', 'P2', 'P3']) await on.press('v', new RegExp(`seen by ${name}`));
    await on.press('v', /what everybody sees/);
    await on.press('o', /all open/);
    await on.press('o', /what everybody sees/);
    await on.press('o', /all open/);
    await on.press('v', /seen by P0/);
  });

  test('begins with the eyes asked for', async () => {
    await atReplay(2).shows(/seen by P2/);
  });

  test('s, l, r and ? open their windows; q, Enter and Escape close them', async () => {
    const on = atReplay();
    await on.press(KEY.end, new RegExp(`step ${steps}`));
    const windows = [
      ['s', /^Score[\s\S]*Deal 1/],
      ['l', /^log[\s\S]*plays/],
      ['r', /^Rules: Böse Dame/],
      ['?', /^Keys[\s\S]*one step back or on/],
    ] as const;
    for (const [i, [key, title]] of windows.entries()) {
      await on.press(key, title);
      await on.press([KEY.escape, 'q', KEY.enter][i % 3] ?? 'q', /step \d+ of/);
    }
    await on.press('l', /^log/);
    await on.press(KEY.down, / {2}2–/);
    await on.press('/', /Search: _/);
    await on.press('q', /Search: q_/);
    await on.press(KEY.enter, /Esc back/);
    await on.press(KEY.escape, /step \d+ of/);
  });

  test('c turns four colours on and off', async () => {
    const on = atReplay();
    await on.press('o', /all open/);
    await on.press(KEY.right, /step 1/);
    await on.press(KEY.right, /step 2/);
    expect(on.seen()).not.toMatch(/green/);
    await on.press('c', /./);
    await expect.poll(() => on.seen()).toMatch(/green/);
  });

  test('n turns to the next record of the file, and round', async () => {
    const on = open({ at: 'replay', record: `${record.trimEnd()}\n${record}`, row: 0 });
    await on.press('v', /seen by P0 {2}record 1 of 2/);
    await on.press('n', /what everybody sees {2}record 2 of 2/);
    await on.press('n', /record 1 of 2/);
  });

  test('a record after a broken one is sound', async () => {
    const rows = record.trimEnd().split('\n');
    const broken = [...rows.slice(0, 9), '{"by":0,"do":"play nonsense"}', ...rows.slice(9)];
    const on = open({ at: 'replay', record: [...broken, ...rows].join('\n'), row: 0 });
    await on.press(KEY.end, /Line 10: [\s\S]*record 1 of 2/);
    await on.press('n', new RegExp(`step 0 of ${steps} .*record 2 of 2`));
    await on.press(KEY.end, new RegExp(`step ${steps} of`));
    expect(on.text()).not.toContain('Line 10');
  });

  test('a fault is told at the end of what is sound; a file without a record says so', async () => {
    const broken = `${record.trimEnd()}\n{"by":0,"do":"play nonsense"}\n`;
    const on = open({ at: 'replay', record: broken, row: 0 });
    await on.press(KEY.end, /Line \d+: /);
    await on.press(KEY.left, /^(?![\s\S]*Line \d+: )/);
    const empty = open({ at: 'replay', record: '', row: 0 });
    await empty.shows(/^Replay[\s\S]*There is no game in this record\./);
    await empty.press('q', /› All Fours/);
  });
});
