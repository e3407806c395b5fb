/** The list of saves on the screen: damaged saves, and files that are not saves. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/lang/text.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { inSight } from '../../src/tui/components/list.ts';
import { flipped, holding, saveOf } from '../support/saves.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { KEY, type Window } from './window.ts';
import { windowsHere } from './window-here.ts';

const good = await saveOf('boese-dame', 60);
const damaged = flipped(good, good.lastIndexOf('"do":"play ') + 12, 1);

const mixed = () =>
  holding({
    'bad.talon.jsonl': damaged,
    'note.txt': 'hello',
    'torn.talon.jsonl': '{"tal',
    'bad.damaged': 'x',
  });

ownFolders();
const openWindow = windowsHere();

const SIZES = ['60x20', '80x24', '120x40', '200x60'] as const;

/** The list of these files in a window of a size. */
function listOf(files: Folders, size: string, lang: Lang = 'en'): Inside {
  const [columns = 80, rows = 24] = size.split('x').map(Number);
  process.env.TALON_DATA = join(files.games, '..');
  return openAt({ at: 'saves', row: 7 }, { columns, rows, lang });
}

test.each(SIZES)(
  'every file of the folder has a line at %s, nothing of it is cut',
  async (size) => {
    for (const lang of LANGS) {
      const on = listOf(mixed(), size, lang);
      await on.shows(/› +Böse Dame/);
      const [columns = 80] = size.split('x').map(Number);
      await on.shows(lang === 'en' ? /damaged/ : /beschädigt/);
      await on.press(KEY.end, /› +(torn\.talon\.jsonl|note\.txt|bad\.damaged)/);
      expect(on.text()).toMatch(/note\.txt[^›]*?(foreign|fremd)/);
      expect(on.text()).toMatch(/bad\.damaged[^›]*?(set aside|zur Seite gelegt)/);
      expect(on.text()).not.toContain('…');
      expect(Math.max(...on.lines().map((line) => line.length))).toBeLessThanOrEqual(columns);
      on.close();
    }
  },
);

test('what can go on stands apart from other files', async () => {
  const on = listOf(mixed(), '120x40');
  await on.shows(/To go on with[\s\S]*Böse Dame[\s\S]*Other files[\s\S]*note\.txt/);
  on.close();
});

test('a click chooses an entry, a click on the chosen one looks or goes on, the wheel moves', async () => {
  const on = listOf(mixed(), '80x24');
  await on.shows(/damaged in line \d+ · today, [0-2]\d:[0-5]\d[\s\S]*› +Böse Dame +today/);
  const at = (id: string) => on.registry.find('control', id) ?? { x: -1, y: -1 };
  const click = (id: string) => `\u001b[<0;${at(id).x + 3};${at(id).y + 1}M`;
  await on.burst(click('entry:1'), /a damaged save, set aside[\s\S]*› +bad\.damaged/);
  await on.burst(click('entry:1'), /Talon leaves this file alone/);
  await on.burst('\u001b[<64;5;5M', /› +Böse Dame/);
  await on.burst('\u001b[<65;5;5M', /› +bad\.damaged/);
});

test('an entry out of a hundred thousand is found as quickly as it is seen', () => {
  const start = performance.now();
  expect(inSight(100_000, 99_999, 15, () => 1)).toEqual({ from: 99_985, to: 100_000 });
  expect(inSight(100_000, 50_000, 15, () => 1)).toEqual({ from: 49_993, to: 50_008 });
  expect(performance.now() - start).toBeLessThan(1000);
});

test('why a folder cannot be read stands in place of the list', async () => {
  const data = join(mixed().games, '..', 'other');
  mkdirSync(data);
  writeFileSync(join(data, 'games'), 'a file');
  process.env.TALON_DATA = data;
  const on = openAt({ at: 'saves', row: 7 });
  await on.shows(/the folder .*games/);
  expect(on.text()).not.toContain('No game has been saved yet.');
});

/** The list of saves, opened from the menu. */
async function openList(data: string): Promise<Window> {
  const window = openWindow([], { data });
  await window.shows(/card games in the terminal/);
  window.press('s');
  await window.shows(/damaged in line 60/);
  return window;
}

test('a damaged save goes on before the damage after a yes, and is set aside', async () => {
  const folders = mixed();
  const data = join(folders.games, '..');
  const bad = join(folders.games, 'bad.talon.jsonl');
  const window = await openList(data);
  const QUESTION = /Go on from before the damage\? The damaged file is kept\. y \/ n/;
  await window.enterUntil(QUESTION);
  window.press('n');
  await window.shows(/choose · Enter go on/);
  expect(readFileSync(bad)).toEqual(damaged);
  window.press('v');
  await window.shows(/step \d+ of 57/);
  window.press(KEY.escape);
  await window.shows(/damaged in line 60[\s\S]*› +Böse Dame/);
  window.press(KEY.down);
  window.press(KEY.down);
  await window.shows(/› +note\.txt/);
  window.press('d');
  await window.shows(/Talon leaves this file alone: not a Talon save/);
  window.press(KEY.up);
  window.press(KEY.up);
  await window.shows(/› +Böse Dame/);
  await window.enterUntil(QUESTION);
  window.press('y');
  await window.shows(/goes on from before the damage in line 60/);
  expect(readFileSync(join(folders.games, 'bad.damaged-2'))).toEqual(damaged);
  expect(existsSync(join(folders.games, 'note.txt'))).toBe(true);
});
