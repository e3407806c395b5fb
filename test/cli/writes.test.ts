/**
 * Output that cannot be written: one sentence and code 1 for a full disk, nothing for a closed pipe. One
 * listener tells the two apart for all commands: `TALON_PIPES=all` tries each, not one of each way to write.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { everyCommand, workFolder } from '../support/every-command.ts';
import { statusOf, TALON } from '../support/talon.ts';

const folder = workFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = {
  PATH: process.env.PATH ?? '',
  LANG: 'en_GB.UTF-8',
  TALON_DATA: join(folder, 'data'),
  TALON_CONFIG: join(folder, 'config.json'),
};

type Stream = 'pipe' | 'ignore' | number;

/** What `play` begins is nothing for `resume` to find meanwhile. */
function start(args: readonly string[], out: Stream, err: Stream): ChildProcess {
  const data = args[0] === 'play' ? { TALON_DATA: join(folder, 'played') } : {};
  const own = { ...env, ...data };
  return spawn(process.execPath, [TALON, ...args], {
    cwd: folder,
    env: own,
    stdio: ['ignore', out, err],
  });
}

async function ended(
  program: ChildProcess,
): Promise<{ readonly code: number; readonly err: string }> {
  let err = '';
  program.stderr?.setEncoding('utf8').on('data', (data: string) => {
    err += data;
  });
  return { code: await statusOf(program), err };
}

/** The ways commands write: in lines of a game, from a thread, in one piece, as JSON, and as commander does. */
const WAYS = ['play', 'learn', 'sim', 'games', 'export', 'history', 'help'];
const isAll = process.env.TALON_PIPES === 'all';
const tried = everyCommand.filter(({ name }) => isAll || WAYS.includes(name));

/** Runs a command with a full disk in place of its output. */
async function full<T>(run: (disk: number) => Promise<T>): Promise<T> {
  const disk = openSync('/dev/full', 'w');
  try {
    return await run(disk);
  } finally {
    closeSync(disk);
  }
}

/** What a game says of itself before it begins. */
const REMARK = /^talon: (?:the seed is|there is no terminal here|board\.pbn: ).*\n/gm;

const leftLocks = (): readonly string[] =>
  ['data/games', 'played/games']
    .flatMap((name) => readdirSync(join(folder, name)))
    .filter((name) => !name.endsWith('.talon.jsonl'));

describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  test.concurrent.each(tried)('is said by $name', async ({ args }) => {
    const { code, err } = await full((disk) => ended(start(args, disk, 'pipe')));
    const said = 'cannot write to standard output (ENOSPC)';
    const whole = args.includes('--json')
      ? JSON.stringify({ error: said, code: 'unwritable' })
      : `talon: ${said}`;
    expect(err.replace(REMARK, '')).toBe(`${whole}\n`);
    expect(code).toBe(1);
  });

  test('is said in German, and for the records of a simulation', async () => {
    const sim = ['sim', 'boese-dame', '-n', '1', '--level', 'random', '--records', '/dev/full'];
    const [german, records] = await Promise.all([
      full((disk) => ended(start(['games', '--lang', 'de'], disk, 'pipe'))),
      ended(start(sim, 'ignore', 'pipe')),
    ]);
    expect(german.err).toBe('talon: die Standardausgabe lässt sich nicht schreiben (ENOSPC)\n');
    expect(records).toEqual({ code: 1, err: 'talon: cannot write to /dev/full (ENOSPC)\n' });
  });

  test.each([
    [['games'], 0],
    [['nonsense'], 2],
    [['verify', 'nothing'], 1],
    [['play', 'boese-dame', '--level', 'random', '--line'], 0],
  ])('for messages alone changes nothing: %j ends with %i', async (args, code) => {
    expect((await full((disk) => ended(start(args, 'ignore', disk)))).code).toBe(code);
  });

  test('for everything ends the program with 1 all the same', async () => {
    expect((await full((disk) => ended(start(['games'], disk, disk)))).code).toBe(1);
  });
});

describe('a closed pipe', () => {
  test.concurrent.each(tried)('ends $name quietly', async ({ args }) => {
    const program = start(args, 'pipe', 'pipe');
    program.stdout?.destroy();
    const { code, err } = await ended(program);
    expect(err.replace(REMARK, '')).toBe('');
    expect(code).toBe(0);
  });

  test('leaves no lock', () => expect(leftLocks()).toEqual([]));
});
