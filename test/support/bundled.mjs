// Runs a tool of the repository bundled, as the program itself is, so that it plays as fast:
// `node test/support/bundled.mjs test/tools/bench.ts ARGUMENTS`. Its worker threads are bundled with it.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bareImports } from '../../bin/build/bare-imports.mjs';
import { withConstants } from '../../bin/build/constants.mjs';

const [entry = ''] = process.argv.splice(2, 1);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}dist/tools/`;
const name = basename(entry, '.ts');
const file = `${folder}${name}.mjs`;

const { outputFiles } = await build({
  absWorkingDir: root,
  plugins: [bareImports],
  entryPoints: { [name]: entry, 'sim-worker': 'src/script/threads/worker.ts' },
  outdir: folder,
  bundle: true,
  write: false,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
});
mkdirSync(folder, { recursive: true });
// Whole or not at all: the same tool may run meanwhile.
for (const { path, text } of outputFiles) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, await withConstants(text));
  renameSync(draft, path === `${folder}${name}.js` ? file : path);
}
process.argv[1] = file;
await import(pathToFileURL(file).href);
