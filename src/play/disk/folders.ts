/**
 * Makes folders durably, each synced with its parent, and replaces files that can be made again at any time.
 */
import { basename, dirname, join } from 'node:path';
import {
  codeOf,
  type Files,
  notRegular,
  regularFile,
  replaceFile,
  type System,
  using,
} from './files.ts';
import { PRIVATE, substitute } from './home.ts';

/** Makes a folder that another program may make meanwhile. In place of a home folder it must be new, and is private. */
async function makeOne(files: Files, path: string): Promise<void> {
  if (path === substitute?.folder) return files.makeFolder(path, PRIVATE);
  try {
    await files.makeFolder(path);
  } catch (error) {
    const isThere = codeOf(error) === 'EEXIST' && (await files.stat(path))?.isFolder;
    if (!isThere) throw error;
  }
}

/** Makes a folder and any missing parents, each of them durable. */
export async function makeFolders(files: Files, path: string): Promise<void> {
  if ((await files.stat(path))?.isFolder) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolders(files, parent);
  await makeOne(files, path);
  await syncAbove(files, parent);
}

/** Syncs a parent folder. A folder that may not be opened was not made here and needs no sync. */
async function syncAbove(files: Files, folder: string): Promise<void> {
  try {
    await files.syncFolder(folder);
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

/** Syncs a folder and those above it, since a killed program may have left them unsynced. */
export async function settleFolders(files: Files, folder: string): Promise<void> {
  await files.syncFolder(folder);
  await syncAbove(files, dirname(folder));
  await syncAbove(files, dirname(dirname(folder)));
}

/** Syncs a file and the folders above it, since a killed program may have left them unsynced. */
export async function settleFile(files: Files, path: string): Promise<void> {
  await using(await files.open(path), (file) => file.sync());
  await settleFolders(files, dirname(path));
}

/** Replaces a file that can be made again at any time, such as sums; never one that a link of its name leads to. */
export async function remakeFile(system: System, path: string, text: string): Promise<void> {
  const { files } = system;
  const folder = dirname(path);
  await makeFolders(files, folder);
  const own = join(await files.resolve(folder), basename(path));
  const isThere = (await regularFile(files, path)) !== undefined;
  if (isThere && (await files.resolve(path)) !== own) throw notRegular(path);
  await replaceFile(system, path, text);
}
