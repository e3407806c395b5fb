/** The games of the list, which is all that other modules know of them, and those from outside that have joined it. */
import type { AnyGame } from '../engine/game.ts';
import * as list from './list.ts';

const all: AnyGame[] = Object.values(list);
const joined: AnyGame[] = [];

/** All games: those of the list in the order of their names, then those from outside. */
export const games: readonly AnyGame[] = all;

/** The game with this id. */
export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

export const isFromOutside = (game: AnyGame): boolean => joined.includes(game);

/** Puts a game from outside at the end of the list, for this process only. */
export function joinGame(game: AnyGame): void {
  all.push(game);
  joined.push(game);
}
