/**
 * Lists the folders of saved and finished games, one record per file. Listing reads headers, closing lines and sums; the
 * steps are checked when a game is resumed. A file that is damaged, unreadable or not Talon's is listed as such, and
 * never touched.
 */
import { basename, join } from 'node:path';
import { followSum, HEADER_LACKS, headerSum } from '../../engine/checksums.ts';
import type { OptionValues } from '../../engine/options.ts';
import { type Header, readLine, type SeatEntry } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { NO_HEADER } from '../../engine/replay.ts';
import { seatedAfter } from '../../engine/seating.ts';
import { fill, type Text } from '../../lang/text.ts';
import { codeOf, drafterOf, type Files } from '../disk/files.ts';
import { finished } from '../disk/leaving.ts';
import { systemOf } from '../disk/lock.ts';
import { type Folders, foldersOf, LOCK, RECORD } from '../disk/paths.ts';
import { reasonOf, SIZE_LIMIT, textLines, unreadReason } from '../disk/read-lines.ts';
import texts from '../disk/texts.json' with { type: 'json' };
import { badSave, type Damage, damageText, restDamage } from './read-save.ts';

/** A save or a finished game, as the list of saves shows it. */
export interface SaveEntry {
  readonly id: string;
  readonly path: string;
  readonly game: string;
  /** Who sits where now. */
  readonly seats: readonly SeatEntry[];
  readonly options: OptionValues;
  readonly seed: string;
  /** Number of the current deal, or of the last one. */
  readonly deal: number;
  /** The totals by seat; empty until a deal is finished. */
  readonly totals: readonly number[];
  readonly finished: boolean;
  /** Winners of a finished match. */
  readonly winners: readonly number[];
  readonly assisted: boolean;
  /** Whether a person has made a move in it. */
  readonly moved: boolean;
  /** When the last step was made, in milliseconds since 1970. */
  readonly time: number;
  /** Where the file is damaged, if its sums show it; the other fields describe what comes before. */
  readonly damage?: Damage;
}

/** A file in the folders that is not a save, or cannot be recognized as one. */
export interface Stray {
  readonly name: string;
  readonly path: string;
  /** `aside`: a damaged save, kept when its game was resumed from before the damage. */
  readonly kind: 'damaged' | 'unreadable' | 'foreign' | 'aside';
  readonly reason: Text;
}

export interface Listing {
  /** Every save and every finished game, newest first. */
  readonly saves: readonly SaveEntry[];
  readonly strays: readonly Stray[];
  /** Why a folder cannot be listed. */
  readonly problems: readonly Text[];
}

/** Called with the number of files read and their total. */
type OnRead = (done: number, total: number) => void;

/** The name part of a damaged save that a new one has replaced. */
export const DAMAGED = '.damaged';
const KEPT_ASIDE = /\.damaged(-\d+)?$/;
/** Whether a file is a lock or a draft of a program at work. */
const isWorking = (name: string): boolean => name.endsWith(LOCK) || drafterOf(name) !== undefined;

interface Progress {
  readonly header: Header;
  readonly seats: readonly SeatEntry[];
  readonly headerAt: number;
  readonly sum: number | undefined;
  readonly deals: number;
  readonly totals: readonly number[];
  readonly winners?: readonly number[];
  readonly moved: boolean;
}

/** What a save’s first line says; the line must be a sound header. */
function progressBegun(line: string, number: number): Progress | Refusal {
  const read = readLine(line);
  if (isRefusal(read)) return read;
  if (read.kind !== 'header') return badSave(NO_HEADER);
  const sum = headerSum(line);
  if (isRefusal(sum)) return sum;
  const { header } = read;
  return { header, seats: header.seats, headerAt: number, sum, deals: 0, totals: [], moved: false };
}

/**
 * The progress after one more line of a save. A match is `moved` once a person has made a move in it: the menu then
 * offers to go on with it.
 */
