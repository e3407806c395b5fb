// Files of a build, written so that a program which starts or runs meanwhile finds what it needs.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const HOUR = 3_600_000;

/** Writes a whole file or none: a program may start, or another build run, at this moment. */
export function put(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

/** Whether a file was last written more than an hour ago; false if another build has removed it meanwhile. */
function isOld(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > HOUR;
}

/** Removes all but these from a folder. Files of the last hour stay: a program that runs still loads them. */
export function removeStale(folder, names) {
  const current = new Set(names);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!current.has(name) && isOld(path)) rmSync(path, { force: true, recursive: true });
  }
}

/** Removes the pages of commands that are no more; `names` are paths in the folder. */
export function removeOtherPages(folder, names) {
  const current = new Set(names.map((name) => join(name)));
  for (const name of readdirSync(folder, { recursive: true }))
    if (name.endsWith('.1') && !current.has(name)) rmSync(join(folder, name), { force: true });
}
