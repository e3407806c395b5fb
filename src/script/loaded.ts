/** The files that games from outside came from, in this process. */
import { shellWord } from './clean.ts';

/** By id. */
export const loaded = new Map<string, string>();

export const loadedFiles = (): readonly string[] => [...loaded.values()];

/** What follows `talon resume` for a game's save. */
export function resumed(game: string, id: string): string {
  const file = loaded.get(game);
  return file === undefined ? id : `${id} --game ${shellWord(file)}`;
}
