/**
 * Files that are whole or not there: written under a name of their own, synced, and only then
 * given their name, with the folder synced after it.
 */
import { dirname } from 'node:path';
import { codeOf, disk, type Files, type OpenFile } from './files.ts';
import { type Life, ownLife } from './life.ts';

/** The disk, and who is alive on this machine. */
export interface System {
  readonly files: Files;
  readonly life: () => Promise<Life>;
}

export const ownSystem: System = { files: disk, life: ownLife };

export const systemOf = ({ system }: { readonly system?: System }): System => system ?? ownSystem;

const DRAFT = /\.(\d+-[\da-f]+)-\d+\.draft$/;
let drafts = 0;

/** A name nobody else uses, beside `path`; names the process, for sweeping. */
export async function draftName(path: string, { life }: System): Promise<string> {
  drafts++;
  const number = drafts;
  return `${path}.${(await life()).token}-${number}.draft`;
}

/** The token of the process whose draft this is; undefined for other files. */
export const drafterOf = (name: string): string | undefined => DRAFT.exec(name)?.[1];

/** Uses a file and closes it, whatever comes. */
async function using<T>(file: OpenFile, use: (file: OpenFile) => Promise<T>): Promise<T> {
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

/** A folder and those above it that are missing, each of them there to stay. */
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

/** A folder above ours, which may be another's and closed to us: then it was not us who made it. */
async function syncAbove(files: Files, folder: string): Promise<void> {
  try {
    await files.syncFolder(folder);
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

/** Makes what a program that was killed may have left unsynced survive a power cut. */
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

/** Writes a file of that name; none is left if it cannot be written whole. */
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

/** What file systems without second names answer, such as FAT. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'];

export const knowsNoLinks = (error: unknown): boolean => NO_LINKS.includes(codeOf(error));

/** Gives a file the name `path`; where there are no links it is written once more in place. */
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

/** A new file, there at once with all its text; false if the name is taken. */
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

/** Puts this text in place of a file, all or nothing; links and permissions stay. */
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

/** Adds to a file that is there and holds `size` bytes. Throws, with nothing written, if not. */
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
