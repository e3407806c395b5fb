/**
 * Which processes are alive, so that what a dead one left behind is recognized at once. A process
 * is identified by its id, start time and the boot id of the machine where the system tells them
 * (Linux), elsewhere by a local socket or pipe that dies with it.
 */
import { randomBytes } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf, disk } from './files.ts';

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

const PROC = '/proc';
const BOOT = `${PROC}/sys/kernel/random/boot_id`;

const readText = async (path: string): Promise<string> =>
  (await disk.read(path).catch(() => '')).toString('latin1').trim();

/** State and start time of a process, as the system puts them; empty where it does not tell. */
async function statOf(pid: number): Promise<{ readonly state: string; readonly born: string }> {
  const stat = await readText(`${PROC}/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', born: fields[19] ?? '' };
}

/** Whether the system lists a process of that id, perhaps another user's. */
function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

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

/** Proof by start time and boot id. A killed process stays listed until its parent reaps it. */
function listedLife(mark: string, boot: string): Life {
  return {
    ...tokens(),
    enter: async () => mark,
    leave: async () => {},
    isAlive: async (other) => {
      const [, pid, born, booted] = /^(\d{1,10})(?: (\d+))?(?: ([\da-f-]+))?$/.exec(other) ?? [];
      if (pid === undefined || (booted !== undefined && booted !== boot)) return false;
      if (!isListed(Number(pid))) return false;
      const now = await statOf(Number(pid));
      return !/^[ZX]/.test(now.state) && (!born || !now.born || born === now.born);
    },
  };
}

/** Short, because a socket path is limited to about a hundred bytes. */
const addressOf = (token: string, platform: NodeJS.Platform): string =>
  platform === 'win32' ? `\\\\.\\pipe\\talon-${token}` : join(tmpdir(), `talon-${token}.sock`);

function listen(address: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, failed) => {
    server.once('error', failed);
    server.listen(address, () => resolve(server));
  });
}

/** Whether a process listens there. A socket without a listener was left by a dead process. */
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

/** Proof by a socket or pipe that stays open while there are locks. */
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
  const { born } = await statOf(process.pid);
  const boot = await readText(BOOT);
  if (born === '' || boot === '') return socketLife();
  return listedLife(`${process.pid} ${born} ${boot}`, boot);
}

/** The life of this process. */
export const ownLife = (): Promise<Life> => {
  own ??= findLife();
  return own;
};
