// Builds what other programs import: ES modules that need no platform, one chunk a game, their declarations, and the
// JSON Schemas of what bots are told. Which modules there are follows from the sources: the façade and its parts,
// `talon-cards/GAME` for each game with a library of its own, `talon-cards/games/GAME` for each game alone.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { withConstants } from './constants.mjs';
import { writeDeclarations } from './declarations.mjs';
import { DIST, ROOT } from './paths.mjs';
import { writeSchemas } from './schemas.mjs';
import { put } from './written.mjs';

const OUT = join(DIST, 'lib');
const GAMES = join(ROOT, 'src/games');

const idsWith = (file) => readdirSync(GAMES).filter((id) => existsSync(join(GAMES, id, file)));

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** A module that is one game. */
const oneGame = {
  name: 'one-game',
  setup(builder) {
    builder.onResolve({ filter: /^one-game:/ }, ({ path }) => ({
      path: path.slice('one-game:'.length),
      namespace: 'one-game',
      sideEffects: false,
    }));
    builder.onLoad({ filter: /.*/, namespace: 'one-game' }, ({ path: id }) => ({
      contents: [
        `import { ${camelCase(id)} } from './src/games/${id}/index.ts';`,
        `import { publish } from './src/library/inside.ts';`,
        `export const game = /* @__PURE__ */ publish(${camelCase(id)});`,
      ].join('\n'),
      loader: 'ts',
      resolveDir: ROOT,
    }));
  },
};

/** The source of `games/index.ts` with the games of `games/list.ts` imported one by one. */
function listedOneByOne(source) {
  const list = readFileSync(join(GAMES, 'list.ts'), 'utf8');
  const exported = [...list.matchAll(/^export (\{ (\w+) \} from '.*';)$/gm)];
  const imports = exported.map(([, line]) => `import ${line}`).join('\n');
  const names = exported.map(([, , name]) => name).join(', ');
  return source
    .replace(/^import \* as list .*$/m, imports)
    .replace('Object.values(list)', `[${names}]`);
}

/** The list of games as an array written out: of a namespace bundlers could leave nothing out. */
const listOfGames = {
  name: 'list-of-games',
  setup(builder) {
    builder.onLoad({ filter: /src[\\/]games[\\/]index\.ts$/ }, ({ path }) => ({
      contents: listedOneByOne(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

async function bundle(games, libraries) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    plugins: [oneGame, listOfGames],
    entryPoints: [
      { in: 'src/library/index.ts', out: 'index' },
      { in: 'src/library/bots.ts', out: 'bots' },
      { in: 'src/library/game.ts', out: 'game' },
      ...libraries.map((id) => ({ in: `src/games/${id}/library.ts`, out: id })),
      ...games.map((id) => ({ in: `one-game:${id}`, out: `games/${id}` })),
    ],
    outdir: OUT,
    write: false,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    // The files that packages give to browsers need no Node.
    mainFields: ['browser', 'module', 'main'],
    target: 'es2022',
    legalComments: 'linked',
    logLevel: 'warning',
  });
  return outputFiles;
}

async function writeModules(games, libraries) {
  for (const { path, text } of await bundle(games, libraries))
    put(path, path.endsWith('.js') ? await withConstants(text) : text);
}

export async function buildLibrary() {
  const libraries = idsWith('library.ts');
  rmSync(OUT, { recursive: true, force: true });
  await writeModules(idsWith('index.ts'), libraries);
  writeDeclarations(join(OUT, 'types'), libraries);
  await writeSchemas(join(DIST, 'schemas'));
}
