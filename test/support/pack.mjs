// Before the package is packed, everything it ships is built anew into an empty folder, and its manifest names
// every page of the manual: of a package installed from a tarball npm does not read `directories.man`.
// `--after` takes the names away again.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const path = new URL('package.json', root);
const unnamed = readFileSync(path, 'utf8').replace(/ {2}"man": \[[^\]]*\],\n/, '');

if (process.argv[2] === '--after') writeFileSync(path, unnamed);
else {
  rmSync(new URL('dist/', root), { recursive: true, force: true });
  await import('./build.mjs');
  await import('./build-library.mjs');
  const folder = JSON.parse(unnamed).directories.man;
  const pages = readdirSync(new URL(folder, root)).map((page) => `./${folder}/${page}`);
  const named = `  "man": ${JSON.stringify(pages)},\n  "directories"`;
  writeFileSync(path, unnamed.replace('  "directories"', named));
}
