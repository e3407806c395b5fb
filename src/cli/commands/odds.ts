/** `talon odds GAME`: figures computed from the rules alone. */
import { fill, type Lang, text } from '../../lang/text.ts';
import { figuresText } from '../figures.ts';
import { gameList } from '../game-list.ts';
import { isGiven } from '../given.ts';
import { writeJson, writeLine } from '../output.ts';
import { gameNamed, optionsGiven } from '../setup.ts';
import type { Call } from '../spec.ts';
import { fail } from '../stop.ts';
import { voiceOf } from '../voice.ts';

const NONE = text(
  'there are no odds for $1; there are some for $2',
  'für $1 gibt es keine solchen Zahlen, wohl aber für $2',
);

const NONE_NOW = text(
  'under these options there are no odds for $1',
  'mit diesen Optionen gibt es für $1 keine solchen Zahlen',
);

function noOdds(game: string, lang: Lang): never {
  const others = gameList.filter(({ odds }) => odds).map((entry) => entry.names[lang]);
  return fail(fill(NONE, game, others.join(', ')));
}

export async function printOdds({ args, given, lang }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  const options = optionsGiven(game, given);
  const tables = game.extras.odds?.(options) ?? noOdds(game.names[lang], lang);
  if (tables.length === 0) return fail(fill(NONE_NOW, game.names));
  const voice = voiceOf(game.pack(options), lang, []);
  if (isGiven(given, 'json')) await writeJson(tables);
  else await writeLine(tables.map((table) => figuresText(table, voice)).join('\n\n'));
  return 0;
}
