/** The files that games from outside came from, in this process. */
import { pathToFileURL } from 'node:url';
import { shellWord } from '../../lang/clean.ts';

/** The file of each game from outside, by the id of the game. */
export const loaded = new Map<string, string>();

const ran = new Set<string>();

/** Notes that code of this file is run from now on, in a thread at first. */
export function noteRun(file: string): void {
  ran.add(file);
}

/** The files whose code has been run. */
export const filesRun = (): readonly string[] => [...ran];

export const loadedFiles = (): readonly string[] => [...loaded.values()];

/** What follows `talon resume` for a game's save. */
export function resumed(game: string, id: string): string {
  const file = loaded.get(game);
  return file === undefined ? id : `${id} --game ${shellWord(file)}`;
}

/** A game from outside whose code has thrown an error. */
export interface Thrown {
  readonly game: string;
  readonly file: string;
}

/** The game that an error comes from, by its stack. */
export function thrownBy(error: unknown): Thrown | undefined {
  const stack = error instanceof Error ? String(error.stack) : '';
  for (const [game, file] of loaded)
    if (stack.includes(pathToFileURL(file).href)) return { game, file };
  return undefined;
}
