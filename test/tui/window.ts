/** The real program in a real terminal: a pseudo-terminal and an emulator that reads its output. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import xterm, { type IBuffer } from '@xterm/headless';
import { TALON } from '../support/talon.ts';

export interface Window {
  /** The lines on the screen, blanks at their ends cut. */
  readonly lines: () => readonly string[];
  readonly text: () => string;
  /** Everything the program has written. */
  readonly output: () => string;
  /** Whether the screen shows a frame and not a part of the next. */
  readonly isWhole: () => boolean;
  readonly press: (keys: string) => void;
  /** Presses these keys after the rest that Enter asks for. */
  readonly pressCalmly: (keys: string) => Promise<void>;
  /** Presses keys calmly, again where a busy program has not taken them, until this shows. */
  readonly pressUntil: (keys: string, wanted: RegExp) => Promise<void>;
  readonly enterUntil: (wanted: RegExp) => Promise<void>;
  readonly resize: (columns: number, rows: number) => void;
  readonly kill: (signal: string) => void;
  /** Closes the window under the program, as a person does. */
  readonly hangUp: () => void;
  /** Reads nothing more of what the program writes. */
  readonly pause: () => void;
  /** Waits until the screen shows it; throws with the screen after some seconds. */
  readonly shows: (wanted: RegExp) => Promise<void>;
  readonly isAlternate: () => boolean;
  /** What the emulator shows, cell by cell. */
  readonly buffer: () => IBuffer;
  readonly exited: Promise<{ readonly code: number; readonly signal: number }>;
  /** Ends the program and removes its saves. */
  readonly close: () => Promise<void>;
  readonly data: string;
  /** The files of games that are not over, locks and half-made ones among them. */
  readonly saves: () => readonly string[];
  /** Waits until the first save holds this: what is shown is kept a moment later. */
  readonly keeps: (wanted: RegExp) => Promise<void>;
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

const PATIENCE = 25_000;
const FRAME_START = '\u001b[?2026h';
const FRAME_END = '\u001b[?2026l';

/** Whether a frame has begun that has not ended: a terminal does not show it yet. */
const isMidFrame = (output: string): boolean =>
  output.lastIndexOf(FRAME_START) > output.lastIndexOf(FRAME_END);

/** Whether a frame was written last, but for what is switched on after it, such as the mouse. */
function endsWithFrame(output: string): boolean {
  const at = output.lastIndexOf(FRAME_END);
  const parts = output.slice(at).split('\u001b').slice(1);
  return at >= 0 && parts.every((part) => /^\[\?\d+[hl]$/.test(part));
}

/** Longer than Enter has to rest before a turn takes it, in milliseconds. */
const REST = 400;
/** Presses that nobody hears, and how long each is given. */
const PRESSES = 8;
const HEARING = 1000;

/** What the package does not declare. */
export type Destroyable = IPty & { readonly destroy: () => void };

export interface WindowSetup {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Variables that are not set at all. */
  readonly unset?: readonly string[];
  /** The saves of an earlier window. */
  readonly data?: string;
  /** A shell with job control in place of the program, which is typed in. */
  readonly shell?: boolean;
  /** Told of everything the program writes as it comes. */
  readonly heard?: (chunk: string) => void;
}

export function openWindow(args: readonly string[], setup: WindowSetup = {}): Window {
  const { columns = 80, rows = 24 } = setup;
  const data = setup.data ?? mkdtempSync(join(tmpdir(), 'talon-window-'));
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const env = {
    PATH: process.env.PATH ?? '',
    LANG: 'en_GB.UTF-8',
    TERM: 'xterm-256color',
    TALON_DATA: data,
    TALON_CONFIG: join(data, 'config.json'),
    TALON_NAME: 'Ada',
    TALON_SPEED: 'instant',
    TALON_REDUCED_MOTION: '1',
    ...setup.env,
  };
  const without = (setup.unset ?? []).flatMap((name) => ['-u', name]);
  const shell = ['PS1=$ ', 'bash', '--norc', '--noprofile', '-i'];
  const command = [...without, ...(setup.shell ? shell : [process.execPath, TALON, ...args])];
  const program = spawn('/usr/bin/env', command, { cols: columns, rows, env });
  let output = '';
  let unread = 0;
  program.onData((chunk) => {
    output += chunk;
    setup.heard?.(chunk);
    unread++;
    terminal.write(chunk, () => unread--);
  });
  let running = true;
  const exited = new Promise<{ code: number; signal: number }>((done) => {
    program.onExit(({ exitCode, signal }) => {
      running = false;
      terminal.write('', () => done({ code: exitCode, signal: signal ?? 0 }));
    });
  });
  const lines = (): readonly string[] => {
    const { active } = terminal.buffer;
    return Array.from(
      { length: terminal.rows },
      (_, row) => active.getLine(active.baseY + row)?.translateToString(true) ?? '',
    );
  };
  const text = (): string => lines().join('\n');
  /** The screen between two frames; what it last showed there while the next one comes. */
  let seen = '';
  const settled = (): string => {
    if (!running || (unread === 0 && !isMidFrame(output))) seen = text();
    return seen;
  };
  const saves = (): readonly string[] => {
    const games = join(data, 'games');
    return existsSync(games) ? readdirSync(games) : [];
  };
  const kept = (): string => {
    const name = saves().find((file) => file.endsWith('.talon.jsonl'));
    return name === undefined ? '' : readFileSync(join(data, 'games', name), 'utf8');
  };
  /** Looks again and again until it is as wanted. */
  async function until(read: () => string, wanted: RegExp, patience = PATIENCE): Promise<void> {
    const start = performance.now();
    while (!wanted.test(read())) {
      if (performance.now() - start > patience) throw new Error(`no ${wanted} in\n${read()}`);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }
  async function pressCalmly(keys: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, REST));
    program.write(keys);
  }
  async function pressUntil(keys: string, wanted: RegExp): Promise<void> {
    for (let press = 1; press < PRESSES; press++) {
      await pressCalmly(keys);
      const heard = await until(text, wanted, HEARING).catch(() => 'no');
      if (heard !== 'no') return;
    }
    await until(text, wanted, 0);
  }
  return {
    lines,
    text,
    output: () => output,
    isWhole: () => unread === 0 && endsWithFrame(output),
    press: (keys) => program.write(keys),
    pressCalmly,
    pressUntil,
    enterUntil: (wanted) => pressUntil(KEY.enter, wanted),
    resize(nextColumns, nextRows) {
      terminal.resize(nextColumns, nextRows);
      program.resize(nextColumns, nextRows);
    },
    kill: (signal) => program.kill(signal),
    hangUp: () => (program as Destroyable).destroy(),
    pause: () => program.pause(),
    shows: (wanted) => until(settled, wanted),
    keeps: (wanted) => until(kept, wanted),
    buffer: () => terminal.buffer.active,
    isAlternate: () => terminal.buffer.active.type === 'alternate',
    exited,
    async close() {
      if (running) program.kill('SIGKILL');
      await exited;
      rmSync(data, { recursive: true, force: true });
    },
    data,
    saves,
  };
}
