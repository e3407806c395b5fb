/**
 * The program in a window as `window.ts` opens it, but in the tests' own process, which takes a tenth of the time:
 * the command line runs from its arguments to its exit code between streams that say they are a terminal. One
 * window is open at a time, for it has this process's variables. Enter's rest passes on a clock of the window's own,
 * and where a test asks for that, all time does.
 */
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { afterEach, vi } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { quickFolder } from '../support/folders.ts';
import { type Emulator, openEmulator, untilRead } from './emulator.ts';
// Loaded as its modules are for all other tests, and not with a window's variables and clock.
import '../../src/tui/mount.tsx';
import {
  type Exit,
  KEY,
  openWindow,
  PRESSES,
  savesIn,
  variablesFor,
  type Window,
  type WindowSetup,
} from './window.ts';

/** Milliseconds between two looks at the screen or a file. */
const LOOK = 2;
/** Looks in which a key that was heard shows what it does: a second at least. */
const HEARD = 500;
/** Milliseconds of the window's own clock between two looks. */
const TICK = 10;
/** Turns of the event loop after which a page knows that it is on the screen. */
const ROUNDS = 8;
/** Longer than Enter has to rest before a turn takes it, in milliseconds of the window's clock. */
const REST = 400;

export interface HereSetup extends WindowSetup {
  /** Beats, motion and whatever else takes time in the program take it on a clock that goes on with every look. */
  readonly timed?: boolean;
}

type Stream = 'stdin' | 'stdout' | 'stderr';

/** Puts this in the place of one of the process's streams; returns what puts that back. */
function inPlaceOf(name: Stream, value: unknown): () => void {
  const given = Object.getOwnPropertyDescriptor(process, name);
  Object.defineProperty(process, name, { configurable: true, value });
  return () => {
    if (given !== undefined) Object.defineProperty(process, name, given);
  };
}

function newKeyboard(): PassThrough {
  const keyboard: PassThrough = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => keyboard,
    ref: () => keyboard,
    unref: () => keyboard,
  });
  return keyboard;
}

/** A stream into the emulator, as large as it is; what is written counts as taken once the screen shows it. */
const newDisplay = (emulator: Emulator, heard: WindowSetup['heard'], size: object) =>
  Object.assign(new EventEmitter(), size, {
    isTTY: true,
    write(chunk: string, ...rest: readonly unknown[]): boolean {
      heard?.(chunk);
      emulator.write(chunk, () => {
        for (const done of rest) if (typeof done === 'function') done();
      });
      return true;
    },
  });

const INTERVALS = ['setInterval', 'clearInterval'] as const;
const ALL_TIME = [...INTERVALS, 'setTimeout', 'clearTimeout', 'performance'] as const;

/** What a window has of its own, in place of the process's. */
type Clock = readonly (typeof ALL_TIME)[number][];

let isOpen = false;

/** Runs the program to its exit with these variables, between these streams and by this clock. */
async function runBetween(
  program: () => Promise<void>,
  env: NodeJS.ProcessEnv,
  streams: Readonly<Record<Stream, unknown>>,
  clock: Clock,
): Promise<Exit> {
  if (isOpen) throw new Error('a window is open in this process');
  isOpen = true;
  const { env: before, exitCode } = process;
  const names = ['stdin', 'stdout', 'stderr'] as const;
  const restore = names.map((name) => inPlaceOf(name, streams[name]));
  process.env = env;
  process.exitCode = 0;
  vi.useFakeTimers({ toFake: [...clock] });
  try {
    await program();
    return { code: Number(process.exitCode), signal: 0 };
  } finally {
    isOpen = false;
    vi.useRealTimers();
    process.env = before;
    process.exitCode = exitCode;
    for (const undo of restore) undo();
  }
}

function openHere(args: readonly string[], setup: HereSetup): Window {
  const size = { columns: setup.columns ?? 80, rows: setup.rows ?? 24 };
  const data = setup.data ?? mkdtempSync(join(quickFolder(), 'talon-window-'));
  const emulator = openEmulator(size.columns, size.rows, true);
  const { lines, text, output, isWhole, buffer, isSettled, settled } = emulator;
  const stdin = newKeyboard();
  const stdout = newDisplay(emulator, setup.heard, size);
  // The colours that the program finds in a real terminal of this name.
  const env: NodeJS.ProcessEnv = { FORCE_COLOR: '2', ...variablesFor(data, setup) };
  for (const name of setup.unset ?? []) delete env[name];
  let running = true;
  const streams = { stdin, stdout, stderr: stdout };
  const clock = setup.timed ? ALL_TIME : INTERVALS;
  async function look(): Promise<void> {
    if (setup.timed) await vi.advanceTimersByTimeAsync(TICK);
    await (setup.timed ? turn() : sleep(LOOK));
  }
  /** The emulator reads by the window's clock too: it is done before that clock is taken away. */
  async function runUntilShown(): Promise<void> {
    await run(args, env);
    let isShown = false;
    emulator.write('', () => {
      isShown = true;
    });
    while (!isShown) await look();
  }
  async function runToExit(): Promise<Exit> {
    const exit = await runBetween(runUntilShown, env, streams, clock);
    running = false;
    return exit;
  }
  const exited = runToExit();
  const press = (keys: string): void => void stdin.write(keys);
  const shows = (wanted: RegExp): Promise<void> => untilRead(settled, wanted, look);
  async function rest(): Promise<void> {
    while (!isSettled()) await (setup.timed ? look() : turn());
    // A page begins to rest once the screen has told that it shows it, which takes some turns.
    for (let round = 0; round < ROUNDS; round++) {
      await turn();
      vi.advanceTimersByTime(REST);
    }
  }
  async function pressCalmly(keys: string): Promise<void> {
    await rest();
    press(keys);
  }
  async function pressUntil(keys: string, wanted: RegExp): Promise<void> {
    // What was pressed before a page had rested is not heard.
    for (let press = 1; press <= PRESSES; press++) {
      await rest();
      if (press > 1 && wanted.test(settled())) return;
      stdin.write(keys);
      for (let looks = 0; looks < HEARD; looks++) {
        if (wanted.test(settled())) return;
        await look();
      }
    }
    await shows(wanted);
  }
  return {
    lines,
    text,
    output,
    isWhole,
    buffer,
    look,
    press,
    rest,
    presses: 1,
    pressCalmly,
    pressUntil,
    enterUntil: (wanted) => pressUntil(KEY.enter, wanted),
    resize(columns, rows) {
      emulator.resize(columns, rows);
      Object.assign(stdout, { columns, rows });
      stdout.emit('resize');
    },
    shows,
    isAlternate: () => buffer().type === 'alternate',
    exited,
    async close() {
      if (running) press(KEY.interrupt);
      while (running) await look();
      await exited;
      rmSync(data, { recursive: true, force: true });
    },
    ...savesIn(data, look),
  };
}

/**
 * What opens windows that are closed after each test: a `timed` one in this process, any other the real program.
 * Called after `ownFolders`, whose variables are those of the tests.
 */
export function windowsHere(): (args: readonly string[], setup?: HereSetup) => Window {
  const windows: Window[] = [];
  afterEach(async () => {
    for (const window of windows.splice(0).toReversed()) await window.close();
  });
  return (args, setup = {}) => {
    // In runs of the whole suite a window in this process has stood still before its first frame; the cause is unknown.
    const window = setup.timed === true ? openHere(args, setup) : openWindow(args, setup);
    windows.push(window);
    return window;
  };
}
