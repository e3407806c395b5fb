/** The real program in line mode, with somebody at the other end of its pipes who can kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { TALON } from '../support/talon.ts';
import { PERSON } from './reference.ts';

const FAULTS = resolve(import.meta.dirname, 'faults.mjs');

/** What goes wrong in the program at file operation `at`, counted from 1. */
export interface Fault {
  readonly at: number;
  readonly how: 'before' | 'after' | 'torn' | 'fail';
  readonly code?: 'ENOSPC' | 'EIO' | 'EROFS';
  /** Operations that fail. */
  readonly heal?: number;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface PlayerSetup {
  /** The case's own folder; saves lie below its `data`. */
  readonly folder: string;
  readonly fault?: Fault;
}

export interface LinePlayer {
  /** How often the person has been asked. */
  readonly asked: () => number;
  readonly out: () => string;
  readonly err: () => string;
  readonly type: (line: string) => void;
  readonly hangUp: () => void;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** When the person has been asked so often; false if the program ends before. */
  readonly untilAsked: (times: number) => Promise<boolean>;
  readonly ended: Promise<Ended>;
}

export const dataOf = (folder: string): string => join(folder, 'data');
export const noteOf = (folder: string): string => join(folder, 'fault');

/** English, no colour, and nothing of the person who runs this. */
export const environmentOf = (folder: string): Readonly<Record<string, string>> => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  LANG: 'en_GB.UTF-8',
  TERM: 'xterm-256color',
  TALON_DATA: dataOf(folder),
  TALON_CONFIG: join(folder, 'config.json'),
  TALON_NAME: PERSON,
  TALON_SPEED: 'instant',
  TALON_CLAIMS: 'never',
});

export function faultGiven({ folder, fault }: PlayerSetup): {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
} {
  if (fault === undefined) return { flags: [], env: {} };
  const given = { ...fault, data: dataOf(folder), note: noteOf(folder) };
  return { flags: ['--import', FAULTS], env: { TALON_TORTURE: JSON.stringify(given) } };
}

const ASKED = /, your turn: .*\n/g;

/** Longer than a machine with much to do takes for a few steps, in milliseconds. */
export const PATIENCE = 200_000;

export class Hang extends Error {}

/** Rejects if the promise takes longer than anybody would wait. */
export async function patiently<T>(waited: Promise<T>, what: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Hang(what())), PATIENCE);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}

function endOf(program: ChildProcess): Promise<Ended> {
  return new Promise((resolveEnd, reject) => {
    program.on('error', reject);
    program.on('close', (code, signal) => resolveEnd({ code, signal }));
  });
}

export function openPlayer(args: readonly string[], setup: PlayerSetup): LinePlayer {
  const { flags, env } = faultGiven(setup);
  const program = spawn(process.execPath, [...flags, TALON, ...args, '--line'], {
    env: { ...environmentOf(setup.folder), ...env },
  });
  let out = '';
  let err = '';
  let asked = 0;
  let wake = (): void => {};
  program.stdin.on('error', () => undefined);
  program.stdout.setEncoding('utf8').on('data', (data: string) => {
    out += data;
    asked = out.match(ASKED)?.length ?? 0;
    wake();
  });
  program.stderr.setEncoding('utf8').on('data', (data: string) => {
    err += data;
  });
  const ended = endOf(program);
  const untilAsked = (times: number): Promise<boolean> => {
    const heard = new Promise<boolean>((done) => {
      wake = () => asked >= times && done(true);
      wake();
    });
    const gone = ended.then(() => asked >= times);
    return patiently(Promise.race([heard, gone]), () => {
      program.kill('SIGKILL');
      return `not asked again; said last:\n${out.slice(-400)}${err.slice(-400)}`;
    });
  };
  return {
    asked: () => asked,
    out: () => out,
    err: () => err,
    type: (line) => program.stdin.write(`${line}\n`),
    hangUp: () => program.stdin.end(),
    signal: (signal) => program.kill(signal),
    untilAsked,
    ended,
  };
}
