/**
 * `npm run new-game -- NAME [--kind trick|shedding] [--outside FOLDER]`: a small game that runs, with tests that
 * pass, made from the one in `new-game/KIND`. Inside the repository it joins the list of games; outside, it
 * imports nothing but `talon-cards/game`, for `talon --game FILE`. Several names make as many games, each of the kind at its
 * place or of the last, and outside each in a folder of its name.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { writeCards } from '../../src/cards/pack.ts';
import { writeChance } from '../../src/engine/chance-step.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { chanceOf, openMatch } from '../../src/engine/match.ts';
import { standardOptions } from '../../src/engine/match-options.ts';
import { games } from '../../src/games/index.ts';
import { packOfDeal } from '../../src/script/where/search.ts';
import { sampleGolf } from './new-game/golf/index.ts';
import { sampleShedding } from './new-game/shedding/index.ts';
import { sampleTricks } from './new-game/trick/index.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const KINDS: Readonly<Record<string, AnyGame>> = {
  trick: sampleTricks,
  shedding: sampleShedding,
  golf: sampleGolf,
};

/** What a game is called in the sources, in titles and in its clauses. */
interface Called {
  readonly id: string;
  readonly camel: string;
  readonly title: string;
  readonly prefix: string;
}

type Files = ReadonlyMap<string, string>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Three letters of the name that no game has yet. */
function prefixOf(id: string): string {
  const taken = games.map(({ prefix }) => prefix);
  const letters = [...id.replace(/[^a-z]/g, '').toUpperCase(), ...'QXZ'];
  for (const one of letters.slice(1))
    for (const two of letters.slice(2)) {
      const prefix = `${letters[0]}${one}${two}`;
      if (!taken.includes(prefix)) return prefix;
    }
  throw new Error(`no prefix is left for ${id}`);
}

function calledBy(id: string): Called {
  const words = id.split('-');
  const camel = words.map((word, at) => (at === 0 ? word : capital(word))).join('');
  return { id, camel, title: words.map(capital).join(' '), prefix: prefixOf(id) };
}

/** The files of a kind under the new name. */
function renamed(kind: string, game: AnyGame, to: Called): Files {
  const folder = join(import.meta.dirname, 'new-game', kind);
  const camel = calledBy(game.id).camel;
  return new Map(
    readdirSync(folder).map((name) => [
      name,
      readFileSync(join(folder, name), 'utf8')
        .replaceAll(game.id, to.id)
        .replaceAll(camel, to.camel)
        .replaceAll(game.names.en, to.title)
        .replaceAll(new RegExp(`\\b${game.prefix}\\b`, 'g'), to.prefix),
    ]),
  );
}

const put = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const run = (args: readonly string[], cwd = ROOT): void => {
  const { CI: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
};

const MODULES = join(ROOT, 'node_modules');
const VITEST = 'test/support/vitest.config.ts';

const format = (...paths: readonly string[]): void =>
  run([
    join(MODULES, '@biomejs/biome/bin/biome'),
    'check',
    '--config-path=test/support',
    '--write',
    ...paths,
  ]);

/** The first deals of some seeds, and who deals first, as chance makes them under this name. */
function pinned(game: AnyGame): Readonly<Record<'deals' | 'draws', string>> {
  const options = standardOptions(game);
  const lines = (more: (seed: string) => object): string =>
    ['1', 'talon', '7 of 9']
      .map((seed) => `${JSON.stringify({ game: game.id, options: {}, seed, ...more(seed) })}\n`)
      .join('');
  return {
    deals: lines((seed) => ({
      deals: [1, 2, 3].map((number) =>
        writeCards(game.pack(options), packOfDeal(game, options, seed, number)),
      ),
    })),
    draws: lines((seed) => {
      const match = openMatch(game, options, seed);
      return { steps: [writeChance(match.pack, game.rules.chanceEvents, chanceOf(match))] };
    }),
  };
}

const LIST = join(ROOT, 'src/games/list.ts');

/** A line in the order of the export names. */
function enlist({ id, camel }: Called): void {
  const [head = '', ...lines] = readFileSync(LIST, 'utf8').trimEnd().split('\n');
  const line = `export { ${camel} } from './${id}/index.ts';`;
  put(LIST, `${[head, ...[...lines, line].sort()].join('\n')}\n`);
}

function writeInside(kind: string, game: AnyGame, called: Called): void {
  const { id, camel } = called;
  const files = renamed(kind, game, called);
  const folder = `src/games/${id}`;
  const own = new Map([...files].filter(([name]) => !/\.test\.ts$|\.jsonl$/.test(name)));
  for (const [name, text] of own)
    put(join(ROOT, folder, name), text.replaceAll("'../../../../src/", "'../../"));
  const tests = (files.get('rules.test.ts') ?? '')
    .replaceAll("'../../../../src/", "'../../../src/")
    .replaceAll("'../../play.ts'", "'../../support/play.ts'")
    .replaceAll("'./index.ts'", `'../../../${folder}/index.ts'`);
  const laws = [
    `import { ${camel} } from '../../${folder}/index.ts';`,
    "import { testLaws } from '../support/laws.ts';",
    `\ntestLaws(${camel}, { every: 3 });\n`,
  ];
  const plays = `import { expectPlays } from './plays.ts';\n\nexpectPlays('${id}');\n`;
  const { deals, draws } = pinned({ ...game, id });
  put(join(ROOT, `test/games/${id}/rules.test.ts`), tests);
  put(join(ROOT, `test/laws/${id}.test.ts`), laws.join('\n'));
  put(join(ROOT, `test/perft/${id}.jsonl`), files.get('perft.jsonl') ?? '');
  put(join(ROOT, `test/golden/deals/${id}.jsonl`), deals);
  put(join(ROOT, `test/golden/draws/${id}.jsonl`), draws);
  put(join(ROOT, `test/golden/plays/${id}.test.ts`), plays);
  enlist(called);
}

/** Formats what was written for these games, and has the README and the golden files hold them too. */
function complete(ids: readonly string[]): void {
  const written = ids.flatMap((id) => [
    `src/games/${id}`,
    `test/games/${id}`,
    `test/laws/${id}.test.ts`,
  ]);
  format(...written);
  run(['--import', 'tsx', 'test/support/readme.ts']);
  const plays = ids.map((id) => `test/golden/plays/${id}`);
  const others = [
    'test/golden/words',
    'test/games/every',
    'test/games/sheets',
    'test/tables/introductions',
  ];
  const vitest = [join(MODULES, 'vitest/vitest.mjs'), 'run', '--config', VITEST];
  // One worker, which loads the games once.
  run([...vitest, '--maxWorkers=1', '-t', ids.join('|'), ...plays, ...others]);
}

/** Modules that the library has as namespaces. */
const SPACES: Readonly<Record<string, string>> = {
  'blocks/published.ts': 'published',
  'cards/wide-set.ts': 'wideSet',
};

const IMPORT = /^import (type )?(\* as (\w+)|\{([^}]*)\}) from '(?:\.\.\/)+src\/([^']+)';\n/gm;

