import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Journal } from '../../src/play/index.ts';
import { freshFolders } from '../support/folders.ts';
import { journalIn, playOn, sit, stepsIn, wait } from '../support/sitting.ts';

/** A journal in memory on a disk that can be filled up. */
function memory(): Journal & { full: boolean; lines: readonly object[] } {
  const disk = {
    full: false,
    lines: [] as readonly object[],
    id: () => 'memory',
    append: (lines: readonly object[]) => keep([...disk.lines, ...lines]),
    replace: (lines: readonly object[]) => keep(lines),
    settle: async () => undefined,
    finish: async () => undefined,
    release: async () => undefined,
  };
  const keep = async (lines: readonly object[]): Promise<void> => {
    if (disk.full) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    disk.lines = lines;
  };
  return disk;
}

describe('a full disk', () => {
  test('is said once, play goes on, and the record is whole once there is room again', async () => {
    const disk = memory();
    const sitting = await wait(sit('boese-dame', ['human'], { deals: 1 }, disk));
    disk.full = true;
    await playOn(sitting, 3);
    expect(sitting.notices().map(({ en }) => en)).toEqual([
      'The game cannot be saved: the disk is full. Play goes on; saving is tried again at every step.',
    ]);
    expect(sitting.saved()).toBeUndefined();
    disk.full = false;
    await playOn(sitting, 1);
    expect(sitting.saved()).toBe('memory');
    expect(sitting.notices()).toHaveLength(1);
    const steps = disk.lines.filter((line) => 'do' in line);
    expect(steps).toHaveLength(sitting.match().ply);
  });
});

describe('a folder that takes no files', () => {
  test('is said once and play goes on to the end', async () => {
    const folders = freshFolders();
    writeFileSync(folders.games, 'a file where the folder should be');
    const sitting = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(sitting);
    expect(sitting.match().ended).toBe(true);
    expect(sitting.notices()).toHaveLength(1);
    expect(sitting.saved()).toBeUndefined();
    await sitting.close();
    expect(readdirSync(dirname(folders.games))).toEqual(['games']);
  });
});

describe('a save that is deleted while it is played', () => {
  test('is written anew, header and all', async () => {
    const folders = freshFolders();
    const sitting = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(sitting, 2);
    const path = join(folders.games, `${sitting.saved()}.talon.jsonl`);
    rmSync(path);
    await playOn(sitting, 2);
    const file = readFileSync(path, 'utf8');
    expect(file.startsWith('{"talon":1')).toBe(true);
    expect(stepsIn(file)).toHaveLength(sitting.match().ply);
    await sitting.close();
  });
});

describe('a history that takes no files', () => {
  test('leaves the finished record where it is', async () => {
    const folders = freshFolders();
    mkdirSync(folders.games, { recursive: true });
    writeFileSync(folders.history, '');
    const sitting = sit('boese-dame', ['human'], { deals: 1 }, journalIn('boese-dame', folders));
    await playOn(sitting);
    await sitting.close();
    expect(sitting.notices()).toEqual([]);
    const [name = ''] = readdirSync(folders.games);
    expect(readFileSync(join(folders.games, name), 'utf8')).toContain('"end":true');
  });
});
