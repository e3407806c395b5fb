// Builds the shipped bundle: the command line and the worker of long simulations, split so that
// the screen is loaded only by commands that draw it. Stale files go last, so that a program
// running meanwhile keeps its own.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bareImports } from './bare-imports.mjs';
import { noticesOf } from './notices.mjs';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The values a module exports, as a module of plain data. */
async function computed(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    banner: {
      js: `import{createRequire as __talonRequire}from'node:module';const require=__talonRequire(${JSON.stringify(import.meta.url)});`,
    },
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  const values = await import(`data:text/javascript;base64,${source}`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

const listOfGames = {
  name: 'list-of-games',
  setup(builder) {
    builder.onLoad({ filter: /cli[/\\]game-list\.ts$/ }, async ({ path }) => ({
      contents: await computed(path),
      loader: 'js',
    }));
  },
};

// Ink asks the environment whether to load a tool of its own developers, which is not shipped: DEV
// may be set for any program. It asks in one place; if that moves, the tool is missed and nothing
// is built.
const noDevtools = {
  name: 'no-devtools',
  setup(builder) {
    builder.onLoad({ filter: /ink[/\\]build[/\\]utils\.js$/ }, () => ({
      contents: 'export const isDev = () => false;',
    }));
    builder.onLoad({ filter: /ink[/\\]build[/\\]devtools\.js$/ }, () => ({ contents: '' }));
  },
};

// Ink takes every line of every frame apart anew, which is half the time of a frame. Most lines are
// those of the frame before: what was found out about a line is kept, as long as that is not much.
const KEPT_LINES = 4000;
const keptLines = {
  name: 'kept-lines',
  setup(builder) {
    builder.onLoad({ filter: /ink[/\\]build[/\\]output\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace('caches = new OutputCaches();', 'caches = keptCaches();');
      if (contents === source) throw new Error('Ink keeps its lines elsewhere now');
      const kept = `let kept;
const keptCaches = () => {
  if (kept === undefined || kept.styledChars.size > ${KEPT_LINES}) kept = new OutputCaches();
  return kept;
};`;
      return { contents: `${contents}\n${kept}` };
    });
  },
};

const { outputFiles, metafile } = await build({
  absWorkingDir: root,
  plugins: [bareImports, listOfGames, noDevtools, keptLines],
  entryPoints: { talon: 'src/cli/main.ts', 'sim-worker': 'src/script/worker.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  minify: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    // CommonJS packages take `require` for granted.
    js: "import{createRequire as __talonRequire}from'node:module';const require=__talonRequire(import.meta.url);",
  },
  logLevel: 'warning',
});

const NOTICES = 'NOTICES.txt';
outputFiles.push({
  path: `${dist}${NOTICES}`,
  contents: noticesOf(root, Object.keys(metafile.inputs)),
});

// Whole files or none: a program may start, or another build run, at this moment.
mkdirSync(dist, { recursive: true });
for (const { path, contents } of outputFiles) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
// A program that runs meanwhile still loads parts of the build before: those of the last hour stay.
// What other programs import is built apart.
const HOUR = 3_600_000;
const built = new Set(['lib', ...outputFiles.map(({ path }) => basename(path))]);
for (const file of readdirSync(dist)) {
  const { mtimeMs } = statSync(`${dist}${file}`, { throwIfNoEntry: false }) ?? {
    mtimeMs: Infinity,
  };
  if (!built.has(file) && Date.now() - mtimeMs > HOUR)
    rmSync(`${dist}${file}`, { force: true, recursive: true });
}
