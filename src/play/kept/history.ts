/**
 * The history: a file beside the folders of records with a line for every finished match. Lines are only ever added,
 * under a lock, each with a checksum of its own. A line that is damaged, or was never written because the program was
 * killed, is made again from its record. Deleting a record leaves its line. Forgetting the history deletes the lines and
 * leaves the records, whose names are kept so that the matches do not come back.
 */
import { basename, dirname, join } from 'node:path';
import { type Files, regularFile, replaceFile } from '../disk/files.ts';
import { append, sealed, whileLocked } from '../disk/ledger.ts';
import { systemOf } from '../disk/lock.ts';
import {
  type Folders,
  historyLock,
  historyPath,
  RECORD,
  recordPath,
  sumsPath,
} from '../disk/paths.ts';
import { SIZE_LIMIT } from '../disk/read-lines.ts';
import { type HistoryEntry, historyEntryOf } from './entry.ts';
import { type HistoryContent, keptIn, oldestFirst } from './history-file.ts';

/** Acts while the history is locked; returns false, with nothing done, if another program is writing to it. */
const whileHistoryLocked = (folders: Folders, act: () => Promise<void>): Promise<boolean> =>
  whileLocked({ folders, lock: historyLock(folders) }, act);

/**
 * Adds the entries that are wanted, given the content of the history from a byte on. Returns false while another
 * program writes to the history.
 */
const addEntries = (
  entries: readonly HistoryEntry[],
  folders: Folders,
  isWanted: (entry: HistoryEntry, kept: HistoryContent) => boolean,
  from = 0,
): Promise<boolean> =>
  whileHistoryLocked(folders, async () => {
    const kept = await keptIn(folders, { from });
    const lacking = entries.filter((entry) => isWanted(entry, kept));
    await append({ folders, path: historyPath(folders) }, kept, lacking);
  });

const isNew = ({ id }: Pick<HistoryEntry, 'id'>, { rows, forgotten }: HistoryContent): boolean =>
  !rows.has(id) && !forgotten.has(id);

/** Adds a fuller entry for a match that is in the history. Returns false while another program writes to it. */
export const amendHistory = (entry: HistoryEntry, folders: Folders): Promise<boolean> =>
  addEntries([entry], folders, ({ id }, { rows }) => rows.has(id));

/** The history’s entry for a record, made from the record itself; undefined where that cannot be read. */
async function entryAt(path: string, files: Files): Promise<HistoryEntry | undefined> {
  try {
    const found = await files.stat(path);
    if (found?.isFile !== true) return undefined;
    return historyEntryOf(basename(path, RECORD), await files.read(path, SIZE_LIMIT), found.time);
  } catch {
    return undefined;
  }
}

/** Bytes at the end of the history that are searched for a match that has just ended, and may be there already. */
const RECENT = 1 << 16;

/** Adds a match that has just ended to the history. Returns false while another program writes to the history. */
export async function enterMatch(id: string, folders: Folders): Promise<boolean> {
  const { files } = systemOf(folders);
  const entry = await entryAt(recordPath(folders.games, id), files);
  if (entry === undefined) return true;
  const { size = 0 } = (await regularFile(files, historyPath(folders))) ?? {};
  return addEntries([entry], folders, isNew, Math.max(0, size - RECENT));
}

/**
 * The paths of all records, or of those in the folder of games alone, which may have ended too. A record that is being
 * moved has two names for a moment and is listed once.
 */
async function recordsIn(folders: Folders, all = true): Promise<readonly string[]> {
  const { files } = systemOf(folders);
  const found = new Map<string, string>();
  const places = all ? [folders.games, folders.history] : [folders.games];
  for (const folder of places)
    for (const name of await files.list(folder).catch(() => []))
      if (name.endsWith(RECORD)) found.set(name, join(folder, name));
  return [...found.values()];
}

/** The number of files read in parallel. */
const ABREAST = 8;

/** The entries of records whose matches have ended. */
async function entriesAt(
  paths: readonly string[],
  files: Files,
  onRead?: (done: number, whole: number) => void,
): Promise<readonly HistoryEntry[]> {
  const found: HistoryEntry[] = [];
  for (let at = 0; at < paths.length; at += ABREAST) {
    const some = await Promise.all(
      paths.slice(at, at + ABREAST).map((path) => entryAt(path, files)),
    );
    found.push(...some.filter((entry) => entry !== undefined));
    onRead?.(Math.min(paths.length, at + ABREAST), paths.length);
  }
  return found;
}

type Show = (done: number, whole: number) => void;

const idOf = (path: string): string => basename(path, RECORD);

