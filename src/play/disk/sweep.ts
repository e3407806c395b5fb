/** Clears what dead processes left behind: drafts, locks, abandoned names. */
import { dirname, join } from 'node:path';
import { drafterOf, type System, systemOf } from './durable.ts';
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

/** Whether it is a draft; one of a dead process is removed. */
async function sweepDraft(path: string, { files, life }: System): Promise<boolean> {
  const drafter = drafterOf(path);
  if (drafter === undefined) return false;
  if (!(await life()).mayRun(drafter)) await files.remove(path);
  return true;
}

async function sweepOne(name: string, folders: Folders): Promise<void> {
  const system = systemOf(folders);
  const path = join(folders.games, name);
  if (await sweepDraft(path, system)) return;
  if (name.endsWith(LOCK)) await sweepLock(path, system);
  else if (name.endsWith(RECORD)) await sweepRecord(name, folders);
}

/** What cannot be cleared now is left for the next start. */
export async function sweep(folders: Folders): Promise<void> {
  const system = systemOf(folders);
  const namesIn = (folder: string) => system.files.list(folder).catch(() => []);
  for (const name of await namesIn(folders.games)) await sweepOne(name, folders).catch(() => {});
  const data = dirname(folders.history);
  for (const name of await namesIn(data))
    await sweepDraft(join(data, name), system).catch(() => {});
}
