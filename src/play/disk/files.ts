/**
 * The disk as play uses it. Every file call of saves, locks and settings goes through here, off the
 * thread that draws; tests substitute a disk that records, slows down or fails.
 */
import { constants, type Stats } from 'node:fs';
import * as fs from 'node:fs/promises';

export interface OpenFile {
  size(): Promise<number>;
  /** Appends the text or bytes. */
  append(text: string | Uint8Array): Promise<void>;
  /** Resolves once everything written so far would survive a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** What stands under a name. */
export type Kind = 'file' | 'folder' | 'pipe' | 'socket' | 'device';

interface Found {
  readonly isFile: boolean;
  readonly isFolder: boolean;
  /** In bytes. */
  readonly size: number;
  /** Time of the last change, in milliseconds since 1970. */
  readonly time: number;
  /** Permissions. */
  readonly mode: number;
  /** Equal for two names of one file. */
  readonly identity: string;
  /** The precise kind, where the disk has more than files and folders. */
  readonly kind?: Kind;
}

export interface Files {
  /** Makes a new file; fails with EEXIST if there is one. */
  create(path: string, mode?: number): Promise<OpenFile>;
  /** Opens an existing file for appending; fails with ENOENT if there is none. */
  open(path: string): Promise<OpenFile>;
  /** Fails with EFBIG if there are more than `most` bytes. */
  read(path: string, most?: number): Promise<Buffer>;
  /** Undefined where there is nothing. */
  stat(path: string): Promise<Found | undefined>;
  /** The names in a folder. */
  list(folder: string): Promise<readonly string[]>;
  /** Where symbolic links lead. */
  resolve(path: string): Promise<string>;
  /** A second name for a file; fails with EEXIST where the name is taken. */
  link(path: string, name: string): Promise<void>;
  /** Renames a file, replacing any that has the new name. */
  rename(path: string, name: string): Promise<void>;
  /** Does nothing if there is no such file. */
  remove(path: string): Promise<void>;
  /** Makes one folder; its parent must exist. */
  makeFolder(path: string): Promise<void>;
  /** Resolves once the names in this folder would survive a power cut. */
  syncFolder(path: string): Promise<void>;
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

function kindOf(stats: Stats): Kind {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'folder';
  if (stats.isFIFO()) return 'pipe';
  return stats.isSocket() ? 'socket' : 'device';
}

/** Most saves are small, but there may be many of them. */
const FIRST_CHUNK = 4096;
const CHUNK = 65_536;

/** Never waits for a pipe, and never reads more than `most` bytes of an endless file. */
async function read(path: string, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const handle = await fs.open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
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

const found = (stats: Stats): Found => ({
  isFile: stats.isFile(),
  isFolder: stats.isDirectory(),
  size: stats.size,
  time: stats.mtimeMs,
  mode: stats.mode & 0o7777,
  identity: `${stats.dev}/${stats.ino}`,
  kind: kindOf(stats),
});

/** Error codes of file systems that cannot sync a folder: nothing more can be done. */
const NO_FOLDER_SYNC = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Skipped on Windows, which cannot open folders: NTFS keeps names in its own journal, in order. */
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

async function stat(path: string): Promise<Found | undefined> {
  try {
    return found(await fs.stat(path));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

export const disk: Files = {
  create: async (path, mode = 0o666) => openFile(await fs.open(path, 'ax', mode)),
  open: async (path) => openFile(await fs.open(path, constants.O_WRONLY | constants.O_APPEND)),
  read,
  stat,
  list: (folder) => fs.readdir(folder),
  resolve: (path) => fs.realpath(path),
  link: (path, name) => fs.link(path, name),
  rename: (path, name) => fs.rename(path, name),
  remove: (path) => fs.rm(path, { force: true }),
  makeFolder: (path) => fs.mkdir(path),
  syncFolder,
};
