/** What the finished matches of a game come to, when somebody asks during play. */
import { findGame } from '../games/index.ts';
import { fill, same, type Text, text } from '../lang/text.ts';
import { foldersOf, readHistory, reasonOf, type Session } from '../play/index.ts';
import { emptyGame, statsOf } from '../script/stats.ts';
import { toldGame } from '../script/stats-told.ts';

const UNREADABLE = text(
  'the history cannot be read: $1',
  'die Geschichte der Partien ist nicht lesbar: $1',
);

export async function stats({ game }: Session): Promise<readonly Text[]> {
  try {
    const { games } = statsOf(await readHistory(foldersOf(process.env)), findGame);
    const one = games.find(({ game: id }) => id === game.id) ?? emptyGame(game.id);
    const variant = (id: string): Text =>
      game.presets?.find((preset) => preset.id === id)?.names ?? same(id);
    return toldGame(one, variant);
  } catch (error) {
    return [fill(UNREADABLE, reasonOf(error))];
  }
}
