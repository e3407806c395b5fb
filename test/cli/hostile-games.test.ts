/**
 * Game files that do their worst: the program names the file, fails, and ends soon, without filling memory, whichever
 * command it was. Files whose code comes back to its caller are tried in the tests' own process, but for one of each
 * kind; `TALON_HOSTILE=all` starts the program for each.
 */
import { spawn } from 'node:child_process';
import { readFileSync, symlinkSync, truncateSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameFolder } from '../support/game-file.ts';
import { talonHere } from '../support/here.ts';
import { bent, bentFile, comingBack, loaded, unplayable } from '../support/hostile-games.ts';
import { PLAIN, statusOf, TALON } from '../support/talon.ts';

const files = gameFolder();
afterAll(files.remove);
beforeAll(async () => {
  await files.bundle('trick');
});

/** In milliseconds, on a machine that is not busy. */
const LONGEST = 15_000;
/** How many times as long as a command without game files, where other work keeps the machine busy. */
const MOST_TIMES = 100;
/** In kB. */
const MOST_MEMORY = 400_000;

/** The most memory that a process has held so far; 0 once it is gone. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const HURRIED = pathToFileURL(resolve(import.meta.dirname, '../support/hurried.mjs'));

/** The program gives up what never ends in a part of its usual time; `test/cli/outside` waits for all of that. */
const inHaste = (times: number) => ({ NODE_OPTIONS: `--import=${HURRIED}?times=${times}` });
const hurried = inHaste(8);
/** An empty loop keeps a core busy until it is given up, and nothing else can come of it. */
const looping = inHaste(25);

/** Runs a command with its standard input open. */
async function ended(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const start = performance.now();
  const env = { ...PLAIN, ...more };
  const program = spawn(process.execPath, [TALON, ...args], { env, cwd: files.folder });
  let err = '';
  let out = '';
  let peak = 0;
  program.stderr.on('data', (data) => {
    err += data;
  });
  program.stdout.on('data', (data) => {
    out += data;
  });
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(program.pid));
  }, 10);
  const code = await statusOf(program);
  clearInterval(timer);
  return { code, out, err, peak, ms: performance.now() - start };
}

/** Asks that a program that took so many milliseconds ended soon. */
async function expectSoon(ms: number): Promise<void> {
  if (ms < LONGEST) return;
  const beside = await ended(['games']);
  expect(ms).toBeLessThan(MOST_TIMES * beside.ms);
}

type Environment = Readonly<Record<string, string>>;

/** What a command says as it fails, in plain words, but for the notice that a file's code is run. */
function saidOnFailing(code: number | null, out: string, err: string): string {
  const told = `${out}${err}`.replace(/^talon: the code of \S+ is run\n/, '');
  expect(code).not.toBe(0);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be printed
  expect(told).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  expect(told.length).toBeLessThan(4000);
  return told;
}

/** What a program says that fails soon. */
async function failed(args: readonly string[], env: Environment = hurried): Promise<string> {
  const { code, out, err, peak, ms } = await ended(args, env);
  await expectSoon(ms);
  expect(peak).toBeLessThan(MOST_MEMORY);
  return saidOnFailing(code, out, err);
}

async function failedHere(args: readonly string[]): Promise<string> {
  const { code, out, err } = await talonHere(args, { cwd: files.folder });
  return saidOnFailing(code, out, err);
}

/** One of each kind that comes back is tried with the program, too: a thread hands on what it says. */
const STARTED = [
  'an error is thrown with control characters',
  'legal throws',
  'apply changes nothing',
];
const LOOPING = ['a list is exported that never ends', 'it loops for ever', 'legal loops for ever'];
const isHere = (title: string): boolean =>
  process.env.TALON_HOSTILE !== 'all' && comingBack.has(title) && !STARTED.includes(title);

const hasteFor = (title: string): Environment => (LOOPING.includes(title) ? looping : hurried);

/** What a command says that fails because of the file with this title. */
const failedBecause = (title: string, args: readonly string[]): Promise<string> =>
  isHere(title) ? failedHere(args) : failed(args, hasteFor(title));

const fileOf = (title: string): string => `./${title.replaceAll(' ', '-')}.js`;

