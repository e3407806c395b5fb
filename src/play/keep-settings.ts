/** Writes settings to their file; apart from reading them, which every command does. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { fill, type Text, text } from '../lang/text.ts';
import { configFileOf, type Environment } from './paths.ts';
import { fromFile, given, type SomeSettings } from './settings.ts';

const NOT_KEPT = text(
  'the settings cannot be written to $1',
  'die Einstellungen lassen sich nicht nach $1 schreiben',
);

/** Makes a folder and those above it; where the system takes none, `mkdirSync` itself never ends. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}

/** A device or a pipe is never put aside for a file. */
function checkFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && !found.isFile()) throw new Error('no file');
}

/** Keeps changed settings in the file; others stay as they are. Gives a notice if it cannot. */
export function keepSettings(changed: SomeSettings, env: Environment): Text | undefined {
  const path = configFileOf(env);
  try {
    checkFile(path);
    const kept = { ...given(fromFile(path).settings), ...given(changed) };
    makeFolder(dirname(path));
    writeFileAtomic.sync(path, `${JSON.stringify(kept, null, 2)}\n`);
    return undefined;
  } catch {
    return fill(NOT_KEPT, path);
  }
}
