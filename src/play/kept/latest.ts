/** What was played last, for the menu: looks at the newest files first and reads no more of them than it must. */
import { join } from 'node:path';
import { codeOf } from '../disk/files.ts';
import { systemOf } from '../disk/lock.ts';
import { type Folders, foldersOf, RECORD } from '../disk/paths.ts';
import { foundAt, type Place, placesOf, type SaveEntry } from './listing.ts';

interface Candidate {
  readonly name: string;
  readonly place: Place;
  readonly time: number;
}

async function namesIn({ folder, files }: Place): Promise<readonly string[]> {
  try {
    return (await files.list(folder)).filter((name) => name.endsWith(RECORD));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function candidatesIn(place: Place, prefix: string): Promise<readonly Candidate[]> {
  const names = (await namesIn(place)).filter((name) => name.startsWith(prefix));
  const found = names.map(async (name): Promise<Candidate> => {
    const stat = await place.files.stat(join(place.folder, name));
    return { name, place, time: stat?.time ?? 0 };
  });
  return Promise.all(found);
}

/** The newest record in these places that fits; undefined too where a folder cannot be read. */
async function newest(
  places: readonly Place[],
  prefix: string,
  fits: (save: SaveEntry) => boolean,
): Promise<SaveEntry | undefined> {
  try {
    const all = (await Promise.all(places.map((place) => candidatesIn(place, prefix)))).flat();
    for (const { name, place } of all.toSorted((one, two) => two.time - one.time)) {
      const found = await foundAt(name, place);
      if ('id' in found && fits(found)) return found;
    }
  } catch {
    // The list of saves says why a folder cannot be read.
  }
  return undefined;
}

/** The game left off last; one without any move of a person only if there is no other. */
export async function leftOff(
  folders: Folders = foldersOf(process.env),
): Promise<SaveEntry | undefined> {
  const places = placesOf(folders, systemOf(folders).files).filter(({ isHistory }) => !isHistory);
  const moved = await newest(places, '', (save) => !save.finished && save.moved);
  return moved ?? newest(places, '', ({ finished }) => !finished);
}

/** The last match of a game, finished or not. */
export function lastOf(
  game: string,
  folders: Folders = foldersOf(process.env),
): Promise<SaveEntry | undefined> {
  const places = placesOf(folders, systemOf(folders).files);
  return newest(places, `${game}-`, (save) => save.game === game);
}