describe('a file is refused in a sentence that names it', () => {
  test.concurrent.each(Object.entries(loaded))('%s', async (title, text) => {
    const file = fileOf(title);
    files.put(file, text);
    const told = await failedBecause(title, ['games', '--game', file]);
    expect(told).toContain(file);
    expect(told).not.toContain('this should not happen');
    expect(told.trimEnd().split('\n')).toHaveLength(1);
  });

  test.concurrent.each(Object.entries(unplayable))('%s', async (title, parts) => {
    const file = fileOf(title);
    files.put(file, bentFile(parts));
    const told = await failedBecause(title, ['rules', 'sample-tricks', '--game', file]);
    expect(told).toContain(file);
    expect(told).not.toContain('this should not happen');
  });

  test('it is too large, or its path leads nowhere', async () => {
    truncateSync(files.put('large.js', ''), 150_000_000);
    const saidOf = (file: string) => failedHere(['games', '--game', file]);
    expect(await saidOf('large.js')).toBe('talon: large.js is larger than 8 MB\n');
    symlinkSync('loop.js', join(files.folder, 'loop.js'));
    expect(await saidOf('loop.js')).toBe('talon: loop.js cannot be read (ELOOP)\n');
    const long = await saidOf(`${'x'.repeat(300)}.js`);
    expect(long).toContain('xxx');
    expect(long).toContain('(ENAMETOOLONG)');
  });
});

describe('the laws come to an end', () => {
  test.concurrent.each([...Object.entries(unplayable), ...Object.entries(bent)])(
    '%s',
    async (title, parts) => {
      const file = fileOf(`laws ${title}`);
      files.put(file, bentFile(parts));
      const told = await failedBecause(title, ['laws', file, '-n', '2']);
      expect(told).not.toContain('laws hold');
      expect(told).not.toContain('this should not happen');
    },
  );

  test.concurrent.each(['it exits with success', 'it loops for ever', 'it leaves a timer behind'])(
    'of a file: %s',
    async (title) => {
      const file = fileOf(`laws ${title}`);
      files.put(file, loaded[title] ?? '');
      expect(await failed(['laws', file], hasteFor(title))).toContain(file);
    },
  );
});

describe('a game that turns bad only as it is played is named with its file', () => {
  /** Sound with as many rounds as usual. */
  const parts =
    'rules: { ...game.rules, legal(state) {' +
    ' if (state.options.rounds === 1) throw new Error("lost"); return game.rules.legal(state); } }';
  const options = ['-o', 'rounds=1', '--seed', '1', '--game', './bad-later.js'];

  test.each([
    ['in lines', ['play', 'sample-tricks', '--line']],
    ['in a simulation', ['sim', 'sample-tricks', '-n', '3', '--level', 'random']],
  ])('%s', async (_, command) => {
    files.put('bad-later.js', bentFile(parts));
    const told = await failed([...command, ...options], {});
    expect(told).toContain('bad-later.js');
    expect(told).toContain('the game “sample-tricks” of');
    expect(told).toContain('fails: lost');
  });
});

test('a sound game with a timer does not keep the program', async () => {
  files.put('timer.js', `${bentFile('')} setInterval(() => {}, 1000);`);
  const { code, ms } = await ended(['games', '--game', './timer.js']);
  expect(code).toBe(0);
  await expectSoon(ms);
});

test('words that a terminal would obey are spelled out', async () => {
  const words = '{ en: "A\\u001b[31mB\\u202eC", de: "D\\u0007E" }';
  const parts = `names: ${words}, summary: ${words}, clauses: () => [{ id: 'SMP-1', text: ${words} }]`;
  files.put('words.js', bentFile(parts));
  const here = (args: readonly string[]) => talonHere(args, { cwd: files.folder });
  for (const command of [['games'], ['rules', 'sample-tricks'], ['options', 'sample-tricks']]) {
    const { code, out, err } = await here([...command, '--game', './words.js']);
    expect([code, err]).toEqual([0, 'talon: the code of ./words.js is run\n']);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be printed
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  }
  const { out } = await here(['rules', 'sample-tricks', '--game', './words.js']);
  expect(out).toContain('A\\u{1B}[31mB\\u{202E}C');
  const laws = await failedHere(['laws', './words.js', '-n', '1']);
  expect(laws).toContain('every word is plain');
});
