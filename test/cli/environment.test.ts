/**
 * Hostile and irrelevant environments: every command answers as usual. Most run in the tests' own process:
 * what libraries make of the environment when they are loaded is seen with the commands that load them, for which the
 * program is started once. `TALON_HOSTILE=all` starts it for each.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { everyCommand, workFolder } from '../support/every-command.ts';
import { talonHere } from '../support/here.ts';
import { type Ran, talon, talonForAll } from '../support/talon.ts';

const folder = workFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Unset where the value is undefined. */
type Environment = Readonly<Record<string, string | undefined>>;

const HOSTILE: Environment = {
  DEV: 'true',
  CI: 'true',
  NODE_ENV: 'development',
  FORCE_COLOR: '3',
  LANG: 'C',
  TERM: undefined,
  HOME: undefined,
};
const OTHERS: Environment = {
  DEV: '1',
  CI: '1',
  NODE_ENV: 'nonsense',
  FORCE_COLOR: 'nonsense',
  LANG: 'nonsense',
  LC_ALL: '',
  TERM: 'nonsense',
  HOME: '/nowhere',
  COLUMNS: '-1',
  INK_SCREEN_READER: 'true',
  DEBUG: '*',
};

/** `play` and `resume` move games on: each run of them has its own. */
let runs = 0;
const dataFor = ([command]: readonly string[]): string =>
  join(folder, command === 'play' ? `data${runs++}` : 'data');

function run(args: readonly string[], given: Environment, start = talon): Promise<Ran> {
  return start(args, { cwd: folder, env: { ...given, TALON_DATA: dataFor(args) } });
}

function runAll(all: readonly (readonly string[])[], env: Environment): Promise<readonly Ran[]> {
  const commands = all.map((args) => ({ args, env: { TALON_DATA: dataFor(args) } }));
  return talonForAll(commands, { cwd: folder, env });
}

/** Between them they load everything that is loaded without a screen. */
const STARTED = ['play', 'daily', 'sim', 'merge', 'review', 'bot', 'bridge'];
/** Begun by other files than all commands. */
const APART = ['menu', '--help'];
const isWhole = process.env.TALON_HOSTILE === 'all';
const alone = everyCommand.filter(({ name }) => isWhole || !STARTED.includes(name));
const together = everyCommand.filter((one) => !alone.includes(one));

function expectAsEver({ code, out, err }: Ran): void {
  expect(code).toBe(0);
  expect(out).not.toBe('');
  expect(out + err).not.toContain('\u001b');
  expect(err).not.toMatch(/^\s+at |this should not happen/m);
}

describe('hostile environments', () => {
  test.concurrent.each(alone)('$name answers as ever', async ({ name, args }) => {
    const start = isWhole || APART.includes(name) ? talon : talonHere;
    expectAsEver(await run(args, HOSTILE, start));
  });

  test.skipIf(isWhole)(`${STARTED.join(', ')} answer as ever in a program`, async () => {
    expect(together).toHaveLength(STARTED.length);
    const all = await runAll(
      together.map(({ args }) => args),
      HOSTILE,
    );
    for (const ran of all) expectAsEver(ran);
  });

  test('the help, a list and a game are the same in all of them', async () => {
    const commands = [
      ['games', '--json'],
      ['play', 'boese-dame', '--level', 'random', '--seed', 'E'],
    ];
    const answers = async (given: Environment): Promise<readonly Ran[]> => {
      const all = [await run(['--help'], given), ...(await runAll(commands, given))];
      return all.map((ran) => ({ ...ran, out: ran.out.replace(/talon resume \S+/, '') }));
    };
    const [some, others] = await Promise.all([answers(HOSTILE), answers(OTHERS)]);
    expect(others).toEqual(some);
  });

  test('a user without a home folder still gets one', async () => {
    const homeless = `import os from 'node:os';import {syncBuiltinESMExports} from 'node:module';
os.homedir=()=>{if(!process.env.HOME)throw new Error('no home');return process.env.HOME};
syncBuiltinESMExports();`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(homeless)}`;
    const env = { NODE_OPTIONS, TALON_DATA: undefined, TALON_CONFIG: undefined };
    expect(await talon(['games'], { env })).toMatchObject({ code: 0, err: '' });
  });
});
