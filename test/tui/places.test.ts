/** Every key of the rules. */
import { describe, expect, test } from 'vitest';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { gameNamed } from './stage.ts';
import { KEY } from './window.ts';

ownFolders();

const PAGE_DOWN = '\u001b[6~';
const PAGE_UP = '\u001b[5~';
const HOME = '\u001b[H';
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
