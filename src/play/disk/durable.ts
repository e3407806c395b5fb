/**
 * Files that are either whole or absent: written under a draft name, synced, and only then given
 * their own name, with the folder synced afterwards.
 */
import { dirname } from 'node:path';
import { codeOf, disk, type Files, type OpenFile } from './files.ts';
import { type Life, ownLife } from './life.ts';

/** The disk, and which processes are alive on this machine. */
export interface System {
  readonly files: Files;
  readonly life: () => Promise<Life>;
}

export const ownSystem: System = { files: disk, life: ownLife };

export const systemOf = ({ system }: { readonly system?: System }): System => system ?? ownSystem;

const DRAFT = /\.(\d+-[\da-f]+)-\d+\.draft$/;
let drafts = 0;

/** An unused name beside `path`; it names the process, for sweeping. */
export async function draftName(path: string, { life }: System): Promise<string> {
  drafts++;
  const number = drafts;
  return `${path}.${(await life()).token}-${number}.draft`;
}

/** The token of the process whose draft this is; undefined for other files. */
export const drafterOf = (name: string): string | undefined => DRAFT.exec(name)?.[1];

/** Uses a file and closes it in any case. */
async function using<T>(file: OpenFile, use: (file: OpenFile) => Promise<T>): Promise<T> {
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

/** Makes a folder and any missing parents, each of them durable. */
export async function makeFolders(files: Files, path: string): Promise<void> {
  if ((await files.stat(path))?.isFolder) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolders(files, parent);
  try {
    await files.makeFolder(path);
  } catch (error) {
    const isThere = codeOf(error) === 'EEXIST' && (await files.stat(path))?.isFolder;
    if (!isThere) throw error;
  }
  await syncAbove(files, parent);
}

/** Syncs a parent folder. If we may not open it, we did not make it. */
async function syncAbove(files: Files, folder: string): Promise<void> {
  try {
    await files.syncFolder(folder);
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

/** Makes what a killed program may have left unsynced survive a power cut. */
export async function settleFolders(files: Files, folder: string): Promise<void> {
  await files.syncFolder(folder);
  await syncAbove(files, dirname(folder));
  await syncAbove(files, dirname(dirname(folder)));
}

export async function settleFile(files: Files, path: string): Promise<void> {
  await using(await files.open(path), (file) => file.sync());
  await settleFolders(files, dirname(path));
}

type Content = string | Uint8Array;

/** Writes a file with this name; leaves none behind if it cannot be written whole. */
async function write(files: Files, path: string, text: Content, mode?: number): Promise<void> {
  const file = await files.create(path, mode);
  try {
    await using(file, async () => {
      await file.append(text);
      await file.sync();
    });
  } catch (error) {
    await files.remove(path).catch(() => {});
    throw error;
  }
}

/** Error codes of file systems without hard links, such as FAT. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'];

export const knowsNoLinks = (error: unknown): boolean => NO_LINKS.includes(codeOf(error));

/** Gives a file the name `path`; without hard links it is written again in place. */
async function place(files: Files, draft: string, path: string, text: Content): Promise<boolean> {
  try {
    await files.link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!knowsNoLinks(error)) throw error;
  }
  try {
    await write(files, path, text);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Makes a new file atomically, with all its text; false if the name is taken. */
export async function createFile(system: System, path: string, text: Content): Promise<boolean> {
  const { files } = system;
  const draft = await draftName(path, system);
  await write(files, draft, text);
  try {
    return await place(files, draft, path, text);
  } finally {
    await files.remove(draft).catch(() => {});
  }
}

/** Replaces the text of a file, all or nothing; links and permissions stay. */
export async function replaceFile(system: System, path: string, text: string): Promise<void> {
  const { files } = system;
  const old = await files.stat(path);
  const target = old === undefined ? path : await files.resolve(path);
  const draft = await draftName(target, system);
  await write(files, draft, text, old?.mode);
  try {
    await files.rename(draft, target);
  } catch (error) {
    await files.remove(draft).catch(() => {});
    throw error;
  }
  await files.syncFolder(dirname(target));
}

class Moved extends Error {}

/** Appends to an existing file of `size` bytes. Otherwise throws, with nothing written. */
export async function appendTo(
  files: Files,
  path: string,
  text: string,
  size: number,
): Promise<void> {
  await using(await files.open(path), async (file) => {
    if ((await file.size()) !== size) throw new Moved(path);
    await file.append(text);
    await file.sync();
  });
}
