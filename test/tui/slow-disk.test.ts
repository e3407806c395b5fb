/** The screen on a disk that is slow to sync: looking around goes on, a next step waits. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  window = openWindow(PLAY, { env: { NODE_OPTIONS: `--import=${SHIM}`, ...env } });
  return window;
}

const offered = (shown: Window): string => /Enter plays (\S+)/.exec(shown.text())?.[1] ?? '';

/** Moves the cursor and waits until it has moved. Gives the milliseconds until then. */
async function moved(shown: Window, key: string): Promise<number> {
  const before = offered(shown);
  const start = performance.now();
  shown.press(key);
  while (offered(shown) === before || offered(shown) === '') {
    if (performance.now() - start > 12_000) throw new Error(`it does not move in\n${shown.text()}`);
    await new Promise((done) => setTimeout(done, 1));
  }
  return performance.now() - start;
}

/** The quickest of some answers. */
async function quickest(shown: Window, keys: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const key of keys) times.push(await moved(shown, key));
  return Math.min(...times);
}

const saved = ({ data }: Window): readonly string[] =>
  readdirSync(join(data, 'games')).filter((file) => file.endsWith('.talon.jsonl'));

/** The steps of a person in the only save of a window. */
function ownSteps(shown: Window): number {
  const [name = ''] = saved(shown);
  const file = readFileSync(join(shown.data, 'games', name), 'utf8');
  return stepsIn(file.replace(/^.*"by":[^0].*$/gm, '')).length;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Presses Enter until the person has made so many steps: a turn takes it only after a moment of rest. */
async function played(shown: Window, steps: number): Promise<void> {
  const presses = setInterval(() => shown.press(KEY.enter), 700);
  const made = (): number => (saved(shown).length === 0 ? 0 : ownSteps(shown));
  await expect
    .poll(made, { timeout: 12_000 })
    .toBeGreaterThanOrEqual(steps)
    .finally(() => clearInterval(presses));
  await shown.shows(TURN);
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
  await expect.poll(() => saved(shown).length > 0 && ownSteps(shown), { timeout: 12_000 }).toBe(1);
});

test('with syncs of 50 ms cursor keys still answer within 16 ms', { timeout: 90_000 }, async () => {
  const keys = [KEY.right, KEY.left, KEY.right];
  const slow = openSlow({ SYNC_MS: '50' });
  await slow.shows(TURN);
  await pause(500);
  const idle = await quickest(slow, [...keys, KEY.left, ...keys]);
  const times: number[] = [];
  for (let turn = 1; turn <= 4; turn++) {
    await played(slow, turn);
    times.push(await quickest(slow, keys));
  }
  // A machine that is busy with other things answers nothing sooner than when nothing is synced.
  expect(Math.min(...times)).toBeLessThanOrEqual(Math.max(16, 2 * idle));
});
