// Builds the shipped bundle: one entry, split so that the screen is loaded only by commands that draw it.
import { rmSync } from 'node:fs';
import { build } from 'esbuild';

rmSync(new URL('../../dist', import.meta.url), { recursive: true, force: true });
await build({
  absWorkingDir: new URL('../..', import.meta.url).pathname,
  entryPoints: { talon: 'src/cli/main.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  minify: true,
  keepNames: true,
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
