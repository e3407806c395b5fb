/**
 * What the list of games, the help and the menu say about every game. The build evaluates this module and
 * ships its value, so that listing the games does not load their rules; games from outside are added to it.
 */
import { games } from '../../games/index.ts';
import { type MenuGame, menuGame } from '../../tui/screens/menu/menu-game.ts';
import { type GameEntry, gameEntry } from './game-entry.ts';

export const gameList: GameEntry[] = games.map(gameEntry);
export const menuGames: MenuGame[] = games.map(menuGame);
