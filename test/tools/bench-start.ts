/**
 * How long the built program takes to list the games and to draw its menu, beside an idle
 * `node -e 0`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { spawn as spawnPty } from '@lydell/node-pty';
import { games } from '../../src/games/index.ts';

const TALON = fileURLToPath(new URL('../../bin/talon', import.meta.url));
const ROUNDS = 21;
const MENU_LIMIT = 10_000;

interface StartTimes {
  readonly node: number;
  readonly games: number;
  readonly menu: number;
}

function timeOf(args: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args);
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed`);
  return performance.now() - start;
}

/** Milliseconds in which the program may do what follows its first frame. */
const REST = 200;

/** Time until the menu has drawn the name of a game, in a terminal of 80×24. */
function timeOfMenu(): Promise<number> {
  const name = games[0]?.names.en ?? '';
  const terminal = { CI: '', TERM: 'xterm-256color', LANG: 'en_GB.UTF-8' };
  // A first start asks for a name instead.
  const env = { ...process.env, ...terminal, TALON_NAME: 'Ada' };
  const start = performance.now();
  const program = spawnPty(process.execPath, [TALON], { cols: 80, rows: 24, env });
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
      clearTimeout(late);
      const took = performance.now() - start;
      // The frame is kept for the next start meanwhile.
      setTimeout(() => {
        program.kill('SIGKILL');
        resolve(took);
      }, REST);
    });
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The three in turn, so that a slow moment of the machine affects all alike. */
export async function startTimes(): Promise<StartTimes> {
  const times: StartTimes[] = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push({
      node: timeOf(['-e', '0']),
      games: timeOf([TALON, 'games']),
      menu: await timeOfMenu(),
    });
  return {
    node: median(times.map(({ node }) => node)),
    games: median(times.map((time) => time.games)),
    menu: median(times.map(({ menu }) => menu)),
  };
}

export function startRows({ node, games: list, menu }: StartTimes): readonly (readonly string[])[] {
  const row = (name: string, time: number): readonly string[] => [
    name,
    `${time.toFixed(0)} ms`,
    `${(time / node).toFixed(2)} × node`,
  ];
  return [row('node -e 0', node), row('talon games', list), row('talon, first frame', menu)];
}
