/**
 * Locks by process number, so that a game is played by one program at a time. A lock whose
 * process is dead, or whose number now belongs to a younger process, is taken over.
 */
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

export interface Lock {
  /** Whether it is still ours: a program that could not see this process may have taken it. */
  held(): boolean;
  release(): void;
}

/** A lock that is empty this long, in milliseconds, was never finished. */
const UNFINISHED = 10_000;

/** State and begin of a process, in the system's own words; empty where it does not say. */
function tellOf(pid: number): { readonly state: string; readonly born: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', born: fields[19] ?? '' };
  } catch {
    return { state: '', born: '' };
  }
}

const bornAt = (pid: number): string => tellOf(pid).born;

/** A process that was killed stays listed until its parent has asked after it. */
const isListedOnly = (pid: number): boolean => /^[ZX]/.test(tellOf(pid).state);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isListedOnly(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** `PID BORN` of this process. */
const mark = (): string => `${process.pid} ${bornAt(process.pid)}`.trim();

function readMark(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function isStale(path: string, found: string): boolean {
  const [, pid, born = ''] = /^(\d{1,10})(?: (\d+))?$/.exec(found) ?? [];
  if (pid === undefined) return Date.now() - statSync(path).mtimeMs > UNFINISHED;
  if (!isRunning(Number(pid))) return true;
  const now = bornAt(Number(pid));
  return born !== '' && now !== '' && born !== now;
}

/** Moves a stale lock out of the way; false if another program was quicker. */
function clearStale(path: string, found: string): boolean {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    const moved = readMark(aside);
    if (moved === found) {
      rmSync(aside, { force: true });
      return true;
    }
    writeFileSync(path, moved ?? '', { flag: 'wx' });
    rmSync(aside, { force: true });
  } catch {
    return false;
  }
  return false;
}

function create(path: string): boolean {
  try {
    writeFileSync(path, mark(), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    rmSync(path, { force: true });
    throw error;
  }
}

/** The lock at `path`, or the process number that holds it. Throws if the folder takes no files. */
export function takeLock(path: string): Lock | number {
  const own = mark();
  for (let tries = 0; tries < 3; tries++) {
    if (create(path))
      return {
        held: () => readMark(path) === own,
        release: () => {
          if (readMark(path) === own) rmSync(path, { force: true });
        },
      };
    const found = readMark(path);
    if (found === undefined) continue;
    if (!isStale(path, found)) return Number.parseInt(found, 10) || 0;
    clearStale(path, found);
  }
  return 0;
}
