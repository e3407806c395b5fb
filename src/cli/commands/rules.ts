/** `talon rules GAME`: the clauses with the options in force, cards in words. */

import { isGiven, listGiven } from '../given.ts';
import { writeJson, writeLine } from '../output.ts';
import { gameNamed, optionsNamed } from '../setup.ts';
import type { Call } from '../spec.ts';
import { speakParagraph, voiceOf } from '../voice.ts';
import { pageWidth, wrapped } from '../wrap.ts';

export async function printRules({ args, given, lang }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  const options = optionsNamed(game, listGiven(given, 'option'));
  const clauses = game.clauses(options);
  if (isGiven(given, 'json')) {
    await writeJson(clauses);
    return 0;
  }
  const voice = voiceOf(game.pack(options), lang, []);
  const labelled = game.prefix.length + 5;
  const page = clauses.map(({ id, text }) =>
    wrapped(id.padEnd(labelled), speakParagraph(text, voice), pageWidth()),
  );
  await writeLine([`${game.names[lang]}: ${game.summary[lang]}`, '', ...page].join('\n'));
  return 0;
}
