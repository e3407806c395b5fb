/**
 * Saves: finding one, going on with it, throwing it away. What a damaged one has lost is said, and
 * going on before the damage keeps the damaged file under another name.
 */
import { basename, dirname } from 'node:path';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { findGame } from '../games/index.ts';
import { fill, same, type Text, text } from '../lang/text.ts';
import type { Claims } from './autoplay.ts';
import { createFile, settleFolders, systemOf } from './durable.ts';
import { finished } from './ending.ts';
import { codeOf } from './files.ts';
import { type Journal, openJournal } from './journal.ts';
import { DAMAGED, listAll, type SaveEntry, type Stray } from './listing.ts';
import { type Lock, takeLock } from './lock.ts';
import { continueSession } from './open-session.ts';
import { type Folders, foldersOf, lockPath, RECORD } from './paths.ts';
import { type Player, playersOfHeader } from './players.ts';
import { reasonOf, SIZE_LIMIT } from './reading.ts';
import type { Session } from './session.ts';
import { openSealer } from './sums.ts';
import { sweep } from './sweep.ts';
import { badSave, type Damage, damageText, EMPTY, readSound, type Timeline } from './timeline.ts';

const NONE = text('there is no game to resume', 'es gibt kein Spiel, das fortgesetzt werden kann');
const NO_SAVE = text('there is no save “$1”', 'es gibt keinen Spielstand „$1“');
const STRAY = text('$1: $2', '$1: $2');
const FINISHED = text('this game is finished: $1', 'dieses Spiel ist zu Ende: $1');
const PLAYED = text(
  'this game is being played by another program (process $1); if that cannot be, delete $2',
  'dieses Spiel wird gerade von einem anderen Programm gespielt (Prozess $1); wenn das nicht sein kann, lösche $2',
);
const NO_ACCESS = text('$1 cannot be opened: $2', '$1 lässt sich nicht öffnen: $2');
const READ_ONLY = text(
  'nothing can be written to its folder, so the game can only be looked at: talon replay $1',
  'in seinen Ordner lässt sich nichts schreiben, das Spiel lässt sich nur ansehen: talon replay $1',
);
const STRANGERS = text(
  'a seat of this record is played by none of the known opponents',
  'einen Platz dieses Protokolls spielt keiner der bekannten Gegner',
);
const NOTHING_SOUND = text(
  '$1; nothing of this game can be saved',
  '$1; von diesem Spiel ist nichts zu retten',
);
const STEPS_SOUND = text(
  '$1; steps before it that are sound: $2. “talon resume --before-damage $3” goes on after them and keeps the damaged file',
  '$1; heile Schritte davor: $2. „talon resume --before-damage $3“ geht dort weiter und hebt die beschädigte Datei auf',
);
const KEPT_ASIDE = text(
  'The game goes on before the damage in line $1; the damaged save is kept as $2.',
  'Das Spiel geht vor dem Schaden in Zeile $1 weiter; der beschädigte Spielstand ist als $2 aufgehoben.',
);

/** The clause of a refusal that `beforeDamage` would not make. */
export const DAMAGE = 'damage';

/** Why the file that seems to be meant is not among the saves. */
function missing(id: string, strays: readonly Stray[]): Refusal {
  const stray = strays.find(({ name, kind }) => kind !== 'aside' && name.startsWith(id));
  if (stray === undefined) return badSave(fill(NO_SAVE, same(id.slice(0, 60))));
  return badSave(fill(STRAY, stray.name, stray.reason));
}

/**
 * The save with this id or beginning of an id, unfinished and new ones before others; without an
 * id the latest unfinished one.
 */
export async function findSave(
  id?: string,
  folders: Folders = foldersOf(process.env),
): Promise<SaveEntry | Refusal> {
  const { saves, strays, problems } = await listAll(folders);
  const [problem] = problems.map(badSave);
  const unfinished = saves.filter(({ finished }) => !finished);
  if (id === undefined) return unfinished[0] ?? problem ?? badSave(NONE);
  const fits = (save: SaveEntry): boolean => save.id.startsWith(id);
  const exact = saves.find((save) => save.id === id);
  const found = exact ?? unfinished.find(fits) ?? saves.find(fits);
  return found ?? problem ?? missing(id, strays);
}

