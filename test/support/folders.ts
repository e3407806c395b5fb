/** Folders of one test's own, gone when it has finished. */
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Folders, foldersOf } from '../../src/play/disk/paths.ts';

/** Memory where the system has such a place: every turn waits for a sync, and disks are slow. */
export function quickFolder(): string {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return tmpdir();
  }
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(quickFolder(), 'talon-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const freshFolders = (): Folders => foldersOf({ TALON_DATA: freshFolder() });
