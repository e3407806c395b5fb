/** `talon options GAME`. */
import {
  choicesOf,
  limitsOf,
  type Option,
  type OptionValue,
  rangeOf,
} from '../../../engine/options.ts';
import type { Preset } from '../../../engine/profile.ts';
import { fill, joinTexts, same, type Text, text } from '../../../lang/text.ts';
import type { Call } from '../../parse/call.ts';
import { gameNamed, optionsGiven } from '../../parse/setup.ts';
import { answer } from '../../print/output.ts';

const PRESETS = text('Presets (--preset):', 'Varianten (--preset):');
const STANDARD = text('the defaults', 'die Vorgaben');
const DEFAULT = text('default $1', 'Vorgabe $1');
const CHOICE = same('$1: $2');
const CHOICES = same('$1 ($2)');

function meaningOf(option: Option): Text {
  if (option.kind !== 'choice') return option.meaning;
  const names = Object.entries(option.choices).map(([choice, name]) => fill(CHOICE, choice, name));
  return fill(CHOICES, option.meaning, joinTexts(names, '; '));
}

/** An option for other programs. */
export function publishOption(option: Option, standard: OptionValue | undefined) {
  const { kind, meaning, label, young, group, rare } = option;
  const limits =
    option.kind === 'choice'
      ? { choices: choicesOf(option), names: option.choices }
      : option.kind === 'number' && limitsOf(option);
  return { kind, ...limits, default: standard, meaning, label, young, group, rare };
}

/** Variants by name, each with the options it sets: `transfer=any ticket=once`. */
function presetRow({ id, names, options }: Preset): readonly (Text | string)[] {
  const pairs = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return [id, pairs.length === 0 ? STANDARD : pairs.join(' '), names];
}

export async function listOptions(call: Call): Promise<number> {
  const game = gameNamed(call.args[0] ?? '');
  const values = optionsGiven(game, call.given);
  const options = Object.entries(game.options);
  const rows = options.map(([key, option]) => [
    key,
    rangeOf(option),
    fill(DEFAULT, String(values[key])),
    meaningOf(option),
  ]);
  const presets = game.extras.presets ?? [];
  await answer(
    call,
    options.map(([key, option]) => ({ ...publishOption(option, values[key]), key })),
    [[{ rows }], ...(presets.length > 0 ? [[PRESETS, { rows: presets.map(presetRow) }]] : [])],
  );
  return 0;
}
