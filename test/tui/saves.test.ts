/** The list of saves on the screen: damaged saves, and files that are not saves. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listAll } from '../../src/play/index.ts';
import { type Entry, savesFrame } from '../../src/tui/screens/saves-view.ts';
import { flipped, holding, saveOf } from '../support/saves.ts';
import { SIZES, stage, textOf } from './stage.ts';
import { KEY, openWindow, type Window } from './window.ts';

const good = await saveOf('boese-dame', 60);
const damaged = flipped(good, good.lastIndexOf('"do":"play ') + 12, 1);

const mixed = () =>
  holding({
    'bad.talon.jsonl': damaged,
    'note.txt': 'hello',
    'torn.talon.jsonl': '{"tal',
    'bad.damaged': 'x',
  });

const entriesIn = async (): Promise<readonly Entry[]> => {
  const { saves, strays } = await listAll(mixed());
  return [...saves, ...strays];
};

test.each(SIZES)('every file of the folder has a line', async (size) => {
  const text = textOf(savesFrame(stage(size), await entriesIn(), { at: 2 }));
  expect(text).toMatch(/Böse Dame .*damaged in line/);
  expect(text).toMatch(/bad\.damaged +set aside +a damaged save, set as/);
  expect(text).toMatch(/› note\.txt +foreign +not a Talon save/);
  expect(text).toMatch(/torn\.talon\.jsonl +damaged +the save is empty/);
});

test('a list of a hundred thousand is drawn as quickly as it is seen', () => {
  const stray = { name: 'x', path: '', kind: 'foreign', reason: { en: 'x', de: 'x' } } as const;
  const entries = Array.from({ length: 100_000 }, (_, i) => ({ ...stray, name: `${i}.txt` }));
  const start = performance.now();
  expect(textOf(savesFrame(stage('80x24'), entries, { at: 99_999 }))).toContain('› 99999.txt');
  expect(performance.now() - start).toBeLessThan(1000);
});

test('why a folder cannot be read stands in place of the list', () => {
  const problem = { en: 'the folder cannot be read', de: 'x' };
  const text = textOf(savesFrame(stage('80x24'), [], { at: 0 }, undefined, problem));
  expect(text).toContain('the folder cannot be read');
  expect(text).not.toContain('No game has been saved yet.');
});

/** The list of saves, opened from the menu. */
async function openList(data: string): Promise<Window> {
  const window = openWindow([], { data });
  onTestFinished(window.close);
  await window.shows(/card games in the terminal/);
  for (const label of ['Quit', 'Settings', 'Saved games']) {
    window.press(KEY.up);
    await window.shows(new RegExp(`› ${label}`));
  }
  window.press(KEY.enter);
  await window.shows(/damaged in line 60/);
  return window;
}

test('a damaged save goes on before the damage after a yes, and is set aside', async () => {
  const folders = mixed();
  const data = join(folders.games, '..');
  const bad = join(folders.games, 'bad.talon.jsonl');
  const window = await openList(data);
  const QUESTION = /Go on from before the damage\? The damaged file is kept\. y \/ n/;
  window.press(KEY.enter);
  await window.shows(QUESTION);
  window.press('n');
  await window.shows(/choose · Enter go on/);
  expect(readFileSync(bad)).toEqual(damaged);
  window.press('v');
  await window.shows(/step 0 of 57/);
  window.press(KEY.escape);
  await window.shows(/› Saved games/);
  window.press(KEY.enter);
  await window.shows(/damaged in line 60/);
  window.press(KEY.down);
  window.press(KEY.down);
  await window.shows(/› note\.txt/);
  window.press('d');
  await window.shows(/Talon leaves this file alone: not a Talon save/);
  window.press(KEY.up);
  window.press(KEY.up);
  await window.shows(/› Böse Dame/);
  window.press(KEY.enter);
  await window.shows(QUESTION);
  window.press('y');
  await window.shows(/goes on from before the damage in line 60/);
  expect(readFileSync(join(folders.games, 'bad.damaged-2'))).toEqual(damaged);
  expect(existsSync(join(folders.games, 'note.txt'))).toBe(true);
});
