/**
 * Locks, so that only one program at a time plays a game. A lock is a file beside the save that holds the mark of a
 * process; it appears atomically, and is void as soon as that process is dead. A process is identified by its id, its
 * start time and the boot id of the machine where the system tells them (Linux), elsewhere by a local socket or pipe
 * that dies with the process.
 */
import { randomBytes } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROCESSES, processStat } from '../../protocol/process-stat.ts';
import { codeOf, createFile, disk, draftName, type Life, type System } from './files.ts';
import { makeFolders } from './folders.ts';
import { releaseAtEnd, takesNoLocks, underLock } from './leaving.ts';
import { WRITTEN } from './written-files.ts';

const BOOT = `${PROCESSES}/sys/kernel/random/boot_id`;

const systemText = async (path: string): Promise<string> =>
  (await disk.read(path).catch(() => '')).toString('latin1').trim();

/** Whether the system lists a process of that id, perhaps another user's. */
function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Marks for a system that tells only which processes run: a process is known by its id and some random letters. The id
 * may have passed to a stranger, so a listed id means that the owner may still run.
 */
function tokens(): Pick<Life, 'token' | 'mayRun'> {
  const token = `${process.pid}-${randomBytes(4).toString('hex')}`;
  return {
    token,
    mayRun: (other) => {
      const pid = Number.parseInt(other, 10);
      return other === token || (pid !== process.pid && isListed(pid));
    },
  };
}

/** Identifies processes by start time and boot id. A killed process stays listed until its parent reaps it. */
function listedLife(mark: string, boot: string): Life {
  return {
    ...tokens(),
    enter: async () => mark,
    leave: async () => {},
    isAlive: async (other) => {
      const [, pid, born, booted] = /^(\d{1,10})(?: (\d+))?(?: ([\da-f-]+))?$/.exec(other) ?? [];
      if (pid === undefined || (booted !== undefined && booted !== boot)) return false;
      if (!isListed(Number(pid))) return false;
      const { state, since } = processStat(Number(pid));
      return !/^[ZX]/.test(state) && (!born || !since || born === since);
    },
  };
}

/** The address of a process's socket or pipe; short, because a socket path is limited to about a hundred bytes. */
const addressOf = (token: string, platform: NodeJS.Platform): string =>
  platform === 'win32' ? `\\\\.\\pipe\\talon-${token}` : join(tmpdir(), `talon-${token}.sock`);

/** A socket that nobody talks to: as long as it can be reached, this process is alive. */
function listen(address: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, failed) => {
    server.once('error', failed);
    server.listen(address, () => resolve(server));
  });
}

/** Whether a process listens at an address. A socket without a listener was left by a dead process. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true));
    socket.once('error', (error) => {
      const isDead = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(codeOf(error));
      if (codeOf(error) === 'ECONNREFUSED') void disk.remove(address).catch(() => {});
      resolve(!isDead);
    });
    socket.once('connect', () => socket.destroy());
  });
}

/** Identifies processes by a socket or pipe that stays open while there are locks. */
export function socketLife(platform: NodeJS.Platform = process.platform): Life {
  const own = tokens();
  const address = addressOf(own.token, platform);
  let users = 0;
  let server: Promise<Server> | undefined;
  return {
    ...own,
    enter: async () => {
      users++;
      server ??= listen(address);
      await server;
      return `${process.pid} ${address}`;
    },
    leave: async () => {
      users--;
      if (users > 0) return;
      const open = await server;
      server = undefined;
      await new Promise((resolve) => open?.close(resolve));
    },
    isAlive: async (mark) => {
      const [, at] = /^\d{1,10} ([\\/].*talon-\d+-[\da-f]+(?:\.sock)?)$/.exec(mark) ?? [];
      return at !== undefined && answers(at);
    },
  };
}

let own: Promise<Life> | undefined;

async function findLife(): Promise<Life> {
  const { since: born } = processStat(process.pid);
  const boot = await systemText(BOOT);
  if (born === '' || boot === '') return socketLife();
  return listedLife(`${process.pid} ${born} ${boot}`, boot);
}

export const ownSystem: System = {
  files: disk,
  life: () => {
    own ??= findLife();
    return own;
  },
};

export const systemOf = ({ system }: { readonly system?: System }): System => system ?? ownSystem;

