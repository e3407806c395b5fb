// Modules of the program that are run while it is built: what they export is shipped in their place, as data.
import { build } from 'esbuild';
import { bareImports } from './bare-imports.mjs';
import { ROOT } from './paths.mjs';

/** Leaves out the modules that are loaded on demand. */
const withoutLater = {
  name: 'without-later',
  setup(builder) {
    builder.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** The code that defines `require`, which CommonJS packages take for granted; `url` is an expression. */
export const requireFrom = (url) =>
  `import{createRequire as __talonRequire}from'node:module';const require=__talonRequire(${url});`;

/** Runs the text of a bundle and returns what it exports. */
export async function imported(text) {
  const source = Buffer.from(text).toString('base64');
  return import(`data:text/javascript;base64,${source}`);
}

/** The values a module of the sources exports. */
export async function evaluated(path) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [path],
    plugins: [withoutLater, bareImports],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    banner: { js: requireFrom(JSON.stringify(import.meta.url)) },
  });
  return imported(outputFiles[0].text);
}

const asConstant = ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`;

async function asData(path) {
  const values = await evaluated(path);
  return Object.entries(values).map(asConstant).join('\n');
}

/** The lists of games and of options that commands need before any game is loaded. */
export const computedLists = {
  name: 'computed-lists',
  setup(builder) {
    builder.onLoad({ filter: /cli[/\\]games[/\\](game|option)-list\.ts$/ }, async ({ path }) => ({
      contents: await asData(path),
      loader: 'js',
    }));
  },
};
