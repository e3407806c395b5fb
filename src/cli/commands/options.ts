/** `talon options GAME`. */
import { type Option, type OptionValues, rangeOf } from '../../engine/options.ts';
import { type Lang, text } from '../../lang/text.ts';
import { isGiven, listGiven } from '../given.ts';
import { columns, writeJson, writeLine } from '../output.ts';
import { gameNamed, optionsNamed } from '../setup.ts';
import type { Call } from '../spec.ts';

const DEFAULT = text('default', 'Vorgabe');

function meaningOf(option: Option, lang: Lang): string {
  if (option.kind !== 'choice') return option.meaning[lang];
  const names = Object.entries(option.names).map(([choice, name]) => `${choice}: ${name[lang]}`);
  return `${option.meaning[lang]} (${names.join('; ')})`;
}

const rowOf = (key: string, option: Option, values: OptionValues, lang: Lang) => [
  key,
  rangeOf(option),
  `${DEFAULT[lang]} ${values[key]}`,
  meaningOf(option, lang),
];

const asData = (key: string, option: Option, values: OptionValues): object => ({
  ...option,
  key,
  default: values[key],
});

export async function listOptions({ args, given, lang }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  const values = optionsNamed(game, listGiven(given, 'option'));
  const options = Object.entries(game.options);
  if (isGiven(given, 'json'))
    await writeJson(options.map(([key, option]) => asData(key, option, values)));
  else await writeLine(columns(options.map(([key, option]) => rowOf(key, option, values, lang))));
  return 0;
}
