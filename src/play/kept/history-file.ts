/** Reads the file of the history line by line. Every line has a checksum of its own; damaged lines are skipped. */

import { headerSum } from '../../engine/checksums.ts';
import { parsed } from '../../engine/json.ts';
import { BOUNDS } from '../../engine/store.ts';
import { type Files, regularFile } from '../disk/files.ts';
import { systemOf } from '../disk/lock.ts';
import { type Folders, historyPath } from '../disk/paths.ts';
import { NEWLINE } from '../disk/read-lines.ts';
import { WRITTEN } from '../disk/written-files.ts';
import { type HistoryEntry, readEntry } from './entry.ts';

/** The content of the file as it was read, or of its end. */
export interface HistoryContent {
  /** For each match its last entry, which counts; of a large file, for most matches only the place of the entry. */
  readonly rows: Map<string, HistoryEntry | number>;
  /** Ids of records whose entries were deleted. */
  readonly forgotten: ReadonlySet<string>;
  /** The size of the file in bytes; undefined where there is no file, or it has grown since. */
  readonly size: number | undefined;
  /** The last line lacks its end. */
  readonly torn: boolean;
  /** Whether every line is an entry. */
  readonly plain: boolean;
  /** Whether every match has one entry, and entries are in order of time but for matches of about the same time. */
  readonly ordered: boolean;
  /** The time of the last match. */
  readonly time: number;
}

/** Bytes read at a time. */
const WINDOW = 1 << 20;
/** Matches within this many milliseconds count as ordered, in whichever order they were entered. */
const DAY = 86_400_000;

/** The value of a line; undefined if the line is damaged. */
const contentOf = (line: string): unknown =>
  typeof headerSum(line) === 'number' ? parsed(line) : undefined;

const forgottenIn = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null || !('forgotten' in value)) return [];
  return Array.isArray(value.forgotten) ? value.forgotten : [];
};

interface FileLine {
  readonly text: string;
  readonly at: number;
  /** Where the next line begins; undefined if this line has no end. */
  readonly next?: number;
}

/** The lines of a file from a byte on. Throws EFBIG for an endless line. */
async function* linesFrom(files: Files, path: string, from: number): AsyncGenerator<FileLine> {
  let at = from;
  let held: Buffer = Buffer.alloc(0);
  for (;;) {
    const bytes = await files.part(path, at + held.length, WINDOW);
    if (bytes.length === 0) break;
    const all = Buffer.concat([held, bytes]);
    let start = 0;
    for (let end = all.indexOf(NEWLINE); end >= 0; end = all.indexOf(NEWLINE, start)) {
      const text = all.toString('utf8', start, end);
      yield { text, at: at + start, next: at + end + 1 };
      start = end + 1;
    }
    at += start;
    held = all.subarray(start);
    if (held.length > WRITTEN.history.most) throw Object.assign(new Error(path), { code: 'EFBIG' });
  }
  if (held.length > 0) yield { text: held.toString(), at };
}

/** Where reading begins. */
interface Begin {
  /** The byte to begin at. */
  readonly from?: number;
  /** The time of the last match before that byte. */
  readonly since?: number;
  /** Takes every entry, in the order of the file. */
  readonly take?: ((entry: HistoryEntry) => void) | undefined;
}

/**
 * Reads the history, or what it holds from a byte on. Of a long history only the first entries are held in memory, of
 * the others where they stand in the file.
 */
export async function keptIn(
  folders: Folders,
  { from = 0, since = 0, take }: Begin = {},
): Promise<HistoryContent> {
  const { files } = systemOf(folders);
  const path = historyPath(folders);
  const rows = new Map<string, HistoryEntry | number>();
  const forgotten = new Set<string>();
  const isThere = (await regularFile(files, path)) !== undefined;
  let size = from;
  let time = since;
  let torn = false;
  let plain = true;
  let ordered = true;
  for await (const { text, at, next } of isThere ? linesFrom(files, path, from) : []) {
    const value = contentOf(text);
    const entry = readEntry(value);
    if (entry === undefined) for (const one of forgottenIn(value)) forgotten.add(String(one));
    else {
      ordered &&= !rows.has(entry.id) && entry.time > time - DAY && entry.luck === undefined;
      time = Math.max(time, entry.time);
      rows.set(entry.id, at - from < BOUNDS.history ? entry : at);
      take?.(entry);
    }
    plain &&= entry !== undefined;
    torn = next === undefined;
    size = next ?? at + Buffer.byteLength(text);
  }
  return { rows, forgotten, size: isThere ? size : undefined, torn, plain, ordered, time };
}

/** Every entry that counts; those of which only the place is held are read again. */
async function* entriesIn(
  { rows }: HistoryContent,
  folders: Folders,
): AsyncGenerator<HistoryEntry> {
  let first = Number.POSITIVE_INFINITY;
  for (const row of rows.values())
    if (typeof row === 'number') first = Math.min(first, row);
    else yield row;
  if (first === Number.POSITIVE_INFINITY) return;
  const { files } = systemOf(folders);
  for await (const { text, at } of linesFrom(files, historyPath(folders), first)) {
    const entry = readEntry(contentOf(text));
    if (entry !== undefined && rows.get(entry.id) === at) yield entry;
  }
}

/** The entries that are wanted, oldest first. */
export async function oldestFirst(
  kept: HistoryContent,
  folders: Folders,
  isWanted: (entry: HistoryEntry) => boolean = () => true,
): Promise<readonly HistoryEntry[]> {
  const found: HistoryEntry[] = [];
  for await (const entry of entriesIn(kept, folders)) if (isWanted(entry)) found.push(entry);
  return found.sort((one, two) => one.time - two.time);
}
