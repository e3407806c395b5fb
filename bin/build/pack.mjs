// Before the package is packed, everything in it is built anew into an empty folder and its manifest is put in place.
// `--after` puts the checkout's manifest back.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from './bundle-library.mjs';
import { buildProgram } from './bundle-program.mjs';
import { runnerOfScript, startGuard } from './guard.mjs';
import { replaceManifest, restoreManifest } from './manifest.mjs';
import { DIST, ROOT } from './paths.mjs';

/** The English pages of the manual, which npm installs. */
const manualPages = () =>
  readdirSync(join(DIST, 'man/man1')).map((page) => `./dist/man/man1/${page}`);

async function prepare() {
  rmSync(DIST, { recursive: true, force: true });
  await buildProgram();
  await buildLibrary();
  replaceManifest(ROOT, manualPages());
  const npm = runnerOfScript();
  if (npm !== undefined) startGuard(ROOT, npm);
}

if (process.argv.includes('--after')) {
  if (!restoreManifest(ROOT))
    throw new Error('package.json was put back too early: the package has the wrong one');
} else await prepare();
