/**
 * Ledgers: files beside the folders of records to which lines are only ever added, under a lock. Every line has a
 * checksum of its own, and damaged lines are skipped.
 */
import { dirname } from 'node:path';
import { FIRST, headerSum, sealLine } from '../../engine/checksums.ts';
import { parsed } from '../../engine/json.ts';
import { appendTo, codeOf, type Files } from './files.ts';
import { makeFolders, settleFolders } from './folders.ts';
import { underLock } from './leaving.ts';
import { systemOf, takeLock } from './lock.ts';
import type { Folders } from './paths.ts';
import { WRITTEN } from './written-files.ts';

interface Ledger {
  readonly folders: Folders;
  readonly path: string;
  /** The path of the ledger's lock. */
  readonly lock: string;
}

/** The content of a ledger's file as it was read. */
interface LedgerContent {
  /** The values of the sound lines, the oldest first. */
  readonly values: readonly unknown[];
  /** The size of the file in bytes; undefined where there is none. */
  readonly size: number | undefined;
  /** The last line lacks its end. */
  readonly torn: boolean;
}

const EMPTY: LedgerContent = { values: [], size: undefined, torn: false };

/** Reads a ledger. Throws where the file exists and cannot be read. */
export async function readLedger({ path, folders }: Omit<Ledger, 'lock'>): Promise<LedgerContent> {
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

/** The text of a line with its checksum. */
export const sealed = (line: object): string => `${sealLine(line, FIRST)[0]}\n`;

/** Makes an empty file, unless there is a file already. */
async function create(files: Files, path: string): Promise<void> {
  try {
    await (await files.create(path)).close();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  await settleFolders(files, dirname(path));
}

/** Acts while no other program writes to the ledger; false without having acted if one does. */
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

/** Acts while the ledger is locked; returns false, with nothing done, if another program is writing to it. */
export const whileLocked = (
  ledger: Omit<Ledger, 'path'>,
  act: () => Promise<void>,
): Promise<boolean> => underLock(locked(ledger, act));

/** Appends lines to a locked ledger, whose file is as it was read. */
export async function append(
  { folders, path }: Omit<Ledger, 'lock'>,
  { size, torn }: Pick<LedgerContent, 'size' | 'torn'>,
  lines: readonly object[],
): Promise<void> {
  if (lines.length === 0) return;
  const { files } = systemOf(folders);
  if (size === undefined) await create(files, path);
  await appendTo(files, path, (torn ? '\n' : '') + lines.map(sealed).join(''), size ?? 0);
}

/** Adds the lines that `wanted` returns for the ledger's content; returns false while another program writes. */
export const addToLedger = (
  ledger: Ledger,
  wanted: (kept: LedgerContent) => readonly object[],
): Promise<boolean> =>
  whileLocked(ledger, async () => {
    const kept = await readLedger(ledger);
    await append(ledger, kept, wanted(kept));
  });
