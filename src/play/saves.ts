/**
 * Saves: finding one, going on with it, throwing it away. What a damaged one has lost is said, and
 * going on before the damage keeps the damaged file under another name.
 */
import { constants, copyFileSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { findGame } from '../games/index.ts';
import { fill, same, type Text, text } from '../lang/text.ts';
import type { Claims } from './claims.ts';
import { badSave, type Course, type Damage, damageText, EMPTY, readSound } from './course.ts';
import { lockPath, openJournal, RECORD } from './journal.ts';
import { DAMAGED, listAll, type SaveEntry, type Stray } from './listing.ts';
import { type Lock, takeLock } from './lock.ts';
import { type Folders, foldersOf } from './paths.ts';
import { playersOfHeader } from './players.ts';
import { codeOf, whyUnread } from './reading.ts';
import { continueSitting, type Sitting } from './sitting.ts';
import { openSealer } from './sums.ts';

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

/** Does something to a save that nobody plays; the lock goes on only with what is no refusal. */
function locked<T>(path: string, act: (lock: Lock) => T | Refusal): T | Refusal {
  let lock: Lock | undefined;
  try {
    const taken = takeLock(lockPath(path));
    if (typeof taken === 'number') return badSave(fill(PLAYED, taken, lockPath(path)));
    lock = taken;
    const done = act(lock);
    if (isRefusal(done)) lock.release();
    return done;
  } catch (error) {
    lock?.release();
    return badSave(
      fill(NO_ACCESS, path, lock === undefined ? noLock(path, error) : whyUnread(error)),
    );
  }
}

const noLock = (path: string, error: unknown): Text =>
  ['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error)) ? fill(READ_ONLY, path) : whyUnread(error);

/** Goes on with a saved game: same seed, same opponents, the next step where it stopped. */
export function resumeSitting(save: SaveEntry, setup: ResumeSetup = {}): Sitting | Refusal {
  if (save.finished) return badSave(fill(FINISHED, save.id));
  return locked(save.path, (lock) => goOn(save, lock, setup));
}

/** A damaged file under a name of its own, which is given. */
function keptAside(path: string, turn = 1): string {
  const aside = `${path.slice(0, -RECORD.length)}${DAMAGED}${turn === 1 ? '' : `-${turn}`}`;
  try {
    copyFileSync(path, aside, constants.COPYFILE_EXCL);
    return basename(aside);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return keptAside(path, turn + 1);
  }
}

const lossOf = (save: SaveEntry, damage: Damage, course: Course | undefined): Refusal =>
  course === undefined
    ? badSave(fill(NOTHING_SOUND, damageText(damage)))
    : refuse(DAMAGE, fill(STEPS_SOUND, damageText(damage), course.made.length, save.id));

function goOn(save: SaveEntry, lock: Lock, setup: ResumeSetup): Sitting | Refusal {
  const { clock, claims, beforeDamage = false } = setup;
  const { history } = setup.folders ?? foldersOf(process.env);
  const { course, damage } = readSound(readFileSync(save.path), findGame);
  if (damage !== undefined && (course === undefined || !beforeDamage))
    return lossOf(save, damage, course);
  if (course === undefined) return badSave(EMPTY);
  const { match, header, made, torn, sum } = course;
  const { game, options, seed } = match;
  const players = playersOfHeader(header);
  if (players === undefined) return badSave(STRANGERS);
  const notices = damage === undefined ? [] : [fill(KEPT_ASIDE, damage.line, keptAside(save.path))];
  const journal = openJournal(save.path, lock, history, openSealer(sum));
  const given = { ...(clock && { clock }), ...(claims && { claims }) };
  const { assisted = false, deals } = header;
  return continueSitting(
    { game, options, seed, players, journal, ...given },
    { made, assisted, torn: torn || sum === undefined, notices, ...(deals && { deals }) },
  );
}

/** Throws a save away. Refuses while it is being played. */
export function removeSave(save: SaveEntry): Refusal | undefined {
  return locked(save.path, (lock) => {
    rmSync(save.path, { force: true });
    lock.release();
    return undefined;
  });
}