/** What a source imports from Talon, by one import from `talon-cards/game`. */
function fromLibrary(source: string): string {
  const names = [...source.matchAll(IMPORT)].flatMap(([, type = '', , space, list, path = '']) => {
    if (space === undefined) return (list ?? '').split(',').map((name) => `${type}${name.trim()}`);
    const name = SPACES[path];
    return name === space ? [name] : [`${name} as ${space}`];
  });
  const listed = names.filter((name) => name.replace('type', '').trim() !== '').sort();
  let isFirst = true;
  return source.replace(IMPORT, () => {
    const line = isFirst
      ? `import {\n  ${listed.join(',\n  ')},\n} from 'talon-cards/game';\n`
      : '';
    isFirst = false;
    return line;
  });
}

const STRICT = {
  ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
  ...{ verbatimModuleSyntax: true, skipLibCheck: false, noEmit: true, types: [] },
  ...{ target: 'ES2023', lib: ['ES2023'], module: 'NodeNext', allowImportingTsExtensions: true },
};

function writeOutside(kind: string, game: AnyGame, called: Called, folder: string): void {
  const files = renamed(kind, game, called);
  for (const [name, text] of files)
    if (!/\.test\.ts$|\.jsonl$/.test(name))
      put(
        join(folder, 'src', name),
        fromLibrary(text)
          .replace(`export const ${called.camel} = `, 'export default ')
          .replace('levels: []', "levels: ['easy', 'medium', 'hard']"),
      );
  const scripts = {
    types: 'tsc',
    build: `esbuild src/index.ts --bundle --format=esm --outfile=${called.id}.js`,
    test: `npm run build && talon laws ./${called.id}.js`,
    play: `npm run build && talon --game ./${called.id}.js play ${called.id}`,
  };
  const manifest = { name: called.id, private: true, type: 'module', scripts };
  // Talon itself is installed from a tarball, as src/games/README.md says.
  const { devDependencies, allowScripts } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const { esbuild, typescript } = devDependencies;
  const needs = {
    devDependencies: { esbuild, typescript },
    allowScripts: { esbuild: allowScripts.esbuild },
  };
  put(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, ...needs }, null, 2)}\n`);
  const project = { compilerOptions: STRICT, include: ['src'] };
  put(join(folder, 'tsconfig.json'), `${JSON.stringify(project, null, 2)}\n`);
}

interface Asked {
  readonly kind: readonly string[];
  readonly outside?: string;
}

/** Where a game is written; throws if it cannot be. */
function placeFor(id: string, names: readonly string[], outside: string | undefined): string {
  if (!/^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/.test(id))
    throw new Error(`${id} should be lower-case words with hyphens, such as my-game`);
  const own = outside !== undefined && names.length > 1 ? join(outside, id) : outside;
  const folder = own ?? join(ROOT, 'src/games', id);
  if (games.some((one) => one.id === id) || existsSync(folder))
    throw new Error(`there is already a game ${id}, or a folder ${folder}`);
  return folder;
}

function write(names: readonly string[], { kind: kinds, outside }: Asked): void {
  const folders = names.map((id) => placeFor(id, names, outside));
  for (const [at, id] of names.entries()) {
    const kind = kinds[at] ?? kinds.at(-1) ?? '';
    const game = KINDS[kind];
    if (game === undefined) throw new Error(`there is no kind ${kind}`);
    const called = calledBy(id);
    if (outside === undefined) writeInside(kind, game, called);
    else writeOutside(kind, game, called, folders[at] ?? outside);
    console.log(`${called.title} is in ${folders[at]}; src/games/README.md says how to go on.`);
  }
  if (outside === undefined) complete(names);
}

await new Command('new-game')
  .argument('<name...>', 'its id, such as my-game; several make as many games')
  .addOption(new Option('--kind <kind...>').choices(Object.keys(KINDS)).default(['trick']))
  .option('--outside <folder>', 'a project of its own, for talon --game')
  .action((names: readonly string[], given: Asked) => {
    try {
      write(names, given);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  })
  .parseAsync();
