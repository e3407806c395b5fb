/** What the finished matches of a game come to, when somebody asks during play. */
import type { AnyGame } from '../engine/game.ts';
import { findGame } from '../games/index.ts';
import { fill, type Text } from '../lang/text.ts';
import { type Entry, reasonOf } from '../play/index.ts';
import { gameLines, UNREADABLE } from '../report/stats.ts';
import { emptyGame, statsOf } from '../script/stats.ts';

/** Reads the finished matches. */
export type ReadMatches = () => Promise<readonly Entry[]>;

export async function stats(game: AnyGame, read: ReadMatches): Promise<readonly Text[]> {
  try {
    const { games } = statsOf(await read(), findGame);
    return gameLines(games.find(({ game: id }) => id === game.id) ?? emptyGame(game.id));
  } catch (error) {
    return [fill(UNREADABLE, reasonOf(error))];
  }
}
