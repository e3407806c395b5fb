/** A bare `talon`: the menu on the screen or in lines; without a terminal, a short match to watch. */
import { clean } from '../../../lang/clean.ts';
import type { Call } from '../../call/call.ts';
import { misused } from '../../call/exit-codes.ts';
import texts from '../../call/texts.json' with { type: 'json' };
import { gameList, menuGames } from '../../games/game-list.ts';
import { isTerminal, settingsOf, wantsLines } from '../../parse/settings.ts';
import { suggestions, unknownText } from '../../parse/suggest.ts';

/** Commands, and games with the command that plays them. */
function nearest(typed: string, names: readonly string[]): readonly string[] {
  const ids = gameList.map(({ game }) => game);
  const near = suggestions(
    typed,
    names.filter((name) => !ids.includes(name)),
  );
  if (near.length > 0) return near.map((name) => `talon ${name}`);
  return suggestions(typed, ids).map((id) => `talon play ${id}`);
}

/** Loads nothing but the screen, and no game, so that the first frame appears at once. */
async function openScreen(call: Call): Promise<number> {
  const { runMenu } = await import('../../../tui/index.ts');
  return runMenu(settingsOf(call), menuGames);
}

async function openMenu(call: Call): Promise<number> {
  if (!wantsLines(call)) return openScreen(call);
  if (isTerminal()) return (await import('./menu-lines.ts')).chooseInLines(call);
  return (await import('./menu-lines.ts')).demonstrate(call);
}

export async function menu(call: Call): Promise<number> {
  const [typed] = call.args;
  if (typed === undefined) return openMenu(call);
  const near = nearest(typed, call.commands);
  return misused(unknownText(texts.command, near, clean(typed, 40)), 'unknown-command');
}
