/**
 * Saves: finding a save, resuming it, deleting it. The refusal of a damaged save says what is lost; resuming from before
 * the damage keeps the damaged file under another name.
 */

import { basename, dirname } from 'node:path';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import { originOf } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { findGame } from '../../games/index.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import { openSealer } from '../disk/checksum-chain.ts';
import { codeOf, createFile } from '../disk/files.ts';
import { settleFolders } from '../disk/folders.ts';
import { finished } from '../disk/leaving.ts';
import { type Lock, systemOf, takeLock } from '../disk/lock.ts';
import { type Folders, foldersOf, lockPath, RECORD } from '../disk/paths.ts';
import { reasonOf, SIZE_LIMIT } from '../disk/read-lines.ts';
import type { Claims } from '../disk/settings.ts';
import { sweep } from '../disk/sweep.ts';
import texts from '../disk/texts.json' with { type: 'json' };
import { type Journal, openJournal } from '../kept/journal.ts';
import { DAMAGED, listAll, type SaveEntry, type Stray } from '../kept/listing.ts';
import { badSave, damageText, readSound, type Timeline } from '../kept/read-save.ts';
import { continueSession } from '../session/open-session.ts';
import { areKnown, type Player, playersAt, playersOfHeader } from '../session/players.ts';
import { type Bots, withBots } from '../session/programs.ts';
import type { Session } from '../session/session.ts';

/** The clause of a refusal that `beforeDamage` avoids. */
export const DAMAGE = 'damage';
/** The clause of a refusal to open a game that another program is playing. */
const OPEN_ELSEWHERE = 'open-elsewhere';

/** The refusal of an id that names no save; if a file seems meant, with the reason why it is not among the saves. */
function missingRefusal(id: string, strays: readonly Stray[]): Refusal {
  const stray = strays.find(({ name, kind }) => kind !== 'aside' && name.startsWith(id));
  if (stray === undefined) return badSave(fill(texts.saves.unknown, same(id.slice(0, 60))));
  return badSave(fill(texts.saves.stray, stray.name, stray.reason));
}

/** The saves that an id or the beginning of one may mean; a finished game only where no other is meant. */
function savesNamed(id: string, saves: readonly SaveEntry[]): readonly SaveEntry[] {
  const exact = saves.find((save) => save.id === id);
  if (exact !== undefined) return [exact];
  const begun = saves.filter((save) => save.id.startsWith(id));
  const unfinished = begun.filter(({ finished }) => !finished);
  return unfinished.length > 0 ? unfinished : begun.slice(0, 1);
}

/** Saves that an id may mean, at least one; the save that is most likely meant comes first. */
type SavesMeant = readonly [SaveEntry, ...SaveEntry[]];

/**
 * The saves that an id may mean, newest first: the one with this very id, else unfinished ones that begin so, else the
 * newest finished one that does. Without an id, all unfinished saves. Refused where there is none.
 */
export async function findSaves(
  id?: string,
  folders: Folders = foldersOf(process.env),
): Promise<SavesMeant | Refusal> {
  const { saves, strays, problems } = await listAll(folders);
  const meant =
    id === undefined ? saves.filter(({ finished }) => !finished) : savesNamed(id, saves);
  const [first, ...more] = meant;
  if (first !== undefined) return [first, ...more];
  const [problem] = problems;
  if (problem !== undefined) return badSave(problem);
  return id === undefined ? badSave(texts.saves.none) : missingRefusal(id, strays);
}

/** The save that is most likely meant. */
export async function findSave(id?: string, folders?: Folders): Promise<SaveEntry | Refusal> {
  const meant = await findSaves(id, folders);
  return isRefusal(meant) ? meant : meant[0];
}

interface ResumeSetup {
  readonly folders?: Folders;
  readonly clock?: () => number;
  readonly claims?: Claims;
  /** Resumes from before any damage, and keeps the damaged file under another name. */
  readonly beforeDamage?: boolean;
  /** The programs among its players. */
  readonly bots?: Bots;
  /** What the player is told once the game goes on. */
  readonly notices?: readonly Text[];
}