function continued(before: Progress, line: string): Progress | Refusal {
  // The line of a step begins with the seat that made it.
  const by = before.moved ? undefined : /^\{"by":(\d+)/.exec(line)?.[1];
  const isMove = by !== undefined && before.seats[Number(by)]?.by === 'human';
  const progress = isMove ? { ...before, moved: true } : before;
  // A line that says nothing about the progress of the match is not parsed.
  const mark = /"(?:talon|deal|end|seats)"\s*:/.test(line) ? readLine(line) : undefined;
  if (mark !== undefined && !isRefusal(mark) && mark.kind === 'header')
    return badSave(texts.damage.twoRecords);
  const sum = followSum(progress.sum, line);
  if (isRefusal(sum)) return sum;
  if (isRefusal(mark)) return mark;
  if (mark?.kind === 'deal')
    return { ...progress, sum, deals: mark.deal.deal, totals: mark.deal.totals };
  if (mark?.kind === 'end') return { ...progress, sum, winners: mark.end.winners };
  const seats = mark?.kind === 'step' ? mark.step.seats : undefined;
  if (seats === undefined) return { ...progress, sum };
  return { ...progress, sum, seats: seatedAfter({ before: progress.seats, seats }) };
}

interface Glance {
  readonly progress?: Progress;
  readonly damage?: Damage;
}

/**
 * Progress and damage after one more line. A line that is undefined was no UTF-8; a header found wanting only later is
 * blamed at its own line.
 */
function glanceAfter({ progress }: Glance, line: string | undefined, number: number): Glance {
  const kept = progress === undefined ? {} : { progress };
  if (line === undefined)
    return { ...kept, damage: { line: number, reason: texts.damage.notUtf8 } };
  if (line.trim() === '') return kept;
  const after = progress === undefined ? progressBegun(line, number) : continued(progress, line);
  if (!isRefusal(after)) return { progress: after };
  if (after.text === HEADER_LACKS && progress !== undefined)
    return { damage: { line: progress.headerAt, reason: after.text } };
  return { ...kept, damage: { line: number, reason: after.text } };
}

/** How far a record has come, or where it is visibly damaged. */
function glanceAt(bytes: Uint8Array): Glance {
  const { lines, rest } = textLines(bytes);
  let glance: Glance = {};
  for (const [at, line] of lines.entries()) {
    glance = glanceAfter(glance, line, at + 1);
    if (glance.damage !== undefined) return glance;
  }
  const last = glanceAfter(glance, rest, lines.length + 1);
  const reason = last.damage && restDamage(rest, last.damage.reason);
  if (last.damage === undefined) return last;
  return reason === undefined ? glance : { ...last, damage: { ...last.damage, reason } };
}

type ListedFile = SaveEntry | Stray;

const strayAt = (path: string, kind: Stray['kind'], reason: Text): Stray => ({
  name: basename(path),
  path,
  kind,
  reason,
});

/** A folder of records, with its disk. */
export interface RecordFolder {
  readonly folder: string;
  readonly files: Files;
  /** Games in the history are finished, even if their records are damaged. */
  readonly isHistory: boolean;
}

/**
 * A save as the list shows it, or why the file is none: missing, of another kind, too large or damaged from its first
 * line on.
 */
async function readSave(path: string, { files, isHistory }: RecordFolder): Promise<ListedFile> {
  const found = await files.stat(path);
  if (found === undefined) return strayAt(path, 'unreadable', unreadReason('ENOENT'));
  const { isFile, isFolder, size, time } = found;
  const { kind = isFolder ? 'folder' : 'device' } = found;
  if (!isFile) return strayAt(path, 'foreign', texts.foreign[kind]);
  if (size > SIZE_LIMIT) return strayAt(path, 'unreadable', unreadReason('EFBIG'));
  const { progress, damage } = glanceAt(await files.read(path, SIZE_LIMIT));
  if (progress === undefined)
    return strayAt(path, 'damaged', damage === undefined ? texts.damage.empty : damageText(damage));
  const { header, seats, deals, totals, winners = [], moved } = progress;
  const { game, options, seed, assisted = false } = header;
  const finished = progress.winners !== undefined || isHistory;
  const deal = finished ? deals : deals + 1;
  const id = basename(path, RECORD);
  const state = { deal, totals, finished, winners, assisted, moved, time };
  const save = { id, path, game, seats, options, seed, ...state };
  return damage === undefined ? save : { ...save, damage };
}

/** A file of the folder as the list shows it; damaged saves that were kept aside are known by their names. */
export async function foundAt(name: string, place: RecordFolder): Promise<ListedFile> {
  const path = join(place.folder, name);
  if (KEPT_ASIDE.test(name)) return strayAt(path, 'aside', texts.folders.aside);
  if (!name.endsWith(RECORD)) return strayAt(path, 'foreign', texts.foreign.file);
  try {
    return await readSave(path, place);
  } catch (error) {
    return strayAt(path, 'unreadable', reasonOf(error));
  }
}

/** The number of files read in parallel. */
const ABREAST = 8;

/** All files of a folder, several read at a time, without those that vanished meanwhile. */
async function listFolder(place: RecordFolder, onRead?: OnRead): Promise<readonly ListedFile[]> {
  const all = await place.files.list(place.folder);
  const names = all.filter((name) => !isWorking(name));
  const found: ListedFile[] = [];
  for (let at = 0; at < names.length; at += ABREAST) {
    const some = names.slice(at, at + ABREAST);
    found.push(...(await Promise.all(some.map((name) => foundAt(name, place)))));
    onRead?.(found.length, names.length);
  }
  return withoutGone(found, place);
}

/** Drops files that have disappeared meanwhile, perhaps moved; dangling links stay. */
async function withoutGone(
  found: readonly ListedFile[],
  place: RecordFolder,
): Promise<readonly ListedFile[]> {
  const isGone = (entry: ListedFile): boolean =>
    'kind' in entry && entry.reason === unreadReason('ENOENT');
  if (!found.some(isGone)) return found;
  const names = new Set(await place.files.list(place.folder));
  return found.filter((entry) => !isGone(entry) || names.has(basename(entry.path)));
}

/** The folders of games being played and of finished ones. */
export const recordFolders = ({ games, history }: Folders, files: Files): readonly RecordFolder[] =>
  [games, history].map((folder) => ({ folder, files, isHistory: folder === history }));

/** Everything in the folders; a folder that does not exist yet is empty. */
export async function listAll(
  folders: Folders = foldersOf(process.env),
  onRead?: OnRead,
): Promise<Listing> {
  const { files } = systemOf(folders);
  const found: ListedFile[] = [];
  const problems: Text[] = [];
  await finished();
  for (const place of recordFolders(folders, files))
    try {
      found.push(...(await listFolder(place, onRead)));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT')
        problems.push(fill(texts.folders.noAccess, place.folder, reasonOf(error)));
    }
  const saves = found.filter((entry) => 'id' in entry);
  const strays = found.filter((entry) => 'kind' in entry);
  return {
    saves: saves.sort((one, two) => two.time - one.time || (one.id < two.id ? 1 : -1)),
    strays: strays.sort((one, two) => (one.name < two.name ? -1 : 1)),
    problems,
  };
}

/** Every save and every finished game, newest first. */
export const listSaves = async (folders?: Folders): Promise<readonly SaveEntry[]> =>
  (await listAll(folders)).saves;

/** The games in progress, in no order; a folder that cannot be read has none. */
export async function listUnfinished(folders: Folders): Promise<readonly SaveEntry[]> {
  const [place] = recordFolders(folders, systemOf(folders).files);
  await finished();
  const found = place === undefined ? [] : await listFolder(place).catch(() => []);
  return found.filter((entry) => 'id' in entry).filter((entry) => !entry.finished);
}
