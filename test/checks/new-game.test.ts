/** `npm run new-game` in a copy of the repository: the tests it writes, and those of every game, pass untouched. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'talon-new-game-'));
afterAll(() => rmSync(copy, { recursive: true }));

const PARTS = ['package.json', 'tsconfig.json', 'README.md', 'bin', 'dist', 'src', 'test'];
for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
// The copy has a cache of its own, into which tests transpile the sources.
mkdirSync(join(copy, 'node_modules'));
for (const name of readdirSync(join(ROOT, 'node_modules')))
  if (name !== '.cache')
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));

const run = (...args: readonly string[]) => {
  const { CI: _, ...env } = process.env;
  return spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
};
const newGame = (...args: readonly string[]) =>
  run('--import', 'tsx', 'test/support/new-game.ts', ...args);

/** Tests that each game has one of, titled by its name. */
const ASKING = [
  ...['games', 'laws', 'perft', 'golden', 'tables', 'architecture', 'ai/decisions'],
  ...['protocol/published', 'protocol/schema', 'script/frequencies'],
].map((name) => `test/${name}`);
const TITLES = '[nN]ew.(trick|Trick|shedding|Shedding|golf|Golf).[gG]ame';

/** Tests of all games together. */
const ASKED = [
  ...['clauses', 'exports', 'levels', 'readme', 'shape', 'size'].map(
    (name) => `architecture/${name}`,
  ),
  ...['laws/every', 'tables/every'],
].map((name) => `test/${name}`);

/** Whether a test is of a single game of the repository, whose name its folder or file has. */
const isOfOther = (file: string): boolean =>
  games.some(({ id }) => new RegExp(`/${id}[./-]`).test(file));

const testsUnder = (folders: readonly string[]): readonly string[] =>
  readdirSync(join(copy, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => folders.some((one) => file.startsWith(one)) && !isOfOther(file));

const TIME = 600_000;
const KINDS = ['trick', 'shedding', 'golf'];

test(
  'a game of each kind compiles, is formatted, and passes',
  () => {
    const names = KINDS.map((kind) => `new-${kind}-game`);
    const { status, stderr } = newGame(...names, '--kind', ...KINDS);
    expect([status, stderr]).toEqual([0, '']);
    const modules = (name: string): string => join(ROOT, 'node_modules', name);
    expect(run(modules('typescript/bin/tsc'), '--noEmit').stdout).toBe('');
    const biome = [modules('@biomejs/biome/bin/biome'), 'check', '--config-path=test/support'];
    expect(run(...biome, 'src/games', 'test/games', 'test/architecture').status).toBe(0);
    const vitest = [
      modules('vitest/vitest.mjs'),
      'run',
      '--config',
      'test/support/vitest.config.ts',
    ];
    const failed = (...asked: readonly string[]): readonly string[] => {
      const { status, stdout } = run(...vitest, ...asked);
      return status === 0 ? [] : stdout.split('\n').filter((line) => /×|FAIL|Error/.test(line));
    };
    const asking = testsUnder(ASKING);
    for (const name of names) expect(asking.join(' ')).toContain(`test/games/${name}/`);
    expect(failed('-t', TITLES, ...asking)).toEqual([]);
    expect(failed(...ASKED)).toEqual([]);
  },
  TIME,
);

test('a name that is taken, or none, is refused in a sentence, and nothing is written', () => {
  for (const [name, said] of [
    ['durak', 'there is already a game durak'],
    ['My Game', 'should be lower-case words with hyphens'],
  ] as const) {
    const { status, stderr } = newGame(name);
    expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  }
});
