/** The program as a person meets it: started, played, resized, stopped, and the terminal after it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { describe, expect, type TestContext, test } from 'vitest';
import { TALON } from '../support/talon.ts';
import {
  type Destroyable,
  KEY,
  openWindow,
  type RealWindow,
  type Window,
  type WindowSetup,
} from './window.ts';

/** Opens windows of this test, which are closed when it has finished. */
const opener =
  ({ onTestFinished }: TestContext) =>
  (args: readonly string[], setup?: WindowSetup): RealWindow => {
    const window = openWindow(args, { isResting: true, ...setup });
    onTestFinished(window.close);
    return window;
  };

/** It is the person's turn, and the frame is whole. */
const TURN = /Enter plays[\s\S]*q leave/;

const PLAY = ['play', 'boese-dame', '--seed', '1', '--level', 'random'];

/** The screen is given back: main buffer, cursor shown, paste brackets and wrapping as before. */
function expectRestored(window: Window): void {
  const sent = window.output();
  // What came last says what was missing.
  expect(sent.slice(-2000)).toContain('\u001b[?1049l');
  expect(window.isAlternate()).toBe(false);
  for (const [on, off] of [
    ['\u001b[?1049h', '\u001b[?1049l'],
    ['\u001b[?25l', '\u001b[?25h'],
    ['\u001b[?2004h', '\u001b[?2004l'],
    ['\u001b[?7l', '\u001b[?7h'],
  ] as const)
    expect(sent.lastIndexOf(off)).toBeGreaterThan(sent.lastIndexOf(on));
}

const ENDS = {
  SIGTERM: { code: 0, signal: 15 },
  SIGHUP: { code: 0, signal: 1 },
  SIGINT: { code: 0, signal: 2 },
  SIGUSR2: { code: 0, signal: 12 },
  SIGQUIT: { code: 131, signal: 0 },
} as const;

const GO_ON = /Go on with: talon resume \S+/;

/** The signal gives the terminal and the game back and ends the program without a word. */
async function endsBy(window: RealWindow, signal: keyof typeof ENDS): Promise<void> {
  window.kill(signal);
  expect(await window.exited).toEqual(ENDS[signal]);
  expectRestored(window);
  expect(window.output()).not.toMatch(GO_ON);
  expect(window.saves()).toEqual([expect.stringMatching(/\.talon\.jsonl$/)]);
}

