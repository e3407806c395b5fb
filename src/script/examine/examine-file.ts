/**
 * Examines a game from outside before anybody meets it: its file is loaded, and a match begun, in a thread with bounds.
 * Whatever its code does there, one sentence says why the file is refused.
 */
import { statSync } from 'node:fs';
import { problem, type Refusal } from '../../engine/refusal.ts';
import { messageOf } from '../../lang/clean.ts';
import { fill, type Text } from '../../lang/text.ts';
import { codeOf } from '../../play/disk/files.ts';
import { MEGABYTE } from '../../play/disk/written-files.ts';
import { type Examined, examined, namedFile } from '../outside/join.ts';
import { noteRun } from '../outside/loaded.ts';
import texts from '../texts.json' with { type: 'json' };
import { askThread, hasThreads } from '../threads/pool.ts';
import { LostThread } from '../threads/thread-bounds.ts';

const { outside, files } = texts;

/** The largest file that is run, in MB; a game bundled with the library has a twentieth of that. */
const LARGEST = 8;

/** Why a file is not even run. */
function unfit(path: string): Text | undefined {
  const file = namedFile(path);
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isFile() !== true) return fill(outside.missing, file);
    return found.size > LARGEST * MEGABYTE ? fill(files.tooLarge, file, LARGEST) : undefined;
  } catch (error) {
    return fill(files.unreadable, file, codeOf(error) || messageOf(error));
  }
}

/** Why a file whose thread was lost, or ended by an error, cannot be used. */
export function lostText(path: string, error: unknown): Text {
  const why = error instanceof LostThread ? outside.lost[error.loss] : messageOf(error);
  return fill(outside.unusable, namedFile(path), why);
}

/** Loads the file in a thread of its own; if that thread is lost, a sentence says why. */
async function examinedInThread(path: string, isPlayed: boolean): Promise<Examined | Refusal> {
  try {
    return await askThread<Examined>({ kind: 'game', plan: { path, isPlayed } });
  } catch (error) {
    return problem(lostText(path, error));
  }
}

/**
 * Runs the file’s code, in a thread if the program starts any, once `onFound` has been told. With `isPlayed`, the
 * first steps of a match are played too.
 */
export async function examineFile(
  path: string,
  isPlayed: boolean,
  onFound: (file: Text) => void = () => {},
): Promise<Examined | Refusal> {
  const reason = unfit(path);
  if (reason !== undefined) return problem(reason);
  onFound(namedFile(path));
  noteRun(path);
  return hasThreads() ? examinedInThread(path, isPlayed) : examined(path, isPlayed);
}
