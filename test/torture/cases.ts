/** The cases: case `number` of a seed is always the same, whatever was run before it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { Spoilt } from './autopsy.ts';
import { atEveryOperation, atRandomMoments, onFailingDisks, type Trial } from './lives.ts';
import { Hang } from './player.ts';
import { newTally, type Tally } from './tally.ts';

interface Kind {
  readonly name: string;
  /** How often it comes among the others. */
  readonly weight: number;
  readonly run: (trial: Trial) => Promise<void>;
}

export const KINDS: readonly Kind[] = [
  { name: 'random moments', weight: 8, run: atRandomMoments },
  { name: 'file operations', weight: 3, run: atEveryOperation },
  { name: 'failing disks', weight: 3, run: onFailingDisks },
];

export interface Case {
  readonly number: number;
  readonly name: string;
  readonly run: () => Promise<Tally>;
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
export async function tried(seed: string, run: Kind['run']): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'talon-torture-'));
  const tally = newTally();
  try {
    await run({ seed, random: openQuickStream(`case/${seed}`), folder, tally });
  } catch (error) {
    if (error instanceof Hang) tally.fail('hangs', error.message);
    else if (!(error instanceof Spoilt)) tally.fail('crashes', `of the test: ${String(error)}`);
  }
  if (tally.failures().length === 0) rmSync(folder, { recursive: true, force: true });
  else tally.keep(folder);
  return tally;
}

export function caseOf(seed: string, number: number): Case {
  const kind = kindOf(seed, number);
  return { number, name: kind.name, run: () => tried(`${seed}/${number}`, kind.run) };
}
