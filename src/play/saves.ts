/**
 * Saves and history: one record a file. Listing looks at headers and closing lines only and passes
 * over whatever else lies in the folders; the steps are checked when a game is resumed.
 */
import { basename, dirname, join } from 'node:path';
import type { OptionValues } from '../engine/options.ts';
import { type Header, type RecordLine, readLine, type SeatEntry } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { findGame } from '../games/index.ts';
import { fill, same, text } from '../lang/text.ts';
import type { Claims } from './claims.ts';
import { badSave, readCourse } from './course.ts';
import { settleFolders, systemOf } from './durable.ts';
import { finished } from './ending.ts';
import type { Files } from './files.ts';
import { openJournal } from './journal.ts';
import { type Lock, takeLock } from './lock.ts';
import { type Folders, foldersOf, lockPath, RECORD } from './paths.ts';
import { playersOfHeader } from './players.ts';
import { continueSitting, type Sitting } from './sitting.ts';
import { sweep } from './sweep.ts';

export interface SaveEntry {
  readonly id: string;
  readonly path: string;
  readonly game: string;
  readonly seats: readonly SeatEntry[];
  readonly options: OptionValues;
  readonly seed: string;
  /** Number of the deal under way, or of the last one. */
  readonly deal: number;
  readonly totals: readonly number[];
  readonly finished: boolean;
  /** Winners of a finished match. */
  readonly winners: readonly number[];
  readonly assisted: boolean;
  /** When the last step was made, in milliseconds since 1970. */
  readonly time: number;
}

/** Larger files are nobody's save. */
const SIZE_LIMIT = 64_000_000;

const NONE = text('there is no game to resume', 'es gibt kein Spiel, das fortgesetzt werden kann');
const NO_SAVE = text('there is no save “$1”', 'es gibt keinen Spielstand „$1“');
const FINISHED = text('this game is finished: $1', 'dieses Spiel ist zu Ende: $1');
const PLAYED = text(
  'this game is being played by another program (process $1); if that cannot be, delete $2',
  'dieses Spiel wird gerade von einem anderen Programm gespielt (Prozess $1); wenn das nicht sein kann, lösche $2',
);
const NO_ACCESS = text('$1 cannot be opened', '$1 lässt sich nicht öffnen');
const STRANGERS = text(
  'a seat of this record is played by none of the known opponents',
  'einen Platz dieses Protokolls spielt keiner der bekannten Gegner',
);

/** The lines that tell how far a record has come; others are not even parsed. */
function* landmarks(file: string): Generator<RecordLine> {
  for (const line of file.split('\n')) {
    if (!/"(?:talon|deal|end)"\s*:/.test(line)) continue;
    const read = readLine(line);
    if (!isRefusal(read)) yield read;
  }
}

interface Progress {
  readonly header: Header;
  readonly deals: number;
  readonly totals: readonly number[];
  readonly winners?: readonly number[];
}

function progressOf(file: string): Progress | undefined {
  let progress: Progress | undefined;
  for (const line of landmarks(file)) {
    if (line.kind === 'header') {
      const totals = line.header.seats.map(() => 0);
      progress ??= { header: line.header, deals: 0, totals };
    } else if (progress === undefined) return undefined;
    else if (line.kind === 'deal')
      progress = { ...progress, deals: line.deal.deal, totals: line.deal.totals };
    else if (line.kind === 'end') progress = { ...progress, winners: line.end.winners };
  }
  return progress;
}

function entryOf(path: string, time: number, progress: Progress): SaveEntry {
  const { header, deals, totals, winners } = progress;
  const { game, seats, options, seed, assisted = false } = header;
  const finished = winners !== undefined;
  const deal = finished ? deals : deals + 1;
  const id = basename(path, RECORD);
  const state = { deal, totals, finished, winners: winners ?? [], assisted, time };
  return { id, path, game, seats, options, seed, ...state };
}

async function readEntry(path: string, files: Files): Promise<SaveEntry | undefined> {
  try {
    const found = await files.stat(path);
    if (!found?.isFile || found.size > SIZE_LIMIT) return undefined;
    const progress = progressOf((await files.read(path)).toString());
    return progress === undefined ? undefined : entryOf(path, found.time, progress);
  } catch {
    return undefined;
  }
}

const namesIn = async (folder: string, files: Files): Promise<readonly string[]> =>
  files.list(folder).catch(() => []);

