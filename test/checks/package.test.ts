/**
 * The packed package, whatever Node runs it: its files, its manifest, its declarations, how it is installed, what
 * compiles against it, and bundles for browsers. What it does when it runs is tried by `package-runs`.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manual } from '../../src/cli/man.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { findGame, openMatch, settleChance, writeRecord } from '../../src/library/index.ts';
import {
  bundleOwnGame,
  faultyIn,
  IN_ENGLISH,
  KINDS,
  MISTAKES,
  writeOwnGames,
} from './own-games.ts';
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

const path = (name: string): string => installed.path(name);
const packed = (name: string): string => installed.packed(name);
const node = (...args: readonly string[]): string => installed.node(...args);

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
});

test('a strict consumer without any types of a platform compiles', () => {
  expect(faulty).not.toContain('consumer.ts');
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
      { transcripts: [{ options: { scoring: 'duplicate' } }], strays: [] },
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
  test.each([[], ['talon-cards/game']])('keeps every law (left out: %s)', async (...leftOut) => {
    const { outfile, warnings } = await bundleOwnGame(installed.folder, id, leftOut);
    expect(warnings).toEqual([]);
    expect(node(packed('bin/talon'), 'laws', outfile, '-n', '1')).toMatch(/all \d+ laws hold\n$/);
  });
});

test('a game in English alone compiles where it says so, and is read so in German', async () => {
  expect(faulty).not.toContain(IN_ENGLISH.name);
  const { outfile } = await bundleOwnGame(installed.folder, IN_ENGLISH.name);
  expect(node(packed('bin/talon'), 'laws', outfile, '-n', '1')).toMatch(/all \d+ laws hold\n$/);
  const rules = ['--game', outfile, 'rules', 'own-golf', '--lang', 'de'];
  expect(node(packed('bin/talon'), ...rules)).toContain('Each player is dealt six');
});

test('a member left out, a wrong type and a missing translation do not compile', () => {
  expect(faulty).toEqual(MISTAKES.map(({ name }) => `own-${name}`).sort());
});
