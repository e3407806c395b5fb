// Builds what other programs import: ES modules that need no platform, one chunk a game, and their
// declarations. Which modules there are follows from the sources: the façade, `talon/GAME` for each
// game with a library of its own, `talon/games/GAME` for each game alone. Beside them the JSON Schemas
// of what bots are told.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { withConstants } from './constants.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'dist/lib');
const gamesFolder = join(root, 'src/games');

const games = readdirSync(gamesFolder).filter((id) =>
  existsSync(join(gamesFolder, id, 'index.ts')),
);
const libraries = games.filter((id) => existsSync(join(gamesFolder, id, 'library.ts')));

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
      resolveDir: root,
    }));
  },
};

/** The list of games as an array written out: of a namespace bundlers could leave nothing out. */
const listOfGames = {
  name: 'list-of-games',
  setup(builder) {
    builder.onLoad({ filter: /src[\\/]games[\\/]index\.ts$/ }, ({ path }) => {
      const list = readFileSync(join(gamesFolder, 'list.ts'), 'utf8');
      const lines = [...list.matchAll(/^export (\{ (\w+) \} from '.*';)$/gm)];
      const source = readFileSync(path, 'utf8')
        .replace(/^import \* as list .*$/m, lines.map(([, line]) => `import ${line}`).join('\n'))
        .replace('Object.values(list)', `[${lines.map(([, , name]) => name).join(', ')}]`);
      return { contents: source, loader: 'ts' };
    });
  },
};

rmSync(out, { recursive: true, force: true });
const modules = await build({
  absWorkingDir: root,
  plugins: [oneGame, listOfGames],
  entryPoints: [
    { in: 'src/library/index.ts', out: 'index' },
    { in: 'src/library/bots.ts', out: 'bots' },
    { in: 'src/library/game.ts', out: 'game' },
    ...libraries.map((id) => ({ in: `src/games/${id}/library.ts`, out: id })),
    ...games.map((id) => ({ in: `one-game:${id}`, out: `games/${id}` })),
  ],
  outdir: out,
  write: false,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  // What packages give to browsers needs no Node.
  mainFields: ['browser', 'module', 'main'],
  target: 'es2022',
  legalComments: 'linked',
  logLevel: 'warning',
});
for (const { path, text } of modules.outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, path.endsWith('.js') ? await withConstants(text) : text);
}

const declared = mkdtempSync(join(tmpdir(), 'talon-declarations-'));
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/typescript/bin/tsc'),
    '--project',
    join(root, 'test/support/tsconfig.library.json'),
    '--outDir',
    declared,
  ],
  { stdio: 'inherit' },
);
if (status !== 0) throw new Error('the declarations could not be made');

/** All that a declaration says of Valibot: what a schema gives. */
const SCHEMA = `/** What programs are told, as a value; the functions of \`published\` make them. */
export interface GenericSchema<Input = unknown, Output = Input> {
  readonly kind: 'schema';
  readonly '~types'?: { readonly input: Input; readonly output: Output } | undefined;
}
`;

/** Copies a declaration and those it imports; they name each other as they are when run. */
function copy(name, copied = new Set()) {
  if (copied.has(name)) return;
  copied.add(name);
  const schema = relative(dirname(name), 'schema.ts');
  const source = readFileSync(join(declared, name), 'utf8').replace(
    "from 'valibot'",
    `from '${schema}'`,
  );
  const file = join(out, 'types', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source.replace(/(from ')(\.[^']+)\.ts'/g, "$1$2.js'"));
  for (const [, path] of source.matchAll(/from '(\.[^']+)\.ts'/g))
    copy(join(dirname(name), `${path}.d.ts`), copied);
}

writeFileSync(join(declared, 'schema.d.ts'), SCHEMA);
for (const name of ['index', 'bots', 'game']) copy(`library/${name}.d.ts`);
for (const id of libraries) copy(`games/${id}/library.d.ts`);
writeFileSync(
  join(out, 'types/one-game.d.ts'),
  `import type { Game } from './library/types.js';

/** The game that the module is named after, alone. */
export declare const game: Game;
`,
);
rmSync(resolve(declared), { recursive: true, force: true });

// What bots are told of observations: a schema for each game.
const folder = join(root, 'dist/schemas');
const { outputFiles } = await build({
  absWorkingDir: root,
  stdin: {
    contents: [
      `import { games } from './src/games/index.ts';`,
      `import { jsonSchemaOf } from './src/protocol/schema.ts';`,
      `export const schemas = games.map((game) => [game.id, jsonSchemaOf(game)]);`,
    ].join('\n'),
    loader: 'ts',
    resolveDir: root,
  },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['browser', 'module', 'main'],
  logLevel: 'warning',
});
const source = Buffer.from(outputFiles[0].contents).toString('base64');
const { schemas } = await import(`data:text/javascript;base64,${source}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [id, schema] of schemas)
  writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(schema, null, 2)}\n`);
