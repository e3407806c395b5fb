/** Which file of the program a path is, by the list of all that it writes. */
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drafterOf } from '../../src/play/disk/files.ts';
import { WRITTEN } from '../../src/play/disk/written-files.ts';

export type Kind = keyof typeof WRITTEN;

/** A folder by the word the list has for it. */
export type Place = (typeof WRITTEN)[Kind]['folder'];

export const KINDS = Object.keys(WRITTEN).filter((key): key is Kind => Object.hasOwn(WRITTEN, key));

const listed = (place: Place, name: string): readonly Kind[] =>
  KINDS.filter((kind) => WRITTEN[kind].folder === place && WRITTEN[kind].name.test(name));

/** The kinds that a file may be; none where the list does not know it. A draft is one of whatever it becomes. */
export function kindsOf(place: Place, name: string): readonly Kind[] {
  if (drafterOf(name) === undefined) return listed(place, name);
  return listed(place, name.replace(WRITTEN.draft.name, '')).length > 0 ? ['draft'] : [];
}

/** The place and the name of a path in a data folder. */
export function placeIn(path: string): readonly [place: Place, name: string] {
  const [folder = '', ...rest] = path.split('/');
  if (rest.length === 0) return ['data', folder];
  const place = (['games', 'history', 'reviews'] as const).find((one) => one === folder);
  return place === undefined ? ['data', path] : [place, rest.join('/')];
}

/** What lies in a folder; nothing if there is none, or if it has just been removed. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Every file below a folder, by its path in it, while others write and remove there. */
export const filesBelow = (folder: string): readonly string[] =>
  entriesOf(folder).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(join(folder, entry.name)).map((path) => join(entry.name, path))
      : [entry.name],
  );

/** Whether it is gone once no program runs. */
export const isPassing = (kind: Kind): boolean => WRITTEN[kind].sweep === 'by process';