/** The whole history; matches that lack an entry get it now, even where it cannot be written. */
async function wholeIn(
  folders: Folders,
  onRead?: Show,
  take?: (entry: HistoryEntry) => void,
): Promise<HistoryContent> {
  const kept = await keptIn(folders, { take });
  const all = await recordsIn(folders);
  const paths = all.filter((path) => isNew({ id: idOf(path) }, kept));
  const entered = await entriesAt(paths, systemOf(folders).files, onRead);
  if (entered.length === 0) return kept;
  await addEntries(entered, folders, isNew).catch(() => {});
  for (const entry of entered) kept.rows.set(entry.id, entry);
  return { ...kept, size: undefined };
}

/** Every finished match that is wanted, oldest first. Throws where the history exists and cannot be read. */
export const readHistory = async (
  folders: Folders,
  onRead?: Show,
  isWanted?: (entry: HistoryEntry) => boolean,
): Promise<readonly HistoryEntry[]> =>
  oldestFirst(await wholeIn(folders, onRead), folders, isWanted);

/** How far the history has been read. */
export interface HistoryPosition {
  /** The identity of the file. */
  readonly identity: string;
  /** The number of bytes read. */
  readonly size: number;
  /** The last bytes read, which hold a checksum. */
  readonly end: string;
  /** The time of the last match. */
  readonly time: number;
  /** Matches entered whose records have not been moved to the history: they may be entered again. */
  readonly early: readonly string[];
}

/** The number of last bytes by which a position is recognized. */
const END = 24;

type ReadSoFar = Omit<HistoryPosition, 'identity' | 'end'>;

/** The position in the file as it is now; undefined where the file is too short. */
async function positionIn(
  folders: Folders,
  reached: ReadSoFar,
): Promise<HistoryPosition | undefined> {
  const { files } = systemOf(folders);
  const path = historyPath(folders);
  const found = await regularFile(files, path);
  if (found === undefined || found.size < reached.size || reached.size < END) return undefined;
  const end = await files.part(path, reached.size - END, END);
  return { ...reached, identity: found.identity, end: end.toString('latin1') };
}

/**
 * The entries after a position, and the position after them; undefined where all must be read again, since the file is
 * another one, lacks a match, or is not in the order of time.
 */
async function enteredSince(before: HistoryPosition, folders: Folders) {
  const now = await positionIn(folders, before);
  if (now?.identity !== before.identity || now.end !== before.end) return undefined;
  const kept = await keptIn(folders, { from: before.size, since: before.time });
  const isKnown = (path: string) => kept.rows.has(idOf(path)) || before.early.includes(idOf(path));
  const open = await recordsIn(folders, false);
  const unknown = open.filter((path) => !isKnown(path));
  const lacking = await entriesAt(unknown, systemOf(folders).files);
  const { plain, ordered, torn, size = 0, time } = kept;
  if (!plain || !ordered || torn || lacking.length > 0) return undefined;
  const entries = await oldestFirst(kept, folders, ({ id }) => !before.early.includes(id));
  // A match of the time of the last one may be there twice.
  if (entries.some((one) => one.time <= before.time)) return undefined;
  const place = await positionIn(folders, { size, time, early: open.filter(isKnown).map(idOf) });
  return place && { entries, place };
}

/** Takes the entries of the history. */
interface Reader {
  readonly take: (entry: HistoryEntry) => void;
  /** Called before everything is read, and not only what is new. */
  readonly again: () => void;
  readonly onRead?: Show | undefined;
}

/**
 * Gives a reader the matches entered after a position, oldest first, or all matches.
 * @returns the position reached; undefined where it is not certain
 */
export async function readOn(
  before: HistoryPosition | undefined,
  folders: Folders,
  { take, again, onRead }: Reader,
): Promise<HistoryPosition | undefined> {
  const since = before && (await enteredSince(before, folders));
  since?.entries.forEach(take);
  if (since !== undefined) return since.place;
  again();
  const kept = await wholeIn(folders, onRead, take);
  const { ordered, torn, size, time } = kept;
  if (!ordered || size === undefined) {
    again();
    for (const entry of await oldestFirst(kept, folders)) take(entry);
  }
  const early = (await recordsIn(folders, false)).map(idOf).filter((id) => kept.rows.has(id));
  return torn || size === undefined ? undefined : positionIn(folders, { size, time, early });
}

/**
 * Deletes the history; matches that have ended by now do not come back. Returns false while another program writes to
 * the history.
 */
export function forgetHistory(folders: Folders): Promise<boolean> {
  const system = systemOf(folders);
  const path = historyPath(folders);
  return whileHistoryLocked(folders, async () => {
    const records = await entriesAt(await recordsIn(folders), system.files);
    const ids = records.map(({ id }) => id);
    await system.files.remove(sumsPath(folders));
    if (ids.length > 0) return replaceFile(system, path, sealed({ forgotten: ids }));
    await system.files.remove(path);
    return system.files.syncFolder(dirname(path));
  });
}