async function listFolder(folder: string, files: Files): Promise<readonly SaveEntry[]> {
  const names = (await namesIn(folder, files)).filter((name) => name.endsWith(RECORD));
  const entries: SaveEntry[] = [];
  for (const name of names) {
    const entry = await readEntry(join(folder, name), files);
    if (entry !== undefined) entries.push(entry);
  }
  return entries;
}

const newestFirst = (entries: readonly SaveEntry[]): readonly SaveEntry[] =>
  [...entries].sort((one, two) => two.time - one.time || (one.id < two.id ? 1 : -1));

/** Every save and every finished game, newest first. */
export async function listSaves(
  folders: Folders = foldersOf(process.env),
): Promise<readonly SaveEntry[]> {
  const { files } = systemOf(folders);
  await finished();
  const lists = [await listFolder(folders.games, files), await listFolder(folders.history, files)];
  return newestFirst(lists.flat());
}

/** Why the file that seems to be meant is not among the saves. */
async function missing(id: string, folders: Folders): Promise<Refusal> {
  const { files } = systemOf(folders);
  const name = (await namesIn(folders.games, files)).find(
    (file) => file.startsWith(id) && file.endsWith(RECORD),
  );
  if (name === undefined) return badSave(fill(NO_SAVE, same(id.slice(0, 60))));
  const course = await files.read(join(folders.games, name)).then(
    (file) => readCourse(file.toString(), findGame),
    () => undefined,
  );
  return isRefusal(course) ? course : badSave(fill(NO_ACCESS, name));
}

/**
 * The save with this id or beginning of an id, unfinished and new ones before others; without an
 * id the latest unfinished one.
 */
export async function findSave(
  id?: string,
  folders: Folders = foldersOf(process.env),
): Promise<SaveEntry | Refusal> {
  const saves = await listSaves(folders);
  const unfinished = saves.filter(({ finished }) => !finished);
  if (id === undefined) return unfinished[0] ?? badSave(NONE);
  const fits = (save: SaveEntry): boolean => save.id.startsWith(id);
  const exact = saves.find((save) => save.id === id);
  return exact ?? unfinished.find(fits) ?? saves.find(fits) ?? missing(id, folders);
}

export interface ResumeSetup {
  readonly folders?: Folders;
  readonly clock?: () => number;
  readonly claims?: Claims;
}

/** Goes on with a saved game: same seed, same opponents, the next step where it stopped. */
export async function resumeSitting(
  save: SaveEntry,
  setup: ResumeSetup = {},
): Promise<Sitting | Refusal> {
  const folders = setup.folders ?? foldersOf(process.env);
  if (save.finished) return badSave(fill(FINISHED, save.id));
  await finished();
  return locked(save, folders, async (lock) => {
    const sitting = await goOn(save, lock, { ...setup, folders });
    if (isRefusal(sitting)) await lock.release();
    return sitting;
  });
}

/** Does something with a save nobody else plays. What throws leaves no lock behind. */
async function locked<T>(
  { path }: SaveEntry,
  folders: Folders,
  act: (lock: Lock) => Promise<T>,
): Promise<T | Refusal> {
  try {
    const lock = await takeLock(lockPath(path), systemOf(folders));
    if (typeof lock === 'number') return badSave(fill(PLAYED, lock, lockPath(path)));
    return await act(lock).catch(async (error) => {
      await lock.release();
      throw error;
    });
  } catch {
    return badSave(fill(NO_ACCESS, path));
  }
}

async function goOn(
  save: SaveEntry,
  lock: Lock,
  { folders, clock, claims }: ResumeSetup & { readonly folders: Folders },
): Promise<Sitting | Refusal> {
  await sweep(folders);
  const file = await systemOf(folders).files.read(save.path);
  const course = readCourse(file.toString(), findGame);
  if (isRefusal(course)) return course;
  const { match, header, made, torn } = course;
  const { game, options, seed } = match;
  const players = playersOfHeader(header);
  if (players === undefined) return badSave(STRANGERS);
  const journal = openJournal(save.path, lock, folders, file.length);
  const given = { ...(clock && { clock }), ...(claims && { claims }) };
  const setup = { game, options, seed, players, journal, ...given };
  return continueSitting(setup, { made, assisted: header.assisted ?? false, torn });
}

/** Throws a save away. Refuses while it is being played. */
export async function removeSave(
  save: SaveEntry,
  folders: Folders = foldersOf(process.env),
): Promise<Refusal | undefined> {
  const { files } = systemOf(folders);
  await finished();
  return locked(save, folders, async (lock) => {
    await files.remove(save.path);
    await settleFolders(files, dirname(save.path));
    await lock.release();
    return undefined;
  });
}
