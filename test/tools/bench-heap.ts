/** How much of its heap the built program holds after a window has had many sizes, or after many keys. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ASKED,
  type Built,
  LARGEST,
  LEFT,
  type Measured,
  pause,
  RIGHT,
  Screen,
  type Size,
} from './bench-terminal.ts';

const HEAP = fileURLToPath(new URL('../../test/support/heap.mjs', import.meta.url));
const RESIZES = 1000;
const KEYS = 10_000;
/** Keys in one direction before the cursor turns round, fewer than there are cards in the hand. */
const TURN = 8;
const MEGABYTE = 1e6;
const PATIENCE = 20_000;
const USUAL: Size = { columns: 120, rows: 40 };

/** The sizes that a window has one after another, none twice in 1,000 times. */
const sizeAt = (turn: number): Size => ({ columns: 70 + (turn % 131), rows: 22 + (turn % 41) });

/** What the program holds now, in megabytes. */
async function heapOf(screen: Screen, file: string): Promise<number> {
  rmSync(file, { force: true });
  screen.signal('SIGUSR2');
  const start = performance.now();
  while (!existsSync(file)) {
    if (performance.now() - start > PATIENCE) throw new Error('the program tells no heap');
    await pause(10);
  }
  return Number(readFileSync(file, 'utf8')) / MEGABYTE;
}

async function resized(screen: Screen): Promise<void> {
  for (let turn = 0; turn < RESIZES; turn++) await screen.resize(sizeAt(turn));
}

async function pressed(screen: Screen): Promise<void> {
  for (let key = 0; key < KEYS; key++)
    await screen.frame(Math.floor(key / TURN) % 2 === 0 ? RIGHT : LEFT);
}

/** What a program holds that was started with these arguments, once that has been done to it. */
async function heapAfter(
  program: Built,
  args: readonly string[],
  act: (screen: Screen) => Promise<void>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'talon-heap-'));
  const file = join(folder, 'heap');
  const node = ['--expose-gc', '--import', HEAP];
  const screen = new Screen({ program, args, size: USUAL, env: { HEAP_FILE: file }, node });
  try {
    await screen.quiet(1000);
    await act(screen);
    return await heapOf(screen, file);
  } finally {
    screen.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A match of the largest game, recorded by this program. */
function recordIn(folder: string, { talon }: Built): string {
  const record = join(folder, 'bench.talon.jsonl');
  const match = ['sim', LARGEST, '-n', '1', '--seed', 'bench', '--level', 'random'];
  const { status } = spawnSync(process.execPath, [talon, ...match, '--records', record]);
  if (status !== 0) throw new Error('no match to replay');
  return record;
}

/** A program that runs out of memory has no figure. */
async function measured(
  name: string,
  programs: readonly Built[],
  args: readonly string[],
  act: (screen: Screen) => Promise<void>,
): Promise<Measured> {
  const values: number[] = [];
  for (const program of programs)
    values.push(await heapAfter(program, args, act).catch(() => Number.NaN));
  return { name, unit: 'MB', values };
}

export async function heapSizes(programs: readonly Built[]): Promise<readonly Measured[]> {
  const [own] = programs;
  if (own === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'talon-heap-record-'));
  const replay = ['replay', recordIn(folder, own)];
  try {
    return [
      await measured('heap at first', programs, ASKED, async () => {}),
      await measured(`heap after ${RESIZES} sizes of a table`, programs, ASKED, resized),
      await measured(`heap after ${RESIZES} sizes of a replay`, programs, replay, resized),
      await measured(`heap after ${KEYS} keys`, programs, ASKED, pressed),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
