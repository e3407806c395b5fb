/** Writes settings to their file. A module of its own because every command reads settings and few write them. */

import { basename, dirname } from 'node:path';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import { fill, type Text } from '../../lang/text.ts';
import { replaceFile, type System } from './files.ts';
import { makeFolders } from './folders.ts';
import { finishing } from './leaving.ts';
import { ownSystem } from './lock.ts';
import { configFileOf, type Environment } from './paths.ts';
import { fromFile, type SomeSettings } from './settings.ts';
import texts from './settings-texts.json' with { type: 'json' };
import { sweepFolder } from './sweep.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Saves changed settings to the file, one change after the other; other settings stay as they are. Returns a notice
 * if that is not possible.
 */
export function keepSettings(
  changed: SomeSettings,
  env: Environment,
  system: System = ownSystem,
): Promise<Text | undefined> {
  const path = configFileOf(env);
  const keep = async (): Promise<Text | undefined> => {
    try {
      // A device or a pipe is never replaced by a file.
      if ((await system.files.stat(path))?.isFile === false) throw new Error('no file');
      const kept = { ...omitUndefined(fromFile(path).settings), ...omitUndefined(changed) };
      await makeFolders(system.files, dirname(path));
      await replaceFile(system, path, `${JSON.stringify(kept, null, 2)}\n`);
      await sweepFolder(dirname(path), system, { file: basename(path) });
      return undefined;
    } catch {
      return fill(texts.settings.notKept, path);
    }
  };
  const kept = last.then(keep);
  last = kept;
  return finishing(kept);
}
