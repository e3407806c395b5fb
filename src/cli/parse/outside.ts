/** `--game FILE`: games from outside join the list, and what is said of games, for this call of the program. */
import type { AnyGame } from '../../engine/game.ts';
import { fill, type Lang, type Text } from '../../lang/text.ts';
import { leave } from '../../play/disk/leaving.ts';
import { examineFile } from '../../script/examine/examine-file.ts';
import { joinFile } from '../../script/outside/join.ts';
import { haveStopped } from '../../script/threads/pool.ts';
import { menuGame } from '../../tui/screens/menu/menu-game.ts';
import { misused, orFail } from '../call/exit-codes.ts';
import texts from '../call/texts.json' with { type: 'json' };
import { gameEntry } from '../games/game-entry.ts';
import { gameList, menuGames } from '../games/game-list.ts';
import { warn } from '../print/output.ts';

/** Says that a file's code is run. */
export const sayRun =
  (lang: Lang) =>
  (file: Text): void =>
    warn(fill(texts.files.runs, file), lang);

/** Takes a game from a file into the lists, after a trial in a thread of its own, where it can do no harm. */
async function joinOne(file: string, lang: Lang): Promise<AnyGame> {
  if (file === '') misused(fill(texts.misuse.missingValue, '--game'));
  orFail(await examineFile(file, true, sayRun(lang)));
  const game = orFail(await joinFile(file));
  gameList.push(gameEntry(game));
  menuGames.push(menuGame(game));
  return game;
}

/** Says that the files' code is run, and runs it. */
export async function joinFrom(files: readonly string[], lang: Lang): Promise<void> {
  for (const file of files) await joinOne(file, lang);
}

/** Ends the program, even if timers of code from outside, or a thread that cannot be stopped, would keep it running. */
export async function endAfterGames(): Promise<never> {
  if (!(await haveStopped())) process.kill(process.pid, 'SIGKILL');
  return leave(Number(process.exitCode ?? 0));
}
