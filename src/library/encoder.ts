/**
 * Observations as numbers, for programs that learn. The columns follow from the published schema of the game and the
 * number of players alone, so that `test/bots/encoder.py` makes the same numbers of the same JSON.
 */
import { matchOptions } from '../engine/match-options.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { jsonSchemaOf } from '../protocol/schema.ts';
import { engineOf, misuse } from './inside.ts';
import type { Game, Options } from './types.ts';

/** The part of JSON Schema in which observations are described. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly 'x-seat'?: boolean;
  readonly 'x-unordered'?: boolean;
  readonly 'x-per-seat'?: boolean;
}

/** Numbers for the observations of matches with the same options. */
export interface Encoder {
  /** What each number says, such as `hand=QS` or `turn.known`. */
  readonly columns: readonly string[];
  /** The lists that may be longer than their slots; of these only the last items are encoded, and their length. */
  readonly cut: readonly string[];
  /** One number for each column. Throws a TypeError for anything but a published observation of these matches. */
  readonly encode: (observation: unknown) => Float32Array;
}

/** Writes a value from column `at` on. */
type Write = (value: unknown, row: Float32Array, at: number) => void;

/** The columns of a part of an observation. */
interface Encoding {
  readonly columns: readonly string[];
  readonly write: Write;
}

/** What the columns follow from beside the schema. */
interface SchemaScope {
  readonly players: number;
  /** The most slots that a list in order has. */
  readonly slots: number;
  readonly cut: Set<string>;
}

/** Slots of a list in order, unless a program asks for more or fewer. */
const SLOTS = 16;
/** In a longer list of different values each value has one column, which says its place. */
const ONE_HOT_SLOTS = 12;

function valuesOf(schema: Schema, { players }: SchemaScope): readonly unknown[] | undefined {
  if (schema['x-seat'] === true) return Array.from({ length: players }, (_, seat) => seat);
  return schema.const === undefined ? schema.enum : [schema.const];
}

const columnsOf = (name: string, values: readonly unknown[]): readonly string[] =>
  values.map((value) => `${name}=${String(value)}`);

/** The number of each value. Throws a TypeError for any other. */
function indexIn(name: string, values: readonly unknown[]): (value: unknown) => number {
  const indices = new Map(values.map((value, at) => [value, at]));
  return (value) => indices.get(value) ?? misuse(name, 'as its schema says', value);
}

/** A column for each value there may be: 1 in that of the value, 0 in all others. */
function oneHotEncoding(name: string, values: readonly unknown[]): Encoding {
  const indexOf = indexIn(name, values);
  return {
    columns: columnsOf(name, values),
    write: (value, row, at) => {
      row[at + indexOf(value)] = 1;
    },
  };
}

/** A number as it is, or as a part of the way from its least to its most. */
function numberEncoding(name: string, { minimum = 0, maximum }: Schema): Encoding {
  const span = maximum === undefined ? 1 : maximum - minimum;
  const least = maximum === undefined ? 0 : minimum;
  return {
    columns: [name],
    write: (value, row, at) => {
      if (typeof value !== 'number') misuse(name, 'a number', value);
      row[at] = (value - least) / span;
    },
  };
}

function flagEncoding(name: string): Encoding {
  return {
    columns: [name],
    write: (value, row, at) => {
      row[at] = value === true ? 1 : 0;
    },
  };
}

/** The columns of several parts of an observation, one part behind another. */
interface Joined {
  readonly columns: readonly string[];
  /** The first column of each part. */
  readonly starts: readonly number[];
  /** Writes the values of the first parts, or of all. */
  readonly writeAll: (values: readonly unknown[], row: Float32Array, at: number) => void;
}

/** Several encodings side by side in one row; `starts` are their first columns. */
function joinedEncoding(parts: readonly Encoding[]): Joined {
  const starts: number[] = [];
  let width = 0;
  for (const { columns } of parts) {
    starts.push(width);
    width += columns.length;
  }
  return {
    starts,
    columns: parts.flatMap(({ columns }) => columns),
    writeAll: (values, row, at) =>
      values.forEach(
        (value, part) => void parts[part]?.write(value, row, at + (starts[part] ?? 0)),
      ),
  };
}

/** The fields of an object side by side, in the order of the schema, named by their path. */
function objectEncoding(
  name: string,
  properties: Readonly<Record<string, Schema>>,
  scope: SchemaScope,
): Encoding {
  const keys = Object.keys(properties);
  const prefix = name === '' ? '' : `${name}.`;
  const parts = Object.entries(properties).map(([key, schema]) =>
    encodingOf(`${prefix}${key}`, schema, scope),
  );
  const { columns, writeAll } = joinedEncoding(parts);
  return {
    columns,
    write: (value, row, at) => {
      if (typeof value !== 'object' || value === null) misuse(name, 'an object', value);
      const entries = new Map(Object.entries(value));
      const values = keys.map((key) => entries.get(key));
      writeAll(values, row, at);
    },
  };
}

/** Whether a value is of this kind; the kinds of one choice differ in their types or in their words. */
function isKind(schema: Schema, value: unknown): boolean {
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.const !== undefined) return schema.const === value;
  if (schema.anyOf !== undefined) return schema.anyOf.some((one) => isKind(one, value));
  if (schema.type === 'integer') return typeof value === 'number';
  if (schema.type === 'array') return Array.isArray(value);
  return schema.type === typeof value;
}

