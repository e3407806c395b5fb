/**
 * The options of every game with the values they take, for shells to complete. The build evaluates this
 * module and ships its value.
 */
import type { Option } from '../engine/options.ts';
import { games } from '../games/index.ts';
import type { Text } from '../lang/text.ts';

interface ValueEntry {
  readonly value: string;
  readonly meaning?: Text;
}

interface OptionEntry {
  readonly key: string;
  readonly meaning: Text;
  /** None where there are too many to choose from. */
  readonly values: readonly ValueEntry[];
}

/** Of a range of more numbers nobody wants a list. */
const MOST = 20;

function numbersOf({ least, most, step }: Extract<Option, { kind: 'number' }>): readonly number[] {
  const howMany = Math.floor((most - least) / step) + 1;
  return howMany > MOST ? [] : Array.from({ length: howMany }, (_, i) => least + i * step);
}

function valuesOf(option: Option): readonly ValueEntry[] {
  switch (option.kind) {
    case 'number':
      return (option.among ?? numbersOf(option)).map((value) => ({ value: String(value) }));
    case 'choice':
      return option.choices.map((value) => {
        const meaning = option.names[value];
        return meaning === undefined ? { value } : { value, meaning };
      });
    case 'flag':
      return [{ value: 'true' }, { value: 'false' }];
  }
}

/** By game. */
export const optionList: Readonly<Record<string, readonly OptionEntry[]>> = Object.fromEntries(
  games.map(({ id, options }) => [
    id,
    Object.entries(options).map(([key, option]) => ({
      key,
      meaning: option.label ?? option.meaning,
      values: valuesOf(option),
    })),
  ]),
);
