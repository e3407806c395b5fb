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
  /** The lists that may be longer than their places; of these only the last items are encoded, and their length. */
  readonly cut: readonly string[];
  /** One number for each column. Throws a TypeError for anything but a published observation of these matches. */
  readonly encode: (observation: unknown) => Float32Array;
}

/** Writes a value from column `at` on. */
type Write = (value: unknown, row: Float32Array, at: number) => void;

/** The columns of a part of an observation. */
interface Part {
  readonly columns: readonly string[];
  readonly write: Write;
}

/** What the columns follow from beside the schema. */
interface Plan {
  readonly players: number;
  /** The most places that a list in order has. */
  readonly places: number;
  readonly cut: Set<string>;
}

/** Places of a list in order, unless a program asks for more or fewer. */
const PLACES = 16;
/** In a longer list of different values each value has one column, which says its place. */
const ONE_HOT_PLACES = 12;

function valuesOf(schema: Schema, { players }: Plan): readonly unknown[] | undefined {
  if (schema['x-seat'] === true) return Array.from({ length: players }, (_, seat) => seat);
  return schema.const === undefined ? schema.enum : [schema.const];
}

const columnsOf = (name: string, values: readonly unknown[]): readonly string[] =>
  values.map((value) => `${name}=${String(value)}`);

/** The number of each value. Throws a TypeError for any other. */
function placesOf(name: string, values: readonly unknown[]): (value: unknown) => number {
  const places = new Map(values.map((value, at) => [value, at]));
  return (value) => places.get(value) ?? misuse(name, 'as its schema says', value);
}

function oneHotPart(name: string, values: readonly unknown[]): Part {
  const placeOf = placesOf(name, values);
  return {
    columns: columnsOf(name, values),
    write: (value, row, at) => {
      row[at + placeOf(value)] = 1;
    },
  };
}

/** A number as it is, or as a part of the way from its least to its most. */
function numberPart(name: string, { minimum = 0, maximum }: Schema): Part {
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

function flagPart(name: string): Part {
  return {
    columns: [name],
    write: (value, row, at) => {
      row[at] = value === true ? 1 : 0;
    },
  };
}

/** One part behind another. */
function joinedParts(parts: readonly Part[]): Part & { readonly starts: readonly number[] } {
  const starts: number[] = [];
  let width = 0;
  for (const { columns } of parts) {
    starts.push(width);
    width += columns.length;
  }
  return {
    starts,
    columns: parts.flatMap(({ columns }) => columns),
    write: (value, row, at) => {
      if (!Array.isArray(value)) return;
      value.forEach((one, place) => void parts[place]?.write(one, row, at + (starts[place] ?? 0)));
    },
  };
}

function objectPart(name: string, properties: Readonly<Record<string, Schema>>, plan: Plan): Part {
  const keys = Object.keys(properties);
  const prefix = name === '' ? '' : `${name}.`;
  const parts = Object.entries(properties).map(([key, schema]) =>
    partOf(`${prefix}${key}`, schema, plan),
  );
  const { columns, write } = joinedParts(parts);
  return {
    columns,
    write: (value, row, at) => {
      if (typeof value !== 'object' || value === null) misuse(name, 'an object', value);
      const entries = new Map(Object.entries(value));
      write(
        keys.map((key) => entries.get(key)),
        row,
        at,
      );
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
function choicePart(name: string, choices: readonly Schema[], plan: Plan): Part {
  const kinds = choices.filter(({ type }) => type !== 'null');
  const parts = kinds.map((kind, number) => {
    const { columns, write } = partOf(name, kind, plan);
    const flag = kinds.length === 1 ? `${name}.known` : `${name}.kind=${number}`;
    return { columns: [flag, ...columns], write };
  });
  const { columns, starts } = joinedParts(parts);
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
function countsPart(name: string, values: readonly unknown[], most: number): Part {
  const placeOf = placesOf(name, values);
  return {
    columns: columnsOf(name, values),
    write: (list, row, at) => {
      needList(name, list, most);
      for (const value of list) {
        const column = at + placeOf(value);
        row[column] = (row[column] ?? 0) + 1;
      }
    },
  };
}

/** The place of each value, the last possible one being 1; 0 for a value that is not in the list. */
function orderPart(name: string, values: readonly unknown[], most: number): Part {
  const placeOf = placesOf(name, values);
  return {
    columns: columnsOf(`${name}.place`, values),
    write: (list, row, at) => {
      needList(name, list, most);
      list.forEach((value, place) => {
        row[at + placeOf(value)] = (place + 1) / most;
      });
    },
  };
}

/** The length, then a part for each place: from the first on, or, where not all have one, from the last back. */
function placesPart(name: string, items: Schema, most: number, plan: Plan): Part {
  const isCut = most > plan.places;
  if (isCut) plan.cut.add(name);
  const places = Array.from({ length: Math.min(most, plan.places) }, (_, place) =>
    partOf(`${name}.${isCut ? -1 - place : place}`, items, plan),
  );
  const { columns, write } = joinedParts(places);
  const unit = Number.isFinite(most) ? most : 1;
  return {
    columns: [`${name}.length`, ...columns],
    write: (list, row, at) => {
      needList(name, list, most);
      row[at] = list.length / unit;
      write(isCut ? list.slice(-places.length).reverse() : list, row, at + 1);
    },
  };
}

function listPart(name: string, schema: Schema, plan: Plan): Part {
  const { items = {}, maxItems = Number.POSITIVE_INFINITY } = schema;
  const most = schema['x-per-seat'] === true ? Math.min(maxItems, plan.players) : maxItems;
  const values = valuesOf(items, plan);
  if (values === undefined) return placesPart(name, items, most, plan);
  if (schema['x-unordered'] === true) return countsPart(name, values, most);
  if (schema.uniqueItems === true && most > ONE_HOT_PLACES) return orderPart(name, values, most);
  return placesPart(name, items, most, plan);
}

function partOf(name: string, schema: Schema, plan: Plan): Part {
  const values = valuesOf(schema, plan);
  if (values !== undefined) return oneHotPart(name, values);
  if (schema.anyOf !== undefined) return choicePart(name, schema.anyOf, plan);
  if (schema.properties !== undefined) return objectPart(name, schema.properties, plan);
  if (schema.type === 'array') return listPart(name, schema, plan);
  return schema.type === 'boolean' ? flagPart(name) : numberPart(name, schema);
}

/**
 * Numbers for what seats are told in matches with these options, always as many: cards, words and seats one-hot,
 * bounded numbers from 0 to 1, lists without an order as counts, others with so many places; `known` is 0 for what is
 * hidden or not there. Alike observations have the same numbers, and others differ in them except in what `cut` names.
 * Refused with `options` as `openMatch` does.
 */
export function encoderOf(
  game: Game,
  options: Options = {},
  places: number = PLACES,
): Encoder | Refusal {
  const engine = engineOf(game);
  if (!Number.isInteger(places) || places < 1) misuse('places', 'a whole number from 1', places);
  const resolved = matchOptions(engine, options);
  if (isRefusal(resolved)) return resolved;
  const cut = new Set<string>();
  const schema: Schema = jsonSchemaOf(engine);
  const { columns, write } = partOf('', schema, { players: resolved.players, places, cut });
  const encode = (observation: unknown): Float32Array => {
    const row = new Float32Array(columns.length);
    write(observation, row, 0);
    return row;
  };
  return { columns, cut: [...cut], encode };
}
