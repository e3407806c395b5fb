/** The hash of this build of the program, for files that only the build which wrote them may go on with. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The hash of the sources, which only a build sets. */
declare const TALON_BUILD: string | undefined;

/** The hash of all source files, for a program that runs from its sources and has no build. */
function sourcesHash(): string {
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => /\.tsx?$/.test(one)).sort())
    hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

let hashed: string | undefined;

/**
 * The hash of the program: a build has the hash of its sources embedded, a run from sources computes it. Two programs
 * with the same hash make the same moves on the same version of Node.
 */
export function buildHash(): string {
  hashed ??= typeof TALON_BUILD === 'string' ? TALON_BUILD : sourcesHash();
  return hashed;
}
