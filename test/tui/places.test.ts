/** Every key of the rules and the options of a game. */
import { readdirSync } from 'node:fs';
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

describe('the options of a game', () => {
  const atOptions = (id = 'boese-dame') =>
    openAt({
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
    const wrong = openAt({
      at: 'setup',
      setup: { game: gameNamed('boese-dame'), given: { rounds: 1000 }, seats: [], seed: 'x' },
      row: 7,
    });
    await wrong.shows(/You cannot play this: /);
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
