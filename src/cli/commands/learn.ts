/** `talon learn GAME`: a first lesson, on the screen or in lines. */
import { fill } from '../../lang/text.ts';
import { runLesson } from '../../line/index.ts';
import { COACH } from '../../play/coach-words.ts';
import { settingsOf, wantsLines } from '../settings.ts';
import { gameNamed } from '../setup.ts';
import { lineIo } from '../sit-down.ts';
import type { Call } from '../spec.ts';
import { fail } from '../stop.ts';

export async function learn(call: Call): Promise<number> {
  const game = gameNamed(call.args[0] ?? '');
  const { lesson } = game.display;
  if (lesson === undefined) return fail(fill(COACH.nothing, game.names));
  const settings = settingsOf(call);
  if (wantsLines(call)) return runLesson({ game, lesson, lang: settings.lang }, lineIo());
  const { runLearn } = await import('../../tui/index.ts');
  return runLearn(game, settings);
}
