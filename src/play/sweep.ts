/** Clears what dead processes left in the folder of saves: drafts, locks, abandoned names. */
import { join } from 'node:path';
import { drafterOf, systemOf } from './durable.ts';
import { sweepLock } from './lock.ts';
import { type Folders, LOCK, RECORD } from './paths.ts';

/** A finished game that is in the history is removed from the saves. */
async function sweepRecord(name: string, folders: Folders): Promise<void> {
  const { files } = systemOf(folders);
  const path = join(folders.games, name);
  const kept = await files.stat(join(folders.history, name));
  if (kept === undefined || kept.identity !== (await files.stat(path))?.identity) return;
  await files.remove(path);
}

async function sweepOne(name: string, folders: Folders): Promise<void> {
  const system = systemOf(folders);
  const path = join(folders.games, name);
  const drafter = drafterOf(name);
  if (drafter !== undefined) {
    if (!(await system.life()).mayRun(drafter)) await system.files.remove(path);
  } else if (name.endsWith(LOCK)) await sweepLock(path, system);
  else if (name.endsWith(RECORD)) await sweepRecord(name, folders);
}

/** What cannot be cleared now is left for the next start. */
export async function sweep(folders: Folders): Promise<void> {
  const { files } = systemOf(folders);
  const names = await files.list(folders.games).catch(() => []);
  for (const name of names) await sweepOne(name, folders).catch(() => {});
}
