/**
 * The options of every game with the values they take, for shells to complete. The build evaluates this
 * module and ships its value.
 */
import { limitsOf, type NumberOption, type Option } from '../../engine/options.ts';
import { games } from '../../games/index.ts';
import type { Text } from '../../lang/text.ts';

interface ValueEntry {
  readonly value: string;
  readonly meaning?: Text;
}

interface OptionEntry {
  readonly key: string;
  readonly meaning: Text;
  /** The values to choose from; none where there are too many. */
  readonly values: readonly ValueEntry[];
}

/** The most values of a range that are worth listing. */
const MOST = 20;

function numberChoices(option: NumberOption): readonly number[] {
  const { least, most, step, among } = limitsOf(option);
  if (among !== undefined) return among;
  const count = Math.floor((most - least) / step) + 1;
  return count > MOST ? [] : Array.from({ length: count }, (_, i) => least + i * step);
}

function optionValues(option: Option): readonly ValueEntry[] {
  switch (option.kind) {
    case 'number':
      return numberChoices(option).map((value) => ({ value: String(value) }));
    case 'choice':
      return Object.entries(option.choices).map(([value, meaning]) => ({ value, meaning }));
    case 'flag':
      return [{ value: 'true' }, { value: 'false' }];
  }
}

/** The options of each game, by its id. */
export const optionList: Readonly<Record<string, readonly OptionEntry[]>> = Object.fromEntries(
  games.map(({ id, options }) => [
    id,
    Object.entries(options).map(([key, option]) => ({
      key,
      meaning: option.label,
      values: optionValues(option),
    })),
  ]),
);