export interface ResumeSetup {
  readonly folders?: Folders;
  readonly clock?: () => number;
  readonly claims?: Claims;
  /** Goes on with the steps before any damage, and keeps the damaged file under another name. */
  readonly beforeDamage?: boolean;
}

/** Why a save cannot be opened, and whether it can be looked at all the same. */
function noAccess(path: string, error: unknown, isLocked: boolean): Refusal {
  const isClosed = !isLocked && ['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error));
  const reason = isClosed ? fill(READ_ONLY, path) : reasonOf(error);
  return badSave(fill(NO_ACCESS, path, reason));
}

/** Does something with a save nobody else plays. What throws leaves no lock behind. */
async function locked<T>(
  { path }: SaveEntry,
  folders: Folders,
  act: (lock: Lock) => Promise<T>,
): Promise<T | Refusal> {
  let lock: Lock | undefined;
  try {
    const taken = await takeLock(lockPath(path), systemOf(folders));
    if (typeof taken === 'number') return badSave(fill(PLAYED, taken, lockPath(path)));
    lock = taken;
    return await act(lock);
  } catch (error) {
    await lock?.release();
    return noAccess(path, error, lock !== undefined);
  }
}

/** Goes on with a saved game: same seed, same opponents, the next step where it stopped. */
export async function resumeSession(
  save: SaveEntry,
  setup: ResumeSetup = {},
): Promise<Session | Refusal> {
  const folders = setup.folders ?? foldersOf(process.env);
  if (save.finished) return badSave(fill(FINISHED, save.id));
  await finished();
  return locked(save, folders, async (lock) => {
    const session = await goOn(save, lock, { ...setup, folders });
    if (isRefusal(session)) await lock.release();
    return session;
  });
}

/** Keeps these bytes of a damaged save under a name of its own, which is given. */
async function keptAside(path: string, bytes: Uint8Array, folders: Folders): Promise<string> {
  const system = systemOf(folders);
  for (let turn = 1; ; turn++) {
    const number = turn === 1 ? '' : `-${turn}`;
    const aside = `${path.slice(0, -RECORD.length)}${DAMAGED}${number}`;
    if (!(await createFile(system, aside, bytes))) continue;
    await system.files.syncFolder(dirname(aside));
    return basename(aside);
  }
}

const lossOf = (save: SaveEntry, damage: Damage, timeline: Timeline | undefined): Refusal =>
  timeline === undefined
    ? badSave(fill(NOTHING_SOUND, damageText(damage)))
    : refuse(DAMAGE, fill(STEPS_SOUND, damageText(damage), timeline.made.length, save.id));

type Resuming = ResumeSetup & { readonly folders: Folders };

async function goOn(save: SaveEntry, lock: Lock, setup: Resuming): Promise<Session | Refusal> {
  const { folders, beforeDamage = false } = setup;
  await sweep(folders);
  const file = await systemOf(folders).files.read(save.path, SIZE_LIMIT);
  const { timeline, damage } = readSound(file, findGame);
  if (damage !== undefined && (timeline === undefined || !beforeDamage))
    return lossOf(save, damage, timeline);
  if (timeline === undefined) return badSave(EMPTY);
  const players = playersOfHeader(timeline.header);
  if (players === undefined) return badSave(STRANGERS);
  const aside = damage && (await keptAside(save.path, file, folders));
  const notices = damage && aside ? [fill(KEPT_ASIDE, damage.line, aside)] : [];
  const begun = { size: file.length, sealer: openSealer(timeline.sum) };
  const journal = openJournal(save.path, lock, folders, begun);
  return sessionAfter(timeline, { players, journal, notices, setup });
}

interface Seating {
  readonly players: readonly Player[];
  readonly journal: Journal;
  readonly notices: readonly Text[];
  readonly setup: ResumeSetup;
}

/** A record without sums is written anew, with them. */
function sessionAfter(timeline: Timeline, { players, journal, notices, setup }: Seating): Session {
  const { match, header, made, torn, sum } = timeline;
  const { game, options, seed } = match;
  const { clock, claims } = setup;
  const given = { ...(clock && { clock }), ...(claims && { claims }) };
  const { assisted = false, deals } = header;
  return continueSession(
    { game, options, seed, players, journal, ...given },
    { made, assisted, torn: torn || sum === undefined, notices, ...(deals && { deals }) },
  );
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
