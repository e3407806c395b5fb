/**
 * How long the built program takes to list the games and to draw its menu, beside an idle
 * `node -e 0`, and the CPU of all its threads, which other work on the machine lengthens less.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spawn as spawnPty } from '@lydell/node-pty';
import { games } from '../../src/games/index.ts';

const TALON = fileURLToPath(new URL('../../bin/talon', import.meta.url));
const ROUNDS = 21;
const MENU_LIMIT = 10_000;

/** In milliseconds. */
interface Taken {
  readonly wall: number;
  /** 0 where the system does not tell. */
  readonly cpu: number;
}

interface StartTimes {
  readonly node: Taken;
  readonly games: Taken;
  readonly menu: Taken;
}

/** What a file of Linux says, split at blanks; nothing elsewhere. */
function wordsOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(' ');
  } catch {
    return [];
  }
}

const TICK = 10;
const [CHILDREN_USER, CHILDREN_SYSTEM] = [15, 16];
const NANOSECONDS = 1e6;

/** The CPU of all processes that this one has started and seen end. */
function cpuOfChildren(): number {
  const words = wordsOf('/proc/self/stat');
  return TICK * (Number(words[CHILDREN_USER] ?? 0) + Number(words[CHILDREN_SYSTEM] ?? 0));
}

/** The CPU of a process so far. */
function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  try {
    const spent = readdirSync(tasks).map((task) => wordsOf(`${tasks}/${task}/schedstat`)[0]);
    return spent.reduce((sum, time) => sum + Number(time ?? 0), 0) / NANOSECONDS;
  } catch {
    return 0;
  }
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
function timeOfMenu(node: string): Promise<Taken> {
  const name = games[0]?.names.en ?? '';
  const terminal = { CI: '', TERM: 'xterm-256color', LANG: 'en_GB.UTF-8' };
  // A first start asks for a name instead.
  const env = { ...process.env, ...terminal, TALON_NAME: 'Ada' };
  const start = performance.now();
  const program = spawnPty(node, [TALON], { cols: 80, rows: 24, env });
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

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The median time, and the mean CPU, since a system may count in large ticks. */
const usual = (taken: readonly Taken[]): Taken => ({
  wall: median(taken.map(({ wall }) => wall)),
  cpu: taken.reduce((sum, { cpu }) => sum + cpu, 0) / Math.max(1, taken.length),
});

/** The three in turn, so that a slow moment of the machine affects all alike; `node`: another binary. */
export async function startTimes(node: string = process.execPath): Promise<StartTimes> {
  // What the first start keeps for later ones is not counted.
  await timeOfMenu(node);
  const times: StartTimes[] = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push({
      node: timeOf(node, ['-e', '0']),
      games: timeOf(node, [TALON, 'games']),
      menu: await timeOfMenu(node),
    });
  return {
    node: usual(times.map((time) => time.node)),
    games: usual(times.map((time) => time.games)),
    menu: usual(times.map(({ menu }) => menu)),
  };
}

export function startRows({ node, games: list, menu }: StartTimes): readonly (readonly string[])[] {
  const row = (name: string, { wall, cpu }: Taken): readonly string[] => [
    name,
    `${wall.toFixed(0)} ms`,
    `${(wall / node.wall).toFixed(2)} × node`,
    ...(node.cpu === 0
      ? []
      : [`CPU ${cpu.toFixed(0)} ms`, `${(cpu / node.cpu).toFixed(2)} × node`]),
  ];
  return [row('node -e 0', node), row('talon games', list), row('talon, first frame', menu)];
}
