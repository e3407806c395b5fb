/**
 * The disk as play uses it. Every file call of saves, locks and settings goes through here, off the
 * thread that draws; tests put a disk of their own in its place that records, slows down or fails.
 */
import { constants, type Stats } from 'node:fs';
import * as fs from 'node:fs/promises';

export interface OpenFile {
  size(): Promise<number>;
  /** Adds the text at the end. */
  append(text: string): Promise<void>;
  /** Resolves once a power cut would leave everything written so far. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

export interface Found {
  readonly isFile: boolean;
  readonly isFolder: boolean;
  /** In bytes. */
  readonly size: number;
  /** Of the last change, in milliseconds since 1970. */
  readonly time: number;
  /** Permissions. */
  readonly mode: number;
  /** Equal for two names of one file. */
  readonly identity: string;
}

export interface Files {
  /** A new file; fails with EEXIST where there is one. */
  create(path: string, mode?: number): Promise<OpenFile>;
  /** A file that is there, to be added to; fails with ENOENT where there is none. */
  open(path: string): Promise<OpenFile>;
  read(path: string): Promise<Buffer>;
  /** Undefined where there is nothing. */
  stat(path: string): Promise<Found | undefined>;
  /** Names in a folder. */
  list(folder: string): Promise<readonly string[]>;
  /** Where symbolic links lead. */
  resolve(path: string): Promise<string>;
  /** A second name for a file; fails with EEXIST where the name is taken. */
  link(path: string, name: string): Promise<void>;
  /** Puts a file in the place of another, or where there was none. */
  rename(path: string, name: string): Promise<void>;
  /** Nothing happens where there is no such file. */
  remove(path: string): Promise<void>;
  /** One folder; its parent must be there. */
  makeFolder(path: string): Promise<void>;
  /** Resolves once a power cut would leave the names in this folder as they are. */
  syncFolder(path: string): Promise<void>;
}

/** The system's word for what went wrong, such as ENOSPC; empty if it has none. */
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

const found = (stats: Stats): Found => ({
  isFile: stats.isFile(),
  isFolder: stats.isDirectory(),
  size: stats.size,
  time: stats.mtimeMs,
  mode: stats.mode & 0o7777,
  identity: `${stats.dev}/${stats.ino}`,
});

/** What file systems answer that cannot sync a folder: then nobody can. */
const NO_FOLDER_SYNC = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Skipped on Windows, which opens no folders: NTFS keeps names in its own journal, in order. */
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
  read: (path) => fs.readFile(path),
  stat,
  list: (folder) => fs.readdir(folder),
  resolve: (path) => fs.realpath(path),
  link: (path, name) => fs.link(path, name),
  rename: (path, name) => fs.rename(path, name),
  remove: (path) => fs.rm(path, { force: true }),
  makeFolder: (path) => fs.mkdir(path),
  syncFolder,
};