/** One of several kinds of values, each with a column that says whether it is there; all are 0 for null. */
function choiceEncoding(name: string, choices: readonly Schema[], scope: SchemaScope): Encoding {
  const kinds = choices.filter(({ type }) => type !== 'null');
  const parts = kinds.map((kind, number) => {
    const { columns, write } = encodingOf(name, kind, scope);
    const flag = kinds.length === 1 ? `${name}.known` : `${name}.kind=${number}`;
    return { columns: [flag, ...columns], write };
  });
  const { columns, starts } = joinedEncoding(parts);
  return {
    columns,
    write: (value, row, at) => {
      if (value === null && kinds.length < choices.length) return;
      const kind = kinds.findIndex((one) => isKind(one, value));
      if (kind < 0) misuse(name, 'as its schema says', value);
      const start = at + (starts[kind] ?? 0);
      row[start] = 1;
      parts[kind]?.write(value, row, start + 1);
    },
  };
}

function needList(name: string, value: unknown, most: number): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) misuse(name, 'a list', value);
  if (value.length > most) misuse(name, `a list of ${most} at most`, `${value.length} items`);
}

/** How many there are of each value. */
function countsEncoding(name: string, values: readonly unknown[], most: number): Encoding {
  const indexOf = indexIn(name, values);
  return {
    columns: columnsOf(name, values),
    write: (list, row, at) => {
      needList(name, list, most);
      for (const value of list) {
        const column = at + indexOf(value);
        row[column] = (row[column] ?? 0) + 1;
      }
    },
  };
}

/** The place of each value, the last possible one being 1; 0 for a value that is not in the list. */
function orderEncoding(name: string, values: readonly unknown[], most: number): Encoding {
  const indexOf = indexIn(name, values);
  return {
    columns: columnsOf(`${name}.place`, values),
    write: (list, row, at) => {
      needList(name, list, most);
      list.forEach((value, place) => {
        row[at + indexOf(value)] = (place + 1) / most;
      });
    },
  };
}

/** The length, then the items: from the first on, or, where there may be more than slots, from the last back. */
function slotsEncoding(name: string, items: Schema, most: number, scope: SchemaScope): Encoding {
  const isCut = most > scope.slots;
  if (isCut) scope.cut.add(name);
  const slots = Array.from({ length: Math.min(most, scope.slots) }, (_, slot) =>
    encodingOf(`${name}.${isCut ? -1 - slot : slot}`, items, scope),
  );
  const { columns, writeAll } = joinedEncoding(slots);
  const unit = Number.isFinite(most) ? most : 1;
  return {
    columns: [`${name}.length`, ...columns],
    write: (list, row, at) => {
      needList(name, list, most);
      row[at] = list.length / unit;
      writeAll(isCut ? list.slice(-slots.length).reverse() : list, row, at + 1);
    },
  };
}

/**
 * A list, by what its schema says of it: values in no order are counted, long lists of different values keep each
 * value’s place, all others have a slot for each item.
 */
function listEncoding(name: string, schema: Schema, scope: SchemaScope): Encoding {
  const { items = {}, maxItems = Number.POSITIVE_INFINITY } = schema;
  const most = schema['x-per-seat'] === true ? Math.min(maxItems, scope.players) : maxItems;
  const values = valuesOf(items, scope);
  if (values === undefined) return slotsEncoding(name, items, most, scope);
  if (schema['x-unordered'] === true) return countsEncoding(name, values, most);
  if (schema.uniqueItems === true && most > ONE_HOT_SLOTS) return orderEncoding(name, values, most);
  return slotsEncoding(name, items, most, scope);
}

/** The columns for a value, from its JSON schema alone. */
function encodingOf(name: string, schema: Schema, scope: SchemaScope): Encoding {
  const values = valuesOf(schema, scope);
  if (values !== undefined) return oneHotEncoding(name, values);
  if (schema.anyOf !== undefined) return choiceEncoding(name, schema.anyOf, scope);
  if (schema.properties !== undefined) return objectEncoding(name, schema.properties, scope);
  if (schema.type === 'array') return listEncoding(name, schema, scope);
  return schema.type === 'boolean' ? flagEncoding(name) : numberEncoding(name, schema);
}

/**
 * Numbers for what seats are told in matches with these options, always as many: cards, words and seats one-hot,
 * bounded numbers from 0 to 1, lists without an order as counts, others with so many slots; `known` is 0 for what is
 * hidden or not there. Alike observations have the same numbers, and others differ in them except in what `cut` names.
 * Refused with `options` as `openMatch` does.
 */
export function encoderOf(
  game: Game,
  options: Options = {},
  slots: number = SLOTS,
): Encoder | Refusal {
  const engine = engineOf(game);
  if (!Number.isInteger(slots) || slots < 1) misuse('slots', 'a whole number from 1', slots);
  const resolved = matchOptions(engine, options);
  if (isRefusal(resolved)) return resolved;
  const cut = new Set<string>();
  const schema: Schema = jsonSchemaOf(engine);
  const { columns, write } = encodingOf('', schema, { players: resolved.players, slots, cut });
  const encode = (observation: unknown): Float32Array => {
    const row = new Float32Array(columns.length);
    write(observation, row, 0);
    return row;
  };
  return { columns, cut: [...cut], encode };
}
