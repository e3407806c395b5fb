/** The games of the list, which is all that other modules know of them, and those that have joined it. */
import type { AnyGame } from '../engine/game.ts';
import * as list from './list.ts';

/** Talon's own, in the order of their names, as a namespace has it. */
export const ownGames: readonly AnyGame[] = Object.values(list);

const all = [...ownGames];

/** Talon's own games and then those from outside, which belong to this process only. */
export const games: readonly AnyGame[] = all;

/** The game with this id. */
export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

/** Puts a game from outside at the end of the list. */
export const joinGame = (game: AnyGame): void => {
  all.push(game);
};
