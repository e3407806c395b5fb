// The manifest of the package while it is packed. npm packs the package.json it finds, so for the moment of packing
// that of the checkout is replaced: scripts and tools stay at home, and every page of the manual is named, for
// `directories.man` npm does not read in an installed package.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { put } from './written.mjs';

/** What only a checkout needs. `files` stays: by it npm chooses what is packed. */
const AT_HOME = ['private', 'directories', 'scripts', 'devDependencies', 'allowScripts'];

const manifestIn = (root) => join(root, 'package.json');

/** The checkout's own manifest during packing, where neither Git nor the package takes it along. */
const keptIn = (root) => join(root, 'dist/tools/manifest.json');

/** The text of the manifest to be packed; `pages` are those of the manual, as paths in the package. */
export function packedManifest(text, pages) {
  const fields = Object.entries(JSON.parse(text)).filter(([name]) => !AT_HOME.includes(name));
  const packed = { ...Object.fromEntries(fields), man: pages };
  return `${JSON.stringify(packed, null, 2)}\n`;
}

export function replaceManifest(root, pages) {
  const manifest = manifestIn(root);
  const kept = keptIn(root);
  mkdirSync(dirname(kept), { recursive: true });
  copyFileSync(manifest, kept);
  put(manifest, packedManifest(readFileSync(manifest, 'utf8'), pages));
}

/** Whether the manifest in this folder is the one to be packed. */
export const isReplaced = (root) => existsSync(keptIn(root));

/** Puts the checkout's manifest back, in one step; false if that has been done. */
export function restoreManifest(root) {
  if (!isReplaced(root)) return false;
  renameSync(keptIn(root), manifestIn(root));
  return true;
}
