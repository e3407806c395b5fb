/** Partials on the disk: whole or absent, or growing with their runs, and never overwriting anything else. */
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { problem, type Refusal } from '../../engine/refusal.ts';
import { clean } from '../../lang/clean.ts';
import { fill, type Text } from '../../lang/text.ts';
import { appendTo, codeOf, disk, regularFile, replaceFile } from '../../play/disk/files.ts';
import { ownSystem } from '../../play/disk/lock.ts';
import { MEGABYTE } from '../../play/disk/written-files.ts';
import texts from '../texts.json' with { type: 'json' };
import {
  differenceOf,
  endLine,
  type Head,
  openLines,
  PARTIAL_LIMIT,
  type Partial,
  readPartial,
  writePartial,
} from './partial.ts';

const { files, shards } = texts;

const shownPath = (path: string): string => clean(path, 200);

/** The disk's refusal, by its code; `otherwise` says what could not be done. */
function refused(path: string, code: string, otherwise: Text): Refusal {
  if (code === 'EFTYPE') return problem(fill(files.notRegular, shownPath(path)));
  if (code === 'EFBIG')
    return problem(fill(files.tooLarge, shownPath(path), PARTIAL_LIMIT / MEGABYTE));
  return problem(fill(otherwise, shownPath(path), code));
}

/** The contents of a file; undefined if it does not exist. */
export async function readPartialFile(path: string): Promise<Partial | undefined | Refusal> {
  try {
    if ((await regularFile(disk, path)) === undefined) return undefined;
    return readPartial((await disk.read(path, PARTIAL_LIMIT)).toString('utf8'));
  } catch (error) {
    return refused(path, codeOf(error), files.unreadable);
  }
}

/** Why this plan may not overwrite the partial found in a file, if it may not. */
export function occupied(
  path: string,
  found: Partial | undefined,
  head: Head,
): Refusal | undefined {
  if (found?.state === 'foreign') return problem(fill(shards.otherFile, shownPath(path)));
  if (found?.head === undefined) return undefined;
  const difference = differenceOf(found.head, head);
  if (difference !== undefined)
    return problem(fill(shards.otherResult, shownPath(path), difference));
  if (found.head.shard === head.shard) return undefined;
  return problem(fill(shards.otherShard, shownPath(path), found.head.shard));
}

/** Reports early what would prevent the result from being written. */
export async function checkFolder(path: string): Promise<Refusal | undefined> {
  const folder = dirname(path);
  const found = await disk.stat(folder).catch(() => undefined);
  return found?.isFolder ? undefined : problem(fill(files.noFolder, shownPath(folder)));
}

/** Runs a write to a file; returns the refusal of the disk if there is one. */
async function writing(path: string, write: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    return refused(path, code, code === '' ? files.changed : files.unwritable);
  }
}

/** The refusal of the disk, if a result could not be written. */
type WriteResult = Promise<Refusal | undefined>;

export const keepPartial = (path: string, head: Head, results: readonly object[]): WriteResult =>
  writing(path, () => replaceFile(ownSystem, path, writePartial(head, results)));

/** Begins a file with the results so far, replacing any earlier one; it is written on while its run goes on. */
export async function keepGrowing(path: string, head: Head, before: readonly object[]) {
  const lines = openLines(head);
  const hash = createHash('sha256');
  let size = 0;
  const counted = (text: string): string => {
    hash.update(text);
    size += Buffer.byteLength(text);
    if (size > PARTIAL_LIMIT) throw Object.assign(new Error('too large'), { code: 'EFBIG' });
    return text;
  };
  const append = (text: string): WriteResult => {
    const at = size;
    return writing(path, async () => appendTo(ownSystem.files, path, counted(text), at));
  };
  const begun = counted([lines.plan, ...before.map(lines.add)].join(''));
  const refused = await writing(path, () => replaceFile(ownSystem, path, begun));
  return (
    refused ?? {
      /** Results are durable once this is done. */
      add: (results: readonly object[]): WriteResult => append(results.map(lines.add).join('')),
      /** Writes the end line. */
      end: (): WriteResult => append(endLine(hash.copy().digest('hex'))),
    }
  );
}
