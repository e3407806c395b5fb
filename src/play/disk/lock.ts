/**
 * Locks, so that only one program at a time plays a game: a file beside the save with the mark of a
 * process. It appears atomically, and is void once that process is dead. What dead processes left behind
 * is swept: drafts, locks, abandoned names.
 */
import { dirname, join } from 'node:path';
import { createFile, drafterOf, draftName, makeFolders, type System, systemOf } from './durable.ts';
import { codeOf } from './files.ts';
import { type Folders, LOCK, RECORD } from './paths.ts';

/** Another program has taken the save over. */
export class LostLock extends Error {}

export interface Lock {
  /** Makes sure the lock is still ours; takes it again if its folder was removed. Throws LostLock once it is lost. */
  hold(): Promise<void>;
  release(): Promise<void>;
}

/** The id of the process that a mark names. */
const processOf = (mark: string): number => Number.parseInt(mark, 10) || 0;

const TRIES = 20;
/** Without hard links a lock is empty for a moment, in milliseconds. */
const MOMENT = 50;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Undefined where there is no lock. */
async function readText(path: string, { files }: System): Promise<string | undefined> {
  try {
    return (await files.read(path)).toString('latin1').trim();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

async function readMark(path: string, system: System): Promise<string | undefined> {
  const mark = await readText(path, system);
  if (mark !== '') return mark;
  const made = (await system.files.stat(path))?.time ?? 0;
  if (Date.now() - made > MOMENT) return mark;
  await pause(MOMENT);
  return readText(path, system);
}

/** Moves a dead lock out of the way. A lock that another program has placed meanwhile goes back. */
async function clearDead(path: string, dead: string, system: System): Promise<void> {
  const { files } = system;
  const aside = await draftName(path, system);
  await files.rename(path, aside).catch(() => {});
  const moved = await readMark(aside, system);
  if (moved !== undefined && moved !== dead) await files.link(aside, path).catch(() => {});
  await files.remove(aside);
}

/** Removes the lock of a dead process; false if a living one holds it. */
async function sweepLock(path: string, system: System): Promise<boolean> {
  const mark = await readMark(path, system);
  if (mark === undefined) return true;
  if (await (await system.life()).isAlive(mark)) return false;
  await clearDead(path, mark, system);
  return true;
}

class HeldLock implements Lock {
  readonly #path: string;
  readonly #mark: string;
  readonly #system: System;
  #isLost = false;

  constructor(path: string, mark: string, system: System) {
    this.#path = path;
    this.#mark = mark;
    this.#system = system;
  }

  async hold(): Promise<void> {
    if (this.#isLost) throw new LostLock(this.#path);
    const found = await readMark(this.#path, this.#system);
    if (found === this.#mark || (found === undefined && (await this.#regain()))) return;
    this.#isLost = true;
    throw new LostLock(this.#path);
  }

  async release(): Promise<void> {
    try {
      const isOurs = (await readMark(this.#path, this.#system)) === this.#mark;
      if (isOurs) await this.#system.files.remove(this.#path);
    } finally {
      await (await this.#system.life()).leave();
    }
  }

  async #regain(): Promise<boolean> {
    await makeFolders(this.#system.files, dirname(this.#path));
    if (await createFile(this.#system, this.#path, this.#mark)) return true;
    return (await readMark(this.#path, this.#system)) === this.#mark;
  }
}

/** The process that holds a lock; undefined if it could be taken. */
async function contend(path: string, mark: string, system: System): Promise<number | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await createFile(system, path, mark)) return undefined;
    const holder = await readMark(path, system);
    if (await sweepLock(path, system)) continue;
    if (holder !== undefined) return processOf(holder);
  }
  throw new Error(`the lock ${path} keeps changing hands`);
}

/** The lock at `path`, or the id of the process that holds it. Throws if the folder is not writable. */
export async function takeLock(path: string, system: System): Promise<Lock | number> {
  const life = await system.life();
  const mark = await life.enter();
  try {
    const holder = await contend(path, mark, system);
    if (holder === undefined) return new HeldLock(path, mark, system);
    await life.leave();
    return holder;
  } catch (error) {
    await life.leave();
    throw error;
  }
}

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