/** Thrown when another program has taken the save over. */
export class LostLock extends Error {}

const TRIES = 20;
/** Milliseconds for which a lock may be empty on a disk without hard links. */
const MOMENT = 50;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The text of a lock; undefined where there is no lock. */
async function readText(path: string, { files }: System): Promise<string | undefined> {
  try {
    return (await files.read(path, WRITTEN.lock.most)).toString('latin1').trim();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** The mark in a lock file. An empty file that is young is given a moment, since its owner may be about to write. */
async function readMark(path: string, system: System): Promise<string | undefined> {
  const mark = await readText(path, system);
  if (mark !== '') return mark;
  const made = (await system.files.stat(path))?.time ?? 0;
  if (Date.now() - made > MOMENT) return mark;
  await pause(MOMENT);
  return readText(path, system);
}

/** Moves a dead lock out of the way. If another program has placed its lock meanwhile, that one is put back. */
async function clearDead(path: string, dead: string, system: System): Promise<void> {
  const { files } = system;
  const aside = await draftName(path, system);
  await files.rename(path, aside).catch(() => {});
  const moved = await readMark(aside, system);
  if (moved !== undefined && moved !== dead) await files.link(aside, path).catch(() => {});
  await files.remove(aside);
}

/** The id of the process that made a mark. */
const pidOf = (mark: string): number => Number.parseInt(mark, 10) || 0;

/** Removes the lock of a dead process; false if a living one holds it. */
export async function sweepLock(path: string, system: System): Promise<boolean> {
  const mark = await readMark(path, system);
  if (mark === undefined) return true;
  if (await (await system.life()).isAlive(mark)) return false;
  await clearDead(path, mark, system);
  return true;
}

/** The id of the process that holds a lock; undefined if none does. The lock is neither taken nor swept. */
export async function lockHolder(path: string, system: System): Promise<number | undefined> {
  const mark = await readMark(path, system);
  if (mark === undefined || !(await (await system.life()).isAlive(mark))) return undefined;
  return pidOf(mark);
}

export class Lock {
  readonly #path: string;
  readonly #mark: string;
  readonly #system: System;
  readonly #unregister: () => void;
  #isLost = false;
  #releasing: Promise<void> | undefined;

  constructor(path: string, mark: string, system: System) {
    this.#path = path;
    this.#mark = mark;
    this.#system = system;
    this.#unregister = releaseAtEnd(() => this.release());
  }

  /** Makes sure the lock is still ours, and takes it again if its folder was removed. Throws LostLock once it is lost. */
  async hold(): Promise<void> {
    if (this.#isLost) throw new LostLock(this.#path);
    const found = await readMark(this.#path, this.#system);
    if (found === this.#mark || (found === undefined && (await this.#regain()))) return;
    this.#isLost = true;
    throw new LostLock(this.#path);
  }

  /** Releases the lock; a second call does nothing. */
  release(): Promise<void> {
    this.#releasing ??= this.#release().finally(this.#unregister);
    return this.#releasing;
  }

  /** Removes the lock file only if it still holds our mark: another program may have taken the lock over. */
  async #release(): Promise<void> {
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

/** Takes a lock for the process with this mark; returns the id of the process that holds it, if one does. */
async function contend(path: string, mark: string, system: System): Promise<number | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await createFile(system, path, mark)) return undefined;
    const holder = await readMark(path, system);
    if (await sweepLock(path, system)) continue;
    if (holder !== undefined) return pidOf(holder);
  }
  throw new Error(`the lock ${path} keeps changing hands`);
}

/**
 * The lock, or the id of the process that holds it; what this process put up to show that it lives is taken down again
 * unless it holds the lock.
 */
async function lockTaken(path: string, system: System): Promise<Lock | number> {
  if (takesNoLocks()) throw new Error('the program is ending');
  const life = await system.life();
  const mark = await life.enter();
  try {
    const holder = await contend(path, mark, system);
    if (holder === undefined) return new Lock(path, mark, system);
    await life.leave();
    return holder;
  } catch (error) {
    await life.leave();
    throw error;
  }
}

/** The lock at `path`, or the id of the process that holds it. Throws if the folder is not writable. */
export const takeLock = (path: string, system: System): Promise<Lock | number> =>
  underLock(lockTaken(path, system));
