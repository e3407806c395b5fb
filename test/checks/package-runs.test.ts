/**
 * The packed package when it runs: the program, what it does with games from outside, the examples of the library's page
 * and a consumer. All of it depends on Node, so `.ci/run` tries it on the newest too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { findGame, openMatch, settleChance, writeRecord } from '../../src/library/index.ts';
import { bundleOwnGame, KINDS, writeOwnGames } from './own-games.ts';
import { type Installed, install } from './package.ts';

const ROOT = resolve(import.meta.dirname, '../..');
let installed: Installed;

beforeAll(() => {
  installed = install();
  writeOwnGames(installed.folder);
}, 600_000);
afterAll(() => installed?.remove());

const path = (name: string): string => installed.path(name);
const packed = (name: string): string => installed.packed(name);
const node = (...args: readonly string[]): string => installed.node(...args);

describe('the package', () => {
  test('ships the schemas that the program prints', () => {
    const [id = ''] = games.flatMap((game) => (game.published === undefined ? [] : [game.id]));
    const printed = node(packed('bin/talon'), 'bot', id, '--schema');
    expect(readFileSync(packed(`dist/schemas/${id}.json`), 'utf8')).toBe(printed);
    const name = `talon-cards/schemas/${id}.json`;
    expect(node('-p', `require.resolve('${name}')`).trim()).toBe(packed(`dist/schemas/${id}.json`));
    expect(JSON.parse(printed)).toMatchObject({ type: 'object', additionalProperties: false });
  });

  test('starts the program', () => {
    expect(node(packed('bin/talon'), 'games', '--json')).toContain('"kabadak"');
  });
});

test('shards of a checkout and of the package of the same sources merge', () => {
  const checkout = join(ROOT, 'bin/talon');
  const program = packed('bin/talon');
  const run = ['sim', 'kabadak', '-n', '5', '--seed', '7', '--level', 'random'];
  const shard = (number: number): readonly string[] => [
    ...run,
    ...['--shard', `${number}/2`, '--partial', path(`${number}.partial`)],
  ];
  node(checkout, ...shard(1));
  node(program, ...shard(2));
  const merge = ['merge', path('1.partial'), path('2.partial'), '--json'];
  const single = node(program, ...run, '--json');
  expect([node(checkout, ...merge), node(program, ...merge)]).toEqual([single, single]);
});

describe('the examples of the library’s page', () => {
  const page = readFileSync(join(ROOT, 'src/library/README.md'), 'utf8');
  const examples = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  const printed = [
    /^\[ \d+, \d+ \] \d+\n$/,
    /^lead any card( \w\w){8}\n8 notation\n$/,
    /^match step step\n1 2 plays 8♠\n$/,
    /^\d+ (\d+ )+0 attack( \w\w)+\n$/,
    /^observer\.known observer=\d phase=attack dealer\.known /,
    /^1 records, 2 steps, 0 faults\n$/,
    /^\{ N: 13, E: 0, S: 13, W: 0 \} \{\n {2}score: 1520/,
  ];

  test('are as many as are looked at here, of ten lines or about', () => {
    expect(examples).toHaveLength(printed.length);
    for (const example of examples) expect(example.split('\n').length).toBeLessThan(13);
  });

  test.each(printed.map((pattern, at) => [at + 1, pattern] as const))('%i runs', (n, pattern) => {
    const game = findGame('boese-dame');
    const match = game && openMatch(game, { seed: '1' });
    if (match === undefined || isRefusal(match)) throw new Error('no match');
    writeFileSync(path('game.talon.jsonl'), writeRecord(settleChance(match)).join('\n'));
    writeFileSync(path(`example-${n}.js`), examples[n - 1] ?? '');
    expect(node(`example-${n}.js`)).toMatch(pattern);
  });
});

test('the lines of a strict consumer do what they say', async () => {
  const source = readFileSync(join(import.meta.dirname, 'consumer.txt'));
  const { code } = await transform(source, { loader: 'ts' });
  writeFileSync(path('consumer.js'), code);
  expect(node('consumer.js')).toBe('every line\n');
});

/** With the library in the file, or beside it as the package has it. */
describe.each([[[]], [['talon-cards/game']]])('with %j left out of the file', (leftOut) => {
  test.each(KINDS)('a new %s game outside the repository is played', async (kind) => {
    const id = `own-${kind}`;
    const { outfile } = await bundleOwnGame(installed.folder, id, leftOut);
    const sim = ['sim', id, '-n', '1', '--seed', '1', '--level', 'easy', '--json'];
    const played = node(packed('bin/talon'), '--game', outfile, ...sim);
    expect(JSON.parse(played)).toMatchObject({ game: id });
  });
});
