/**
 * Sweeps the data folder: removes what dead programs have left there, namely drafts, locks, second names of records,
 * and reviews in a form that is no longer read. Nothing that a person has made is touched.
 */
import { join } from 'node:path';
import { drafterOf, type System } from './files.ts';
import { sweepLock, systemOf } from './lock.ts';
import { dataFolder, type Folders, LOCK, RECORD, reviewsFolder } from './paths.ts';

/** Removes a finished game from the saves if it is in the history too. */
async function sweepRecord(name: string, folders: Folders): Promise<void> {
  const { files } = systemOf(folders);
  const path = join(folders.games, name);
  const kept = await files.stat(join(folders.history, name));
  if (kept === undefined || kept.identity !== (await files.stat(path))?.identity) return;
  await files.remove(path);
}

/** Removes the draft of a dead process. */
async function sweepDraft(path: string, drafter: string, { files, life }: System): Promise<void> {
  if (!(await life()).mayRun(drafter)) await files.remove(path);
}

interface Sweeping {
  /** The only file whose drafts are removed; undefined: drafts of all files. */
  readonly file?: string;
  /** Sweeps a name that is no draft's. */
  readonly other?: (name: string) => Promise<void>;
}

/**
 * Removes the drafts of dead processes from a folder, which need not be Talon’s own: those of one `file` alone, if it
 * is named. `other` sweeps names that are no drafts.
 */
export async function sweepFolder(
  folder: string,
  system: System,
  { file, other }: Sweeping = {},
): Promise<void> {
  const names = await system.files.list(folder).catch(() => []);
  for (const name of names) {
    if (file !== undefined && !name.startsWith(`${file}.`)) continue;
    const drafter = drafterOf(name);
    const swept =
      drafter === undefined ? other?.(name) : sweepDraft(join(folder, name), drafter, system);
    await swept?.catch(() => {});
  }
}

async function sweepGames(name: string, folders: Folders): Promise<void> {
  if (name.endsWith(LOCK)) await sweepLock(join(folders.games, name), systemOf(folders));
  else if (name.endsWith(RECORD)) await sweepRecord(name, folders);
}

/** The names of reviews from before their lines had sums. */
const OLD_REVIEW = /-[\da-f]{8}\.json$/;

async function sweepReviews(name: string, folders: Folders): Promise<void> {
  if (!OLD_REVIEW.test(name)) return;
  await systemOf(folders).files.remove(join(reviewsFolder(folders), name));
}

/**
 * Removes from all folders of Talon what dead programs have left there, such as drafts and locks. Whatever cannot be
 * removed now is left for the next start.
 */
export async function sweep(folders: Folders): Promise<void> {
  const system = systemOf(folders);
  await sweepFolder(folders.games, system, { other: (name) => sweepGames(name, folders) });
  await sweepFolder(dataFolder(folders), system);
  await sweepFolder(reviewsFolder(folders), system, {
    other: (name) => sweepReviews(name, folders),
  });
}
