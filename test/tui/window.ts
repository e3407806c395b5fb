/** The real program in a real terminal: a pseudo-terminal and an emulator that reads its output. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { type IPty, spawn } from '@lydell/node-pty';
import { TALON } from '../support/talon.ts';
import { type Emulator, look, openEmulator, untilRead } from './emulator.ts';

/** The program on a screen, and somebody before it. */
export interface Window
  extends Pick<Emulator, 'lines' | 'text' | 'output' | 'isWhole' | 'buffer' | 'resize'> {
  readonly press: (keys: string) => void;
  /** Waits as long as Enter and clicks have to rest before a turn takes one. */
  readonly rest: () => Promise<void>;
  /** Presses these keys after the rest that Enter asks for. */
  readonly pressCalmly: (keys: string) => Promise<void>;
  /** Presses keys calmly, again where a busy program has not taken them, until this shows. */
  readonly pressUntil: (keys: string, wanted: RegExp) => Promise<void>;
  readonly enterUntil: (wanted: RegExp) => Promise<void>;
  /** Waits until the screen shows it; throws with the screen if that takes too long. */
  readonly shows: (wanted: RegExp) => Promise<void>;
  readonly isAlternate: () => boolean;
  readonly exited: Promise<Exit>;
  /** Ends the program and removes its saves. */
  readonly close: () => Promise<void>;
  readonly data: string;
  /** The files of games that are not over, locks and half-made ones among them. */
  readonly saves: () => readonly string[];
  /** Waits until the first save holds this: what is shown is kept a moment later. */
  readonly keeps: (wanted: RegExp) => Promise<void>;
  /** Presses keys calmly, again where a busy program has not taken them, until the first save holds this. */
  readonly pressUntilKept: (keys: string, wanted: RegExp) => Promise<void>;
}

export interface Exit {
  readonly code: number;
  readonly signal: number;
}

/** A window with a process of its own. */
export interface RealWindow extends Window {
  readonly kill: (signal: string) => void;
  /** Closes the window under the program, as a person does. */
  readonly hangUp: () => void;
  /** Reads nothing more of what the program writes. */
  readonly pause: () => void;
}

export const KEY = {
  enter: '\r',
  escape: '\u001b',
  right: '\u001b[C',
  left: '\u001b[D',
  up: '\u001b[A',
  down: '\u001b[B',
  interrupt: '\u0003',
  suspend: '\u001a',
  redraw: '\u000c',
  end: '\u001b[F',
} as const;

/** Longer than Enter has to rest before a turn takes it, in milliseconds. */
const REST = 400;
/**
 * Looks in which a key that was heard shows what it does, three seconds at least. A busy machine takes longer for
 * them: they are counted, so that what has come meanwhile is seen before a key is pressed again.
 */
export const HEARING = 200;
/** How often a key may have to be pressed until a busy program takes it. */
export const PRESSES = 8;

/** What the package does not declare. */
export type Destroyable = IPty & { readonly destroy: () => void };
type Closable = IPty & { readonly _socket: { destroy: () => unknown } };

/**
 * The package closes a terminal by a timer after its program has ended. On a busy machine the timer comes before the
 * program's last bytes have been read; so the terminal is closed after the next round of reading.
 */
function readBeforeClosing(program: IPty): void {
  const { _socket: socket } = program as Closable;
  const destroy = socket.destroy.bind(socket);
  socket.destroy = () => {
    setImmediate(destroy);
    return socket;
  };
}

export interface WindowSetup {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Variables that are not set at all. */
  readonly unset?: readonly string[];
  /** The saves of an earlier window. */
  readonly data?: string;
  /** Told of everything the program writes as it comes. */
  readonly heard?: (chunk: string) => void;
  /** Whether all but rests what the program would do in idle time: weigh the moves of a match under way. */
  readonly isResting?: boolean;
}

interface RealSetup extends WindowSetup {
  /** A shell with job control in place of the program, which is typed in. */
  readonly shell?: boolean;
}

const RESTING = resolve(import.meta.dirname, '../support/resting.mjs');

/** The words that start the program. */
function wordsFor(args: readonly string[], { isResting = false }: WindowSetup): readonly string[] {
  const flags = isResting ? ['--import', RESTING] : [];
  return [process.execPath, ...flags, TALON, ...args];
}

