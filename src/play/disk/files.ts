/**
 * The disk as `play` uses it. All file calls of saves, locks and settings go through here and do not block the thread
 * that draws; tests substitute a disk that records, slows down or fails. A file is either whole or absent: it is written
 * under the name of a draft, synced (fsync), and only then given its own name, and the folder is synced afterwards.
 */
import { constants, type Stats } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname } from 'node:path';

export interface OpenFile {
  size(): Promise<number>;
  /** Appends the text or bytes. */
  append(text: string | Uint8Array): Promise<void>;
  /** Syncs the file (fsync): resolves once everything written so far would survive a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** What a name refers to. */
type FileKind = 'file' | 'folder' | 'pipe' | 'socket' | 'device';

interface FileStatus {
  readonly isFile: boolean;
  readonly isFolder: boolean;
  /** The size in bytes. */
  readonly size: number;
  /** The time of the last change, in milliseconds since 1970. */
  readonly time: number;
  /** The permissions. */
  readonly mode: number;
  /** The device and the inode, equal for two names of one file. */
  readonly identity: string;
  /** The precise kind, where the disk has more than files and folders. */
  readonly kind?: FileKind;
}

export interface Files {
  /** Makes a new file; fails with EEXIST if there is one. */
  create(path: string, mode?: number): Promise<OpenFile>;
  /** Opens an existing file for appending; fails with ENOENT if there is none. */
  open(path: string): Promise<OpenFile>;
  /** Fails with EFBIG if there are more than `most` bytes. */
  read(path: string, most?: number): Promise<Buffer>;
  /** Reads at most `most` bytes from the byte `from` on; none at the end of the file. */
  part(path: string, from: number, most: number): Promise<Buffer>;
  /** What a name refers to; undefined where there is nothing. */
  stat(path: string): Promise<FileStatus | undefined>;
  /** The names in a folder. */
  list(folder: string): Promise<readonly string[]>;
  /** The path to which the symbolic links of a path lead. */
  resolve(path: string): Promise<string>;
  /** A second name for a file; fails with EEXIST where the name is taken. */
  link(path: string, name: string): Promise<void>;
  /** Renames a file, replacing any that has the new name. */
  rename(path: string, name: string): Promise<void>;
  /** Does nothing if there is no such file. */
  remove(path: string): Promise<void>;
  /** Makes one folder, with these permissions; its parent must exist. */
  makeFolder(path: string, mode?: number): Promise<void>;
  /** Syncs a folder (fsync): resolves once the names in it would survive a power cut. */
  syncFolder(path: string): Promise<void>;
}

/** Which processes are alive on this machine. */
export interface Life {
  /** `PID-WORD`: this process in the names of its unfinished files. */
  readonly token: string;
  /** The mark of this process, `PID PROOF`; valid until `leave` has been called as often as `enter`. */
  enter(): Promise<string>;
  leave(): Promise<void>;
  /** Whether the process that made the mark is still running. */
  isAlive(mark: string): Promise<boolean>;
  /** Whether a process with this token may still be running. */
  mayRun(token: string): boolean;
}

/** The disk, and which processes are alive on this machine. */
export interface System {
  readonly files: Files;
  readonly life: () => Promise<Life>;
}

/** The system's error code, such as ENOSPC; empty if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function openFile(handle: fs.FileHandle): OpenFile {
  return {
    size: async () => (await handle.stat()).size,
    append: (text) => handle.appendFile(text),
    sync: () => handle.datasync(),
    close: () => handle.close(),
  };
}

function fileKind(stats: Stats): FileKind {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'folder';
  if (stats.isFIFO()) return 'pipe';
  return stats.isSocket() ? 'socket' : 'device';
}

/** Opens a file for reading, without waiting for the other end of a pipe. */
const openToRead = (path: string): Promise<fs.FileHandle> =>
  fs.open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));

/** The bytes of the first read of a file: most saves are small, but there may be many of them. */
const FIRST_CHUNK = 4096;
const CHUNK = 65_536;

/** The content of a file. Throws EFBIG where an endless file has given more than `most` bytes. */
async function read(path: string, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const handle = await openToRead(path);
  try {
    const chunks: Buffer[] = [];
    for (let size = 0; size <= most; ) {
      const space = Buffer.allocUnsafe(size === 0 ? FIRST_CHUNK : CHUNK);
      const { bytesRead, buffer } = await handle.read(space);
      if (bytesRead === 0) return Buffer.concat(chunks);
      size += bytesRead;
      chunks.push(buffer.subarray(0, bytesRead));
    }
    throw Object.assign(new Error(`${path} is too large`), { code: 'EFBIG' });
  } finally {
    await handle.close();
  }
}

