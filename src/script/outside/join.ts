/**
 * Games from outside join the list for this process; threads load their files again. A file is first loaded, and a
 * match begun, in a thread with bounds: whatever its code does there, one sentence says why the file is refused.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyGame } from '../../engine/game.ts';
import type { OptionSet } from '../../engine/laws/index.ts';
import { isRefusal, problem, type Refusal } from '../../engine/refusal.ts';
import { findGame, joinGame } from '../../games/index.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import { clean, reasonOf } from '../clean.ts';
import { loaded, noteRun } from '../loaded.ts';
import { LostThread } from '../sim/guard.ts';
import { askThread, hasThreads } from '../sim/pool.ts';
import texts from '../texts.json' with { type: 'json' };
import { givenSets } from './law-run.ts';
import { failing, loadGame } from './load.ts';
import { plainGame } from './plain.ts';

const { outside, files } = texts;

/** In MB; a game with the library in it is a twentieth of that. */
const LARGEST = 8;
const MB = 1_000_000;

/** A file as it is named in sentences. */
export const namedFile = (path: string): Text => same(clean(path, 200));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : reasonOf(error);

/** Why a file is not even run. */
function unfit(path: string): Text | undefined {
  const file = namedFile(path);
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isFile() !== true) return fill(outside.missing, file);
    return found.size > LARGEST * MB ? fill(files.tooLarge, file, LARGEST) : undefined;
  } catch (error) {
    return fill(files.unreadable, file, codeOf(error));
  }
}

/** What a thread finds out about a file. */
export interface Examined {
  readonly id: string;
  /** The sets of options that the laws try, as they differ from the defaults. */
  readonly sets: readonly OptionSet['given'][];
}

/** The game of a file, as far as a look at its shape and its defaults goes; with `isPlayed` a match is begun too. */
async function soundGame(path: string, isPlayed: boolean): Promise<AnyGame | Refusal> {
  const file = namedFile(path);
  const game = await loadGame(path, file);
  if (isRefusal(game)) return game;
  return failing(game, file, isPlayed) ?? game;
}

export async function examined(path: string, isPlayed: boolean): Promise<Examined | Refusal> {
  const game = await soundGame(path, isPlayed);
  return isRefusal(game) ? game : { id: game.id, sets: givenSets(game) };
}

/** Why a file whose thread was lost, or ended by an error, cannot be used. */
export function lostText(path: string, error: unknown): Text {
  const why = error instanceof LostThread ? outside.lost[error.loss] : reasonOf(error);
  return fill(outside.unusable, namedFile(path), why);
}

async function examinedInThread(path: string, isPlayed: boolean): Promise<Examined | Refusal> {
  try {
    return await askThread<Examined>({ kind: 'game', plan: { path, isPlayed } });
  } catch (error) {
    return problem(lostText(path, error));
  }
}

/** Runs the file's code, in a thread where there are some, once `onFound` has been told. */
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

/** Its game, with plain words, is in the list of this thread from now on. */
export async function joinFile(path: string): Promise<AnyGame | Refusal> {
  const found = await soundGame(path, false);
  if (isRefusal(found)) return found;
  const taken = findGame(found.id) !== undefined;
  if (taken) return problem(fill(outside.taken, namedFile(path), found.id));
  const game = plainGame(found);
  loaded.set(game.id, resolve(path));
  joinGame(game);
  return game;
}
