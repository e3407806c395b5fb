/** Writes settings to their file; apart from reading them, which every command does. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { fill, type Text, text } from '../lang/text.ts';
import { configFileOf, type Environment } from './paths.ts';
import { fromFile, given, type SomeSettings } from './settings.ts';

const NOT_KEPT = text(
  'the settings cannot be written to $1',
  'die Einstellungen lassen sich nicht nach $1 schreiben',
);

/** Keeps changed settings in the file; others stay as they are. Gives a notice if it cannot. */
export function keepSettings(changed: SomeSettings, env: Environment): Text | undefined {
  const path = configFileOf(env);
  try {
    const kept = { ...given(fromFile(path).settings), ...given(changed) };
    mkdirSync(dirname(path), { recursive: true });
    writeFileAtomic.sync(path, `${JSON.stringify(kept, null, 2)}\n`);
    return undefined;
  } catch {
    return fill(NOT_KEPT, path);
  }
}
