// Builds the shipped bundle: the command line and the worker of long simulations, split so that
// the screen is loaded only by commands that draw it. Stale files go last, so that a program
// running meanwhile keeps its own.
import { readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const house = fileURLToPath(new URL('../..', import.meta.url));

/** The values a module exports, as a module of plain data. */
async function reckoned(path) {
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
      contents: await reckoned(path),
      loader: 'js',
    }));
  },
};

const { metafile } = await build({
  absWorkingDir: house,
  plugins: [listOfGames],
  entryPoints: { talon: 'src/cli/main.ts', 'sim-worker': 'src/script/worker.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  minify: true,
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
