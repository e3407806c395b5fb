/** The options of a game as programs get them, for files that pin what a game says of itself. */
import { publishOption } from '../../src/cli/commands/games/options.ts';
import {
  choiceKeys,
  type Option,
  type OptionList,
  type OptionValue,
} from '../../src/engine/options.ts';

/** The default, unless it follows from other options. */
function fixedDefault(option: Option): OptionValue | undefined {
  if (option.kind === 'choice') return choiceKeys(option)[0];
  return typeof option.default === 'function' ? undefined : option.default;
}

export const publishedOptions = (list: OptionList): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(list).map(([key, option]) => [key, publishOption(option, fixedDefault(option))]),
  );
