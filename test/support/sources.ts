/**
 * The sources as Node imports them: each transpiled on its own, as the build would. Vitest's own module
 * runner reads every import through a getter, which makes searches several times as slow.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'src');
const TRANSPILED = join(ROOT, 'node_modules/.cache/talon');

/** Where a source file stands transpiled. */
const placeOf = (file: string): string => `${join(TRANSPILED, relative(SOURCES, file))}.mjs`;

const pathTo = (place: string, file: string): string => {
  const path = relative(dirname(place), file);
  return path.startsWith('.') ? path : `./${path}`;
};

/** Sources import one another's transpiled files, and packages as they are. */
const apart: Plugin = {
  name: 'apart',
  setup(builder) {
    builder.onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || path.endsWith('.json')) return undefined;
      if (!path.startsWith('.')) return { path, external: true };
      const file = resolve(dirname(importer), path);
      return { path: pathTo(placeOf(importer), placeOf(file)), external: true };
    });
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
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: files,
    outdir: TRANSPILED,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    plugins: [apart],
  });
  for (const { path, contents } of outputFiles) put(path, contents);
}

/** A plugin of Vite: tests import the transpiled files. */
export const transpiled = {
  name: 'transpiled',
  enforce: 'pre',
  resolveId(id: string, importer: string | undefined): string | undefined {
    if (importer === undefined || !id.startsWith('.')) return undefined;
    const file = resolve(dirname(importer), id);
    return file.startsWith(`${SOURCES}/`) && /\.tsx?$/.test(file) ? placeOf(file) : undefined;
  },
} as const;
