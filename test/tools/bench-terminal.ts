/**
 * Built programs in a pseudo terminal, measured from outside: when the frames after a key or a new size have come, how
 * many bytes they took, and how much CPU the process. What is measured of several clones is printed side by side.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import type { AnyGame } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { optionsOf } from './tool.ts';

/** A clone's program. */
export interface Built {
  readonly name: string;
  /** The path of its `bin/talon`. */
  readonly talon: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The program of this clone and, where one is given, of another; throws where that is not built. */
export function builtPrograms(against?: string): readonly Built[] {
  const own = { name: 'here', talon: join(ROOT, 'bin/talon') };
  if (against === undefined) return [own];
  const other = resolve(against);
  if (!existsSync(join(other, 'dist/talon.js'))) throw new Error(`${other} is not built`);
  return [own, { name: basename(other), talon: join(other, 'bin/talon') }];
}

/** A figure of each program, in the order of the programs. */
export interface Measured {
  readonly name: string;
  readonly unit: 'ms' | 'bytes' | 'MB';
  readonly values: readonly number[];
}

const valueText = (value: number, unit: Measured['unit']): string =>
  `${value.toFixed(unit === 'bytes' ? 0 : 1)} ${unit}`;

/** A line for each figure, below the names of the programs where there are several. */
export function measuredRows(
  programs: readonly Built[],
  measured: readonly Measured[],
): readonly (readonly string[])[] {
  const rows = measured.map(({ name, unit, values }) => [
    name,
    ...values.map((value) => valueText(value, unit)),
  ]);
  return programs.length === 1 ? rows : [['', ...programs.map(({ name }) => name)], ...rows];
}

const cardsOf = (game: AnyGame): number => game.pack(optionsOf(game, [])).order.length;

/** A large hand, a trick and a panel: the trick game with the most cards. */
export const LARGEST = games
  .filter(({ family }) => family === 'tricks')
  .reduce((most, game) => (cardsOf(game) > cardsOf(most) ? game : most)).id;

/** A match of that game that begins with the person's turn. */
export const ASKED = ['play', LARGEST, '--seed', 'bench', '--level', 'random', '--speed', '3'];

export const RIGHT = '\u001b[C';
export const ENTER = '\r';
export const LEFT = '\u001b[D';
export const UP = '\u001b[A';
export const DOWN = '\u001b[B';
const FRAME_END = '\u001b[?2026l';
/** Silence after which nothing more belongs to a key, in milliseconds. */
const SILENCE = 60;
const PATIENCE = 20_000;
/** A key that changes anything has its frame within so many milliseconds, even where others compute as well. */
const SOON = 2000;

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** What a file of Linux says, split at blanks; nothing elsewhere. */
function wordsOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(' ');
  } catch {
    return [];
  }
}

const NANOSECONDS = 1e6;

/** The CPU of all threads of a process so far, in milliseconds; 0 where the system does not tell. */
export function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  try {
    const spent = readdirSync(tasks).map((task) => wordsOf(`${tasks}/${task}/schedstat`)[0]);
    return spent.reduce((sum, time) => sum + Number(time ?? 0), 0) / NANOSECONDS;
  } catch {
    return 0;
  }
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface Answer {
  readonly ms: number;
  readonly bytes: number;
}

interface ScreenSetup {
  readonly program: Built;
  readonly args: readonly string[];
  readonly size: Size;
  readonly theme?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What Node is started with. */
  readonly node?: readonly string[];
}

/** The program in a terminal that notes when something came. */
export class Screen {
  readonly #program: IPty;
  readonly #data = mkdtempSync(join(tmpdir(), 'talon-bench-'));
  #since = '';
  #last = 0;

  constructor({ program, args, size, theme = 'felt', env = {}, node = [] }: ScreenSetup) {
    const variables = {
      ...process.env,
      CI: '',
      TERM: 'xterm-256color',
      FORCE_COLOR: '3',
      LANG: 'en_GB.UTF-8',
      TALON_THEME: theme,
      TALON_DATA: this.#data,
      TALON_CONFIG: join(this.#data, 'none'),
      TALON_NAME: 'Ada',
      ...env,
    };
    this.#program = spawn(process.execPath, [...node, program.talon, ...args], {
      cols: size.columns,
      rows: size.rows,
      env: variables,
    });
    this.#program.onData((chunk) => {
      this.#since += chunk;
      this.#last = performance.now();
    });
  }

  /** Waits for the first frame, and then until nothing has come for that long. */
  async quiet(ms: number): Promise<void> {
    const start = performance.now();
    while (!this.#since.endsWith(FRAME_END) || performance.now() - this.#last < ms) {
      if (performance.now() - start > PATIENCE) throw new Error('the screen never stands still');
      await pause(2);
    }
  }

  /** Presses a key and waits for all of its answer. */
  async press(key: string): Promise<Answer> {
    const start = this.#begin();
    this.#program.write(key);
    await this.quiet(SILENCE);
    return { ms: this.#last - start, bytes: Buffer.byteLength(this.#since) };
  }

  /** Presses a key and waits for the end of the next frame. */
  async frame(key: string): Promise<Answer> {
    const start = this.#begin();
    this.#program.write(key);
    await this.#framed('a key');
    return { ms: this.#last - start, bytes: Buffer.byteLength(this.#since) };
  }

  /** Presses a key and says whether that changes anything on the screen. */
  async answers(key: string): Promise<boolean> {
    const start = this.#begin();
    this.#program.write(key);
    while (!this.#since.includes(FRAME_END)) {
      if (performance.now() - start > SOON) return false;
      await pause(2);
    }
    await this.quiet(SILENCE);
    return true;
  }

  /** Makes the window another size and waits for the end of the next frame. */
  async resize({ columns, rows }: Size): Promise<void> {
    this.#begin();
    this.#program.resize(columns, rows);
    await this.#framed('a new size');
  }

  /** The CPU of the program so far, in milliseconds. */
  cpu(): number {
    return cpuOf(this.#program.pid);
  }

  signal(name: NodeJS.Signals): void {
    process.kill(this.#program.pid, name);
  }

  #begin(): number {
    this.#since = '';
    return performance.now();
  }

  async #framed(what: string): Promise<void> {
    const start = performance.now();
    while (!this.#since.includes(FRAME_END)) {
      if (performance.now() - start > PATIENCE) throw new Error(`${what} has no answer`);
      await pause(0);
    }
  }

  close(): void {
    this.#program.kill('SIGKILL');
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** The value that this percentage does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((share / 100) * sorted.length) - 1)] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 50);