/** The refusal of a save that cannot be opened; one that can only be read is refused with that reason. */
function noAccess(path: string, error: unknown, isLocked: boolean): Refusal {
  const isClosed = !isLocked && ['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error));
  const reason = isClosed ? fill(texts.saves.readOnly, path) : reasonOf(error);
  return badSave(fill(texts.saves.noAccess, path, reason));
}

/** Works on a save while holding its lock, which is released even after an exception. */
async function locked<T>(
  { id, path }: SaveEntry,
  folders: Folders,
  act: (lock: Lock) => Promise<T>,
): Promise<T | Refusal> {
  let lock: Lock | undefined;
  try {
    const taken = await takeLock(lockPath(path), systemOf(folders));
    if (typeof taken === 'number')
      return refuse(OPEN_ELSEWHERE, fill(texts.saves.played, taken, id));
    lock = taken;
    return await act(lock);
  } catch (error) {
    await lock?.release();
    return noAccess(path, error, lock !== undefined);
  }
}

/** Resumes a saved game with its seed and its opponents, at the step where it stopped. */
export async function resumeSession(
  save: SaveEntry,
  setup: ResumeSetup = {},
): Promise<Session | Refusal> {
  const folders = setup.folders ?? foldersOf(process.env);
  if (save.finished) return badSave(fill(texts.saves.finished, save.id));
  await finished();
  return locked(save, folders, async (lock) => {
    const session = await goOn(save, lock, { ...setup, folders });
    if (isRefusal(session)) await lock.release();
    return session;
  });
}

const isPlayedElsewhere = (opened: Session | Refusal): boolean =>
  isRefusal(opened) && opened.clause === OPEN_ELSEWHERE;

/** Resumes the first save that no other program is playing; if all are being played, refuses as for the first save. */
export async function resumeFirst(
  [first, ...more]: SavesMeant,
  setup: ResumeSetup = {},
): Promise<Session | Refusal> {
  const opened = await resumeSession(first, setup);
  if (!isPlayedElsewhere(opened)) return opened;
  const notices = [fill(texts.saves.next, first.id)];
  for (const save of more) {
    const next = await resumeSession(save, { ...setup, notices });
    if (!isPlayedElsewhere(next)) return next;
  }
  return opened;
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

type Resuming = ResumeSetup & { readonly folders: Folders };

/**
 * Resumes a save under its lock. Where the file is damaged, refuses with what is lost, or, with `beforeDamage`, keeps
 * the file aside and goes on from the last sound step.
 */
async function goOn(save: SaveEntry, lock: Lock, setup: Resuming): Promise<Session | Refusal> {
  const { folders, beforeDamage = false } = setup;
  await sweep(folders);
  const file = await systemOf(folders).files.read(save.path, SIZE_LIMIT);
  const { timeline, damage } = readSound(file, findGame);
  if (damage !== undefined && timeline === undefined)
    return badSave(fill(texts.damage.nothingSound, damageText(damage)));
  if (timeline === undefined) return badSave(texts.damage.empty);
  if (damage !== undefined && !beforeDamage) {
    const steps = timeline.made.length;
    return refuse(DAMAGE, fill(texts.damage.stepsSound, damageText(damage), steps, save.id));
  }
  const begun = playersOfHeader(timeline.header);
  if (begun === undefined || !areKnown(timeline.made)) return badSave(texts.saves.strangers);
  const now = playersAt(begun, timeline.made);
  const seated = withBots(now, setup.bots ?? new Map(), save.id);
  if (isRefusal(seated)) return seated;
  const players = begun.map((player, at) => (player === now[at] ? (seated[at] ?? player) : player));
  const aside = damage && (await keptAside(save.path, file, folders));
  const lost = damage && aside ? [fill(texts.damage.keptAside, damage.line, aside)] : [];
  const { notices: before = [] } = setup;
  const notices = [...before, ...lost];
  const written = { size: file.length, sealer: openSealer(timeline.sum) };
  const journal = openJournal(save.path, lock, folders, written);
  return sessionAfter(timeline, { players, journal, notices, setup });
}

interface ResumedSeating {
  readonly players: readonly Player[];
  readonly journal: Journal;
  readonly notices: readonly Text[];
  readonly setup: ResumeSetup;
}

/** The session that goes on after a timeline. A record without sums is rewritten with sums. */
function sessionAfter(
  timeline: Timeline,
  { players, journal, notices, setup }: ResumedSeating,
): Session {
  const { match, header, made, torn, sum } = timeline;
  const { game, options, seed } = match;
  const { clock, claims } = setup;
  const given = omitUndefined({ clock, claims });
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
