// Builds the shipped bundle: the command line and the worker of long simulations, split so that
// the screen is loaded only by commands that draw it. Stale files go last, so that a program
// running meanwhile keeps its own.
import { readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const { metafile } = await build({
  absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
  entryPoints: { talon: 'src/cli/main.ts', 'sim-worker': 'src/script/worker.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  minify: true,
  keepNames: true,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  legalComments: 'linked',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"' },
  banner: {
    js: "import{createRequire as __talonRequire}from'node:module';const require=__talonRequire(import.meta.url);",
  },
  logLevel: 'warning',
});

const built = new Set(Object.keys(metafile.outputs).map((file) => basename(file)));
for (const file of readdirSync(dist)) if (!built.has(file)) rmSync(`${dist}${file}`);
