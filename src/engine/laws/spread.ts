/** The option sets the laws are checked with. */
import type { AnyGame } from '../game.ts';
import { matchOptions } from '../match-options.ts';
import type { MatchOptions, Option, OptionList, OptionValue } from '../options.ts';
import { isRefusal } from '../refusal.ts';

type Given = Readonly<Record<string, OptionValue>>;

/** Values of an option worth testing: every choice, the ends of a range. */
function valuesOf(option: Option): readonly OptionValue[] {
  switch (option.kind) {
    case 'number':
      return option.among ?? [option.least, option.most];
    case 'choice':
      return option.choices;
    case 'flag':
      return [true, false];
  }
}

/** The defaults, and sets that take every option to each of its values or ends, one at a time. */
const spread = (list: OptionList): readonly Given[] => [
  {},
  ...Object.entries(list).flatMap(([key, option]) =>
    key === 'deals' ? [] : valuesOf(option).map((value) => ({ [key]: value })),
  ),
];

export interface OptionSet {
  /** What differs from the defaults. */
  readonly given: Given;
  /** Resolved, for matches of two deals. */
  readonly options: MatchOptions;
}

/** The defaults first; values that the game refuses alone are left out. */
export const spreadOptions = (game: AnyGame): readonly OptionSet[] =>
  spread(game.options).flatMap((given) => {
    const options = matchOptions(game, { deals: 2, ...given });
    return isRefusal(options) ? [] : [{ given, options }];
  });
