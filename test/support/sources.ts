/**
 * The sources as Node imports them: each transpiled on its own, as the build would. Vitest's own module
 * runner reads every import through a getter, which makes searches several times as slow.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { changedInk, INK_FILES } from '../../bin/build/ink.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'src');
const TRANSPILED = join(ROOT, 'node_modules/.cache/talon');
const INK = join(TRANSPILED, 'ink.mjs');

const SHARED: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outExtension: { '.js': '.mjs' },
};

/** Where a source file stands transpiled. */
const placeOf = (file: string): string => `${join(TRANSPILED, relative(SOURCES, file))}.mjs`;

const pathTo = (place: string, file: string): string => {
  const path = relative(dirname(place), file);
  return path.startsWith('.') ? path : `./${path}`;
};

/** Sources import one another's transpiled files; Ink is the changed one. */
const apart: Plugin = {
  name: 'apart',
  setup(builder) {
    builder.onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || path.endsWith('.json')) return undefined;
      if (path === 'ink') return { path: pathTo(placeOf(importer), INK), external: true };
      if (!path.startsWith('.')) return { path, external: true };
      const file = resolve(dirname(importer), path);
      return { path: pathTo(placeOf(importer), placeOf(file)), external: true };
    });
  },
};

/** Ink with what it needs but React and chalk, of which there is one copy. */
const shipped: Plugin = {
  name: 'shipped',
  setup(builder) {
    builder.onResolve({ filter: /^(react|chalk)(\/|$)/ }, ({ path }) => ({ path, external: true }));
    builder.onLoad({ filter: INK_FILES }, ({ path }) => ({
      contents: changedInk(path, readFileSync(path, 'utf8')),
    }));
  },
};

/** Another run may be reading the file. */
function put(path: string, contents: Uint8Array): void {
  if (statSync(path, { throwIfNoEntry: false })?.size === contents.length)
    if (readFileSync(path).equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, contents);
  renameSync(beside, path);
}

/** Transpiles all sources. */
export async function transpile(): Promise<void> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ in: join(SOURCES, name), out: name }));
  const [sources, ink] = await Promise.all([
    build({
      ...SHARED,
      entryPoints: files,
      outdir: TRANSPILED,
      jsx: 'automatic',
      sourcemap: 'inline',
      plugins: [apart],
    }),
    build({
      ...SHARED,
      entryPoints: { ink: join(ROOT, 'node_modules/ink/build/index.js') },
      outdir: TRANSPILED,
      banner: {
        js: "import{createRequire as __ink}from'node:module';const require=__ink(import.meta.url);",
      },
      plugins: [shipped],
    }),
  ]);
  for (const { path, contents } of [...(sources.outputFiles ?? []), ...(ink.outputFiles ?? [])])
    put(path, contents);
}

/** A plugin of Vite: tests import the transpiled files. */
export const transpiled = {
  name: 'transpiled',
  enforce: 'pre',
  resolveId(id: string, importer: string | undefined): string | undefined {
    if (id === 'ink') return INK;
    if (importer === undefined || !id.startsWith('.')) return undefined;
    const file = resolve(dirname(importer), id);
    return file.startsWith(`${SOURCES}/`) && /\.tsx?$/.test(file) ? placeOf(file) : undefined;
  },
} as const;

const SOURCE_MAP = /^\/\/# sourceMappingURL=.*$/m;

/** A plugin of Vite: tests import the sources through Vite; Ink is the changed one all the same. */
export const asTheyAre = {
  name: 'as-they-are',
  enforce: 'pre',
  load: (id: string): string | undefined =>
    /[/\\]ink[/\\]build[/\\].*\.js$/.test(id)
      ? changedInk(id, readFileSync(id, 'utf8')).replace(SOURCE_MAP, '')
      : undefined,
} as const;
