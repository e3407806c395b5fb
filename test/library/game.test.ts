/** `talon-cards/game`, as the author of a game outside the repository meets it: what `npm run new-game -- --outside` writes. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Installed, install } from './package.ts';

const ROOT = resolve(import.meta.dirname, '../..');
let installed: Installed;

beforeAll(() => {
  installed = install();
}, 300_000);
afterAll(() => installed?.remove());

const path = (name: string): string => join(installed.folder, name);

const node = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });

const newGame = (...args: readonly string[]): string =>
  node('--import', 'tsx', 'test/support/new-game.ts', ...args);

const tsc = (folder: string): string =>
  node(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder);

describe.each(['trick', 'shedding'])('a new %s game outside the repository', (kind) => {
  const id = `own-${kind}`;

  test('compiles strictly, with no types but those of the package', () => {
    newGame(id, '--kind', kind, '--outside', path(id));
    expect(tsc(path(id))).toBe('');
    const source = readFileSync(path(`${id}/src/index.ts`), 'utf8');
    expect([...source.matchAll(/from '([^.][^']*)'/g)].map(([, name]) => name)).toEqual([
      'talon-cards/game',
    ]);
  });

  /** With the library in the file, or beside it as the package has it. */
  test.each([[], ['talon-cards/game']])(
    'is played by the program (left out: %s)',
    async (...external) => {
      const outfile = path(`${id}/${id}.js`);
      const { warnings } = await build({
        entryPoints: [path(`${id}/src/index.ts`)],
        ...{ bundle: true, format: 'esm', outfile, external, logLevel: 'silent' },
      });
      expect(warnings).toEqual([]);
      const talon = path('node_modules/talon-cards/bin/talon');
      expect(node(talon, 'laws', outfile, '-n', '1')).toMatch(/all \d+ laws hold\n$/);
      const sim = ['sim', id, '-n', '4', '--seed', '1', '--level', 'easy', '--json'];
      expect(JSON.parse(node(talon, '--game', outfile, ...sim))).toMatchObject({ game: id });
    },
  );
});

test('a member left out, a wrong type and a missing translation do not compile', () => {
  newGame('own-wrong', '--outside', path('own-wrong'));
  const change = (name: string, before: string, after: string): void => {
    const file = path(`own-wrong/src/${name}`);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(before);
    writeFileSync(file, text.replace(before, after));
    expect(() => tsc(path('own-wrong'))).toThrow();
    writeFileSync(file, text);
  };
  change('index.ts', 'pack: () => rules.pack,', '');
  change('index.ts', "family: 'tricks'", "family: 'trick'");
  change('rules.ts', "aim: 'least'", "aim: 'less'");
  change('texts.json', '"de": "Herzen: $1"', '"fr": "cœurs : $1"');
  expect(tsc(path('own-wrong'))).toBe('');
});
