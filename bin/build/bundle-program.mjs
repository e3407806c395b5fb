// Builds the program: the command line and the worker of long simulations, split so that the screen is loaded only by
// commands that draw it, and two small files for the quickest commands.
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { build, transform } from 'esbuild';
import { bareImports } from './bare-imports.mjs';
import { computedLists, evaluated, requireFrom } from './computed.mjs';
import { withConstants } from './constants.mjs';
import { firstTogether } from './first-together.mjs';
import { noticesOf } from './notices.mjs';
import { ownVersion } from './own-version.mjs';
import { parsedTexts } from './parsed-texts.mjs';
import { DIST, LICENCES, ROOT } from './paths.mjs';
import { put, removeOtherPages, removeStale } from './written.mjs';

/** Stands for the hash of the build until that is known. */
const NO_HASH = '0'.repeat(64);

const SHIPPED = {
  absWorkingDir: ROOT,
  // The names of files depend on the paths of their sources, which must be those of a checkout where `node_modules` is
  // a link too.
  preserveSymlinks: true,
  outdir: 'dist',
  bundle: true,
  minify: true,
  write: false,
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
  inject: ['bin/build/segmenter.mjs'],
  define: {
    'process.env.NODE_ENV': '"production"',
    // Ink loads a tool of its own developers where DEV is set, as it may be for any program.
    'process.env.DEV': '"false"',
    // Yoga asks for its bytes, which it holds itself, as for a file from the network where it finds a way to do so. Node
    // takes longer to get that way ready than to read the bytes.
    fetch: 'undefined',
    // Made by packages while they are loaded (segmenter.mjs).
    'Intl.Segmenter': 'LateSegmenter',
    TALON_BUILD: JSON.stringify(NO_HASH),
  },
  logLevel: 'warning',
};

/** A file of the bundle minified. Its constants become constants again first, for which its lines must be whole. */
async function minified({ path, text }) {
  const { code } = await transform(await withConstants(text), {
    minify: true,
    format: 'esm',
    target: SHIPPED.target,
  });
  return { path, text: code };
}

/** What the bundler is told of the whole program. */
export const WHOLE = {
  ...SHIPPED,
  minify: false,
  minifyIdentifiers: true,
  plugins: [bareImports, computedLists, ownVersion, parsedTexts, firstTogether],
  entryPoints: { talon: 'src/cli/main.ts', 'sim-worker': 'src/script/threads/worker.ts' },
  splitting: true,
  format: 'esm',
  // A tool of Ink's own developers, which is never loaded.
  external: ['react-devtools-core'],
  metafile: true,
  banner: { js: requireFrom('import.meta.url') },
};

/** Every command, the screen and the worker, and the sources they were made of. */
async function wholeProgram() {
  const { outputFiles, metafile } = await build(WHOLE);
  const files = [];
  for (const file of outputFiles) files.push(await minified(file));
  return { files, sources: Object.keys(metafile.inputs) };
}

const WANTED = /\/(run|games\/games)\.ts$/;

/** Of the commands, `bin/talon` starts only `games` from a small file: what others load is left out. */
const withoutOthers = {
  name: 'without-others',
  setup(builder) {
    builder.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && !WANTED.test(path) ? { path, external: true } : undefined,
    );
  },
};

/** What the bundler is told of the list of games and the help: one file of CommonJS each, which Node loads soonest. */
export const QUICK = {
  ...SHIPPED,
  plugins: [withoutOthers, bareImports, computedLists, ownVersion, parsedTexts],
  entryPoints: { list: 'src/cli/list.ts', light: 'src/cli/main.ts' },
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  metafile: true,
  define: { ...SHIPPED.define, 'import.meta.url': '__filename' },
};

async function quickCommands() {
  const { outputFiles } = await build(QUICK);
  return outputFiles.map(({ path, text }) => ({ path, text }));
}

const byPath = (one, other) => (one.path < other.path ? -1 : 1);

/** Two builds are the same program if all their files are. */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const { path, text } of files.toSorted(byPath))
    hash.update(`${basename(path)}\n`).update(text);
  return hash.digest('hex');
}

/** The files with the hash of all files in the place of the zeros. */
function named(files) {
  const hash = hashOf(files);
  return files.map(({ path, text }) => ({ path, text: text.replaceAll(NO_HASH, hash) }));
}

async function manualPages() {
  const { manual } = await evaluated('src/cli/man.ts');
  return manual;
}

/** Other builds put these into `dist`. */
const BUILT_APART = ['lib', 'schemas'];

export async function buildProgram() {
  const program = await wholeProgram();
  const files = named([...program.files, ...(await quickCommands())]);
  const notices = noticesOf(ROOT, program.sources, LICENCES);
  const pages = await manualPages();

  for (const { path, text } of files) put(path, text);
  put(join(DIST, 'NOTICES.txt'), notices);
  for (const { path, text } of pages) put(join(DIST, 'man', path), text);

  const names = files.map(({ path }) => basename(path));
  removeStale(DIST, [...names, 'NOTICES.txt', 'man', ...BUILT_APART]);
  removeOtherPages(
    join(DIST, 'man'),
    pages.map(({ path }) => path),
  );
}
