/**
 * A setup file of Vitest, run before each test file: measures the file and what it starts, and adds a line about that
 * to the file that `TALON_TIMES` names. Files of a worker are told apart because they run one after another.
 */
import { ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { afterAll, expect } from 'vitest';
import { statFields } from '../../../src/protocol/process-stat.ts';
import { type FileTimes, kindOf, type Starts } from './kinds.ts';

const require = createRequire(import.meta.url);

/** Clock ticks a second in `/proc`, the same on every Linux. */
const TICKS = 100;

interface Counter {
  readonly starts: Record<keyof Starts, number>;
}

/** Kept between the files of a worker: what starts programs is wrapped once. */
const worker = globalThis as { talonCounter?: Counter };

/** Seconds that processes have used which this one started and which have ended; 0 where the system does not say. */
function childSeconds(): number {
  if (process.platform !== 'linux') return 0;
  const fields = statFields('self');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

type Call = (...args: readonly unknown[]) => unknown;

/** Puts a function that counts, and then does what was there before, in its place. */
function wrap(owner: Record<string, unknown>, name: string, count: Call): void {
  const before = owner[name] as Call;
  owner[name] = function counted(this: unknown, ...args: readonly unknown[]): unknown {
    count(...args);
    return before.apply(this, [...args]);
  };
}

function openCounter(): Counter {
  const starts = { programs: 0, terminals: 0, compilers: 0, others: 0 };
  const count = (words: readonly unknown[]): void => {
    starts[kindOf(words.map(String))] += 1;
  };
  const listed = (args: unknown): readonly unknown[] => (Array.isArray(args) ? args : []);
  wrap(ChildProcess.prototype as never, 'spawn', (options) => {
    const { file, args } = options as { file: string; args?: readonly string[] };
    count([file, ...(args ?? [])]);
  });
  const programs = require('node:child_process');
  for (const name of ['spawnSync', 'execFileSync', 'execSync'])
    wrap(programs, name, (file, args) => count([file, ...listed(args)]));
  syncBuiltinESMExports();
  wrap(require('@lydell/node-pty'), 'spawn', () => {
    starts.terminals += 1;
  });
  return { starts };
}

worker.talonCounter ??= openCounter();
const { starts } = worker.talonCounter;
const before = { wall: performance.now(), own: ownSeconds(), children: childSeconds(), ...starts };

afterAll(() => {
  const times: FileTimes = {
    file: expect.getState().testPath ?? '',
    wall: (performance.now() - before.wall) / 1000,
    own: ownSeconds() - before.own,
    children: childSeconds() - before.children,
    starts: {
      programs: starts.programs - before.programs,
      terminals: starts.terminals - before.terminals,
      compilers: starts.compilers - before.compilers,
      others: starts.others - before.others,
    },
  };
  appendFileSync(process.env.TALON_TIMES ?? '', `${JSON.stringify(times)}\n`);
});
