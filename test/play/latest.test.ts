/** What was played last is found by looking at no more saves than it takes. */
import { utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { disk } from '../../src/play/disk/files.ts';
import { ownSystem } from '../../src/play/disk/lock.ts';
import { lastOf } from '../../src/play/kept/latest.ts';
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
