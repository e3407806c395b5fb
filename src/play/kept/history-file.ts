/** The file of the history, read line by line: every line has its own checksum, and damaged ones count for nothing. */
import { parsed } from '../../engine/json.ts';
import { BOUNDS } from '../../engine/store.ts';
import { headerSum } from '../../engine/sums.ts';
import { type Files, regularFile } from '../disk/files.ts';
import { systemOf } from '../disk/lock.ts';
import { type Folders, historyPath } from '../disk/paths.ts';
import { NEWLINE } from '../disk/reading.ts';
import { WRITTEN } from '../disk/written.ts';
import { type Entry, readEntry } from './entry.ts';

/** The file as it was read, or its end. */
export interface Kept {
  /** By match the entry that counts, the last one; of a large file most are only a place there. */
  readonly rows: Map<string, Entry | number>;
  /** Ids of records whose entries were deleted. */
  readonly forgotten: ReadonlySet<string>;
  /** In bytes; undefined where there is no file, or it has grown since. */
  readonly size: number | undefined;
  /** The last line lacks its end. */
  readonly torn: boolean;
  /** Whether every line is an entry. */
  readonly plain: boolean;
  /** Whether every match has one entry, in the order of time but for matches at the same time. */
  readonly ordered: boolean;
  /** Of the last match. */
  readonly time: number;
}

/** Bytes read at a time. */
const WINDOW = 1 << 20;
/** Matches within this time, in milliseconds, count as they were entered. */
const DAY = 86_400_000;

/** What a line holds; undefined if it is damaged. */
const contentOf = (line: string): unknown =>
  typeof headerSum(line) === 'number' ? parsed(line) : undefined;

const forgottenIn = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null || !('forgotten' in value)) return [];
  return Array.isArray(value.forgotten) ? value.forgotten : [];
};

interface Line {
  readonly text: string;
  readonly at: number;
  /** Where the next one begins; undefined if this one has no end. */
  readonly next?: number;
}

/** The lines of a file from a byte on. Throws EFBIG for one of no end. */
async function* linesFrom(files: Files, path: string, from: number): AsyncGenerator<Line> {
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

/** Where to begin, and who is told of every entry, in the order of the file. */
interface Begin {
  readonly from?: number;
  readonly since?: number;
  readonly take?: ((entry: Entry) => void) | undefined;
}

/** The history, or what it holds from a byte on. */
export async function keptIn(
  folders: Folders,
  { from = 0, since = 0, take }: Begin = {},
): Promise<Kept> {
  const { files } = systemOf(folders);
  const path = historyPath(folders);
  const rows = new Map<string, Entry | number>();
  const forgotten = new Set<string>();
  const isThere = (await regularFile(files, path)) !== undefined;
  let [size, time, torn, plain, ordered] = [from, since, false, true, true];
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

/** Every entry that counts. */
async function* entriesOf({ rows }: Kept, folders: Folders): AsyncGenerator<Entry> {
  let first = Number.POSITIVE_INFINITY;
  for (const row of rows.values())
    if (typeof row === 'number') first = Math.min(first, row);
    else yield row;
  if (first === Number.POSITIVE_INFINITY) return;
  for await (const { text, at } of linesFrom(
    systemOf(folders).files,
    historyPath(folders),
    first,
  )) {
    const entry = readEntry(contentOf(text));
    if (entry !== undefined && rows.get(entry.id) === at) yield entry;
  }
}

/** Those that are wanted, oldest first. */
export async function inOrder(
  kept: Kept,
  folders: Folders,
  isWanted: (entry: Entry) => boolean = () => true,
): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  for await (const entry of entriesOf(kept, folders)) if (isWanted(entry)) found.push(entry);
  return found.sort((one, two) => one.time - two.time);
}
