/** Folders of one test's own, gone when it has finished. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Folders, foldersOf } from '../../src/play/index.ts';

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talon-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const freshFolders = (): Folders => foldersOf({ TALON_DATA: freshFolder() });
