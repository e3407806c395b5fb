/** The screens as the program starts them: the menu before anything else is loaded, and a record. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FIRST, sealLine } from '../../src/engine/checksums.ts';
import { beginAsLastTime } from '../../src/tui/first-frame.ts';
import type { Terminal } from '../../src/tui/terminal/terminal.ts';
import { freshFolder } from '../support/folders.ts';
import { saveOf } from '../support/saves.ts';
import { KEY, openWindow, type Window, type WindowSetup } from './window.ts';
import { windowsHere } from './window-here.ts';

const openHere = windowsHere();

/** The built program in a window, until the test has finished. */
function start(args: readonly string[], setup?: WindowSetup): Window {
  const window = openWindow(args, { isResting: true, ...setup });
  onTestFinished(window.close);
  return window;
}

test('the menu is there at once, and it hears its keys', async () => {
  const window = start([]);
  await window.shows(/Deal of the day: [\s\S]*› All Fours[\s\S]*q quit/);
  const first = window.text();
  window.press(KEY.down);
  await window.shows(/› Auf Wiedersehen/);
  window.press(KEY.up);
  await window.shows(/› All Fours/);
  expect(window.text()).toBe(first);
  window.press('q');
  expect(await window.exited).toEqual({ code: 0, signal: 0 });
});

const MARK = 'As it was kept.';

/** The text of a kept frame after a change, with the sum of the changed one. */
function sealedAgain(file: string, change: (file: string) => string): string {
  const { sum: _, ...kept } = JSON.parse(change(file));
  return sealLine(kept, FIRST)[0];
}

const frameIn = (data: string): string => join(data, 'first-frame.json');

/** The file of the menu's first frame, as the program keeps it. */
async function keepFrame(): Promise<string> {
  const data = freshFolder();
  const window = start([], { data });
  await window.shows(/› All Fours[\s\S]*q quit/);
  await expect.poll(() => existsSync(frameIn(data))).toBe(true);
  window.press('q');
  await window.exited;
  return readFileSync(frameIn(data), 'utf8');
}

let kept: Promise<string> | undefined;

/** A data folder with the kept frame in it, which can be told by a mark, and the file without that. */
async function withFrame(): Promise<{ readonly data: string; readonly file: string }> {
  kept ??= keepFrame();
  const file = await kept;
  const data = freshFolder();
  mkdirSync(data, { recursive: true });
  const marked = sealedAgain(file, (text) => text.replace('and the game.', MARK));
  writeFileSync(frameIn(data), marked);
  return { data, file };
}

test('the menu begins with the frame of last time, and hears what is pressed meanwhile', async () => {
  const { data, file } = await withFrame();
  const window = start([], { data });
  window.press(KEY.down);
  await window.shows(/card games in the terminal[\s\S]*› Auf Wiedersehen/);
  expect(window.output()).toContain(MARK);
  await expect.poll(() => readFileSync(frameIn(data), 'utf8')).toBe(file);
});

test('a frame kept in another language is not shown', async () => {
  const { data } = await withFrame();
  const window = start([], { data, env: { TALON_LANG: 'de' } });
  await window.shows(/› All Fours/);
  expect(window.output()).not.toContain(MARK);
});

const SIZE = { columns: 80, rows: 24 };
const BUILD = 'b'.repeat(64);

/** A terminal that shows this frame and tells what is drawn on it. */
function terminalWith(frame: string, size = SIZE) {
  const drawn: string[] = [];
  const shown = { lines: () => frame.split('\n'), after: () => frame };
  const surface = {
    shown: () => shown,
    draw: (next: { readonly lines: () => readonly string[] }) => drawn.push(...next.lines()),
  };
  const terminal = { surface, size: () => size } as unknown as Terminal;
  return { terminal, drawn };
}

/** What the build with this name draws first of what is kept in a data folder. */
function firstDrawn(build: string, size = SIZE, given: readonly unknown[] = []): readonly string[] {
  const { terminal, drawn } = terminalWith('', size);
  vi.stubGlobal('TALON_BUILD', build);
  beginAsLastTime(terminal, given);
  return drawn;
}

/** Uses a data folder in which a build has kept the frame that has the mark in it, changed like this. */
async function keepMarked(change = (file: string): string => file): Promise<void> {
  const data = freshFolder();
  vi.stubEnv('TALON_DATA', data);
  vi.stubGlobal('TALON_BUILD', BUILD);
  const { terminal } = terminalWith(`Deal of the day\n${MARK}`);
  beginAsLastTime(terminal, [])();
  await expect.poll(() => existsSync(frameIn(data))).toBe(true);
  writeFileSync(frameIn(data), change(readFileSync(frameIn(data), 'utf8')));
}

