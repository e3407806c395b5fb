/**
 * A ledger: a file beside the folders of records whose lines are only ever added, under a lock, each with a checksum
 * of its own. A damaged line is passed over.
 */
import { dirname } from 'node:path';
import { parsed } from '../../engine/json.ts';
import { FIRST, headerSum, sealLine } from '../../engine/sums.ts';
import { appendTo, codeOf, type Files } from './files.ts';
import { makeFolders, settleFolders } from './folders.ts';
import { underLock } from './leaving.ts';
import { systemOf, takeLock } from './lock.ts';
import type { Folders } from './paths.ts';
import { WRITTEN } from './written.ts';

interface Ledger {
  readonly folders: Folders;
  readonly path: string;
  /** The path of its lock. */
  readonly lock: string;
}

/** The file as it was read. */
interface Kept {
  /** What the sound lines hold, the oldest first. */
  readonly values: readonly unknown[];
  /** In bytes; undefined where there is no file. */
  readonly size: number | undefined;
  /** The last line lacks its end. */
  readonly torn: boolean;
}

const EMPTY: Kept = { values: [], size: undefined, torn: false };

/** Throws where the file exists and cannot be read. */
export async function readLedger({ path, folders }: Omit<Ledger, 'lock'>): Promise<Kept> {
  try {
    const bytes = await systemOf(folders).files.read(path, WRITTEN.practice.most);
    const text = bytes.toString('utf8');
    const sound = text.split('\n').filter((line) => typeof headerSum(line) === 'number');
    const torn = text !== '' && !text.endsWith('\n');
    return { values: sound.map(parsed), size: bytes.length, torn };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return EMPTY;
    throw error;
  }
}

export const sealed = (line: object): string => `${sealLine(line, FIRST)[0]}\n`;

/** An empty file, unless there is one. */
async function create(files: Files, path: string): Promise<void> {
  try {
    await (await files.create(path)).close();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  await settleFolders(files, dirname(path));
}

async function locked(
  { folders, lock: path }: Omit<Ledger, 'path'>,
  act: () => Promise<void>,
): Promise<boolean> {
  const system = systemOf(folders);
  await makeFolders(system.files, folders.games);
  const lock = await takeLock(path, system);
  if (typeof lock === 'number') return false;
  try {
    await act();
    return true;
  } finally {
    await lock.release();
  }
}

/** Acts while nobody else writes to the ledger. False if another program is writing to it: then nothing is done. */
export const whileLocked = (
  ledger: Omit<Ledger, 'path'>,
  act: () => Promise<void>,
): Promise<boolean> => underLock(locked(ledger, act));

/** Appends lines to the file as it was read, which is locked. */
export async function append(
  { folders, path }: Omit<Ledger, 'lock'>,
  { size, torn }: Pick<Kept, 'size' | 'torn'>,
  lines: readonly object[],
): Promise<void> {
  if (lines.length === 0) return;
  const { files } = systemOf(folders);
  if (size === undefined) await create(files, path);
  await appendTo(files, path, (torn ? '\n' : '') + lines.map(sealed).join(''), size ?? 0);
}

/** Adds the lines that are wanted beside what is there. False while another program writes. */
export const addTo = (
  ledger: Ledger,
  wanted: (kept: Kept) => readonly object[],
): Promise<boolean> =>
  whileLocked(ledger, async () => {
    const kept = await readLedger(ledger);
    await append(ledger, kept, wanted(kept));
  });
