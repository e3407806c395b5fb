/**
 * The process of a bot: no shell, an empty folder to work in, an environment without Talon's own variables. The
 * process leads a group; the whole group ends with the bot, and so do processes that have left the group
 * (`offspring.ts`). The bot is not confined to a sandbox. Its command line is split into words as a shell would do
 * it, by quotes and backslashes and nothing else. Words that name files become absolute paths, because the bot
 * works in a folder of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import type { BotLog } from './bot-log.ts';
import { type BotFault, fault } from './messages.ts';
import { descendantsOf, markedBy, stillRuns } from './offspring.ts';
import texts from './texts.json' with { type: 'json' };

const { faults } = texts;

/** A part of a command: a stretch in quotes, an escaped character, blanks, or anything else. */
const PART = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|(\s+)|([^\s'"\\]+)|(.)/gsu;

const unescaped = (quoted: string): string => quoted.replace(/\\(["\\$`])/g, '$1');

/** The words of a command; refused if there are none, or if a quotation mark is left open. */
export function splitWords(command: string): readonly string[] | Refusal {
  const words: string[] = [];
  let word: string | undefined;
  for (const [, single, double, escaped, blank, plain] of command.matchAll(PART)) {
    const inDouble = double === undefined ? undefined : unescaped(double);
    const added = single ?? inDouble ?? escaped ?? plain;
    if (added !== undefined) word = (word ?? '') + added;
    else if (blank === undefined) return refuse('notation', texts.command.unclosed);
    else if (word !== undefined) words.push(word);
    if (blank !== undefined) word = undefined;
  }
  if (word !== undefined) words.push(word);
  return words.length > 0 ? words : refuse('notation', texts.command.missing);
}

const hasSlash = (word: string): boolean => /[/\\]/.test(word);

/** The words, with names of files in the caller's folder as absolute paths; a bare first word is left to the PATH. */
const rooted = (words: readonly string[], folder: string): readonly string[] =>
  words.map((word, at) => {
    const mayBePath = hasSlash(word) || (at > 0 && word.includes('.'));
    const path = resolve(folder, word);
    return mayBePath && existsSync(path) ? path : word;
  });

/** A name for a program that has not given one: the file it runs. */
export function programName(words: readonly string[]): string {
  const [first = '', ...others] = words;
  const script = others.find((word) => !word.startsWith('-') && /[/\\.]/.test(word));
  return basename(script ?? first);
}

/** The words of a command, with absolute paths. */
export function readCommand(command: string, folder: string): readonly string[] | Refusal {
  const words = splitWords(command);
  return isRefusal(words) ? words : rooted(words, folder);
}

/** How long a program may take to end by itself, and its group after SIGTERM, in milliseconds. */
const GRACE = 500;
const POLL_EVERY = 10;
/** How long to go on reading the output of an ended program. */
const LAST_WORDS = 100;

/** The process groups that still run, and their folders. They are ended with this program, however it ends. */
const running = new Map<number, string>();

function endAll(): void {
  for (const [pid, folder] of running) {
    signalGroup(pid, 'SIGKILL');
    endMarked(folder);
  }
}

function rememberGroup(pid: number, folder: string): void {
  if (running.size === 0) process.on('exit', endAll);
  running.set(pid, folder);
}

function forgetGroup(pid: number): void {
  if (running.delete(pid) && running.size === 0) process.off('exit', endAll);
}

/** The most rounds of ending marked processes; in each round they may start others. */
const ROUNDS = 50;

/**
 * Ends processes that have left the bot’s group, found by the folder in their environment. Several rounds, as a
 * process may start others while it is being sought.
 */
function endMarked(folder: string): void {
  for (let round = 0; round < ROUNDS; round++) {
    const found = markedBy(folder);
    if (found.length === 0) return;
    for (const pid of found) signal(pid, 'SIGKILL');
  }
}

/** Sends a signal, and returns whether there is a process to get it. Signal 0 only asks. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

const signalGroup = (pid: number, name: NodeJS.Signals | 0): boolean =>
  signal(process.platform === 'win32' ? pid : -pid, name);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether a condition comes true within a number of milliseconds. */
async function comesTrueWithin(ms: number, holds: () => boolean): Promise<boolean> {
  for (const end = performance.now() + ms; !holds(); await wait(POLL_EVERY))
    if (performance.now() > end) return false;
  return true;
}

const exited = (code: number | null, signal: string | null): BotFault =>
  signal === null
    ? fault('gone', faults.exited, code ?? '?')
    : fault('gone', faults.killed, signal);

const unstarted = (program: string, reason: string): BotFault => ({
  ...fault('gone', reason === 'ENOENT' ? faults.missing : faults.unstarted, program, reason),
  isUnstarted: true,
});

/** The environment of a bot: without Talon's own variables, and with the folder that marks all that the bot starts. */
function environment(folder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('TALON_'));
  return { ...Object.fromEntries(own), BOT_FOLDER: folder };
}

const started = ([file = '', ...args]: readonly string[], folder: string): ChildProcess =>
  spawn(file, args, {
    cwd: folder,
    env: environment(folder),
    detached: true,
    stdio: 'pipe',
    windowsHide: true,
  });

export class Program {
  readonly #child: ChildProcess;
  readonly #folder = mkdtempSync(join(tmpdir(), 'talon-bot-'));
  #hasEnded = false;
  #ending: Promise<void> | undefined;

  /** `onEnd` is called, perhaps twice, when the program has ended or could not be started. */
  constructor(words: readonly string[], log: BotLog, onEnd: (fault: BotFault) => void) {
    this.#child = started(words, this.#folder);
    const { pid, stderr } = this.#child;
    if (pid !== undefined) rememberGroup(pid, this.#folder);
    stderr?.on('data', (piece: Buffer) => log.push(piece)).on('error', () => {});
    this.#child.on('error', (error: NodeJS.ErrnoException) => {
      this.#hasEnded ||= pid === undefined;
      onEnd(unstarted(words[0] ?? '', error.code ?? error.message));
    });
    this.#child.on('exit', (code, signal) => {
      this.#hasEnded = true;
      // What the program has written is read first. Something it has started may keep the pipe open.
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

  /** Ends the program and everything it has started; `quit` asks it to end by itself first. */
  end(quit?: () => void): Promise<void> {
    this.#ending ??= this.#end(quit);
    return this.#ending;
  }

  /** Ends the bot with all its processes: gently, if `quit` is given and heeded in time, else by force. */
  async #end(quit?: () => void): Promise<void> {
    const { pid } = this.#child;
    // Once the program has ended, nobody knows any more which processes were its children.
    const below = pid === undefined || this.#hasEnded ? [] : descendantsOf(pid);
    quit?.();
    if (quit) await comesTrueWithin(GRACE, () => this.#hasEnded);
    if (pid !== undefined) {
      await endGroup(pid);
      for (const one of below) if (stillRuns(one)) signal(one.pid, 'SIGKILL');
      endMarked(this.#folder);
      forgetGroup(pid);
    }
    for (const pipe of this.#child.stdio) pipe?.destroy();
    removeFolder(this.#folder);
  }
}

/** Removes the folder of a program, which may have left files that cannot be removed. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The folder stays where temporary files are kept.
  }
}

async function endGroup(pid: number): Promise<void> {
  if (!signalGroup(pid, 'SIGTERM')) return;
  if (await comesTrueWithin(GRACE, () => !signalGroup(pid, 0))) return;
  signalGroup(pid, 'SIGKILL');
  await comesTrueWithin(GRACE, () => !signalGroup(pid, 0));
}

function piped<S>(stream: S | null): S {
  if (stream === null) throw new Error('a program without pipes');
  return stream;
}