describe('a kept frame', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  test('is drawn first, but not for another size, look or list of games, nor by another build', async () => {
    await keepMarked();
    expect(firstDrawn(BUILD)).toEqual(['Deal of the day', MARK]);
    expect(firstDrawn(BUILD, { ...SIZE, columns: 90 })).toEqual([]);
    expect(firstDrawn(BUILD, SIZE, [{ lang: 'de' }])).toEqual([]);
    expect(firstDrawn('c'.repeat(64))).toEqual([]);
  });

  test.each<readonly [string, (file: string) => string]>([
    ['and only half written', (file) => file.slice(0, -9)],
    ['with another letter', (file) => file.replace('Deal of the day', 'Seal of the day')],
    [
      'with more than words in it',
      (file) => sealedAgain(file, (text) => text.replace(MARK, `${MARK}\\u0007`)),
    ],
  ])('%s is not drawn', async (_, changed) => {
    await keepMarked(changed);
    expect(firstDrawn(BUILD)).toEqual([]);
  });
});

/** The menu is there, hears its keys and ends. */
async function opensAndEnds(data: string): Promise<void> {
  const window = start([], { data });
  await window.shows(/› All Fours[\s\S]*q quit/);
  window.press(KEY.down);
  await window.shows(/› Auf Wiedersehen/);
  window.press('q');
  expect(await window.exited).toEqual({ code: 0, signal: 0 });
  expect(window.isAlternate()).toBe(false);
}

test('a pipe where the frame is kept is neither waited for nor replaced', async () => {
  const data = freshFolder();
  const path = join(data, 'first-frame.json');
  execFileSync('mkfifo', [path]);
  await opensAndEnds(data);
  expect(lstatSync(path).isFIFO()).toBe(true);
  expect(readdirSync(data)).toEqual(['first-frame.json']);
});

test.each(['a file', 'nothing'])('no frame is written through a link to %s', async (aim) => {
  const [data, elsewhere] = [freshFolder(), freshFolder()];
  const other = join(elsewhere, 'other.txt');
  if (aim === 'a file') writeFileSync(other, 'kept');
  symlinkSync(other, join(data, 'first-frame.json'));
  await opensAndEnds(data);
  if (aim === 'a file') expect(readFileSync(other, 'utf8')).toBe('kept');
  expect(readdirSync(elsewhere)).toEqual(aim === 'a file' ? ['other.txt'] : []);
});

test('where no frame can be kept, the menu is the same', async () => {
  const data = freshFolder();
  const window = start([], { data, env: { TALON_DATA: '/dev/null/talon' } });
  await window.shows(/› All Fours[\s\S]*q quit/);
});

test('a match begun by `talon play` ends with the menu among its choices', async () => {
  const window = openHere(['play', 'auf-wiedersehen', '--seed', '5', '--speed', '3']);
  await window.shows(/p play it out/);
  window.press('p');
  await window.shows(/Enter +Play again .* m +Menu .*Quit/);
  await window.pressUntil('m', /Deal of the day/);
  window.press('q');
  expect(await window.exited).toEqual({ code: 0, signal: 0 });
});

test('a record is stepped through from the cards dealt on, in the view asked for', async () => {
  const file = join(freshFolder(), 'record.jsonl');
  writeFileSync(file, await saveOf('boese-dame', 40));
  const window = openHere(['replay', file, '--seat', '2']);
  await window.shows(/^ ?Replay: Böse Dame[\s\S]*step 2 of \d+ {2}deal 1 {2}seen by P2/);
  window.press(KEY.right);
  await window.shows(/step 3 of \d+/);
  window.press('q');
  expect(await window.exited).toEqual({ code: 0, signal: 0 });
  expect(window.isAlternate()).toBe(false);
});

test('the questions of the very first start lead to the game that was asked for', async () => {
  const args = ['play', 'boese-dame', '--seed', '9', '-o', 'deals=1'];
  const window = openHere(args, { unset: ['TALON_NAME'] });
  await window.shows(/Welcome to Talon/);
  window.press('Quinn');
  await window.shows(/› name +Quinn_/);
  await window.enterUntil(/Enter play/);
  await window.keeps(/"name":"Quinn"/);
  window.press('r');
  await window.shows(/Rules: Böse Dame/);
  window.press(KEY.escape);
  await window.shows(/Enter play/);
  window.press('qq');
  await window.shows(/Go on with/);
  expect(await window.exited).toEqual({ code: 0, signal: 0 });
});
