/** `npm run new-game` in a copy of the repository: the tests it writes, and those of every game, pass untouched. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { compile } from '../support/compiler.ts';

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

/** Tests that each game has one of, titled by its name, and tests of all games together. */
const ASKED = [
  ...['games', 'laws', 'perft', 'golden', 'tables', 'architecture', 'ai/decisions'],
  ...['protocol/published', 'protocol/schema', 'script/frequencies'],
].map((name) => `test/${name}`);
const BY_NAME = '[nN]ew.(trick|Trick|shedding|Shedding|golf|Golf).[gG]ame';

/** Tests of all games, or of all sources, that another game may break; the other ones do not look at it. */
const OF_ALL = [
  'nothing is exported that nobody imports',
  'lead to files, and never back, types included',
  'have five parameters and fifty lines at most',
  'no two share six lines of their index',
  'nothing is in the sources that is a fault in sources of any size',
  'the gauges show no more than they did',
  'every recorded ladder is that of a game with levels',
  'the table of games is the one its data makes (npm run readme)',
];

const literally = (title: string): string => title.replace(/[.()]/g, '\\$&');
const TITLES = [BY_NAME, ...OF_ALL.map(literally)].join('|');

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
const NAMES = KINDS.map((kind) => `new-${kind}-game`);

const modules = (name: string): string => join(ROOT, 'node_modules', name);

/** What the compiler says of the games, their tests and the list they have joined. */
function compiled(): string {
  const include = ['src/games', 'test/games', 'test/laws'].map((folder) => `${folder}/new-*`);
  const project = { extends: './tsconfig.json', include, files: ['src/games/list.ts'] };
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(project));
  return compile(copy, ['--noEmit', '-p', 'tsconfig.new.json']).faults;
}

/** One file of Vitest's report. */
interface Reported {
  readonly name: string;
  readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
}

/** Runs the tests in one process, which reads the sources once; returns what is wrong, and what has passed. */
function tested(files: readonly string[]) {
  const report = join(copy, 'report.json');
  const options = ['--config', 'test/support/vitest.config.ts', '--maxWorkers=1', '-t', TITLES];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status, stdout } = run(
    modules('vitest/vitest.mjs'),
    'run',
    ...options,
    ...reporters,
    ...files,
  );
  const wrong = stdout.split('\n').filter((line) => /×|FAIL|Error/.test(line));
  const { testResults }: { testResults: readonly Reported[] } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const passed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((one) => one.status === 'passed')
      .map(({ title }) => ({ file: relative(copy, name), title })),
  );
  return { wrong: status === 0 ? [] : wrong, passed };
}

test(
  'a game of each kind compiles, is formatted, and passes',
  () => {
    const { status, stderr } = newGame(...NAMES, '--kind', ...KINDS);
    expect([status, stderr]).toEqual([0, '']);
    expect(compiled()).toBe('');
    const biome = [modules('@biomejs/biome/bin/biome'), 'check', '--config-path=test/support'];
    expect(run(...biome, 'src/games', 'test/games', 'test/architecture').status).toBe(0);
    const { wrong, passed } = tested(testsUnder(ASKED));
    expect(wrong).toEqual([]);
    for (const name of NAMES)
      for (const folder of ['games', 'laws'])
        expect(
          passed.filter(({ file }) => file.startsWith(`test/${folder}/${name}`)).length,
        ).toBeGreaterThan(4);
    expect(passed.map(({ title }) => title)).toEqual(expect.arrayContaining(OF_ALL));
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
