/** The cases: case `number` of a seed is always the same, whatever was run before it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { Spoilt } from './autopsy.ts';
import type { Batch, BatchKind } from './batch.ts';
import { onDamagedBytes } from './damage.ts';
import { onFullDisk, onVanishingFolder } from './disks.ts';
import { type Findings, newFindings, TRIED } from './findings.ts';
import { atEveryOperation, atRandomMoments, onFailingDisks, type Trial } from './lives.ts';
import { Hang } from './player.ts';
import { onTheScreen } from './screen.ts';

interface Kind {
  readonly name: string;
  /** How often it comes among the others. */
  readonly weight: number;
  /** Computes all the time, where others mostly wait for a program. */
  readonly isBatch?: true;
  readonly run: (trial: Trial) => Promise<void>;
}

const BATCH = resolve(import.meta.dirname, 'batch.ts');

/** A batch in a process of its own that gives way to the programs whose ends are awaited elsewhere. */
async function inProcess(kind: BatchKind, count: number, { seed, findings }: Trial): Promise<void> {
  const args = ['--import', 'tsx', BATCH, kind, seed, String(count)];
  const running = promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28 });
  const { pid } = running.child;
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  const { stdout } = await running;
  const { tried, lost, faults }: Batch = JSON.parse(stdout);
  for (const name of TRIED) findings.add(name, tried[name] ?? 0);
  for (const fault of faults) findings.fail(lost, fault);
}

const batch = (kind: BatchKind, weight: number, count: number): Kind => ({
  name: kind,
  weight,
  isBatch: true,
  run: (trial) => inProcess(kind, count, trial),
});

export const KINDS: readonly Kind[] = [
  { name: 'random moments', weight: 16, run: (trial) => atRandomMoments(trial) },
  { name: 'screen', weight: 8, run: (trial) => onTheScreen(trial) },
  { name: 'file operations', weight: 10, run: (trial) => atEveryOperation(trial) },
  { name: 'failing disks', weight: 4, run: (trial) => onFailingDisks(trial) },
  { name: 'full disk', weight: 3, run: onFullDisk },
  { name: 'vanishing folder', weight: 2, run: onVanishingFolder },
  { name: 'damaged bytes', weight: 4, run: (trial) => onDamagedBytes(trial) },
  batch('alike', 8, 3000),
  batch('imports', 1, 2000),
  batch('typing', 1, 6000),
  batch('keys', 2, 2000),
  batch('settings', 1, 1000),
  batch('power cuts', 1, 1),
];

export interface Case {
  readonly number: number;
  readonly name: string;
  readonly isBatch: boolean;
  readonly run: () => Promise<Findings>;
}

function kindOf(seed: string, number: number): Kind {
  const total = KINDS.reduce((sum, { weight }) => sum + weight, 0);
  let ticket = below(openQuickStream(`kind/${seed}/${number}`), total);
  for (const kind of KINDS) {
    ticket -= kind.weight;
    if (ticket < 0) return kind;
  }
  throw new Error('no kind of case');
}

/** Runs it in a folder of its own, which goes if nothing failed. */
export async function tried(seed: string, run: Kind['run']): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'talon-torture-'));
  const findings = newFindings();
  try {
    await run({ seed, random: openQuickStream(`case/${seed}`), folder, findings });
  } catch (error) {
    if (error instanceof Hang) findings.fail('hangs', error.message);
    else if (!(error instanceof Spoilt)) findings.fail('crashes', `of the test: ${String(error)}`);
  }
  if (findings.failures().length === 0) rmSync(folder, { recursive: true, force: true });
  else findings.keep(folder);
  return findings;
}

export function caseOf(seed: string, number: number): Case {
  const kind = kindOf(seed, number);
  const { name, isBatch = false, run } = kind;
  return { number, name, isBatch, run: () => tried(`${seed}/${number}`, run) };
}
