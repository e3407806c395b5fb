/**
 * How long the built program takes to list the games and to draw its menu, beside an idle
 * `node -e 0`, and the CPU of all its threads, which other work on the machine lengthens less.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn as spawnPty } from '@lydell/node-pty';
import { games } from '../../src/games/index.ts';
import { statFields } from '../../src/protocol/process-stat.ts';
import { type Built, cpuOf, median } from './bench-terminal.ts';

const ROUNDS = 21;
const MENU_LIMIT = 10_000;

/** In milliseconds. */
interface Taken {
  readonly wall: number;
  /** 0 where the system does not tell. */
  readonly cpu: number;
}

interface StartTime {
  readonly name: string;
  readonly taken: Taken;
}

const TICK = 10;
const CHILDREN_USER = 13;
const CHILDREN_SYSTEM = 14;

/** The CPU of all processes that this one has started and seen end. */
function cpuOfChildren(): number {
  const fields = statFields('self');
  return TICK * (Number(fields[CHILDREN_USER] ?? 0) + Number(fields[CHILDREN_SYSTEM] ?? 0));
}

function timeOf(node: string, args: readonly string[]): Taken {
  const before = cpuOfChildren();
  const start = performance.now();
  const { status } = spawnSync(node, args);
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed`);
  return { wall: performance.now() - start, cpu: cpuOfChildren() - before };
}

/** Milliseconds in which the program may do what follows its first frame. */
const REST = 200;

/** Until the menu has drawn the name of a game, in a terminal of 80×24. */
function timeOfMenu(node: string, { talon }: Built, data: string): Promise<Taken> {
  const name = games[0]?.names.en ?? '';
  const terminal = { CI: '', TERM: 'xterm-256color', LANG: 'en_GB.UTF-8' };
  const folders = { TALON_DATA: data, TALON_CONFIG: join(data, 'none') };
  // A first start asks for a name instead.
  const env = { ...process.env, ...terminal, ...folders, TALON_NAME: 'Ada' };
  const start = performance.now();
  const program = spawnPty(node, [talon], { cols: 80, rows: 24, env });
  return new Promise((resolve, reject) => {
    let drawn = '';
    const late = setTimeout(() => {
      program.kill('SIGKILL');
      reject(new Error('the menu was never drawn'));
    }, MENU_LIMIT);
    program.onData((data) => {
      if (drawn.includes(name)) return;
      drawn += data;
      if (!drawn.includes(name)) return;
      const taken = { wall: performance.now() - start, cpu: cpuOf(program.pid) };
      clearTimeout(late);
      program.onExit(() => resolve(taken));
      // The frame is kept for the next start meanwhile.
      setTimeout(() => program.kill('SIGKILL'), REST);
    });
  });
}

/** The median time, and the mean CPU, since a system may count in large ticks. */
const usual = (taken: readonly Taken[]): Taken => ({
  wall: median(taken.map(({ wall }) => wall)),
  cpu: taken.reduce((sum, { cpu }) => sum + cpu, 0) / Math.max(1, taken.length),
});

/** A way to start, and what it has taken so far. */
interface Start {
  readonly name: string;
  readonly take: () => Taken | Promise<Taken>;
  readonly taken: Taken[];
}

type Take = Start['take'];

const startOf = (name: string, take: Take): Start => ({ name, take, taken: [] });

/** The ways to start a program; `data` is a folder of its own, and `named` says of which program it is. */
function startsOf(
  node: string,
  program: Built,
  data: string,
  named: (name: string) => string,
): readonly Start[] {
  const menu = (): Promise<Taken> => timeOfMenu(node, program, data);
  const afresh = (): Promise<Taken> => {
    rmSync(data, { recursive: true, force: true });
    return menu();
  };
  return [
    startOf(named('talon games'), () => timeOf(node, [program.talon, 'games'])),
    startOf(named('talon, first frame as last time'), menu),
    startOf(named('talon, first frame of all'), afresh),
  ];
}

/** All in turn, so that a slow moment of the machine affects them alike; `node`: another binary. */
export async function startTimes(
  programs: readonly Built[],
  node: string = process.execPath,
): Promise<readonly StartTime[]> {
  const folder = mkdtempSync(join(tmpdir(), 'talon-start-'));
  const starts = programs.flatMap((program) =>
    startsOf(node, program, join(folder, program.name), (name) =>
      programs.length === 1 ? name : `${name}, ${program.name}`,
    ),
  );
  const idle = startOf('node -e 0', () => timeOf(node, ['-e', '0']));
  const all = [idle, ...starts];
  // What a first start keeps for later ones is not counted.
  for (const { take } of all) await take();
  for (let round = 0; round < ROUNDS; round++)
    for (const { take, taken } of all) taken.push(await take());
  rmSync(folder, { recursive: true, force: true });
  return all.map(({ name, taken }) => ({ name, taken: usual(taken) }));
}

export function startRows(times: readonly StartTime[]): readonly (readonly string[])[] {
  const node = times[0]?.taken;
  if (node === undefined) return [];
  return times.map(({ name, taken: { wall, cpu } }) => {
    const row = [name, `${wall.toFixed(0)} ms`, `${(wall / node.wall).toFixed(2)} × node`];
    if (node.cpu === 0) return row;
    return [...row, `CPU ${cpu.toFixed(0)} ms`, `${(cpu / node.cpu).toFixed(2)} × node`];
  });
}