describe.concurrent('the screen in a terminal', () => {
  test('home opens a form, the form a table, and q leads back', async (context) => {
    const open = opener(context);
    const window = open([]);
    await window.shows(/Böse Dame/);
    expect(window.isAlternate()).toBe(true);
    window.press('o');
    await window.shows(/Who plays/);
    await window.enterUntil(/q leave/);
    window.press('qq');
    await window.shows(/card games in the terminal/);
    window.press('q');
    expect(await window.exited).toEqual({ code: 0, signal: 0 });
    expectRestored(window);
  });

  test('a card is played, and nothing stands in the last row; SIGTERM ends it', async (context) => {
    const open = opener(context);
    const window = open(PLAY);
    await window.shows(TURN);
    await window.enterUntil(/\b(?!Enter)[A-Z][a-z]+ plays[\s\S]*Enter plays/);
    expect(window.lines().at(-1)?.trim()).toBe('');
    expect(window.lines().at(-2)).toContain('q leave');
    expect(window.output()).not.toContain('\n');
    expect(window.output().split('\u001b[2J')).toHaveLength(2);
    await endsBy(window, 'SIGTERM');
  });

  test('it is drawn anew after a resize, with nothing left over, and says when there is no room; SIGHUP ends it', async (context) => {
    const open = opener(context);
    const window = open(PLAY, { columns: 120, rows: 40 });
    await window.shows(/Since your last turn[\s\S]*Enter plays/);
    window.resize(60, 20);
    await window.shows(/^(?:.*\n){18}.*q leave *\n *$/);
    expect(window.text()).toMatch(/Enter plays/);
    expect(window.text()).not.toContain('Since your last turn');
    window.resize(38, 10);
    await window.shows(/too small: 38×10/);
    window.resize(80, 24);
    await window.shows(/Enter plays[\s\S]*q leave/);
    expect(window.text()).not.toContain('too small');
    await endsBy(window, 'SIGHUP');
  });

  test('a window that is closed ends it, and so does a signal while nobody reads', async (context) => {
    const open = opener(context);
    const [closed, unread] = [open(PLAY), open(PLAY, { columns: 120, rows: 40 })];
    await Promise.all([closed.shows(TURN), unread.shows(TURN)]);
    closed.hangUp();
    expect(await closed.exited).toEqual({ code: 0, signal: 1 });
    expect(closed.saves()).toHaveLength(1);
    unread.pause();
    for (let frame = 0; frame < 60; frame++) {
      unread.press(KEY.redraw);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    unread.kill('SIGTERM');
    expect(await unread.exited).toEqual({ code: 0, signal: 15 });
    expect(unread.saves()).toHaveLength(1);
  });

  test('keys that come in one read act one after the other; SIGINT ends it', async (context) => {
    const open = opener(context);
    const window = open(PLAY);
    await window.shows(TURN);
    await window.pressUntilKept('6\u001b[C\u001b[D\r', /"by":0,"do":"play 8S"/);
    await endsBy(window, 'SIGINT');
  });

  test('Ctrl-C leaves with 130 and says how to go on; stray sequences do nothing', async (context) => {
    const open = opener(context);
    const window = open(PLAY);
    await window.shows(TURN);
    const before = window.text();
    window.press('\u001b[200~\u001b[201~\u001b[<35;5;7M\u001b[1;2Q\u001bx?');
    // Keys act one after the other: what these did would show with the last.
    await window.shows(/Help/);
    window.press(KEY.escape);
    await window.shows(TURN);
    expect(window.text()).toBe(before);
    window.press(KEY.interrupt);
    expect(await window.exited).toEqual({ code: 130, signal: 0 });
    expectRestored(window);
    expect(window.text()).toMatch(GO_ON);
  });

  test('a killed game goes on where it stopped', async (context) => {
    const open = opener(context);
    const window = open(PLAY);
    await window.shows(TURN);
    await window.enterUntil(/\b(?!Enter)[A-Z][a-z]+ plays[\s\S]*Enter plays/);
    await window.keeps(/"by":0[\s\S]*"by":3/);
    const enter = /Enter plays .*/.exec(window.text())?.[0] ?? '';
    window.kill('SIGKILL');
    await window.exited;
    const again = open(['resume'], { data: window.data });
    await again.shows(TURN);
    expect(again.text()).toContain(enter);
  });

  test('an error gives the terminal back before it is said, in one sentence', async (context) => {
    const open = opener(context);
    const breaks = `process.once('SIGWINCH',()=>{throw new Error('broken')})`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(breaks)}`;
    const window = open(PLAY, { env: { NODE_OPTIONS } });
    await window.shows(TURN);
    window.resize(81, 25);
    expect(await window.exited).toEqual({ code: 1, signal: 0 });
    expectRestored(window);
    expect(window.text().trim()).toBe('talon: this should not happen: broken');
    expect(window.saves()).toEqual([expect.stringMatching(/\.talon\.jsonl$/)]);
  });

  test('a huge terminal is drawn on in part, and hears Ctrl-C', async (context) => {
    const open = opener(context);
    const opened = performance.now();
    const window = open(PLAY, { columns: 2000, rows: 1000 });
    await window.shows(TURN);
    const drawing = performance.now() - opened;
    const lines = window.lines();
    expect(lines.findLastIndex((line) => line !== '')).toBeLessThan(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(250);
    window.press(KEY.right);
    const start = performance.now();
    window.press(KEY.interrupt);
    expect(await window.exited).toEqual({ code: 130, signal: 0 });
    // Beside what it took to open on the same machine: no key waits for the whole of such a screen.
    expect(performance.now() - start).toBeLessThan(Math.max(3000, 3 * drawing));
  });

  test('without colour there is no colour, with ASCII no frames of lines; SIGUSR2 ends it', async (context) => {
    const open = opener(context);
    const window = open([...PLAY, '--ascii'], { env: { NO_COLOR: '1' } });
    await window.shows(TURN);
    const colours = window
      .output()
      .split('\u001b[')
      .filter((part) => /^[1-9][0-9;]*m/.test(part));
    expect(colours).toEqual([]);
    expect(window.text()).not.toMatch(/[─│╭╔•▲♠♥♦♣]/);
    await endsBy(window, 'SIGUSR2');
  });

  test('several people share the screen behind a cover; SIGQUIT ends it', async (context) => {
    const open = opener(context);
    const window = open([...PLAY, '--seat', '0=human', '--seat', '1=human']);
    await window.shows(/is next/);
    expect(window.text()).not.toMatch(/[♠♥♦♣]/);
    await window.enterUntil(TURN);
    await window.enterUntil(/is next/);
    expect(window.text()).not.toMatch(/[♠♥♦♣]/);
    await endsBy(window, 'SIGQUIT');
  });
});

describe.concurrent('plain lines in a terminal', () => {
  const LINES = [...PLAY, '--line'];

  test.for([
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const)('%s keeps the game, says so, and ends the program', async ([by, signal], context) => {
    const window = opener(context)(LINES);
    await window.shows(/your turn/);
    window.kill(by);
    expect(await window.exited).toEqual({ code: 0, signal });
    expect(window.text()).toMatch(/The game is saved\. To go on: talon resume/);
    expect(window.saves()).toEqual([expect.stringMatching(/\.talon\.jsonl$/)]);
  });

  test('Ctrl-C is a signal like any other, also at the menu', async (context) => {
    const open = opener(context);
    const [table, menu] = [open(LINES), open(['--line'])];
    await Promise.all([table.shows(/your turn/), menu.shows(/Which game/)]);
    for (const window of [table, menu]) {
      window.press(KEY.interrupt);
      expect(await window.exited).toEqual({ code: 0, signal: 2 });
    }
    expect(table.saves()).toHaveLength(1);
  });

  test('a window that is closed leaves the game and no lock', async (context) => {
    const open = opener(context);
    const window = open(LINES);
    await window.shows(/your turn/);
    window.hangUp();
    expect(await window.exited).toEqual({ code: 0, signal: 1 });
    expect(window.saves()).toEqual([expect.stringMatching(/\.talon\.jsonl$/)]);
  });
});

test.runIf(process.platform === 'linux')(
  'a command that goes on without its window ends as ever',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'talon-alone-'));
    const at = (name: string): string => join(folder, name);
    const command = `'${process.execPath}' '${TALON}' verify '${at('pipe')}' > '${at('out')}' 2>&1`;
    const alone = `${command}; echo \\$? > '${at('code')}'`;
    execFileSync('mkfifo', [at('pipe')]);
    const shell = spawn('sh', ['-c', `trap '' HUP; setsid sh -c "${alone}"`], {});
    const pipe = await openFile(at('pipe'), 'w');
    (shell as Destroyable).destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await pipe.writeFile('nonsense\n');
    await pipe.close();
    await expect.poll(() => existsSync(at('code')) && readFileSync(at('code'), 'utf8')).toBe('1\n');
    expect(readFileSync(at('out'), 'utf8')).toMatch(/^.*:1: .*\n0 records, 0 steps, 1 fault\n$/);
    rmSync(folder, { recursive: true, force: true });
  },
);
