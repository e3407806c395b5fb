/** One copy and the process that runs its tests: tries mutants, with a deadline for each test file. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, openCopy, original } from './copy.ts';
import { type Mutant, marked, mutated } from './mutations.ts';
import type { Answered, Asked } from './runner.ts';
import { killStrays } from './strays.ts';

/** What a test file passed when nothing was mutated. */
export interface Passage {
  readonly failed?: string;
  /** In milliseconds: of its tests, and until it was done, loading included. */
  readonly time: number;
  readonly wall: number;
  /** Mutants reached in the process of the tests, and in programs they started. */
  readonly here: ReadonlySet<number>;
  readonly program: ReadonlySet<number>;
}

export type Verdict =
  | { readonly fate: 'killed'; readonly test: string; readonly by: string }
  | { readonly fate: 'timed out'; readonly test: string }
  | { readonly fate: 'survived'; readonly tests: number };

export interface Trial {
  readonly test: string;
  /** How long its tests took unmutated, and how long the whole file alone. */
  readonly time: number;
  readonly wall: number;
  readonly needsProgram: boolean;
}

export interface Worker {
  /** Runs marked sources; only then `passage` tells what is reached. */
  readonly mark: (mutants: readonly Mutant[]) => void;
  readonly passage: (test: string) => Promise<Passage>;
  readonly unmark: () => void;
  readonly tryMutant: (mutant: Mutant, trials: readonly Trial[]) => Promise<Verdict>;
  readonly close: () => void;
}

/** A mutant may take this many times as long as the original, and this much longer: machines are busy. */
const SLOWER = 3;
const LONGER = 15_000;
/** A test file without mutants ends by then. */
const BASELINE = 600_000;

const RUNNER = join(import.meta.dirname, 'runner.ts');

/** Asks for the file system without an import, so that bundles for browsers can be made of marked sources too. */
const marker = (file: string): string =>
  `function __hit(n){const s=globalThis.__hits??=[];if(s[n])return;s[n]=true;globalThis.process?.getBuiltinModule?.('node:fs').appendFileSync(${JSON.stringify(file)},(import.meta.url.includes('/dist/')?'p':'h')+n+'\\n')}`;

/** Starts the runner; it leads a group of its own, so that what it started ends with it. */
function start(copy: Copy): Promise<ChildProcess> {
  const runner = fork(RUNNER, [copy.folder], {
    cwd: copy.folder,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, TALON_SOURCES: 'as they are' },
    detached: true,
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    runner.once('error', reject);
    runner.once('exit', () => reject(new Error('the test runner does not start')));
    runner.once('message', () => resolve(runner.removeAllListeners('exit')));
  });
}

function end(runner: ChildProcess): void {
  try {
    if (runner.pid !== undefined) process.kill(-runner.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** The runner's answer; undefined when the time is up or it dies. */
function ask(runner: ChildProcess, asked: Asked, time: number): Promise<Answered | undefined> {
  return new Promise((resolve) => {
    const late = setTimeout(() => settle(undefined), time);
    const gone = (): void => settle(undefined);
    const settle = (answered: Answered | undefined): void => {
      clearTimeout(late);
      runner.off('message', settle).off('exit', gone);
      resolve(answered);
    };
    runner.on('message', settle).on('exit', gone);
    runner.send(asked);
  });
}

function readHits(file: string, letter: string): ReadonlySet<number> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const own = lines.filter((line) => line.startsWith(letter));
  return new Set(own.map((line) => Number(line.slice(1))));
}

interface Tests {
  /** Runs test files; undefined when the time is up or the runner dies. */
  readonly run: (tests: readonly string[], time: number) => Promise<Answered | undefined>;
  /** Puts a source in the place of a file. */
  readonly put: (file: string, source: string) => void;
  readonly close: () => void;
}

/** The runner of a copy, restarted after it had to be ended. */
function openTests(copy: Copy): Tests {
  let runner: ChildProcess | undefined;
  const changed = new Set<string>();
  const close = (): void => {
    if (runner) end(runner);
    runner = undefined;
  };
  return {
    async run(files, time) {
      runner ??= await start(copy);
      const answered = await ask(runner, { tests: files, changed: [...changed] }, time);
      changed.clear();
      if (answered === undefined) close();
      return answered;
    },
    put(file, source) {
      copy.write(file, source);
      changed.add(file);
    },
    close,
  };
}

/** The likely killers alone, then more and more at once: files that run together load the games once. */
const TOGETHER = [1, 1, 4, 8, 16, 32];

function grouped(trials: readonly Trial[]): readonly (readonly Trial[])[] {
  const groups: (readonly Trial[])[] = [];
  for (let from = 0; from < trials.length; ) {
    const size = TOGETHER[groups.length] ?? TOGETHER.at(-1) ?? 1;
    groups.push(trials.slice(from, from + size));
    from += size;
  }
  return groups;
}

/** Runs one group of test files after another until one fails; the program is built before it is started. */
async function testMutant(copy: Copy, tests: Tests, trials: readonly Trial[]): Promise<Verdict> {
  let isBuilt = false;
  for (const group of grouped(trials)) {
    const files = group.map(({ test }) => test);
    const [first = ''] = files;
    const needsProgram = group.some((trial) => trial.needsProgram);
    if (needsProgram && !isBuilt && !copy.build())
      return { fate: 'killed', test: first, by: 'the program cannot be built' };
    isBuilt ||= needsProgram;
    const usual = group.reduce((sum, { wall }) => sum + wall, 0);
    const answered = await tests.run(files, usual * SLOWER + LONGER);
    if (answered === undefined) return { fate: 'timed out', test: files.join(', ') };
    const { test = first, failed } = answered;
    if (failed !== undefined) return { fate: 'killed', test, by: failed };
  }
  return { fate: 'survived', tests: trials.length };
}

/** What a test file does and passes in a copy whose sources are marked. */
async function passage(copy: Copy, tests: Tests, test: string): Promise<Passage> {
  rmSync(copy.hits, { force: true });
  const begin = performance.now();
  const answered = await tests.run([test], BASELINE);
  const failed = answered === undefined ? 'it does not end' : answered.failed;
  return {
    ...(failed !== undefined && { failed }),
    time: answered?.time ?? BASELINE,
    wall: performance.now() - begin,
    here: readHits(copy.hits, 'h'),
    program: readHits(copy.hits, 'p'),
  };
}

export function openWorker(): Worker {
  const copy = openCopy();
  const tests = openTests(copy);
  const touched = new Set<string>();
  return {
    mark(mutants) {
      for (const file of new Set(mutants.map((mutant) => mutant.file))) {
        const own = [...mutants.entries()].filter(([, mutant]) => mutant.file === file);
        const sites = new Map(own.map(([n, { site }]) => [n, site]));
        tests.put(file, marker(copy.hits) + marked(original(file), sites));
        touched.add(file);
      }
      if (!copy.build()) throw new Error('the program cannot be built');
    },
    passage: (test) => passage(copy, tests, test),
    unmark() {
      for (const file of touched) tests.put(file, original(file));
    },
    async tryMutant(mutant, trials) {
      const source = original(mutant.file);
      tests.put(mutant.file, mutated(source, mutant));
      const verdict = await testMutant(copy, tests, trials);
      killStrays(copy.folder);
      tests.put(mutant.file, source);
      return verdict;
    },
    close() {
      tests.close();
      copy.remove();
    },
  };
}
