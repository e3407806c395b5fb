// Runs a tool of the repository bundled, as the program itself is, so that it plays as fast:
// `node test/support/bundled.mjs test/tools/bench.ts ARGUMENTS`. Its worker threads are bundled with it.
import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bareImports } from './bare-imports.mjs';

const [entry = ''] = process.argv.splice(2, 1);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}dist/tools/`;
const name = basename(entry, '.ts');
const file = `${folder}${name}.mjs`;
const draft = `${folder}draft-${process.pid}/`;

mkdirSync(folder, { recursive: true });
await build({
  absWorkingDir: root,
  plugins: [bareImports],
  entryPoints: { [name]: entry, 'sim-worker': 'src/script/sim/worker.ts' },
  outdir: draft,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
});
// Whole or not at all: the same tool may run meanwhile.
renameSync(`${draft}${name}.js`, file);
renameSync(`${draft}sim-worker.js`, `${folder}sim-worker.js`);
rmdirSync(draft);
process.argv[1] = file;
await import(pathToFileURL(file).href);
