/** Starts the built program as a person or a script would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const TALON = resolve(import.meta.dirname, '../../bin/talon');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Given {
  readonly input?: string;
  /** Added to the plain one; what is undefined is not set. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
}

/** How a program ended, as a shell reports it: its code, or 128 and the signal. */
export const statusOf = (program: ChildProcess): Promise<number> =>
  new Promise((done) =>
    program.on('close', (code, signal) =>
      done(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    ),
  );

/** English, no colour, and no saves or settings of the person who runs the tests. */
export const PLAIN = {
  PATH: process.env.PATH ?? '',
  LANG: 'en_GB.UTF-8',
  TALON_DATA: join(tmpdir(), 'talon-test-data'),
  TALON_CONFIG: join(tmpdir(), 'talon-test-config.json'),
};

/** Runs `talon` with these arguments and without a terminal. */
export function talon(args: readonly string[], given: Given = {}): Promise<Ran> {
  const env = { ...PLAIN, ...given.env };
  const { cwd } = given;
  const program = spawn(process.execPath, [TALON, ...args], { env, ...(cwd && { cwd }) });
  program.stdin.on('error', () => undefined);
  program.stdin.end(given.input ?? '');
  let out = '';
  let err = '';
  program.stdout.setEncoding('utf8').on('data', (data: string) => {
    out += data;
  });
  program.stderr.setEncoding('utf8').on('data', (data: string) => {
    err += data;
  });
  return new Promise((done, failed) => {
    program.on('error', failed);
    program.on('close', (code) => done({ code, out, err }));
  });
}

const SEVERAL = resolve(import.meta.dirname, 'several.mjs');

/** One command among several, and variables that are its own. */
export interface OneOfSeveral {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The words by which Node runs several commands in one program, one after another; none of them is the menu. */
export const wordsForAll = (commands: readonly OneOfSeveral[]): readonly string[] => [
  SEVERAL,
  JSON.stringify(commands),
];

/** Starts the program once for all these commands. */
export async function talonForAll(
  commands: readonly OneOfSeveral[],
  { env, cwd }: Pick<Given, 'env' | 'cwd'>,
): Promise<readonly Ran[]> {
  const program = spawn(process.execPath, wordsForAll(commands), {
    env: { ...PLAIN, ...env },
    cwd,
  });
  program.stdin.end();
  let out = '';
  let err = '';
  program.stdout.setEncoding('utf8').on('data', (data: string) => {
    out += data;
  });
  program.stderr.setEncoding('utf8').on('data', (data: string) => {
    err += data;
  });
  const status = await statusOf(program);
  if (status !== 0 || err !== '') throw new Error(`it ended with ${status}: ${err}`);
  return JSON.parse(out);
}
