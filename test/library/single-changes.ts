/** Observations that differ from a given one in a single entry, as its schema allows; for tests of encoders. */

/** The part of a JSON Schema that single changes follow. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly 'x-seat'?: true;
  readonly 'x-unordered'?: true;
}

const isOfType = ({ type, enum: words, const: only }: Schema, value: unknown): boolean => {
  if (only !== undefined) return value === only;
  if (words !== undefined) return words.includes(value);
  if (type === 'array') return Array.isArray(value);
  return type === (value === null ? 'null' : typeof value) || type === 'integer';
};

function ofNumber({ maximum, ...schema }: Schema, value: number): readonly unknown[] {
  // Seat 0 stays, as there may be no other.
  if (schema['x-seat']) return value === 0 ? [] : [0];
  return [value === maximum ? value - 1 : value + 1];
}

function ofChoice(choices: readonly Schema[], value: unknown): readonly unknown[] {
  if (value === null) return [];
  const kind = choices.find((one) => one.anyOf !== undefined || isOfType(one, value));
  const absent = choices.some(({ type }) => type === 'null') ? [null] : [];
  return [...absent, ...(kind === undefined ? [] : singleChanges(kind, value))];
}

function ofList(schema: Schema, list: readonly unknown[]): readonly unknown[] {
  if (list.length === 0) return [];
  const { items = {} } = schema;
  const shorter = [list.slice(1)];
  const isSame = JSON.stringify(list[0]) === JSON.stringify(list.at(-1));
  const exchanged = [list.at(-1), ...list.slice(1, -1), list[0]];
  const others = singleChanges(items, list[0]).filter((one) => !list.includes(one));
  const changed = others.map((one) => [one, ...list.slice(1)]);
  return schema['x-unordered'] || isSame
    ? [...shorter, ...changed]
    : [...shorter, ...changed, exchanged];
}

/** Values that differ from this one in one entry: another word, a number more, an item fewer, two items exchanged. */
export function singleChanges(schema: Schema, value: unknown): readonly unknown[] {
  if (schema.anyOf !== undefined) return ofChoice(schema.anyOf, value);
  if (schema.const !== undefined) return [];
  if (schema.enum !== undefined) return schema.enum.filter((one) => one !== value).slice(0, 2);
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return ofNumber(schema, value);
  if (Array.isArray(value)) return ofList(schema, value);
  return Object.entries(Object(value)).flatMap(([key, one]) =>
    singleChanges(schema.properties?.[key] ?? {}, one).map((changed) => ({
      ...Object(value),
      [key]: changed,
    })),
  );
}

/** The value with every list reversed whose order says nothing. */
export function reordered(schema: Schema, value: unknown): unknown {
  if (schema.anyOf !== undefined) {
    const kind = schema.anyOf.find((one) => one.anyOf !== undefined || isOfType(one, value));
    return kind === undefined ? value : reordered(kind, value);
  }
  if (Array.isArray(value)) {
    const items = value.map((one) => reordered(schema.items ?? {}, one));
    const isCounted = schema['x-unordered'] && schema.items?.properties === undefined;
    return isCounted ? items.reverse() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, one]) => [key, reordered(schema.properties?.[key] ?? {}, one)]),
  );
}
