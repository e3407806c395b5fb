/** The screens as the program starts them: the menu before anything else is loaded, and a record. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../support/folders.ts';
import { saveOf } from '../support/saves.ts';
import { openWindow } from './window.ts';

const ESC = '\u001b';

test('the menu is there at once, and it hears its keys', async () => {
  const window = openWindow([]);
  onTestFinished(window.close);
  await window.shows(/card games in the terminal[\s\S]*› All Fours[\s\S]*q quit/);
  const first = window.text();
  window.press(`${ESC}[B`);
  await window.shows(/› Binokel/);
  window.press(`${ESC}[A`);
  await window.shows(/› All Fours/);
  expect(window.text()).toBe(first);
  window.press('q');
  expect(await window.exited).toEqual({ code: 0, signal: 0 });
});

test('a record is stepped through, from the view asked for', async () => {
  const file = join(freshFolder(), 'record.jsonl');
  writeFileSync(file, await saveOf('boese-dame', 40));
  const window = openWindow(['replay', file, '--seat', '2']);
  onTestFinished(window.close);
  await window.shows(/^ ?Replay: Böse Dame[\s\S]*step 0 of \d+ {2}deal 1 {2}seen by P2/);
  window.press(`${ESC}[C`);
  await window.shows(/step 1 of \d+/);
  window.press('q');
  expect(await window.exited).toEqual({ code: 0, signal: 0 });
  expect(window.isAlternate()).toBe(false);
});

test('the questions of the very first start lead to the game that was asked for', async () => {
  const args = ['play', 'boese-dame', '--seed', '9', '-o', 'deals=1'];
  const window = openWindow(args, { unset: ['TALON_NAME'] });
  onTestFinished(window.close);
  await window.shows(/Welcome to Talon/);
  window.press('Quinn');
  await window.shows(/› name +Quinn_/);
  // Enter counts only where it has rested.
  await new Promise((resolve) => setTimeout(resolve, 400));
  window.press('\r');
  await window.shows(/Quinn[\s\S]*Enter play/);
  window.press('r');
  await window.shows(/Rules: Böse Dame/);
  window.press(ESC);
  await window.shows(/Enter play/);
  window.press('q');
  await window.shows(/Go on with/);
  expect(await window.exited).toEqual({ code: 0, signal: 0 });
});
