/**
 * The process of a bot: no shell, an empty folder to work in, an environment without Talon's own variables,
 * its stderr in a file. It leads a process group, and the whole group ends with it. It is not a sandbox.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { exited, type Fault, unstarted } from './faults.ts';

/** How long a program may take to end by itself, and its group after SIGTERM, in milliseconds. */
const GRACE = 500;
const POLL_EVERY = 10;
/** How long what an ended program has written may take to be read. */
const LAST_WORDS = 100;

/** Groups that still run: ended with this program, however that ends. */
const running = new Set<number>();

const endAll = (): void => {
  for (const pid of running) signalGroup(pid, 'SIGKILL');
};

function remember(pid: number): void {
  if (running.size === 0) process.on('exit', endAll);
  running.add(pid);
}

function forget(pid: number): void {
  if (running.delete(pid) && running.size === 0) process.off('exit', endAll);
}

/** Whether there is any process in the group to get the signal; `0` only asks. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether this holds within so many milliseconds. */
async function within(ms: number, holds: () => boolean): Promise<boolean> {
  for (const end = performance.now() + ms; !holds(); await wait(POLL_EVERY))
    if (performance.now() > end) return false;
  return true;
}

/** What a program is started with. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('TALON_'));
  return Object.fromEntries(own);
}

function started(
  [file = '', ...args]: readonly string[],
  folder: string,
  log: string,
): ChildProcess {
  const errors = openSync(log, 'a');
  try {
    return spawn(file, args, {
      cwd: folder,
      env: environment(),
      detached: true,
      stdio: ['pipe', 'pipe', errors],
      windowsHide: true,
    });
  } finally {
    closeSync(errors);
  }
}

export class Program {
  readonly #child: ChildProcess;
  readonly #folder = mkdtempSync(join(tmpdir(), 'talon-bot-'));
  #hasEnded = false;
  #ending: Promise<void> | undefined;

  /** `onEnd` is called, perhaps twice, when the program has ended or could not be started. */
  constructor(words: readonly string[], log: string, onEnd: (fault: Fault) => void) {
    this.#child = started(words, this.#folder, log);
    const { pid } = this.#child;
    if (pid !== undefined) remember(pid);
    this.#child.on('error', (error: NodeJS.ErrnoException) => {
      this.#hasEnded ||= pid === undefined;
      onEnd(unstarted(words[0] ?? '', error.code ?? error.message));
    });
    this.#child.on('exit', (code, signal) => {
      this.#hasEnded = true;
      // What it has written is read first; something it has started may keep the pipe open.
      const end = (): void => onEnd(exited(code, signal));
      const timer = setTimeout(end, LAST_WORDS);
      this.#child.on('close', () => {
        clearTimeout(timer);
        end();
      });
    });
  }

  get input(): Writable {
    return piped(this.#child.stdin);
  }

  get output(): Readable {
    return piped(this.#child.stdout);
  }

  /** Ends the program and all it has started; politely: it may first end by itself. */
  end(isPolite: boolean): Promise<void> {
    this.#ending ??= this.#end(isPolite);
    return this.#ending;
  }

  async #end(isPolite: boolean): Promise<void> {
    const { pid } = this.#child;
    if (isPolite) await within(GRACE, () => this.#hasEnded);
    if (pid !== undefined) {
      await endGroup(pid);
      forget(pid);
    }
    this.#child.stdin?.destroy();
    this.#child.stdout?.destroy();
    removeFolder(this.#folder);
  }
}

/** A program may leave behind what cannot be removed. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It stays where temporary files are kept.
  }
}

async function endGroup(pid: number): Promise<void> {
  if (!signalGroup(pid, 'SIGTERM')) return;
  if (await within(GRACE, () => !signalGroup(pid, 0))) return;
  signalGroup(pid, 'SIGKILL');
  await within(GRACE, () => !signalGroup(pid, 0));
}

function piped<S>(stream: S | null): S {
  if (stream === null) throw new Error('a program without pipes');
  return stream;
}
