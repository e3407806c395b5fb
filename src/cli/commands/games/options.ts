/** `talon options GAME`. */
import type { AnyGame, Preset } from '../../../engine/game.ts';
import { type MatchOptions, type Option, rangeOf } from '../../../engine/options.ts';
import { type Lang, text } from '../../../lang/text.ts';
import { type Call, isGiven } from '../../parse/call.ts';
import { gameNamed, optionsGiven } from '../../parse/setup.ts';
import { columns, writeJson, writeLine } from '../../print/output.ts';

const PRESETS = text('Presets (--preset):', 'Varianten (--preset):');
const STANDARD = text('the defaults', 'die Vorgaben');
const DEFAULT = text('default', 'Vorgabe');

function meaningOf(option: Option, lang: Lang): string {
  if (option.kind !== 'choice') return option.meaning[lang];
  const names = Object.entries(option.names).map(([choice, name]) => `${choice}: ${name[lang]}`);
  return `${option.meaning[lang]} (${names.join('; ')})`;
}

const rowOf = (key: string, option: Option, values: MatchOptions, lang: Lang) => [
  key,
  rangeOf(option),
  `${DEFAULT[lang]} ${values[key]}`,
  meaningOf(option, lang),
];

const asData = (key: string, option: Option, values: MatchOptions): object => ({
  ...option,
  key,
  default: values[key],
});

/** `transfer=any ticket=once`. */
function presetOptions({ options }: Preset, lang: Lang): string {
  const pairs = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return pairs.length === 0 ? STANDARD[lang] : pairs.join(' ');
}

/** Variants by name, each with the options it sets. */
function presetsText({ presets = [] }: AnyGame, lang: Lang): string {
  if (presets.length === 0) return '';
  const rows = presets.map((preset) => [
    preset.id,
    presetOptions(preset, lang),
    preset.names[lang],
  ]);
  return `\n\n${PRESETS[lang]}\n${columns(rows)}`;
}

export async function listOptions({ args, given, lang }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  const values = optionsGiven(game, given);
  const options = Object.entries(game.options);
  if (isGiven(given, 'json'))
    await writeJson(options.map(([key, option]) => asData(key, option, values)));
  else {
    const rows = options.map(([key, option]) => rowOf(key, option, values, lang));
    await writeLine(columns(rows) + presetsText(game, lang));
  }
  return 0;
}
