/**
 * How fast the built program answers a key on the screen, and how much it writes: measured from
 * outside, through a pseudo terminal, from the key to the last byte of its frame.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import type { AnyGame } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { optionsOf } from './tool.ts';

const TALON = fileURLToPath(new URL('../../bin/talon', import.meta.url));

const cardsOf = (game: AnyGame): number => game.pack(optionsOf(game, [])).order.length;

/** A large hand, a trick and a panel: the trick game with the most cards. */
const LARGEST = games
  .filter(({ family }) => family === 'tricks')
  .reduce((most, game) => (cardsOf(game) > cardsOf(most) ? game : most)).id;
const ASKED = ['play', LARGEST, '--seed', 'bench', '--level', 'random', '--speed', '3'];
/** Opponents that think, and nobody else. */
const THINKING = ['play', LARGEST, '--seed', 'bench', '--speed', '1'];
const KEYS = 60;
/** The first keys find code that has never run. */
const WARMING = 12;
const RIGHT = '\u001b[C';
const LEFT = '\u001b[D';
const FRAME_END = '\u001b[?2026l';
/** Silence after which nothing more belongs to a key, in milliseconds. */
const SILENCE = 60;
const PATIENCE = 20_000;

interface ScreenTimes {
  /** Key to last byte in milliseconds. */
  readonly idle: number;
  readonly large: number;
  /** 95 of 100 keys while an opponent thinks. */
  readonly thinking: number;
  /** 90 of 100 cursor moves up to the end of the next frame, without and with the coach. */
  readonly alone: number;
  readonly coached: number;
  /** Bytes of a cursor move. */
  readonly felt: number;
  readonly plain: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Size {
  readonly columns: number;
  readonly rows: number;
}

interface Answer {
  readonly ms: number;
  readonly bytes: number;
}

/** The program in a terminal that notes when something came. */
class Screen {
  readonly #program: IPty;
  readonly #data = mkdtempSync(join(tmpdir(), 'talon-bench-'));
  #since = '';
  #last = 0;

  constructor(
    args: readonly string[],
    { columns, rows }: Size,
    theme: string,
    more: Readonly<Record<string, string>> = {},
  ) {
    const env = {
      ...process.env,
      ...{ CI: '', TERM: 'xterm-256color', FORCE_COLOR: '3', LANG: 'en_GB.UTF-8' },
      ...{ TALON_THEME: theme, TALON_DATA: this.#data, TALON_CONFIG: join(this.#data, 'none') },
      TALON_NAME: 'Ada',
      ...more,
    };
    this.#program = spawn(process.execPath, [TALON, ...args], { cols: columns, rows, env });
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
    const start = this.#begin(key);
    await this.quiet(SILENCE);
    return { ms: this.#last - start, bytes: Buffer.byteLength(this.#since) };
  }

  /** Presses a key and waits for the end of the next frame. */
  async frame(key: string): Promise<Answer> {
    const start = this.#begin(key);
    while (!this.#since.includes(FRAME_END)) {
      if (performance.now() - start > PATIENCE) throw new Error('a key has no answer');
      await pause(0);
    }
    return { ms: this.#last - start, bytes: Buffer.byteLength(this.#since) };
  }

  #begin(key: string): number {
    this.#since = '';
    this.#program.write(key);
    return performance.now();
  }

  close(): void {
    this.#program.kill('SIGKILL');
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** The value that this percentage does not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((share / 100) * sorted.length) - 1)] ?? 0;
}

async function answersOf(
  screen: Screen,
  [first, second]: readonly [string, string],
  press: (key: string) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let key = 0; key < KEYS + WARMING; key++) {
    answers.push(await press(key % 2 === 0 ? first : second));
    await pause(10);
  }
  screen.close();
  return answers.slice(WARMING);
}

/** A cursor that goes to and fro while nothing else happens. */
async function moved(size: Size, theme: string): Promise<readonly Answer[]> {
  const screen = new Screen(ASKED, size, theme);
  await screen.quiet(1000);
  return answersOf(screen, [RIGHT, LEFT], (key) => screen.press(key));
}

/** The log opened and closed while opponents play. */
async function whileThinking(size: Size): Promise<readonly Answer[]> {
  const seats = [0, 1, 2, 3].flatMap((seat) => ['--seat', `${seat}=hard`]);
  const screen = new Screen([...THINKING, ...seats], size, 'felt');
  await pause(1000);
  return answersOf(screen, ['l', 'q'], (key) => screen.frame(key));
}

/** A cursor that goes from card to card, with or without a coach who thinks meanwhile. */
async function besideCoach(size: Size, coach: 'on' | 'off'): Promise<readonly Answer[]> {
  const screen = new Screen(ASKED, size, 'felt', { TALON_COACH: coach });
  await screen.quiet(1000);
  return answersOf(screen, [RIGHT, LEFT], (key) => screen.frame(key));
}

const msOf = (answers: readonly Answer[]): readonly number[] => answers.map(({ ms }) => ms);

export async function screenTimes(): Promise<ScreenTimes> {
  const usual = { columns: 120, rows: 40 };
  const felt = await moved(usual, 'felt');
  const plain = await moved(usual, 'plain');
  const large = await moved({ columns: 200, rows: 60 }, 'felt');
  const median = (values: readonly number[]): number => percentile(values, 50);
  return {
    idle: median(msOf(felt)),
    large: median(msOf(large)),
    thinking: percentile(msOf(await whileThinking(usual)), 95),
    alone: percentile(msOf(await besideCoach(usual, 'off')), 90),
    coached: percentile(msOf(await besideCoach(usual, 'on')), 90),
    felt: median(felt.map(({ bytes }) => bytes)),
    plain: median(plain.map(({ bytes }) => bytes)),
  };
}

export function screenRows(times: ScreenTimes): readonly (readonly string[])[] {
  const ms = (name: string, time: number): readonly string[] => [name, `${time.toFixed(1)} ms`];
  const bytes = (name: string, count: number): readonly string[] => [name, `${count} bytes`];
  return [
    ms('key to last byte, 120×40', times.idle),
    ms('the same at 200×60', times.large),
    ms('while opponents think, p95', times.thinking),
    ms('key to frame, p90', times.alone),
    ms('the same with the coach', times.coached),
    bytes('a cursor move in felt', times.felt),
    bytes('a cursor move in plain', times.plain),
  ];
}
