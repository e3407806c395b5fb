/** The JSON Schemas that bots are given: a reader of their own accepts every observation, and nothing made up. */
import { describe, expect, test } from 'vitest';
import { allSeats } from '../../src/blocks/seats.ts';
import { type AnyGame, type Published, SPECTATOR } from '../../src/engine/game.ts';
import { openMatch } from '../../src/engine/match.ts';
import { standardOptions } from '../../src/engine/match-options.ts';
import { games } from '../../src/games/index.ts';
import { jsonSchemaOf } from '../../src/protocol/schema.ts';
import { playMatch } from '../../src/script/sim/match-run.ts';

type Schema = Readonly<Record<string, unknown>>;
type Check = (wanted: never, value: unknown, schema: Schema) => boolean;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

const entries = (value: unknown) => (isObject(value) ? Object.entries(value) : []);
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What each keyword of JSON Schema asks. */
const KEYWORDS: Readonly<Record<string, Check>> = {
  $schema: () => true,
  title: () => true,
  description: () => true,
  type: (type: string, value) => TYPES[type]?.(value) === true,
  const: (only: unknown, value) => value === only,
  enum: (all: readonly unknown[], value) => all.includes(value),
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  maximum: (most: number, value) => typeof value !== 'number' || value <= most,
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  uniqueItems: (_: true, value) => new Set(items(value)).size === items(value).length,
  'x-seat': (_: true, value) => Number.isInteger(value),
  'x-unordered': (_: true, value) => Array.isArray(value),
  'x-per-seat': (_: true, value) => items(value).length <= 12,
  maxItems: (most: number, value) => !Array.isArray(value) || value.length <= most,
  required: (keys: readonly string[], value) =>
    !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (all: Readonly<Record<string, Schema>>, value) =>
    entries(value).every(([key, one]) => all[key] === undefined || fits(all[key], one)),
  additionalProperties: (rest: false | Schema, value, { properties = {} }) =>
    entries(value).every(
      ([key, one]) => Object.hasOwn(Object(properties), key) || (rest !== false && fits(rest, one)),
    ),
  propertyNames: (names: Schema, value) => entries(value).every(([key]) => fits(names, key)),
  prefixItems: (all: readonly Schema[], value) =>
    all.every((one, at) => at >= items(value).length || fits(one, items(value)[at])),
  items: (one: false | Schema, value, { prefixItems }) =>
    items(value)
      .slice(items(prefixItems).length)
      .every((item) => one !== false && fits(one, item)),
  anyOf: (all: readonly Schema[], value) => all.some((one) => fits(one, value)),
  oneOf: (all: readonly Schema[], value) => all.filter((one) => fits(one, value)).length === 1,
};

/** Whether a value is as the schema says. Throws at a keyword that is not known here. */
function fits(schema: Schema, value: unknown): boolean {
  return Object.entries(schema).every(([keyword, wanted]) => {
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`what does ${keyword} mean?`);
    return check(wanted as never, value, schema);
  });
}

/** What is published over a random deal, to each seat and to a spectator. */
function publishedIn(game: AnyGame, { publish }: Published<never, unknown>): readonly unknown[] {
  const options = { ...standardOptions(game), deals: 1 };
  const seats = allSeats(options.players);
  const found: unknown[] = [];
  playMatch(
    openMatch(game, options, 'schema'),
    seats.map(() => 'random' as const),
    () => {},
    ({ before }) => {
      if (before.ply % 5 > 0) return;
      for (const observer of [SPECTATOR, ...seats])
        found.push(publish(game.observer.observe(before.state, observer)));
    },
  );
  return found;
}

const told = games.map((game) => [game.id, game, game.published] as const);

/** Every entry there is, with the entries of entries. */
const propertiesIn = (schema: unknown): readonly (readonly [string, unknown])[] =>
  entries(schema).flatMap(([key, one]) => [
    ...(key === 'properties' ? entries(one) : []),
    ...(Array.isArray(one) ? one.flatMap(propertiesIn) : propertiesIn(one)),
  ]);

describe.each(told)('%s', (_, game, published) => {
  const schema: Schema = { ...jsonSchemaOf(game) };

  test('every entry has a description', () => {
    for (const [name, one] of propertiesIn(schema))
      expect(one, name).toMatchObject({ description: expect.stringMatching(/^.*[.]$/) });
  });

  test('every observation is as the JSON Schema says; with a key more or less it is not', () => {
    const seen = publishedIn(game, published);
    expect(seen.length).toBeGreaterThan(5);
    for (const one of seen) expect(fits(schema, one), JSON.stringify(one)).toBe(true);
    const [first] = seen.filter(isObject);
    const { observer: _seat, ...less } = first ?? {};
    expect(fits(schema, less)).toBe(false);
    expect(fits(schema, { ...first, more: 1 })).toBe(false);
    expect(fits(schema, { ...first, observer: 'me' })).toBe(false);
  });
});
