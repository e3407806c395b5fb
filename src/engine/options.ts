/**
 * The options of a game as data: the command line, the options form, the record header and the
 * help are all read from one list. `resolveOptions` is the one reader of values from outside.
 */
import { fill, same, type Text, text } from '../lang/text.ts';
import { type Refusal, refuse } from './refusal.ts';

export type OptionValue = number | string | boolean;
/** Values of some options by key, such as those from a preset or a command line. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

type Default<T> = T | ((given: OptionValues) => T);

interface Explained {
  readonly meaning: Text;
  /** What a form calls it, in at most 34 cells: “five of a suit: a new hand”. */
  readonly label?: Text;
  /** A form shows it only when asked for the rarer options. */
  readonly rare?: true;
  /** Heading under which the options form groups it. */
  readonly group?: Text;
  /** Younger than the game's sheet: a record names it only where it differs from its default. */
  readonly young?: true;
}

export interface NumberOption extends Explained {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  /** Values are multiples of it. */
  readonly step: number;
  /** The allowed values, where they are not a range. */
  readonly among?: readonly number[];
  readonly default: Default<number>;
}

export interface ChoiceOption<C extends string = string> extends Explained {
  readonly kind: 'choice';
  readonly choices: readonly C[];
  /** What each choice means. */
  readonly names: Readonly<Record<C, Text>>;
  readonly default: NoInfer<C>;
}

export interface FlagOption extends Explained {
  readonly kind: 'flag';
  readonly default: boolean;
}

export type Option = NumberOption | ChoiceOption | FlagOption;
export type OptionList = Readonly<Record<string, Option>>;

type ValueOf<T> = T extends NumberOption
  ? number
  : T extends FlagOption
    ? boolean
    : T extends ChoiceOption<infer C>
      ? C
      : never;

/** The options every game has: how many play, and how long a match lasts. */
export type MatchOptionList = OptionList & {
  readonly players: NumberOption;
  readonly deals: NumberOption;
};

/** The resolved values of an option list. */
export type ValuesOf<L extends OptionList> = { readonly [K in keyof L]: ValueOf<L[K]> };

/** The options of a match that every game shares. */
export type MatchOptions = OptionValues & { readonly players: number; readonly deals: number };

export const numberOption = (
  least: number,
  most: number,
  standard: Default<number>,
  meaning: Text,
  step = 1,
): NumberOption => ({ kind: 'number', least, most, step, default: standard, meaning });

/** A number from a short list. */
export const numberAmong = (
  values: readonly number[],
  standard: number,
  meaning: Text,
): NumberOption => ({
  kind: 'number',
  least: Math.min(...values),
  most: Math.max(...values),
  step: 1,
  among: values,
  default: standard,
  meaning,
});

export const flagOption = (standard: boolean, meaning: Text): FlagOption => ({
  kind: 'flag',
  default: standard,
  meaning,
});

export function choiceOption<C extends string>(
  names: Readonly<Record<C, Text>>,
  standard: NoInfer<C>,
  meaning: Text,
): ChoiceOption<C> {
  const choices = Object.keys(names) as C[];
  return { kind: 'choice', choices, names, default: standard, meaning };
}

/** The option with the name a form shows for it. */
export const named = <T extends Option>(label: Text, option: T): T => ({ ...option, label });

/** The options as rarer ones, which a form shows last. */
export const rarely = <L extends OptionList>(list: L): L =>
  Object.fromEntries(
    Object.entries(list).map(([key, option]) => [key, { ...option, rare: true }]),
  ) as L;

/** The option as one that records name only where it differs from its default. */
export const young = <T extends Option>(option: T): T => ({ ...option, young: true });

/** `players`, for every game. */
export const playersOption = (least: number, most: number, standard: number): NumberOption =>
  named(
    text('players', 'Spieler'),
    numberOption(least, most, standard, text('seats at the table', 'Plätze am Tisch')),
  );

/** `deals`, for every game. */
export const dealsOption: NumberOption = named(
  text('deals at most', 'höchstens Spiele'),
  numberOption(
    0,
    1_000_000,
    0,
    text(
      '0: the game’s own end; n: stop after n deals and rank by totals',
      '0: bis zum Ende nach den Regeln; n: Schluss nach n Spielen, Rang nach Stand',
    ),
  ),
);

const OUT = text('option $1: $2 is not one of $3', 'Option $1: $2 ist nicht erlaubt, nur $3');
const UNKNOWN = text('there is no option $1', 'es gibt keine Option $1');

/** The values an option takes, for help and refusals: `2–4`, `strict, skip`, `true, false`. */
export function rangeOf(option: Option): string {
  switch (option.kind) {
    case 'number': {
      if (option.among !== undefined) return option.among.join(', ');
      const range =
        option.least === option.most ? String(option.least) : `${option.least}–${option.most}`;
      return option.step === 1 ? range : `${range} (×${option.step})`;
    }
    case 'choice':
      return option.choices.join(', ');
    case 'flag':
      return 'true, false';
  }
}

function admits(option: Option, value: unknown): value is OptionValue {
  switch (option.kind) {
    case 'number':
      return (
        Number.isSafeInteger(value) &&
        Number(value) >= option.least &&
        Number(value) <= option.most &&
        Number(value) % option.step === 0 &&
        (option.among === undefined || option.among.includes(Number(value)))
      );
    case 'choice':
      return typeof value === 'string' && option.choices.includes(value);
    case 'flag':
      return typeof value === 'boolean';
  }
}

/** A value typed on the command line or in a form: `4`, `true`, `strict`. */
export function parseOptionValue(option: Option, typed: string): OptionValue {
  if (option.kind === 'number' && /^-?\d+$/.test(typed)) return Number(typed);
  if (option.kind !== 'flag') return typed;
  if (/^(true|on|yes|ja)$/i.test(typed)) return true;
  return /^(false|off|no|nein)$/i.test(typed) ? false : typed;
}

const defaultOf = (option: Option, given: OptionValues): OptionValue =>
  typeof option.default === 'function' ? option.default(given) : option.default;

/** The values that a record names: all but those of young options at their defaults. */
export const recordedOptions = (list: OptionList, values: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => {
      const option = list[key];
      return option?.young !== true || value !== defaultOf(option, values);
    }),
  );

const shown = (value: unknown): Text => same(String(value).slice(0, 60));

/**
 * Every option of a list with its value: the given one, else the default.
 * Refuses unknown keys and values out of range; cross checks are the game's own.
 */
export function resolveOptions<L extends OptionList>(
  list: L,
  given: Readonly<Record<string, unknown>>,
): ValuesOf<L> | Refusal {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(list, key));
  if (unknown !== undefined) return refuse('options', fill(UNKNOWN, shown(unknown)));
  const values: Record<string, OptionValue> = {};
  for (const [key, option] of Object.entries(list)) {
    const value = Object.hasOwn(given, key) ? given[key] : defaultOf(option, values);
    if (!admits(option, value))
      return refuse('options', fill(OUT, key, shown(value), rangeOf(option)));
    values[key] = value;
  }
  return values as ValuesOf<L>;
}
