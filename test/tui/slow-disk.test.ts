/** The screen on a disk that is slow to sync: looking around goes on, a next step waits. */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { stepsIn } from '../support/session.ts';
import { KEY, openWindow, type Window } from './window.ts';

const SHIM = pathToFileURL(resolve(import.meta.dirname, '../support/slow-sync.mjs'));
const PLAY = ['play', 'boese-dame', '--seed', '1', '--level', 'random'];
const TURN = /Enter plays (\S+)[\s\S]*q leave/;

let window: Window | undefined;
afterEach(() => window?.close());

function openSlow(env: Readonly<Record<string, string>>): Window {
  const variables = { NODE_OPTIONS: `--import=${SHIM}`, ...env };
  window = openWindow(PLAY, { env: variables, isResting: true });
  return window;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const offered = (shown: Window): string => /Enter plays (\S+)/.exec(shown.text())?.[1] ?? '';

/** Waits until another card is offered than this one. Gives whether one was in so many milliseconds. */
async function offersAnother(shown: Window, than: string, patience: number): Promise<boolean> {
  const start = performance.now();
  while (['', than].includes(offered(shown))) {
    if (performance.now() - start > patience) return false;
    await pause(1);
  }
  return true;
}

/** Moves the cursor and waits until it has moved. Gives the milliseconds until then. */
async function moved(shown: Window, key: string): Promise<number> {
  const before = offered(shown);
  const start = performance.now();
  shown.press(key);
  if (!(await offersAnother(shown, before, 12_000)))
    throw new Error(`it does not move in\n${shown.text()}`);
  return performance.now() - start;
}

const saved = ({ data }: Window): readonly string[] =>
  readdirSync(join(data, 'games')).filter((file) => file.endsWith('.talon.jsonl'));

const dotsIn = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/**
 * Whether the deal is written, and every sync behind this gate is through that could be for it: with syncs that take
 * longer than a tick of the clock of files, the last one ends after the save was written.
 */
function hasSyncedDeal(shown: Window, gate: string): boolean {
  const [name] = saved(shown);
  const done = `${gate}.done`;
  if (name === undefined || dotsIn(`${gate}.begun`) !== dotsIn(done)) return false;
  const save = join(shown.data, 'games', name);
  const isWritten = readFileSync(save, 'utf8').includes('"do":"deal ');
  return isWritten && statSync(done).mtimeMs > statSync(save).mtimeMs;
}

/** The steps of a person in the only save of a window. */
function ownSteps(shown: Window): number {
  const [name = ''] = saved(shown);
  const file = readFileSync(join(shown.data, 'games', name), 'utf8');
  return stepsIn(file.replace(/^.*"by":[^0].*$/gm, '')).length;
}

/**
 * Plays the offered card, until the next turn offers another. Enter is pressed again only where a busy program has long
 * not taken it: one still under way would play a card while the cursor moves.
 */
async function played(shown: Window): Promise<void> {
  const card = offered(shown);
  for (let press = 0; press < 4; press++) {
    await shown.pressCalmly(KEY.enter);
    if (await offersAnother(shown, card, 5_000)) return;
  }
  throw new Error(`Enter plays nothing in\n${shown.text()}`);
}

/**
 * Waits until one card is played. Enter is pressed again only where a busy program has long not taken it: presses that
 * it read late and together had no rest before them.
 */
async function playsOnce(shown: Window): Promise<void> {
  const own = (): number => (saved(shown).length === 0 ? 0 : ownSteps(shown));
  for (let press = 0; press < 4; press++) {
    const start = performance.now();
    while (own() === 0 && performance.now() - start < 5_000) await pause(20);
    if (own() > 0) break;
    await shown.pressCalmly(KEY.enter);
  }
  expect(own()).toBe(1);
}

test('while a sync hangs the cursor moves, and Enter plays once it is through', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talon-gate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const gate = join(folder, 'gate');
  const shown = openSlow({ SYNC_GATE: gate });
  await shown.shows(TURN);
  const first = offered(shown);
  await moved(shown, KEY.right);
  const chosen = offered(shown);
  for (let press = 0; press < 3; press++) {
    await pause(500);
    shown.press(KEY.enter);
  }
  await pause(300);
  expect(offered(shown)).toBe(chosen);
  await moved(shown, KEY.left);
  expect(offered(shown)).toBe(first);
  expect(saved(shown)).toEqual([]);
  writeFileSync(gate, '');
  await playsOnce(shown);
});

test('a step is taken back once everything shown before is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talon-gate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const gate = join(folder, 'gate');
  writeFileSync(gate, '');
  const shown = openSlow({ SYNC_GATE: gate, SYNC_MS: '20' });
  await shown.shows(TURN);
  await expect.poll(() => hasSyncedDeal(shown, gate)).toBe(true);
  const first = offered(shown);
  rmSync(gate);
  await played(shown);
  const second = offered(shown);
  await expect.poll(() => ownSteps(shown)).toBe(1);
  shown.press('u');
  await pause(700);
  expect(offered(shown)).toBe(second);
  writeFileSync(gate, '');
  await expect.poll(() => offered(shown)).toBe(first);
  await shown.keeps(/"assisted":true/);
  expect(ownSteps(shown)).toBe(0);
});

test('with syncs of 250 ms no cursor key waits for one', async () => {
  const slow = openSlow({ SYNC_MS: '250' });
  await slow.shows(TURN);
  await pause(1000);
  const idle: number[] = [];
  for (let key = 0; key < 3; key++)
    idle.push(await moved(slow, KEY.right), await moved(slow, KEY.left));
  const times: number[] = [];
  for (let turn = 1; turn <= 5; turn++) {
    await played(slow);
    // The last opponent's step has only now been made, so a sync is under way.
    times.push(await moved(slow, KEY.right));
  }
  await expect.poll(() => ownSteps(slow)).toBe(5);
  // A key that waited would take the rest of a sync; a busy machine answers late without one, too.
  expect(Math.min(...times)).toBeLessThanOrEqual(Math.max(60, 2 * Math.min(...idle)));
});
