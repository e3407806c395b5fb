/**
 * The options of a game as a list of data from which the command line, the options form, the record header and
 * the help are made. `resolveOptions` is the one reader of values from outside.
 */
import { fill, same, type Text, text } from '../lang/text.ts';
import { type Refusal, refuse } from './refusal.ts';
import texts from './texts.json' with { type: 'json' };

export type OptionValue = number | string | boolean;
/** Values of some options by key, such as those from a preset or a command line. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

interface Explained {
  /** The name of the option in a form, in at most 34 cells: “five of a suit: a new hand”. */
  readonly label: Text;
  readonly meaning: Text;
  /** The heading under which the options form groups the option. */
  readonly group?: Text;
  /** A form shows the option only when asked for the rarer ones. */
  readonly rare?: true;
  /** Younger than the game's sheet: a record names the option only where it differs from its default. */
  readonly young?: true;
}

interface AnyNumber extends Explained {
  readonly kind: 'number';
  /** How many deals or rounds a match has by its own rules, as `deals` may cut it short. */
  readonly isLength?: true;
  readonly default: number | ((given: OptionValues) => number);
}

interface RangeOption extends AnyNumber {
  /** The least and the most. */
  readonly range: readonly [number, number];
  /** Every value is a multiple of this; 1 unless given. */
  readonly step?: number;
}

interface AmongOption extends AnyNumber {
  /** The allowed values, in rising order. */
  readonly among: readonly number[];
}

export type NumberOption = RangeOption | AmongOption;

/** `players`: how many seats there are, and what they are called. */
type SeatsOption = NumberOption & {
  /** The seat that is called South wherever a person sits, the others after it, and where a single person sits. */
  readonly south?: number;
};

/** `deals`: how long a match lasts. */
type LengthOption = NumberOption & {
  /** A simulated deal stops with an error after this many turns (a turn: another seat acts). */
  readonly turnsPerDeal?: number;
};

/** How tables that played the same cards are compared, in games with a custom for it. */
interface Contest<C extends string = string> {
  /** The choice under which they play, and the deals of a match. */
  readonly choice: C;
  readonly deals: number;
  /** What a difference in points counts for: one more of the unit from each of these on. */
  readonly unit: string;
  readonly steps: readonly number[];
}

interface ChoiceOption<C extends string = string> extends Explained {
  readonly kind: 'choice';
  /** What each choice means; the first is the default. */
  readonly choices: Readonly<Record<C, Text>>;
  /** Absent: points of such tables are compared as they are. */
  readonly contest?: Contest<C>;
}

interface FlagOption extends Explained {
  readonly kind: 'flag';
  readonly default: boolean;
}

export type Option = NumberOption | SeatsOption | LengthOption | ChoiceOption | FlagOption;
export type OptionList = Readonly<Record<string, Option>>;

type ValueOf<T extends Option> = T extends ChoiceOption
  ? keyof T['choices']
  : T extends FlagOption
    ? boolean
    : number;

/**
 * The options every game has: how many play, and how long a match lasts. A number called `clock` is the seconds that
 * a person has for a move, 0 without a clock.
 */
export type MatchOptionList = OptionList & {
  readonly players: SeatsOption;
  readonly deals: LengthOption;
};

/** The resolved values of an option list. */
export type ValuesOf<L extends OptionList> = { readonly [K in keyof L]: ValueOf<L[K]> };

/** The option for values of V. The brackets make a union of words one option, not one for each word. */
type OptionFor<V> = [V] extends [string]
  ? ChoiceOption<V>
  : [V] extends [number]
    ? NumberOption
    : FlagOption;

/** The option list for values of a given type. */
export type ListFor<O> = { readonly [K in keyof O]: OptionFor<O[K]> };

/** The options of a match that every game shares. */
export type MatchOptions = OptionValues & { readonly players: number; readonly deals: number };

/** 0 where the game has no clock, or none is wanted. */
export const secondsPerMove = ({ clock }: MatchOptions): number =>
  typeof clock === 'number' ? clock : 0;

/** `players`, for every game. */
export const playersOption = (least: number, most: number, standard: number): NumberOption => ({
  kind: 'number',
  range: [least, most],
  default: standard,
  label: text('players', 'Spieler'),
  meaning: text('seats at the table', 'Plätze am Tisch'),
});

