/** A saved match read back as far as its file is sound, to be looked at: neither its file nor its lock is touched. */
import { findGame } from '../../games/index.ts';
import { systemOf } from '../disk/lock.ts';
import { type Folders, foldersOf } from '../disk/paths.ts';
import { SIZE_LIMIT } from '../disk/read-lines.ts';
import type { SaveEntry } from '../kept/listing.ts';
import { readSound, type Timeline } from '../kept/read-save.ts';
import { type Player, playersAt, playersOfHeader } from '../session/players.ts';

export interface SavedMatch extends Timeline {
  /** Who sits where now. */
  readonly players: readonly Player[];
}

/** The match of a save; undefined where its file is gone, or nothing of it is sound. */
export async function readSaved(
  { path }: Pick<SaveEntry, 'path'>,
  folders: Folders = foldersOf(process.env),
): Promise<SavedMatch | undefined> {
  const bytes = await systemOf(folders)
    .files.read(path, SIZE_LIMIT)
    .catch(() => undefined);
  const timeline = bytes && readSound(bytes, findGame).timeline;
  const begun = timeline && playersOfHeader(timeline.header);
  if (timeline === undefined || begun === undefined) return undefined;
  return { ...timeline, players: playersAt(begun, timeline.made) };
}
