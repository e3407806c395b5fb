/**
 * Saves: finding, resuming and deleting one. A damaged save says what it has lost, and resuming
 * from before the damage keeps the damaged file under another name.
 */
import { basename, dirname } from 'node:path';
import { originOf } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { findGame } from '../../games/index.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { continueSession } from '../session/open-session.ts';
import { areKnown, type Player, playersAt, playersOfHeader } from '../session/players.ts';
import { type Bots, withBots } from '../session/programs.ts';
import type { Session } from '../session/session.ts';
import { codeOf, createFile, settleFolders } from './files.ts';
import { type Journal, openJournal, openSealer, sweep } from './journal.ts';
import { finished } from './leaving.ts';
import { DAMAGED, listAll, type SaveEntry, type Stray } from './listing.ts';
import { type Lock, systemOf, takeLock } from './lock.ts';
import { type Folders, foldersOf, lockPath, RECORD } from './paths.ts';
import { reasonOf, SIZE_LIMIT } from './reading.ts';
import type { Claims } from './settings.ts';
import { badSave, type Damage, damageText, EMPTY, readSound, type Timeline } from './timeline.ts';

const NONE = text('there is no game to resume', 'es gibt kein Spiel, das du fortsetzen kannst');
const NO_SAVE = text('there is no save “$1”', 'es gibt keinen Spielstand „$1“');
const STRAY = text('$1: $2', '$1: $2');
const FINISHED = text('this game is finished: $1', 'dieses Spiel ist zu Ende: $1');
const PLAYED = text(
  'another program is playing this game (process $1); if that cannot be, delete $2',
  'dieses Spiel läuft gerade in einem anderen Programm (Prozess $1); wenn das nicht sein kann, lösche $2',
);
const NO_ACCESS = text('$1 cannot be opened: $2', '$1 lässt sich nicht öffnen: $2');
const READ_ONLY = text(
  'its folder is not writable, so you can only look at the game: talon replay $1',
  'in den Ordner lässt sich nichts schreiben, du kannst das Spiel nur ansehen: talon replay $1',
);
const STRANGERS = text(
  'a seat of this record belongs to an unknown opponent',
  'an einem Platz dieses Protokolls sitzt ein unbekannter Gegner',
);
const NOTHING_SOUND = text(
  '$1; nothing of this game can be saved',
  '$1; von diesem Spiel ist nichts zu retten',
);
const STEPS_SOUND = text(
  '$1; sound steps before it: $2. “talon resume --before-damage $3” goes on after them and keeps the damaged file',
  '$1; unbeschädigte Schritte davor: $2. „talon resume --before-damage $3“ setzt das Spiel dort fort und hebt die beschädigte Datei auf',
);
const KEPT_ASIDE = text(
  'The game goes on from before the damage in line $1; the damaged save is kept as $2.',
  'Das Spiel geht vor dem Schaden in Zeile $1 weiter; der beschädigte Spielstand bleibt als $2 erhalten.',
);

/** The clause of a refusal that `beforeDamage` avoids. */
export const DAMAGE = 'damage';

/** Why the file that seems meant is not among the saves. */
function missing(id: string, strays: readonly Stray[]): Refusal {
  const stray = strays.find(({ name, kind }) => kind !== 'aside' && name.startsWith(id));
  if (stray === undefined) return badSave(fill(NO_SAVE, same(id.slice(0, 60))));
  return badSave(fill(STRAY, stray.name, stray.reason));
}

/**
 * The save whose id begins with this text, unfinished and newer ones first; without an id, the
 * latest unfinished one.
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

interface ResumeSetup {
  readonly folders?: Folders;
  readonly clock?: () => number;
  readonly claims?: Claims;
  /** Resumes from before any damage, and keeps the damaged file under another name. */
  readonly beforeDamage?: boolean;
  /** The programs among its players. */
  readonly bots?: Bots;
}

/** Why a save cannot be opened, and whether one can still look at it. */
function noAccess(path: string, error: unknown, isLocked: boolean): Refusal {
  const isClosed = !isLocked && ['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error));
  const reason = isClosed ? fill(READ_ONLY, path) : reasonOf(error);
  return badSave(fill(NO_ACCESS, path, reason));
}

/** Works on a save while holding its lock, which is released even after an exception. */
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

/** Resumes a saved game: same seed, same opponents, at the step where it stopped. */
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

/** Keeps these bytes of a damaged save under a new name, which is returned. */
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
  const begun = playersOfHeader(timeline.header);
  if (begun === undefined || !areKnown(timeline.made)) return badSave(STRANGERS);
  const now = playersAt(begun, timeline.made);
  const seated = withBots(now, setup.bots ?? new Map(), save.id);
  if (isRefusal(seated)) return seated;
  const players = begun.map((player, at) => (player === now[at] ? (seated[at] ?? player) : player));
  const aside = damage && (await keptAside(save.path, file, folders));
  const notices = damage && aside ? [fill(KEPT_ASIDE, damage.line, aside)] : [];
  const written = { size: file.length, sealer: openSealer(timeline.sum) };
  const journal = openJournal(save.path, lock, folders, written);
  return sessionAfter(timeline, { players, journal, notices, setup });
}

interface Seating {
  readonly players: readonly Player[];
  readonly journal: Journal;
  readonly notices: readonly Text[];
  readonly setup: ResumeSetup;
}

/** A record without sums is rewritten with them. */
function sessionAfter(timeline: Timeline, { players, journal, notices, setup }: Seating): Session {
  const { match, header, made, torn, sum } = timeline;
  const { game, options, seed } = match;
  const { clock, claims } = setup;
  const given = { ...(clock && { clock }), ...(claims && { claims }) };
  const { assisted = false } = header;
  return continueSession(
    { game, options, seed, players, journal, ...given, ...originOf(header) },
    { made, assisted, torn: torn || sum === undefined, notices },
  );
}

/** Deletes a save. Refuses while it is being played. */
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