/** `deals`, for every game. */
export const DEALS: NumberOption = {
  kind: 'number',
  range: [0, 1_000_000],
  default: 0,
  label: text('deals at most', 'höchstens Spiele'),
  meaning: text(
    '0: the game’s own end; n: stop after n deals and rank by totals',
    '0: bis zum Ende nach den Regeln; n: Schluss nach n Spielen, Rang nach Stand',
  ),
};

/** The bounds of a number option; `among` is given only if the values are no range. */
interface Limits {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly among?: readonly number[];
}

/** The least and the greatest value, and the step between values; `among` lists them where they follow no step. */
export function limitsOf(option: NumberOption): Limits {
  if ('range' in option) {
    const { range, step = 1 } = option;
    return { least: range[0], most: range[1], step };
  }
  const { among } = option;
  return { least: Math.min(...among), most: Math.max(...among), step: 1, among };
}

export const choiceKeys = ({ choices }: ChoiceOption): readonly string[] => Object.keys(choices);

/** The values of an option in words, for help and refusals: `2–4`, `strict, skip`, `true, false`. */
export function rangeOf(option: Option): string {
  switch (option.kind) {
    case 'number': {
      const { least, most, step, among } = limitsOf(option);
      if (among !== undefined) return among.join(', ');
      const range = least === most ? String(least) : `${least}–${most}`;
      return step === 1 ? range : `${range} (×${step})`;
    }
    case 'choice':
      return choiceKeys(option).join(', ');
    case 'flag':
      return 'true, false';
  }
}

function admitsNumber(option: NumberOption, value: number): boolean {
  const { least, most, step, among } = limitsOf(option);
  const inRange = value >= least && value <= most && value % step === 0;
  return Number.isSafeInteger(value) && (among?.includes(value) ?? inRange);
}

function admits(option: Option, value: unknown): value is OptionValue {
  switch (option.kind) {
    case 'number':
      return typeof value === 'number' && admitsNumber(option, value);
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(option.choices, value);
    case 'flag':
      return typeof value === 'boolean';
  }
}

/** A value typed on the command line or in a form: `4`, `true`, `strict`. */
export function parseOptionValue(option: Option, typed: string): OptionValue {
  if (option.kind === 'number' && /^-?\d+$/.test(typed)) return Number(typed);
  if (option.kind !== 'flag') return typed;
  if (/^(true|on|yes|ja)$/i.test(typed)) return true;
  if (/^(false|off|no|nein)$/i.test(typed)) return false;
  return typed;
}

function defaultOf(option: Option, given: OptionValues): OptionValue {
  if (option.kind === 'choice') return choiceKeys(option)[0] ?? '';
  return typeof option.default === 'function' ? option.default(given) : option.default;
}

/** The values that a record names: all but young options at their defaults. */
export const recordedOptions = (list: OptionList, values: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => {
      const option = list[key];
      return option?.young !== true || value !== defaultOf(option, values);
    }),
  );

const excerpt = (value: unknown): Text => same(String(value).slice(0, 60));

/** A refused value in words; in quotes if it is a text that spells a value which the option takes. */
const asGiven = (option: Option, value: unknown): Text =>
  typeof value === 'string' && admits(option, parseOptionValue(option, value))
    ? same(`'${value}'`)
    : excerpt(value);

/**
 * Every option of a list with its value, the given one or else the default. Refuses unknown keys and values out
 * of range. Whether values go together is checked by the game (`check`).
 */
export function resolveOptions<L extends OptionList>(
  list: L,
  given: Readonly<Record<string, unknown>>,
): ValuesOf<L> | Refusal {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(list, key));
  if (unknown !== undefined)
    return refuse('options', fill(texts.options.unknown, excerpt(unknown)));
  const values: Record<string, OptionValue> = {};
  for (const [key, option] of Object.entries(list)) {
    const value = Object.hasOwn(given, key) ? given[key] : defaultOf(option, values);
    if (!admits(option, value))
      return refuse(
        'options',
        fill(texts.options.notOneOf, key, asGiven(option, value), rangeOf(option)),
      );
    values[key] = value;
  }
  return values as ValuesOf<L>;
}
