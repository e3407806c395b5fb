/**
 * The history: a file beside the folders of records with a line for every finished match. Lines are
 * only ever added, under a lock, each with a checksum of its own; a line that is damaged or was never
 * written because the program was killed is made again from its record. Deleting a record leaves its
 * line; forgetting deletes the lines and leaves the records, whose names are kept so that they do not
 * come back.
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
import { SIZE_LIMIT } from '../disk/reading.ts';
import { type Entry, entryOf } from './entry.ts';
import { inOrder, type Kept, keptIn } from './history-file.ts';

/** Does it while nobody else writes to the history; another program that does goes first: then false. */
const alone = (folders: Folders, act: () => Promise<void>): Promise<boolean> =>
  whileLocked({ folders, lock: historyLock(folders) }, act);

/** Adds those of the entries that are wanted beside what is there from a byte on. False while another program does. */
const add = (
  entries: readonly Entry[],
  folders: Folders,
  isWanted: (entry: Entry, kept: Kept) => boolean,
  from = 0,
): Promise<boolean> =>
  alone(folders, async () => {
    const kept = await keptIn(folders, { from });
    const lacking = entries.filter((entry) => isWanted(entry, kept));
    await append({ folders, path: historyPath(folders) }, kept, lacking);
  });

const isNew = ({ id }: Pick<Entry, 'id'>, { rows, forgotten }: Kept): boolean =>
  !rows.has(id) && !forgotten.has(id);

/** Says more of a match that is in the history. False while another program writes to it. */
export const amendHistory = (entry: Entry, folders: Folders): Promise<boolean> =>
  add([entry], folders, ({ id }, { rows }) => rows.has(id));

async function entryAt(path: string, files: Files): Promise<Entry | undefined> {
  try {
    const found = await files.stat(path);
    if (found?.isFile !== true) return undefined;
    return entryOf(basename(path, RECORD), await files.read(path, SIZE_LIMIT), found.time);
  } catch {
    return undefined;
  }
}

/** Bytes searched for a match that has just ended: it may have been found before. */
const RECENT = 1 << 16;

/** Enters a match that has just ended. False while another program writes to the history. */
export async function enterMatch(id: string, folders: Folders): Promise<boolean> {
  const { files } = systemOf(folders);
  const entry = await entryAt(recordPath(folders.games, id), files);
  if (entry === undefined) return true;
  const { size = 0 } = (await regularFile(files, historyPath(folders))) ?? {};
  return add([entry], folders, isNew, Math.max(0, size - RECENT));
}

/** The paths of all records: games in progress may have ended too. One on its way has two names for a moment. */
async function recordsIn(folders: Folders, all = true): Promise<readonly string[]> {
  const { files } = systemOf(folders);
  const found = new Map<string, string>();
  for (const folder of [folders.games, ...(all ? [folders.history] : [])])
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

type Show = (done: number, whole: number) => void;

const idOf = (path: string): string => basename(path, RECORD);

/** The whole history; matches that lack an entry get it now, even where it cannot be written. */
async function wholeIn(
  folders: Folders,
  onRead?: Show,
  take?: (entry: Entry) => void,
): Promise<Kept> {
  const kept = await keptIn(folders, { take });
  const all = await recordsIn(folders);
  const paths = all.filter((path) => isNew({ id: idOf(path) }, kept));
  const entered = await entriesAt(paths, systemOf(folders).files, onRead);
  if (entered.length === 0) return kept;
  await add(entered, folders, isNew).catch(() => {});
  for (const entry of entered) kept.rows.set(entry.id, entry);
  return { ...kept, size: undefined };
}

/** Every finished match that is wanted, oldest first. Throws where the history exists and cannot be read. */
export const readHistory = async (
  folders: Folders,
  onRead?: Show,
  isWanted?: (entry: Entry) => boolean,
): Promise<readonly Entry[]> => inOrder(await wholeIn(folders, onRead), folders, isWanted);

/** How far the history has been read. */
export interface Place {
  /** Of the file. */
  readonly identity: string;
  readonly size: number;
  /** Its last bytes, which hold a checksum. */
  readonly end: string;
  /** Of the last match. */
  readonly time: number;
  /** Matches entered whose records have not been filed: they may be entered again. */
  readonly early: readonly string[];
}

const END = 24;

type Reached = Omit<Place, 'identity' | 'end'>;

/** The place with the file as it is now; undefined where there is too little of it. */
async function placeIn(folders: Folders, reached: Reached): Promise<Place | undefined> {
  const { files } = systemOf(folders);
  const path = historyPath(folders);
  const found = await regularFile(files, path);
  if (found === undefined || found.size < reached.size || reached.size < END) return undefined;
  const end = await files.part(path, reached.size - END, END);
  return { ...reached, identity: found.identity, end: end.toString('latin1') };
}

/** What was entered after a place, and the place after that; undefined where all must be read again. */
async function enteredSince(before: Place, folders: Folders) {
  const now = await placeIn(folders, before);
  if (now?.identity !== before.identity || now.end !== before.end) return undefined;
  const kept = await keptIn(folders, { from: before.size, since: before.time });
  const isKnown = (path: string) => kept.rows.has(idOf(path)) || before.early.includes(idOf(path));
  const open = await recordsIn(folders, false);
  const unknown = open.filter((path) => !isKnown(path));
  const lacking = await entriesAt(unknown, systemOf(folders).files);
  const { plain, ordered, torn, size = 0, time } = kept;
  if (!plain || !ordered || torn || lacking.length > 0) return undefined;
  const entries = await inOrder(kept, folders, ({ id }) => !before.early.includes(id));
  // One of then may be there twice.
  if (entries.some((one) => one.time <= before.time)) return undefined;
  const place = await placeIn(folders, { size, time, early: open.filter(isKnown).map(idOf) });
  return place && { entries, place };
}

interface Reader {
  readonly take: (entry: Entry) => void;
  /** Everything follows, not only what is new. */
  readonly again: () => void;
  readonly onRead?: Show | undefined;
}

/**
 * Gives a reader the matches entered after a place, oldest first, or all of them.
 * @returns the place reached; undefined where none can be told
 */
export async function readOn(
  before: Place | undefined,
  folders: Folders,
  { take, again, onRead }: Reader,
): Promise<Place | undefined> {
  const since = before && (await enteredSince(before, folders));
  since?.entries.forEach(take);
  if (since !== undefined) return since.place;
  again();
  const kept = await wholeIn(folders, onRead, take);
  const { ordered, torn, size, time } = kept;
  if (!ordered || size === undefined) {
    again();
    for (const entry of await inOrder(kept, folders)) take(entry);
  }
  const early = (await recordsIn(folders, false)).map(idOf).filter((id) => kept.rows.has(id));
  return torn || size === undefined ? undefined : placeIn(folders, { size, time, early });
}

/** Deletes the history; matches that have ended by now do not come back. False while another program writes to it. */
export function forgetHistory(folders: Folders): Promise<boolean> {
  const system = systemOf(folders);
  const path = historyPath(folders);
  return alone(folders, async () => {
    const records = await entriesAt(await recordsIn(folders), system.files);
    const ids = records.map(({ id }) => id);
    await system.files.remove(sumsPath(folders));
    if (ids.length > 0) return replaceFile(system, path, sealed({ forgotten: ids }));
    await system.files.remove(path);
    return system.files.syncFolder(dirname(path));
  });
}