/** The variables of a program in a window with this data folder. */
const variablesFor = (data: string, { env }: WindowSetup) => ({
  PATH: process.env.PATH ?? '',
  LANG: 'en_GB.UTF-8',
  TERM: 'xterm-256color',
  TALON_DATA: data,
  TALON_CONFIG: join(data, 'config.json'),
  TALON_NAME: 'Ada',
  TALON_SPEED: 'instant',
  TALON_REDUCED_MOTION: '1',
  ...env,
});

/** The files of games under way in a data folder, and what is in the first of them. */
function savesIn(data: string) {
  const games = join(data, 'games');
  const saves = (): readonly string[] => (existsSync(games) ? readdirSync(games) : []);
  const kept = (): string => {
    const name = saves().find((file) => file.endsWith('.talon.jsonl'));
    return name === undefined ? '' : readFileSync(join(games, name), 'utf8');
  };
  return { saves, kept };
}

export function openWindow(args: readonly string[], setup: RealSetup = {}): RealWindow {
  const { columns = 80, rows = 24 } = setup;
  const data = setup.data ?? mkdtempSync(join(tmpdir(), 'talon-window-'));
  const emulator = openEmulator(columns, rows);
  const { lines, text, output, isWhole, buffer } = emulator;
  const without = (setup.unset ?? []).flatMap((name) => ['-u', name]);
  const shell = ['PS1=$ ', 'bash', '--norc', '--noprofile', '-i'];
  const command = [...without, ...(setup.shell ? shell : wordsFor(args, setup))];
  const env = variablesFor(data, setup);
  const program = spawn('/usr/bin/env', command, { cols: columns, rows, env });
  readBeforeClosing(program);
  program.onData((chunk) => {
    setup.heard?.(chunk);
    emulator.write(chunk);
  });
  let running = true;
  const exited = new Promise<Exit>((done) => {
    program.onExit(({ exitCode, signal }) => {
      running = false;
      emulator.write('', () => done({ code: exitCode, signal: signal ?? 0 }));
    });
  });
  /** A program that was killed may have left a frame half written. */
  const settled = (): string => (running ? emulator.settled() : text());
  const { saves, kept } = savesIn(data);
  const shows = (wanted: RegExp): Promise<void> => untilRead(settled, wanted);
  const keeps = (wanted: RegExp): Promise<void> => untilRead(kept, wanted);
  async function rest(): Promise<void> {
    await sleep(REST);
    // Timers come before input: what the program has written meanwhile is read first.
    await turn();
  }
  async function pressCalmly(keys: string): Promise<void> {
    await rest();
    program.write(keys);
  }
  /** Presses keys calmly until this is so, or so often that they have surely been heard. */
  async function pressWhileNot(keys: string, isSo: () => boolean): Promise<void> {
    for (let press = 1; press < PRESSES; press++) {
      await rest();
      if (press > 1 && isSo()) return;
      program.write(keys);
      for (let looks = 0; looks < HEARING; looks++) {
        if (isSo()) return;
        await look();
      }
    }
  }
  async function pressUntil(keys: string, wanted: RegExp): Promise<void> {
    await pressWhileNot(keys, () => wanted.test(settled()));
    await shows(wanted);
  }
  async function pressUntilKept(keys: string, wanted: RegExp): Promise<void> {
    await pressWhileNot(keys, () => wanted.test(kept()));
    await keeps(wanted);
  }
  return {
    lines,
    text,
    output,
    isWhole,
    buffer,
    press: (keys) => program.write(keys),
    rest,
    pressCalmly,
    pressUntil,
    enterUntil: (wanted) => pressUntil(KEY.enter, wanted),
    resize(nextColumns, nextRows) {
      emulator.resize(nextColumns, nextRows);
      program.resize(nextColumns, nextRows);
    },
    kill: (signal) => program.kill(signal),
    hangUp: () => (program as Destroyable).destroy(),
    pause: () => program.pause(),
    shows,
    isAlternate: () => buffer().type === 'alternate',
    exited,
    async close() {
      if (running) program.kill('SIGKILL');
      await exited;
      rmSync(data, { recursive: true, force: true });
    },
    data,
    saves,
    keeps,
    pressUntilKept,
  };
}
