// Builds the shipped bundle: the command line and the worker of long simulations, split so that
// the screen is loaded only by commands that draw it. Stale files go last, so that a program
// running meanwhile keeps its own.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { bareImports } from './bare-imports.mjs';
import { withConstants } from './constants.mjs';
import { noticesOf } from './notices.mjs';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The values a module exports; what it would load later is left out. */
async function evaluated(path) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [path],
    plugins: [withoutLater],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    banner: {
      js: `import{createRequire as __talonRequire}from'node:module';const require=__talonRequire(${JSON.stringify(import.meta.url)});`,
    },
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${source}`);
}

/** They as a module of plain data. */
const computed = async (path) =>
  Object.entries(await evaluated(path))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const withoutLater = {
  name: 'without-later',
  setup(builder) {
    builder.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

const listOfGames = {
  name: 'list-of-games',
  setup(builder) {
    builder.onLoad({ filter: /cli[/\\](game|option)-list\.ts$/ }, async ({ path }) => ({
      contents: await computed(path),
      loader: 'js',
    }));
  },
};

/** What every command needs, whichever it is. */
const FIRST = ['parse/settings', 'print/output', 'commands/play/menu'].map(
  (name) => `${root}src/cli/${name}.ts`,
);

/** The modules that are loaded on demand. */
function loadedLater() {
  const sources = readdirSync(`${root}src`, { recursive: true }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  return new Set(
    sources.flatMap((path) => {
      const file = join(root, 'src', path);
      const later = readFileSync(file, 'utf8').matchAll(/\bimport\(\s*'(\.[^']+)'/g);
      return [...later].map(([, found]) => join(dirname(file), found));
    }),
  );
}

/**
 * A file takes longer to open than to read. Modules that the same ways lead to share one, so all that is loaded later
 * is told to import what the program begins with.
 */
const firstTogether = {
  name: 'first-together',
  setup(builder) {
    const later = loadedLater();
    const imports = FIRST.map((file) => `\nimport ${JSON.stringify(file)};`).join('');
    builder.onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
      later.has(path)
        ? {
            contents: readFileSync(path, 'utf8') + imports,
            loader: path.endsWith('x') ? 'tsx' : 'ts',
          }
        : undefined,
    );
  },
};

/** Stands for the hash of the build until that is known. */
const NO_HASH = '0'.repeat(64);

const SHIPPED = {
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  minify: true,
  write: false,
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
  define: {
    'process.env.NODE_ENV': '"production"',
    // Ink loads a tool of its own developers where DEV is set, which may be set for any program.
    'process.env.DEV': '"false"',
    TALON_BUILD: JSON.stringify(NO_HASH),
  },
  logLevel: 'warning',
};

const { outputFiles: drafts, metafile } = await build({
  ...SHIPPED,
  minify: false,
  minifyIdentifiers: true,
  plugins: [bareImports, listOfGames, firstTogether],
  entryPoints: { talon: 'src/cli/main.ts', 'sim-worker': 'src/script/sim/worker.ts' },
  splitting: true,
  format: 'esm',
  // A tool of Ink's own developers, which is never loaded.
  external: ['react-devtools-core'],
  metafile: true,
  banner: {
    // CommonJS packages take `require` for granted.
    js: "import{createRequire as __talonRequire}from'node:module';const require=__talonRequire(import.meta.url);",
  },
});

const outputFiles = [];
for (const { path, text } of drafts) {
  const { code } = await transform(await withConstants(text), {
    minify: true,
    format: 'esm',
    target: SHIPPED.target,
  });
  outputFiles.push({ path, text: code });
}

const WANTED = /\/(run|games\/games)\.ts$/;

/** Of the commands, `bin/talon` starts only `games` from this file: what others load is left out. */
const withoutOthers = {
  name: 'without-others',
  setup(builder) {
    builder.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && !WANTED.test(path) ? { path, external: true } : undefined,
    );
  },
};

const light = await build({
  ...SHIPPED,
  plugins: [withoutOthers, bareImports, listOfGames],
  entryPoints: { list: 'src/cli/list.ts', light: 'src/cli/main.ts' },
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  define: { ...SHIPPED.define, 'import.meta.url': '__filename' },
});
outputFiles.push(...light.outputFiles);

// Two builds are the same program if all their files are.
const hash = createHash('sha256');
for (const { path, text } of outputFiles.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
  hash.update(`${basename(path)}\n`).update(text);
const ownHash = hash.digest('hex');
const files = [
  ...outputFiles.map(({ path, text }) => ({ path, contents: text.replaceAll(NO_HASH, ownHash) })),
  { path: `${dist}NOTICES.txt`, contents: noticesOf(root, Object.keys(metafile.inputs)) },
];

const { manual } = await evaluated('src/cli/man.ts');
const pages = `${dist}man/`;
files.push(...manual.map(({ path, text }) => ({ path: `${pages}${path}`, contents: text })));

// Whole files or none: a program may start, or another build run, at this moment.
for (const { path, contents } of files) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
// A program that runs meanwhile still loads parts of the build before: those of the last hour stay.
// What other programs import is built apart.
const HOUR = 3_600_000;
const built = new Set(['lib', 'man', 'schemas', ...files.map(({ path }) => basename(path))]);
for (const file of readdirSync(dist)) {
  const { mtimeMs } = statSync(`${dist}${file}`, { throwIfNoEntry: false }) ?? {
    mtimeMs: Infinity,
  };
  if (!built.has(file) && Date.now() - mtimeMs > HOUR)
    rmSync(`${dist}${file}`, { force: true, recursive: true });
}
// Pages of commands that are no more.
const current = new Set(manual.map(({ path }) => join(path)));
for (const file of readdirSync(pages, { recursive: true }))
  if (file.endsWith('.1') && !current.has(file)) rmSync(join(pages, file), { force: true });