/** At most `most` bytes of a file from a position on; fewer at its end. */
async function part(path: string, from: number, most: number): Promise<Buffer> {
  const handle = await openToRead(path);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(most), 0, most, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const statusOf = (stats: Stats): FileStatus => ({
  isFile: stats.isFile(),
  isFolder: stats.isDirectory(),
  size: stats.size,
  time: stats.mtimeMs,
  mode: stats.mode & 0o7777,
  identity: `${stats.dev}/${stats.ino}`,
  kind: fileKind(stats),
});

/** Error codes of file systems that cannot sync a folder: nothing more can be done. */
const NO_FOLDER_SYNC = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Syncs a folder, except on Windows, which cannot open folders: NTFS keeps names in its own journal, in order. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } catch (error) {
    if (!NO_FOLDER_SYNC.includes(codeOf(error))) throw error;
  } finally {
    await handle.close();
  }
}

/** The status of the file at a path; undefined where there is none. */
async function stat(path: string): Promise<FileStatus | undefined> {
  try {
    return statusOf(await fs.stat(path));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

export const disk: Files = {
  create: async (path, mode = 0o666) => openFile(await fs.open(path, 'ax', mode)),
  open: async (path) => openFile(await fs.open(path, constants.O_WRONLY | constants.O_APPEND)),
  read,
  part,
  stat,
  list: (folder) => fs.readdir(folder),
  resolve: (path) => fs.realpath(path),
  link: (path, name) => fs.link(path, name),
  rename: (path, name) => fs.rename(path, name),
  remove: (path) => fs.rm(path, { force: true }),
  makeFolder: async (path, mode) => void (await fs.mkdir(path, mode)),
  syncFolder,
};

const DRAFT = /\.(\d+-[\da-f]+)-\d+\.draft$/;
let drafts = 0;

/** An unused name beside `path` for a draft. The name holds the token of this process, for sweeping. */
export async function draftName(path: string, { life }: System): Promise<string> {
  drafts++;
  const number = drafts;
  return `${path}.${(await life()).token}-${number}.draft`;
}

/** The token of the process whose draft this is; undefined for other files. */
export const drafterOf = (name: string): string | undefined => DRAFT.exec(name)?.[1];

/** Uses a file and closes it in any case. */
export async function using<T>(file: OpenFile, use: (file: OpenFile) => Promise<T>): Promise<T> {
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

type Content = string | Uint8Array;

/** Writes a file with this name; leaves none behind if it cannot be written whole. */
async function writeNew(files: Files, path: string, text: Content, mode?: number): Promise<void> {
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

/** Whether a file was made; false if its name is taken. */
async function isMade(making: Promise<void>): Promise<boolean> {
  try {
    await making;
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Gives a draft the name `path`; where there are no hard links, the text is written again under that name. */
async function nameDraft(
  files: Files,
  draft: string,
  path: string,
  text: Content,
): Promise<boolean> {
  try {
    return await isMade(files.link(draft, path));
  } catch (error) {
    if (!knowsNoLinks(error)) throw error;
  }
  return isMade(writeNew(files, path, text));
}

/** Makes a new file atomically, with all its text; false if the name is taken. */
export async function createFile(system: System, path: string, text: Content): Promise<boolean> {
  const { files } = system;
  const draft = await draftName(path, system);
  await writeNew(files, draft, text);
  try {
    return await nameDraft(files, draft, path, text);
  } finally {
    await files.remove(draft).catch(() => {});
  }
}

export const notRegular = (path: string): Error =>
  Object.assign(new Error(`${path} is not a regular file`), { code: 'EFTYPE' });

/** The status of a file, if there is one; throws if the name is that of no regular file, such as a device. */
export async function regularFile(files: Files, path: string): Promise<FileStatus | undefined> {
  const status = await files.stat(path);
  if (status === undefined || status.isFile) return status;
  throw notRegular(path);
}

/** Replaces the text of a regular file, all or nothing; links and permissions stay. */
export async function replaceFile(system: System, path: string, text: string): Promise<void> {
  const { files } = system;
  const old = await regularFile(files, path);
  const target = old === undefined ? path : await files.resolve(path);
  const draft = await draftName(target, system);
  await writeNew(files, draft, text, old?.mode);
  try {
    await files.rename(draft, target);
  } catch (error) {
    await files.remove(draft).catch(() => {});
    throw error;
  }
  await files.syncFolder(dirname(target));
}

class Moved extends Error {}

/** Appends to an existing file of `size` bytes and syncs it. Throws, with nothing written, if the size is another. */
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
