/**
 * Finds a record without reading more of the other records than necessary, the newest files first: the game played last,
 * for the menu, and the game that an id names.
 */
import { basename, join } from 'node:path';
import { codeOf } from '../disk/files.ts';
import { lockHolder, systemOf } from '../disk/lock.ts';
import { type Folders, foldersOf, lockPath, RECORD, recordPath } from '../disk/paths.ts';
import { foundAt, type RecordFolder, recordFolders, type SaveEntry } from './listing.ts';

interface Candidate {
  readonly name: string;
  readonly place: RecordFolder;
  readonly time: number;
}

/** The records in a folder, which need not exist. */
async function namesIn({ folder, files }: RecordFolder): Promise<readonly string[]> {
  try {
    return (await files.list(folder)).filter((name) => name.endsWith(RECORD));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Records whose names begin with a prefix, with the times of their files; the records themselves are not read. */
async function candidatesIn(place: RecordFolder, prefix: string): Promise<readonly Candidate[]> {
  const names = (await namesIn(place)).filter((name) => name.startsWith(prefix));
  const found = names.map(async (name): Promise<Candidate> => {
    const stat = await place.files.stat(join(place.folder, name));
    return { name, place, time: stat?.time ?? 0 };
  });
  return Promise.all(found);
}

/** The newest record in these folders that fits; undefined if there is none, or if a folder cannot be read. */
async function newest(
  places: readonly RecordFolder[],
  prefix: string,
  fits: (save: SaveEntry) => boolean | Promise<boolean>,
): Promise<SaveEntry | undefined> {
  try {
    const all = (await Promise.all(places.map((place) => candidatesIn(place, prefix)))).flat();
    for (const { name, place } of all.toSorted((one, two) => two.time - one.time)) {
      const found = await foundAt(name, place);
      if ('id' in found && (await fits(found))) return found;
    }
  } catch {
    // The list of saves says why a folder cannot be read.
  }
  return undefined;
}

const inProgress = (folders: Folders): readonly RecordFolder[] =>
  recordFolders(folders, systemOf(folders).files).filter(({ isHistory }) => !isHistory);

/** Whether no other program is playing the game. */
async function isUnlocked({ path }: SaveEntry, folders: Folders): Promise<boolean> {
  const holder = await lockHolder(lockPath(path), systemOf(folders));
  return holder === undefined || holder === process.pid;
}

/**
 * The game left off last that no other program is playing; one without any move of a person only if there is no
 * other.
 */
export async function leftOff(
  folders: Folders = foldersOf(process.env),
): Promise<SaveEntry | undefined> {
  const places = inProgress(folders);
  const isOpen = async (save: SaveEntry): Promise<boolean> =>
    !save.finished && (await isUnlocked(save, folders));
  const moved = await newest(places, '', async (save) => save.moved && (await isOpen(save)));
  return moved ?? newest(places, '', isOpen);
}

/** The last match of a game, finished or not, among those that are meant. */
export function lastOf(
  game: string,
  folders: Folders = foldersOf(process.env),
  isMeant: (save: SaveEntry) => boolean = () => true,
): Promise<SaveEntry | undefined> {
  const places = recordFolders(folders, systemOf(folders).files);
  return newest(places, `${game}-`, (save) => save.game === game && isMeant(save));
}

/**
 * The path of the record that an id names, or its beginning where there is no game of that name, as `resume` takes
 * it: games in progress first. Undefined if there is none.
 */
export async function recordNamed(
  id: string,
  folders: Folders = foldersOf(process.env),
): Promise<string | undefined> {
  if (id.length === 0 || basename(id) !== id) return undefined;
  const places = recordFolders(folders, systemOf(folders).files);
  for (const { folder, files } of places) {
    const path = recordPath(folder, id);
    const found = await files.stat(path).catch(() => undefined);
    if (found?.isFile === true) return path;
  }
  const going = await newest(inProgress(folders), id, ({ finished }) => !finished);
  const save = going ?? (await newest(places, id, () => true));
  return save?.path;
}
