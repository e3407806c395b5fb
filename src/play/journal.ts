/**
 * Journals: a record kept in a file while it is played. A step and the closing lines it causes go
 * out in one write, so a program killed at any moment loses no finished step.
 */
import {
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { type Lock, takeLock } from './lock.ts';
import type { Folders } from './paths.ts';
import { openSealer, type Sealer } from './sums.ts';

export interface Journal {
  /** Names the save, for resuming; final once the first lines are kept. */
  readonly id: () => string;
  /** Adds lines to the record in one write; the first make it. Throws if they cannot be kept. */
  append(lines: readonly object[]): void;
  /** Puts these lines in place of the record, all or nothing. Throws if they cannot be kept. */
  replace(lines: readonly object[]): void;
  /** The match has ended: the record becomes history. */
  finish(): void;
  /** Lets others open the save. */
  release(): void;
}

export const RECORD = '.talon.jsonl';
const LOCK = '.lock';
const SUFFIXES = 36 ** 4;

export class LostLock extends Error {}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

const recordPath = (folder: string, id: string): string => join(folder, id + RECORD);
export const lockPath = (record: string): string => record.slice(0, -RECORD.length) + LOCK;

/** Writes at the end of a file that is there; never makes one without its header. */
function appendTo(path: string, lines: string): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_APPEND);
  try {
    appendFileSync(file, lines);
  } finally {
    closeSync(file);
  }
}

/** A journal of a record that is there and locked; `sealer` goes on from its last line. */
export function openJournal(path: string, lock: Lock, history: string, sealer: Sealer): Journal {
  const id = path.slice(dirname(path).length + 1, -RECORD.length);
  const guard = (): void => {
    if (!lock.held()) throw new LostLock(id);
  };
  return {
    id: () => id,
    append: (lines) => {
      guard();
      appendTo(path, sealer.add(lines));
    },
    replace: (lines) => {
      guard();
      writeFileAtomic.sync(path, sealer.begin(lines));
    },
    finish: () => {
      guard();
      mkdirSync(history, { recursive: true });
      renameSync(path, join(history, id + RECORD));
    },
    release: () => lock.release(),
  };
}

/** `game-20261121-080452-k3f9`: day and time of the clock, then a word of clock and process. */
function nameOf(game: string, now: number, turn: number): string {
  const [day = '', time = ''] = new Date(now).toISOString().replace(/[-:]/g, '').split(/[T.]/);
  const word = (now * 7919 + process.pid * 104_729 + turn) % SUFFIXES;
  return `${game}-${day}-${time}-${word.toString(36).padStart(4, '0')}`;
}

/** A file of a name nobody has, locked and with its first lines. */
function create(folders: Folders, id: string, lines: readonly object[]): Journal | undefined {
  const path = recordPath(folders.games, id);
  if (existsSync(recordPath(folders.history, id))) return undefined;
  const lock = takeLock(lockPath(path));
  if (typeof lock === 'number') return undefined;
  try {
    const sealer = openSealer();
    writeFileSync(path, sealer.begin(lines), { flag: 'wx' });
    return openJournal(path, lock, folders.history, sealer);
  } catch (error) {
    lock.release();
    if (isTaken(error)) return undefined;
    rmSync(path, { force: true });
    throw error;
  }
}

/** A journal of a game about to begin; its file is made with the first lines. */
export function newJournal(
  game: string,
  folders: Folders,
  clock: () => number = Date.now,
): Journal {
  const begun = clock();
  let turn = 0;
  let open: Journal | undefined;
  const write = (lines: readonly object[]): void => {
    mkdirSync(folders.games, { recursive: true });
    for (; open === undefined; turn++) open = create(folders, nameOf(game, begun, turn), lines);
  };
  return {
    id: () => open?.id() ?? nameOf(game, begun, turn),
    append: (lines) => (open === undefined ? write(lines) : open.append(lines)),
    replace: (lines) => (open === undefined ? write(lines) : open.replace(lines)),
    finish: () => open?.finish(),
    release: () => open?.release(),
  };
}
