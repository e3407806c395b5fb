/** Every key of the list of saves and of a record on the screen. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { holding, saveOf } from '../support/saves.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';

ownFolders();

const PAGE_DOWN = '\u001b[6~';
const PAGE_UP = '\u001b[5~';
const HOME = '\u001b[H';

const going = await saveOf('boese-dame', 40);

describe('the saves', () => {
  function atSaves(files: Readonly<Record<string, string | Buffer>>): Inside {
    process.env.TALON_DATA = join(holding(files).games, '..');
    return openAt({ at: 'saves', row: 7 });
  }
  const two = { 'a.talon.jsonl': going, 'note.txt': 'hello' };

  test('Enter goes on with a game, q leads back', async () => {
    const on = atSaves(two);
    await on.shows(/›.*Böse Dame/);
    await on.press(KEY.enter, /▶ You/);
    await on.press('qq', /›.*Böse Dame/);
  });

  test('v looks at a game, Escape leads back', async () => {
    const on = atSaves(two);
    await on.shows(/›.*Böse Dame/);
    await on.press('v', /step 2 of \d+/);
    await on.press(KEY.escape, /›.*Böse Dame/);
  });

  test('d deletes a game after a yes, j too, and nothing else', async () => {
    const on = atSaves(two);
    const file = join(process.env.TALON_DATA ?? '', 'games', 'a.talon.jsonl');
    await on.shows(/›.*Böse Dame/);
    for (const no of ['n', KEY.enter, KEY.escape]) {
      await on.press('d', /Delete this game for good\? y \/ n/);
      await on.press(no, /^(?![\s\S]*Delete this)/);
      expect(existsSync(file)).toBe(true);
      expect(on.text()).toMatch(/^ *Saved games/);
    }
    await on.press('d', /Delete this game/);
    await on.press('J', /The game has been deleted\./);
    expect(existsSync(file)).toBe(false);
    await on.shows(/›.*note\.txt/);
  });

  test('every key leaves a file that is not a save alone', async () => {
    const on = atSaves(two);
    await on.shows(/›.*Böse Dame/);
    for (const key of [KEY.enter, 'v', 'd']) {
      await on.press(KEY.end, /›.*note\.txt/);
      await on.press(key, /Talon leaves this file alone: not a Talon save/);
      await on.press(KEY.up, /›.*Böse Dame/);
      expect(on.text()).not.toContain('left as it is');
    }
  });
});

describe('a replay', () => {
  const record = going.toString();
  const steps = record.split('\n').filter((row) => row.includes('"do"')).length;
  const atReplay = (eyes?: number) =>
    openAt({ at: 'replay', record, row: 0, ...(eyes !== undefined && { eyes }) });

  test('goes by steps, deals, and to the ends', async () => {
    const on = atReplay();
    await on.shows(new RegExp(`step 2 of ${steps}`));
    await on.press(KEY.right, /step 3 of/);
    for (const [i, key] of [KEY.down, KEY.enter, ' '].entries())
      await on.press(key, new RegExp(`step ${i + 4} of`));
    await on.press(KEY.left, /step 5 of/);
    await on.press(KEY.up, /step 4 of/);
    await on.press(KEY.end, new RegExp(`step ${steps} of`));
    await on.press(KEY.right, new RegExp(`step ${steps} of`));
    await on.press(PAGE_UP, /step 3\d of/);
    await on.press(
      HOME,
      /step 0 of[\s\S]*before the first step|before the first step[\s\S]*step 0 of/,
    );
    await on.press(PAGE_DOWN, /step 3\d of/);
  });

  test('v shows the next seat’s view, o opens all', async () => {
    const on = atReplay();
    await on.press(KEY.right, /step 3 of \d+ {2}deal 1 {2}seen by you/);
    for (const name of ['P1', 'P2', 'P3']) await on.press('v', new RegExp(`seen by ${name}`));
    await on.press('v', /what everybody sees/);
    await on.press('v', /seen by you/);
    for (const _ of ['P1', 'P2', 'P3']) await on.press('v', /seen by/);
    await on.press('v', /what everybody sees/);
    await on.press('o', /all open/);
    await on.press('o', /what everybody sees/);
    await on.press('o', /all open/);
    await on.press('v', /seen by you/);
  });

  test('begins with the view asked for', async () => {
    await atReplay(2).shows(/seen by P2/);
  });

  test('s, l, r and ? open their windows; q, Enter and Escape close them', async () => {
    const on = atReplay();
    await on.press(KEY.end, new RegExp(`step ${steps}`));
    const windows = [
      ['s', /^ *Score[\s\S]*Deal \d/],
      ['l', /^ *Log[\s\S]*★/],
      ['t', /^ *Last trick/],
      ['r', /^ *Rules: Böse Dame/],
      ['?', /^ *(Help|Keys)[\s\S]*one step back or forward/],
    ] as const;
    for (const [i, [key, title]] of windows.entries()) {
      await on.press(key, title);
      await on.press([KEY.escape, 'q', KEY.enter][i % 3] ?? 'q', /step \d+ of/);
    }
    await on.press('l', /^ *Log/);
    await on.press('/', /Search: _/);
    await on.press('q', /Search: q_/);
    await on.press(KEY.enter, /Esc back/);
    await on.press(KEY.escape, /step \d+ of/);
  });

  test('C turns four colours on and off', async () => {
    const on = atReplay();
    await on.press('o', /all open/);
    await on.press(KEY.left, /step 1/);
    await on.press(KEY.right, /step 2/);
    expect(on.seen()).not.toMatch(/green/);
    await on.press('C', /./);
    await expect.poll(() => on.seen()).toMatch(/green/);
  });

  test('n turns to the next record of the file, and round', async () => {
    const on = openAt({ at: 'replay', record: `${record.trimEnd()}\n${record}`, row: 0 });
    await on.press('v', /seen by P1 {2}record 1 of 2/);
    await on.press('n', /seen by you {2}record 2 of 2/);
    await on.press('n', /record 1 of 2/);
  });

  test('a record after a broken one is sound', async () => {
    const rows = record.trimEnd().split('\n');
    const broken = [...rows.slice(0, 9), '{"by":0,"do":"play nonsense"}', ...rows.slice(9)];
    const on = openAt({ at: 'replay', record: [...broken, ...rows].join('\n'), row: 0 });
    await on.press(KEY.end, /Line 10: [\s\S]*record 1 of 2/);
    await on.press('n', new RegExp(`step 2 of ${steps} .*record 2 of 2`));
    await on.press(KEY.end, new RegExp(`step ${steps} of`));
    expect(on.text()).not.toContain('Line 10');
  });

  test('a fault is told at the end of what is sound; a file without a record says so', async () => {
    const broken = `${record.trimEnd()}\n{"by":0,"do":"play nonsense"}\n`;
    const on = openAt({ at: 'replay', record: broken, row: 0 });
    await on.press(KEY.end, /Line \d+: /);
    await on.press(KEY.left, /^(?![\s\S]*Line \d+: )/);
    const empty = openAt({ at: 'replay', record: '', row: 0 });
    await empty.shows(/^ *Replay[\s\S]*There is no game in this record\./);
    await empty.press('q', /› All Fours/);
  });
});
