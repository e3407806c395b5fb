/**
 * Hostile and irrelevant environments: every command answers as usual. Most run in the tests' own process:
 * what libraries make of the environment when they are loaded is seen with the commands that load them.
 * `TALON_HOSTILE=all` starts the program for each.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { everyCommand, workFolder } from '../support/every-command.ts';
import { talonHere } from '../support/here.ts';
import { talon } from '../support/talon.ts';

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
function run(args: readonly string[], given: Environment, start = talon) {
  const data = join(folder, args[0] === 'play' ? `data${runs++}` : 'data');
  return start(args, { cwd: folder, env: { ...given, TALON_DATA: data } });
}

/** Between them they load everything that is loaded without a screen. */
const STARTED = ['menu', 'play', 'daily', 'sim', 'merge', 'review', 'bot', 'bridge', '--help'];
const isStarted = (name: string): boolean =>
  process.env.TALON_HOSTILE === 'all' || STARTED.includes(name);

describe('hostile environments', () => {
  test.concurrent.each(everyCommand)('$name answers as ever', async ({ name, args }) => {
    const { code, out, err } = await run(args, HOSTILE, isStarted(name) ? talon : talonHere);
    expect(code).toBe(0);
    expect(out).not.toBe('');
    expect(out + err).not.toContain('\u001b');
    expect(err).not.toMatch(/^\s+at |this should not happen/m);
  });

  test.each([
    [['--help']],
    [['games', '--json']],
    [['play', 'boese-dame', '--level', 'random', '--seed', 'E']],
  ])('%j answers the same in all of them', async (args) => {
    const [one, other] = await Promise.all([run(args, HOSTILE), run(args, OTHERS)]);
    const plain = (out: string): string => out.replace(/talon resume \S+/, '');
    expect({ ...other, out: plain(other.out) }).toEqual({ ...one, out: plain(one.out) });
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
