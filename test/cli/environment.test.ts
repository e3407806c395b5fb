/** Environments that mean harm, or nothing to this program: every command answers as ever. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { everyCommand, workFolder } from '../support/every-command.ts';
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

/** `resume` and `play` move games on: each run has its own. */
let runs = 0;
function run(args: readonly string[], given: Environment) {
  const data = join(folder, args[0] === 'saves' ? 'data' : `data${runs++}`);
  mkdirSync(data, { recursive: true });
  const env = { ...given, TALON_DATA: data };
  return talon(args, { cwd: folder, env });
}

describe('hostile environments', () => {
  const still = everyCommand.filter(({ name }) => name !== 'resume');
  test.concurrent.each(still)('$name answers as in any other', async ({ args }) => {
    const [one, other] = [await run(args, HOSTILE), await run(args, OTHERS)];
    expect(one.code).toBe(0);
    expect(one.out).not.toBe('');
    expect(one.out).not.toContain('\u001b');
    const asPlayed = (out: string): string => out.replace(/talon resume \S+/, '');
    expect({ ...other, out: asPlayed(other.out) }).toEqual({ ...one, out: asPlayed(one.out) });
  });

  test('somebody without a home has one all the same', async () => {
    const homeless = `import os from 'node:os';import {syncBuiltinESMExports} from 'node:module';
os.homedir=()=>{throw new Error('no home')};syncBuiltinESMExports();`;
    const node = `--import=data:text/javascript,${encodeURIComponent(homeless)}`;
    const env = { NODE_OPTIONS: node, TALON_DATA: undefined, TALON_CONFIG: undefined };
    expect((await talon(['games'], { env })).code).toBe(0);
  });
});
