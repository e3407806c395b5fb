/** `talon options GAME`: the options of a game with their values and meanings, and its variants. */
import {
  choiceKeys,
  limitsOf,
  type Option,
  type OptionValue,
  rangeOf,
} from '../../../engine/options.ts';
import type { Preset } from '../../../engine/profile.ts';
import type { Section } from '../../../lang/report.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import type { Call } from '../../call/call.ts';
import { gameNamed, optionsGiven } from '../../parse/match-setup.ts';
import { answer } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

/** What an option means, and for a choice what each of its values means. */
function optionMeaning(option: Option): Text {
  if (option.kind !== 'choice') return option.meaning;
  const names = Object.entries(option.choices).map(([choice, name]) =>
    fill(same('$1: $2'), choice, name),
  );
  return fill(same('$1 ($2)'), option.meaning, joinTexts(names, '; '));
}

/** An option for other programs. */
export function publishOption(option: Option, standard: OptionValue | undefined) {
  const { kind, meaning, label, young, group, rare } = option;
  const limits =
    option.kind === 'choice'
      ? { choices: choiceKeys(option), names: option.choices }
      : option.kind === 'number' && limitsOf(option);
  return { kind, ...limits, default: standard, meaning, label, young, group, rare };
}

/** A variant by its name, with the options it sets: `transfer=any ticket=once`. */
function presetRow({ id, names, options }: Preset): readonly (Text | string)[] {
  const pairs = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return [id, pairs.length === 0 ? texts.options.standard : pairs.join(' '), names];
}

/**
 * Prints each option with its range, the value in force, which is the default unless another was given, and its
 * meaning; then the presets.
 */
export async function listOptions(call: Call): Promise<number> {
  const game = gameNamed(call.args[0] ?? '');
  const values = optionsGiven(game, call.given);
  const options = Object.entries(game.options);
  const rows = options.map(([key, option]) => [
    key,
    rangeOf(option),
    fill(texts.options.default, String(values[key])),
    optionMeaning(option),
  ]);
  const presets = game.presets ?? [];
  const data = options.map(([key, option]) => ({ ...publishOption(option, values[key]), key }));
  const report: Section[] = [[{ rows }]];
  if (presets.length > 0) report.push([texts.options.presets, { rows: presets.map(presetRow) }]);
  await answer(call, data, report);
  return 0;
}
