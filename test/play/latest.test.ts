/** What was played last is found by looking at no more saves than it takes. */
import { utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { disk } from '../../src/play/disk/files.ts';
import { ownSystem } from '../../src/play/disk/lock.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { lastOf, leftOff, recordNamed } from '../../src/play/kept/latest.ts';
import { holding, saveOf } from '../support/saves.ts';

test('the last match of a game: of other games no save is read, newer or not', async () => {
  const [dame, durak] = [await saveOf('boese-dame', 60), await saveOf('durak', 20)];
  const names = ['boese-dame-1', 'boese-dame-2', 'durak-1', 'durak-2'];
  const files = names.map((name) => [
    `${name}.talon.jsonl`,
    name.startsWith('durak') ? durak : dame,
  ]);
  const folders = holding(Object.fromEntries(files));
  names.forEach((name, minutes) => {
    utimesSync(join(folders.games, `${name}.talon.jsonl`), 60 * minutes, 60 * minutes);
  });
  const read: string[] = [];
  const counted = {
    ...disk,
    read: (path: string, most?: number) => {
      read.push(basename(path, '.talon.jsonl'));
      return disk.read(path, most);
    },
  };
  const system = { ...ownSystem, files: counted };
  expect((await lastOf('boese-dame', { ...folders, system }))?.id).toBe('boese-dame-2');
  expect(read).toEqual(['boese-dame-2']);
});

/** Saves of games by these ids, each a minute newer than the one before. */
async function heldBy(...ids: readonly string[]): Promise<Folders> {
  const saved = await saveOf('boese-dame', 60);
  const folders = holding(Object.fromEntries(ids.map((id) => [`${id}.talon.jsonl`, saved])));
  ids.forEach((id, minutes) => {
    utimesSync(join(folders.games, `${id}.talon.jsonl`), 60 * minutes, 60 * minutes);
  });
  return folders;
}

test('the game left off last is none that another program plays', async () => {
  const folders = await heldBy('boese-dame-1', 'boese-dame-2');
  expect((await leftOff(folders))?.id).toBe('boese-dame-2');
  writeFileSync(join(folders.games, 'boese-dame-2.lock'), String(process.ppid));
  expect((await leftOff(folders))?.id).toBe('boese-dame-1');
  writeFileSync(join(folders.games, 'boese-dame-1.lock'), String(process.ppid));
  expect(await leftOff(folders)).toBeUndefined();
});

test('the game left off last is one without a move of a person only if there is no other', async () => {
  const [begun, untouched] = [await saveOf('boese-dame', 60), await saveOf('boese-dame', 3)];
  const folders = holding({
    'boese-dame-1.talon.jsonl': untouched,
    'boese-dame-2.talon.jsonl': begun,
    'boese-dame-3.talon.jsonl': untouched,
  });
  for (const n of [1, 2, 3])
    utimesSync(join(folders.games, `boese-dame-${n}.talon.jsonl`), 60 * n, 60 * n);
  expect((await leftOff(folders))?.id).toBe('boese-dame-2');
  writeFileSync(join(folders.games, 'boese-dame-2.lock'), String(process.ppid));
  expect((await leftOff(folders))?.id).toBe('boese-dame-3');
});

test('a record is named by the id of its game, or the beginning of one', async () => {
  const folders = await heldBy('boese-dame-1', 'boese-dame-12', 'boese-dame-2');
  const named = async (id: string) => {
    const path = await recordNamed(id, folders);
    return path && basename(path, '.talon.jsonl');
  };
  expect(await named('boese-dame-1')).toBe('boese-dame-1');
  expect(await named('boese-dame-12')).toBe('boese-dame-12');
  expect(await named('boese')).toBe('boese-dame-2');
  for (const other of ['durak', '', '.', 'boese-dame-3', '../games/boese-dame-1'])
    expect(await named(other), other).toBeUndefined();
});
