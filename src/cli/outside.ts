/** `--game FILE`: games from outside join the list, and what is said of games, for this call of the program. */
import type { AnyGame } from '../engine/game.ts';
import { fill, type Lang, type Text } from '../lang/text.ts';
import { joinFile } from '../script/outside.ts';
import { menuGame } from '../tui/menu-game.ts';
import { entryOf } from './game-entry.ts';
import { gameList, menuGames } from './game-list.ts';
import { misused, orFail } from './parse/call.ts';
import { warn } from './print/output.ts';
import texts from './texts.json' with { type: 'json' };

/** Says that the file's code is run, and runs it. */
export async function joinFrom(files: readonly string[], lang: Lang): Promise<readonly AnyGame[]> {
  const joined: AnyGame[] = [];
  for (const file of files) {
    if (file === '') misused(fill(texts.misuse.missingValue, '--game'));
    const onFound = (name: Text): void => warn(fill(texts.files.runs, name), lang);
    const game = orFail(await joinFile(file, onFound));
    gameList.push(entryOf(game));
    menuGames.push(menuGame(game));
    joined.push(game);
  }
  return joined;
}
