/** The games of the list, which is all that other modules know of them. */
import type { AnyGame } from '../engine/game.ts';
import * as list from './list.ts';

/** In the order of their names, as a namespace has it. */
export const games: readonly AnyGame[] = Object.values(list);

/** The game with this id. */
export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
