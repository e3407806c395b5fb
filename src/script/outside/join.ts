/** Games from outside join the list for this process; threads load their files again. */
import { resolve } from 'node:path';
import type { AnyGame } from '../../engine/game.ts';
import type { OptionSet } from '../../engine/laws/index.ts';
import { isRefusal, problem, type Refusal } from '../../engine/refusal.ts';
import { findGame, joinGame } from '../../games/index.ts';
import { clean } from '../../lang/clean.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import texts from '../texts.json' with { type: 'json' };
import { givenSets } from './law-run.ts';
import { failing, loadGame } from './load.ts';
import { loaded } from './loaded.ts';
import { plainGame } from './plain.ts';

const { outside } = texts;

/** A file as it is named in sentences. */
export const namedFile = (path: string): Text => same(clean(path, 200));

/** What a thread finds out about a file. */
export interface Examined {
  readonly id: string;
  /** The sets of options that the laws try, as they differ from the defaults. */
  readonly sets: readonly OptionSet['given'][];
}

/** The game of a file, once its shape and defaults, and with `isPlayed` the beginning of a match, prove sound. */
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

/** Adds the game of a file, with plain words, to the list of this thread. */
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
