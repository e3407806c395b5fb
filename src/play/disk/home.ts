/**
 * The home folder. A user without one, as in a container, gets a folder of their own below the folder for temporary
 * files. Anybody may write to the folder for temporary files, so the user's folder is private, and is not used if
 * somebody else made it. This is a module of its own because it must be loaded before modules that ask for the home
 * folder as they are loaded.
 */
import { chmodSync, lstatSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, sep } from 'node:path';

/** The permissions of a folder that only its owner may look into. */
export const PRIVATE = 0o700;
/** The permissions of others. */
const FOR_OTHERS = 0o077;

/** A home folder in which nothing can be kept or found. */
const NOWHERE = '/dev/null';

interface Substitute {
  readonly folder: string;
  /** Somebody else owns the folder, or something else is there. */
  readonly isTaken: boolean;
}

/** Whether the system knows a home folder; without one, asking may throw. */
function hasHome(): boolean {
  try {
    return homedir() !== '';
  } catch {
    return false;
  }
}

/** Whether a folder may be used: there is none yet, or it is the user's own, which is then made private. */
function isOwn(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return true;
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return false;
  if ((found.mode & FOR_OTHERS) !== 0) chmodSync(folder, PRIVATE);
  return true;
}

/**
 * Sets `HOME` to a private folder where the user has none; if somebody else holds that folder, to one that does not
 * exist, so that nothing is kept.
 */
function substituteHome(): Substitute | undefined {
  if (hasHome()) return undefined;
  const folder = join(tmpdir(), `talon-${process.getuid?.() ?? 0}`);
  const isTaken = !isOwn(folder);
  process.env.HOME = isTaken ? NOWHERE : folder;
  return { folder, isTaken };
}

/** What takes the place of the home folder; undefined where there is one. */
export const substitute = substituteHome();

/** Whether a path lies in the place of the home folder. */
export const isSubstituted = (path: string): boolean =>
  substitute !== undefined && path.startsWith(`${process.env.HOME}${sep}`);
