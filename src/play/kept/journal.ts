/**
 * Journals: records that are saved to a file during play, each line with a sum that is chained to the line before. A
 * step and the closing lines it causes go out in one write. What a journal reports as kept survives a kill and a power
 * cut.
 */
import { basename } from 'node:path';
import { openSealer, type Sealer } from '../disk/checksum-chain.ts';
import {
  appendTo,
  codeOf,
  createFile,
  type Files,
  knowsNoLinks,
  replaceFile,
} from '../disk/files.ts';
import { makeFolders, settleFile, settleFolders } from '../disk/folders.ts';
import { type Lock, systemOf, takeLock } from '../disk/lock.ts';
import { type Folders, lockPath, RECORD, recordPath, sumsPath } from '../disk/paths.ts';
import { sweep } from '../disk/sweep.ts';
import { enterMatch } from './history.ts';

/** A record being saved. Each promise resolves once the data is durable (fsync), and rejects if it cannot be saved. */
export interface Journal {
  /** The id of the save, for resuming; final once the first lines are kept. */
  readonly id: () => string;
  /** Appends lines to the record in one write; the first lines create the file. */
  append(lines: readonly object[]): Promise<void>;
  /** Replaces the record by these lines, all or nothing. */
  replace(lines: readonly object[]): Promise<void>;
  /** Makes durable what was read of the record, which a killed program may have left unsynced. */
  settle(): Promise<void>;
  /** The match has ended: the record becomes history, and the match is entered there. */
  finish(): Promise<void>;
  /** Lets others open the save. */
  release(): Promise<void>;
}

/** The number of words at the end of an id. */
const SUFFIXES = 36 ** 4;

/** Moves a file to another folder. The file has a name at every moment. */
async function move(files: Files, from: string, to: string): Promise<void> {
  try {
    await files.link(from, to);
  } catch (error) {
    if (knowsNoLinks(error)) return files.rename(from, to);
    const old = await files.stat(from);
    const moved = await files.stat(to);
    if (codeOf(error) !== 'EEXIST' || old?.identity !== moved?.identity) throw error;
  }
}

/** A record on disk: its size in bytes, and a sealer that continues from its last line. */
interface StoredRecord {
  readonly size: number;
  readonly sealer: Sealer;
}

class OpenJournal implements Journal {
  readonly id: () => string;
  readonly #path: string;
  readonly #lock: Lock;
  readonly #folders: Folders;
  /** The size of the record in bytes. */
  #size: number;
  readonly #sealer: Sealer;

  constructor(path: string, lock: Lock, folders: Folders, { size, sealer }: StoredRecord) {
    const id = basename(path, RECORD);
    this.id = () => id;
    this.#path = path;
    this.#lock = lock;
    this.#folders = folders;
    this.#size = size;
    this.#sealer = sealer;
  }

  async append(lines: readonly object[]): Promise<void> {
    const text = this.#sealer.add(lines);
    await this.#lock.hold();
    await appendTo(systemOf(this.#folders).files, this.#path, text, this.#size);
    this.#size += Buffer.byteLength(text);
  }

  async replace(lines: readonly object[]): Promise<void> {
    const text = this.#sealer.begin(lines);
    await this.#lock.hold();
    await replaceFile(systemOf(this.#folders), this.#path, text);
    this.#size = Buffer.byteLength(text);
  }

  async settle(): Promise<void> {
    await this.#lock.hold();
    await settleFile(systemOf(this.#folders).files, this.#path);
  }

  /**
   * Moves a finished record to the history’s folder. A kill between any two steps loses nothing: what was not done is
   * done when the history is next read.
   */
  async finish(): Promise<void> {
    const { games, history } = this.#folders;
    const { files } = systemOf(this.#folders);
    await this.#lock.hold();
    await makeFolders(files, history);
    // The match is entered first, so that every filed record is in the history or the sums are made again.
    const isEntered = await enterMatch(this.id(), this.#folders).catch(() => false);
    if (!isEntered) await files.remove(sumsPath(this.#folders)).catch(() => {});
    await move(files, this.#path, recordPath(history, this.id()));
    await files.syncFolder(history);
    await files.remove(this.#path);
    await files.syncFolder(games);
  }

  release(): Promise<void> {
    return this.#lock.release();
  }
}

/** A journal of an existing, locked record. */
export const openJournal = (
  path: string,
  lock: Lock,
  folders: Folders,
  begun: StoredRecord,
): Journal => new OpenJournal(path, lock, folders, begun);

/** An id such as `game-20261121-080452-k3f9`: date and time, then a word made from clock and process. */
function newId(game: string, now: number, turn: number): string {
  const [day = '', time = ''] = new Date(now).toISOString().replace(/[-:]/g, '').split(/[T.]/);
  const word = (now * 7919 + process.pid * 104_729 + turn) % SUFFIXES;
  return `${game}-${day}-${time}-${word.toString(36).padStart(4, '0')}`;
}

/** A journal of a record under a new id, locked and with its first lines; undefined if the id is taken. */
async function create(
  folders: Folders,
  id: string,
  lines: readonly object[],
): Promise<Journal | undefined> {
  const system = systemOf(folders);
  const path = recordPath(folders.games, id);
  if ((await system.files.stat(recordPath(folders.history, id))) !== undefined) return undefined;
  const lock = await takeLock(lockPath(path), system);
  if (typeof lock === 'number') return undefined;
  const sealer = openSealer();
  const text = sealer.begin(lines);
  let isOurs = false;
  try {
    isOurs = await createFile(system, path, text);
  } finally {
    if (!isOurs) await lock.release();
  }
  const size = Buffer.byteLength(text);
  return isOurs ? openJournal(path, lock, folders, { size, sealer }) : undefined;
}

/** A journal of a game about to begin. Its file is created with the first lines. */
export function newJournal(
  game: string,
  folders: Folders,
  clock: () => number = Date.now,
): Journal {
  const begun = clock();
  let turn = 0;
  let open: Journal | undefined;
  /** Whether the name of the record would survive a power cut. */
  let settled = false;
  const { files } = systemOf(folders);
  const begin = async (lines: readonly object[]): Promise<void> => {
    await makeFolders(files, folders.games);
    await sweep(folders);
    for (; open === undefined; turn++)
      open = await create(folders, newId(game, begun, turn), lines);
  };
  const write = async (lines: readonly object[]): Promise<void> => {
    if (open === undefined) await begin(lines);
    else await open.replace(lines);
    await settleFolders(files, folders.games);
    settled = true;
  };
  return {
    id: () => open?.id() ?? newId(game, begun, turn),
    append: (lines) => (open === undefined ? write(lines) : open.append(lines)),
    replace: (lines) => (open === undefined || !settled ? write(lines) : open.replace(lines)),
    settle: async () => open?.settle(),
    finish: async () => open?.finish(),
    release: async () => open?.release(),
  };
}
