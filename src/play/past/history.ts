/**
 * The history: a file beside the folders of records with a line for every finished match. Lines are
 * only ever added, under a lock, each with a checksum of its own; a line that is damaged or was never
 * written because the program was killed is made again from its record. Deleting a record leaves its
 * line; forgetting deletes the lines and leaves the records, whose names are kept so that they do not
 * come back.
 */
import { basename, dirname, join } from 'node:path';
import { type Files, replaceFile } from '../disk/files.ts';
import { addTo, alone, type Kept, readLedger, sealed } from '../disk/ledger.ts';
import { systemOf } from '../disk/lock.ts';
import { type Folders, historyLock, historyPath, RECORD, recordPath } from '../disk/paths.ts';
import { SIZE_LIMIT } from '../disk/reading.ts';
import { type Entry, entryOf, readEntry } from './entry.ts';

export type { Entry } from './entry.ts';

/** The file as it was read. */
interface Known {
  readonly entries: ReadonlyMap<string, Entry>;
  /** Ids of records whose entries were deleted. */
  readonly forgotten: ReadonlySet<string>;
}

const ledgerOf = (folders: Folders) => ({
  folders,
  path: historyPath(folders),
  lock: historyLock(folders),
});

const forgottenIn = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null || !('forgotten' in value)) return [];
  return Array.isArray(value.forgotten) ? value.forgotten : [];
};

/** Of several lines about a match the last one counts. */
function knownFrom({ values }: Kept): Known {
  const entries = new Map<string, Entry>();
  const forgotten = new Set<string>();
  for (const value of values) {
    const entry = readEntry(value);
    if (entry !== undefined) entries.set(entry.id, entry);
    else for (const one of forgottenIn(value)) forgotten.add(String(one));
  }
  return { entries, forgotten };
}

const knownIn = async (folders: Folders): Promise<Known> =>
  knownFrom(await readLedger(ledgerOf(folders)));

/** Adds those of the entries that are wanted beside what is there. False while another program does. */
const add = (
  entries: readonly Entry[],
  folders: Folders,
  isWanted: (entry: Entry, known: Known) => boolean,
): Promise<boolean> =>
  addTo(ledgerOf(folders), (kept) => {
    const known = knownFrom(kept);
    return entries.filter((entry) => isWanted(entry, known));
  });

const isNew = ({ id }: Pick<Entry, 'id'>, { entries, forgotten }: Known): boolean =>
  !entries.has(id) && !forgotten.has(id);

/** Says more of a match that is in the history. False while another program writes to it. */
export const amendHistory = (entry: Entry, folders: Folders): Promise<boolean> =>
  add([entry], folders, ({ id }, { entries }) => entries.has(id));

async function entryAt(path: string, files: Files): Promise<Entry | undefined> {
  try {
    const found = await files.stat(path);
    if (found?.isFile !== true) return undefined;
    return entryOf(basename(path, RECORD), await files.read(path, SIZE_LIMIT), found.time);
  } catch {
    return undefined;
  }
}

/** Enters a match that has just been filed. */
export async function enterMatch(id: string, folders: Folders): Promise<void> {
  const entry = await entryAt(recordPath(folders.history, id), systemOf(folders).files);
  if (entry !== undefined) await add([entry], folders, isNew);
}

/** The paths of all records: games in progress may have ended too. One on its way has two names for a moment. */
async function recordsIn({ games, history, ...rest }: Folders): Promise<readonly string[]> {
  const { files } = systemOf(rest);
  const found = new Map<string, string>();
  for (const folder of [games, history])
    for (const name of await files.list(folder).catch(() => []))
      if (name.endsWith(RECORD)) found.set(name, join(folder, name));
  return [...found.values()];
}

/** Files read in parallel. */
const ABREAST = 8;

/** The entries of records whose matches have ended. */
async function entriesAt(
  paths: readonly string[],
  files: Files,
  onRead?: (done: number, whole: number) => void,
): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  for (let at = 0; at < paths.length; at += ABREAST) {
    const some = await Promise.all(
      paths.slice(at, at + ABREAST).map((path) => entryAt(path, files)),
    );
    found.push(...some.filter((entry) => entry !== undefined));
    onRead?.(Math.min(paths.length, at + ABREAST), paths.length);
  }
  return found;
}

/**
 * Every finished match, oldest first. Matches that lack an entry get it now, even where it cannot be
 * written. Throws where the history exists and cannot be read.
 */
export async function readHistory(
  folders: Folders,
  onRead?: (done: number, whole: number) => void,
): Promise<readonly Entry[]> {
  const known = await knownIn(folders);
  const all = await recordsIn(folders);
  const paths = all.filter((path) => isNew({ id: basename(path, RECORD) }, known));
  const entered = await entriesAt(paths, systemOf(folders).files, onRead);
  if (entered.length > 0) await add(entered, folders, isNew).catch(() => {});
  const told = new Map([...known.entries, ...entered.map((entry) => [entry.id, entry] as const)]);
  return [...told.values()].sort((one, two) => one.time - two.time);
}

/** Deletes the history; matches that have ended by now do not come back. False while another program writes to it. */
export function forgetHistory(folders: Folders): Promise<boolean> {
  const system = systemOf(folders);
  const path = historyPath(folders);
  return alone(ledgerOf(folders), async () => {
    const records = await entriesAt(await recordsIn(folders), system.files);
    const ids = records.map(({ id }) => id);
    if (ids.length > 0) return replaceFile(system, path, sealed({ forgotten: ids }));
    await system.files.remove(path);
    return system.files.syncFolder(dirname(path));
  });
}
