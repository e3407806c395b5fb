/**
 * The packed package: its files, its manifest, its declarations, how it is installed, the examples of the library's page, consumers
 * and bundles.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build, transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manual } from '../../src/cli/man.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { findGame, openMatch, settleChance, writeRecord } from '../../src/library/index.ts';
import { faultyIn, IN_ENGLISH, KINDS, MISTAKES, writeOwnGames } from './own-games.ts';
import { type Installed, install } from './package.ts';
import { unreached } from './reached.ts';

const ROOT = resolve(import.meta.dirname, '../..');
let installed: Installed;

/** What the compiler finds fault with: of the consumer and of games that were made outside. */
let faulty: readonly string[] = [];

beforeAll(() => {
  installed = install();
  copyFileSync(join(import.meta.dirname, 'consumer.txt'), path('consumer.ts'));
  writeOwnGames(installed.folder);
  faulty = faultyIn(installed.folder, ['consumer.ts']);
}, 600_000);
afterAll(() => installed?.remove());

const path = (name: string): string => join(installed.folder, name);
const packed = (name: string): string => path(`node_modules/talon-cards/${name}`);

function node(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, {
    cwd: installed.folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** One name for all files that differ by a hash alone. */
const unhashed = (files: readonly string[]): string =>
  [...new Set(files.map((file) => file.replace(/-[A-Z0-9]{8}\./, '-*.')))].sort().join('\n');

describe('the package', () => {
  test('holds these files and no stale ones', async () => {
    const ofGames = games.flatMap(({ id, published }) => [
      `dist/lib/games/${id}.js`,
      ...(published === undefined ? [] : [`dist/schemas/${id}.json`]),
    ]);
    expect(installed.files).toEqual(expect.arrayContaining(ofGames));
    const isPage = (file: string): boolean => file.startsWith('dist/man/');
    const others = installed.files.filter((file) => !ofGames.includes(file) && !isPage(file));
    await expect(`${unhashed(others)}\n`).toMatchFileSnapshot('files.txt');
  });

  test('holds nothing that nobody comes to from its manifest and pages', () => {
    const files = new Map(
      installed.files.map((file) => [file, readFileSync(packed(file), 'utf8')]),
    );
    const all = { files: [...files.keys()], read: (file: string): string => files.get(file) ?? '' };
    expect(unreached(all)).toEqual([]);
    const lost = ['dist/lost.js', 'dist/lib/types/lost.d.ts', 'test/lost.py'];
    const screen = all.files.find((file) => file.startsWith('dist/mount-')) ?? '';
    const reader = (file: string): string =>
      all.read(file).replaceAll(screen.replace('dist/', './'), './lost-part.js');
    expect(unreached({ files: [...all.files, ...lost], read: reader })).toEqual(
      expect.arrayContaining([screen, ...lost]),
    );
  });

  test('holds what its pages link to', () => {
    const pages = installed.files.filter((file) => file.endsWith('.md'));
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'src/protocol/README.md']));
    const links = pages.flatMap((page) => {
      const text = readFileSync(packed(page), 'utf8');
      const found = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)];
      return found.map(([, link = '']) => posix.join(posix.dirname(page), link));
    });
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((link) => !installed.files.includes(link))).toEqual([]);
  });

  test('has a manifest without what only a checkout needs, which keeps its own', () => {
    const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const ours = read(ROOT);
    const theirs = read(packed('.'));
    const { man, ...shared } = theirs;
    expect(Object.keys(theirs)).toEqual([
      ...['name', 'version', 'description', 'license', 'type', 'engines', 'bin', 'exports'],
      ...['sideEffects', 'files', 'man'],
    ]);
    expect(man.length).toBeGreaterThan(20);
    expect(ours).toMatchObject(shared);
    expect(theirs).toMatchObject({ name: 'talon-cards', bin: { talon: 'bin/talon' } });
    expect(read(installed.checkout)).toEqual(ours);
  });

  test('is installed without a warning', () => {
    expect(installed.said).toMatch(/^\s*added 1 package[^\n]*\s*$/);
  });

  test('holds of the manifest the version alone, and the text of every licence', () => {
    const programs = installed.files.filter((file) => /^dist\/[^/]+\.c?js$/.test(file));
    const holders = programs.filter((file) =>
      /devDependencies/.test(readFileSync(packed(file), 'utf8')),
    );
    expect([programs.length > 30, holders]).toEqual([true, []]);
    const [head, ...notices] = readFileSync(packed('dist/NOTICES.txt'), 'utf8').split(
      '-'.repeat(78),
    );
    expect(head).toContain('This program contains these packages.');
    expect(notices.length).toBeGreaterThan(30);
    for (const notice of notices)
      expect(notice).toMatch(/^\s*\S+ \d+\.\d+\.\d+ \(\w+\)\n\n.*copyright.{500}/is);
  });

  test('holds the manual, and names its pages so that they are installed', () => {
    const { man } = JSON.parse(readFileSync(packed('package.json'), 'utf8'));
    const ofManual = manual.map(({ path: page }) => `dist/man/${page}`);
    expect(installed.files.filter((file) => file.startsWith('dist/man/')).sort()).toEqual(
      ofManual.toSorted(),
    );
    const english = ofManual.filter((file) => /^dist\/man\/man1\//.test(file));
    expect(man.toSorted()).toEqual(english.map((file) => `./${file}`).toSorted());
  });

  test('declares this', async () => {
    const declarations = installed.files.filter((file) => file.endsWith('.d.ts')).sort();
    const text = declarations.map((file) => `// ${file}\n${readFileSync(packed(file), 'utf8')}`);
    await expect(text.join('\n')).toMatchFileSnapshot('declarations.txt');
  });

  test('names no other package, neither to install nor in a declaration', () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(packed('package.json'), 'utf8'),
    );
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
    const imports = installed.files
      .filter((file) => file.endsWith('.d.ts') || file.startsWith('dist/lib/'))
      .flatMap((file) => [
        ...readFileSync(packed(file), 'utf8').matchAll(/^(?:import|export).* from ["']([^"']+)/gm),
      ])
      .map(([, name = '']) => name);
    expect(imports.length).toBeGreaterThan(20);
    expect(imports.filter((name) => !name.startsWith('.'))).toEqual([]);
  });

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

test('a strict consumer without any types of a platform compiles, and its lines do what they say', async () => {
  expect(faulty).not.toContain('consumer.ts');
  const { code } = await transform(readFileSync(path('consumer.ts')), { loader: 'ts' });
  writeFileSync(path('consumer.js'), code);
  expect(node('consumer.js')).toBe('every line\n');
});

/** A program of a browser, made of these lines; `answer` is what it leaves. */
async function bundled(...lines: readonly string[]): Promise<string> {
  const { outputFiles, warnings } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: installed.folder },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'answer',
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
  return outputFiles[0]?.text ?? '';
}

