/** Tests keep away from what the person who runs them has saved. */
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { configFileOf, foldersOf } from '../../src/play/disk/paths.ts';

test('saves, history and settings of tests are temporary files', () => {
  const { games, history } = foldersOf(process.env);
  for (const path of [games, history, configFileOf(process.env)])
    expect(path.startsWith(tmpdir())).toBe(true);
});
