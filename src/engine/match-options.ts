/**
 * The options of a match: values from outside are resolved and checked here and nowhere else. Also the preset that
 * options amount to.
 */
import { type MatchOptions, type OptionValues, resolveOptions } from './options.ts';
import type { Preset, Profile } from './profile.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** The part of a game that says which options it takes; any game fits. */
type Offering = Pick<Profile<MatchOptions>, 'options' | 'check'>;

/** Every option of the game with its value; refused if a value is wrong or the values make no sense together. */
export function matchOptions(
  game: Offering,
  given: Readonly<Record<string, unknown>>,
): MatchOptions | Refusal {
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) return options;
  return game.check?.(options) ?? options;
}

/** Every option of the game with its value, even if the values do not go together: for a form being filled in. */
export const optionsSoFar = ({ options }: Offering, given: OptionValues): MatchOptions | Refusal =>
  resolveOptions(options, given);

/** The options with which a game is played if nobody asks for others. */
export function standardOptions(game: Offering): MatchOptions {
  const options = matchOptions(game, {});
  if (isRefusal(options)) throw new Error(options.text.en);
  return options;
}

/** Options that are no part of a variant unless it sets them. */
const ASIDE: readonly string[] = ['players', 'deals'];

export const isAside = (key: string): boolean => ASIDE.includes(key);

export const asideOf = (options: OptionValues): OptionValues =>
  Object.fromEntries(Object.entries(options).filter(([key]) => isAside(key)));

/** The preset that the options amount to, players and length aside; options not given have their defaults. */
export function presetMet(
  game: Offering & { readonly presets?: readonly Preset[] },
  given: OptionValues,
): Preset | undefined {
  const options = optionsSoFar(game, given);
  if (isRefusal(options)) return undefined;
  return game.presets?.find((preset) => {
    const meant = optionsSoFar(game, { ...asideOf(options), ...preset.options });
    return !isRefusal(meant) && Object.keys(meant).every((key) => meant[key] === options[key]);
  });
}
