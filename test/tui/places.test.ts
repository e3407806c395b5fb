/** Every key of the menu, the rules and the settings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { gameNamed } from './stage.ts';
import { KEY } from './window.ts';

const data = ownFolders();

const PAGE_DOWN = '\u001b[6~';
const PAGE_UP = '\u001b[5~';
const HOME = '\u001b[H';
const BACKTAB = '\u001b[Z';
const BACKSPACE = '\u007f';

describe('the menu', () => {
  const atMenu = (row = 0) => openAt({ at: 'menu', row });

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
    await on.press(KEY.enter, /^ *Böse Dame[\s\S]*Who plays/);
    await on.press(KEY.escape, /› Böse Dame/);
    await on.press(KEY.end, /› Quit/);
    await on.press(KEY.up, /› Settings/);
    await on.press(KEY.enter, /^Settings/);
    await on.press(KEY.escape, /› Settings/);
    await on.press(KEY.up, /› Resume a game/);
    await on.press(KEY.enter, /^ *Saved games[\s\S]*No game has been saved yet/);
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
    return openAt({ at: 'rules', game, options, row: 10 });
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
    await on.press(KEY.enter, /“xq y” not found/);
    await on.press('/', /Search: _/);
    await on.press(KEY.escape, /^(?![\s\S]*Search)/);
    await on.press(KEY.escape, /› Canasta/);
  });

  test('keys that come faster than frames are drawn act one after the other', async () => {
    const on = atRules();
    await on.shows(/ {2}1–/);
    const word = 'abcdefghijklmnopqrstuvwxyz';
    await on.burst(`/${word}`, new RegExp(`Search: ${word}_`));
    await on.burst('123\r', new RegExp(`“${word}123” not found`));
    await on.burst('jjjjjjjjjj', / {2}11–/);
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
    const on = openAt({ at: 'settings', row: 0 });
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
    const on = openAt({ at: 'settings', row: 0 });
    await on.press(`${KEY.down}${KEY.right}`, /French[\s\S]*the settings cannot be saved to/);
  });

  test.each([
    ['Enter', KEY.enter],
    ['Escape', KEY.escape],
    ['q', 'q'],
  ])('%s leads back', async (_, key) => {
    const on = openAt({ at: 'settings', row: 15 });
    await on.shows(/^Settings/);
    await on.press(key, /› Settings/);
  });
});