/** What a program leaves where there is nothing but the language. */
async function ran(program: string): Promise<unknown> {
  const context = createContext({});
  runInContext(program, context, { timeout: 60_000 });
  return JSON.parse(await runInContext('answer.result.then(JSON.stringify)', context));
}

describe('a bundle for browsers', () => {
  test('of talon-cards and its bots runs without Node, and verifies what it plays', async () => {
    const program = await bundled(
      "import { findGame, games, makeStep, openMatch, settleChance, verify, writeRecord } from 'talon-cards';",
      "import { chooseMove } from 'talon-cards/bots';",
      "let match = settleChance(openMatch(findGame('kabadak'), { seed: '42', options: { deals: 1 } }));",
      'async function play() {',
      '  while (match.actor !== undefined)',
      "    match = settleChance(makeStep(match, await chooseMove(match, 'easy')));",
      '  return [writeRecord(match), await verify(writeRecord(match), games)];',
      '}',
      'export const result = play();',
    );
    const [record, verdict] = (await ran(program)) as [readonly string[], object];
    expect(verdict).toMatchObject({ records: 1, faults: [], unfinished: 0 });
    const game = findGame('kabadak');
    const match = game && openMatch(game, { seed: '42', options: { deals: 1 } });
    if (match === undefined || isRefusal(match)) throw new Error('no match');
    const opening = writeRecord(settleChance(match));
    expect(record.slice(0, opening.length)).toEqual(opening);
  });

  test('of talon-cards/bridge runs without Node', async () => {
    const program = await bundled(
      "import { par, readLin, readPbn, solveDeal } from 'talon-cards/bridge';",
      "const deal = 'N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';",
      'const solved = solveDeal(deal).then((tricks) => par(tricks, "All", "E").score);',
      'const read = readPbn(\'[Deal "\' + deal + \'"]\\n[Auction "N"]\\nPass Pass Pass Pass\');',
      'export const result = Promise.all([solved, read, readLin("")]);',
    );
    expect(await ran(program)).toMatchObject([
      2220,
      { transcripts: [{ options: { scoring: 'duplicate' } }], faults: [] },
      { refused: true },
    ]);
  });

  test('of one game holds no other', async () => {
    const program = await bundled(
      "import { makeStep, openMatch, settleChance } from 'talon-cards';",
      "import { game } from 'talon-cards/games/cabo';",
      "export const result = Promise.resolve(settleChance(openMatch(game, { seed: '1' })).actor);",
    );
    const prefixes = new Set(
      [...program.matchAll(/"([A-Z]{3})-\d+"/g)].map(([, prefix]) => prefix),
    );
    expect([...prefixes]).toEqual(['CAB']);
    expect(await ran(program)).toEqual(expect.any(Number));
  });
});

describe.each(KINDS)('a new %s game outside the repository', (kind) => {
  const id = `own-${kind}`;

  test('compiles strictly, with no types but those of the package', () => {
    expect(faulty).not.toContain(id);
    const { compilerOptions } = JSON.parse(readFileSync(path(`${id}/tsconfig.json`), 'utf8'));
    expect(compilerOptions).toMatchObject({
      strict: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      lib: ['ES2023'],
      module: 'NodeNext',
      types: [],
    });
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
      const talon = packed('bin/talon');
      expect(node(talon, 'laws', outfile, '-n', '1')).toMatch(/all \d+ laws hold\n$/);
      const sim = ['sim', id, '-n', '4', '--seed', '1', '--level', 'easy', '--json'];
      expect(JSON.parse(node(talon, '--game', outfile, ...sim))).toMatchObject({ game: id });
    },
  );
});

test('a game in English alone compiles where it says so, and is read so in German', async () => {
  expect(faulty).not.toContain(IN_ENGLISH.name);
  const outfile = path('own-english/own-english.js');
  const entryPoints = [path('own-english/src/index.ts')];
  await build({ entryPoints, bundle: true, format: 'esm', outfile, logLevel: 'silent' });
  expect(node(packed('bin/talon'), 'laws', outfile, '-n', '1')).toMatch(/all \d+ laws hold\n$/);
  const rules = ['--game', outfile, 'rules', 'own-golf', '--lang', 'de'];
  expect(node(packed('bin/talon'), ...rules)).toContain('Each player is dealt six');
});

test('a member left out, a wrong type and a missing translation do not compile', () => {
  expect(faulty).toEqual(MISTAKES.map(({ name }) => `own-${name}`).sort());
});
