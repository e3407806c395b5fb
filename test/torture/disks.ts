/** A small disk of its own that is filled up while a game is played, and a folder that vanishes. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below } from '../../src/engine/random.ts';
import { UNBEGUN } from './life.ts';
import { bidFarewell, freshly, stageOf, step, type Trial } from './lives.ts';
import { dataOf } from './player.ts';
import { someTable } from './reference.ts';

const SIZE = 96 * 1024;

/** Whether this machine lets us mount one. */
function mounts(folder: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', folder]);
  return status === 0;
}

const filler = (folder: string): string => join(dataOf(folder), 'filler');

/** Fills the disk, down to the last byte. */
function fillUp(folder: string): void {
  for (const size of [SIZE, 16_384, 4096, 512, 64, 1])
    try {
      writeFileSync(filler(folder), Buffer.alloc(size), { flag: 'a' });
    } catch {}
}

const freeUp = (folder: string): void => rmSync(filler(folder), { force: true });

/** A disk that is full at some act and has space again at a later one, or only at the end. */
export async function onFullDisk(trial: Trial): Promise<void> {
  const { folder, random, findings } = trial;
  const stage = await stageOf(trial, someTable(random, trial.seed, 1));
  if (!mounts(dataOf(folder))) return;
  try {
    const [full, free] = [below(random, 4), 3 + below(random, 8)];
    const during = (count: number): void => {
      if (count === full) fillUp(folder);
      if (count === free) freeUp(folder);
    };
    findings.add('full disks');
    const plan = { acts: 8, delay: 0, typing: false, end: 'quit', during } as const;
    const { kept } = await step(stage, UNBEGUN, plan);
    freeUp(folder);
    await bidFarewell(stage, kept);
  } finally {
    spawnSync('umount', ['-l', dataOf(folder)]);
  }
}

/** The data folder is removed while a game is played; it may come back. */
export async function onVanishingFolder(trial: Trial): Promise<void> {
  const { folder, random, findings } = trial;
  const stage = await stageOf(trial, someTable(random, trial.seed, 1));
  const gone = below(random, 5);
  const back = below(random, 2) === 0 ? gone + 1 + below(random, 3) : -1;
  const during = (count: number): void => {
    if (count === gone) freshly(folder);
    if (count === back) mkdirSync(join(dataOf(folder), 'games'), { recursive: true });
  };
  findings.add('full disks');
  const plan = { acts: 8, delay: 0, typing: false, end: 'quit', during } as const;
  const { kept } = await step(stage, UNBEGUN, plan);
  await bidFarewell(stage, kept);
}
