/**
 * Codecs for the part of an observation that programs get (`engine/game.ts`). A codec knows the schema of
 * a value and makes it from what the game holds; a `record` names each field once.
 */
import * as v from 'valibot';
import { type Card, type Pack, type Suit, writeCard } from '../cards/pack.ts';
import { cardsOf as bitsOf } from '../cards/set.ts';
import { cardsOf, type WideSet } from '../cards/wide-set.ts';
import type { Codec, Seat } from '../engine/game.ts';
import { isVoid, type Tricks, type Voids } from './trick.ts';

/** A field made from the whole of V. */
interface Field<V, T = unknown> {
  readonly whole: Codec<V, T>;
}

/** A field named like a property of V is the codec of that property, unless it is made from the whole. */
type Fields<V, F> = {
  readonly [K in keyof F]: K extends keyof V ? Codec<V[K]> | Field<V> : Field<V>;
};

type Made<F> = F extends Codec<never, infer T> | Field<never, infer T> ? T : never;

type Properties = Readonly<Record<string, unknown>>;
type AnyField = Codec<unknown> | Field<unknown>;

const schemaOf = (field: AnyField) => ('whole' in field ? field.whole : field).schema;

const writerOf = (name: string, field: AnyField) =>
  'whole' in field ? field.whole.publish : (value: Properties) => field.publish(value[name]);

function reordered(names: readonly string[], after: Readonly<Record<string, string>>) {
  const order = names.filter((name) => !(name in after));
  for (const [name, other] of Object.entries(after))
    order.splice(order.indexOf(other) + 1, 0, name);
  return order;
}

/**
 * An object of these fields. The schema has them in this order; in values, each field of `after` follows
 * the one it names.
 */
export function record<V>(): <F extends Fields<V, F>>(
  fields: F,
  after?: { readonly [K in keyof F]?: keyof F },
) => Codec<V, { readonly [K in keyof F]: Made<F[K]> }>;
export function record() {
  return (
    fields: Readonly<Record<string, AnyField>>,
    after: Readonly<Record<string, string>> = {},
  ): Codec<Properties> => {
    const entries = Object.entries(fields);
    const order = reordered(Object.keys(fields), after);
    const writers = entries
      .map(([name, field]) => ({ name, write: writerOf(name, field) }))
      .sort((one, two) => order.indexOf(one.name) - order.indexOf(two.name));
    return {
      schema: v.strictObject(
        Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field)])),
      ),
      publish: (value) =>
        Object.fromEntries(writers.map(({ name, write }) => [name, write(value)])),
    };
  };
}

/** The codec for a value that `get` reads. */
export const mapped = <V, X, T>(
  { schema, publish }: Codec<X, T>,
  get: (value: V) => X,
): Codec<V, T> => ({
  schema,
  publish: (value) => publish(get(value)),
});

/** A field that `get` reads off the whole. */
export const from = <V, X, T>(codec: Codec<X, T>, get: (seen: V) => X): Field<V, T> => ({
  whole: mapped(codec, get),
});

/** Values that the game holds in the form of the schema. */
export const plain = <T>(schema: v.GenericSchema<unknown, T>): Codec<T, T> => ({
  schema,
  publish: (value) => value,
});

export const list = <X, T>({ schema, publish }: Codec<X, T>): Codec<readonly X[], T[]> => ({
  schema: v.array(schema),
  publish: (values) => values.map((value) => publish(value)),
});

/** One value for each seat. */
export const bySeat = list;

export const nullable = <X, T>({ schema, publish }: Codec<X, T>): Codec<X | null, T | null> => ({
  schema: v.nullable(schema),
  publish: (value) => (value === null ? null : publish(value)),
});

export const oneOf = <const W extends readonly string[]>(
  ...words: W
): Codec<W[number], W[number]> => plain(v.picklist(words));

export const flag = plain(v.boolean());
/** A number that may be negative. */
export const amount = plain(v.number());
/** How many of something. */
export const count = plain(v.pipe(v.number(), v.integer(), v.minValue(0)));
/** A seat, from 0. */
export const seat = plain(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11)));
/** A seat; null for a spectator, and where there is none yet. */
export const seatIfAny = mapped(nullable(seat), (one: Seat | null) =>
  one === null || one < 0 ? null : one,
);
/** Seats as bits. */
export const seatBits = mapped(list(seat), bitsOf);

/** A card by its token. */
export const card = (pack: Pack) =>
  mapped(oneOf(...pack.tokens), (one: Card) => writeCard(pack, one));

/** A card; null for a negative number. */
export const cardIfAny = (pack: Pack) =>
  mapped(nullable(card(pack)), (one: Card) => (one < 0 ? null : one));

/** Cards in the order given. */
export const cards = (pack: Pack) => list(card(pack));

/** Cards whose order means nothing, in the order of a new pack. */
export const sorted = (pack: Pack) =>
  mapped(cards(pack), (held: readonly Card[]) => [...held].sort((one, two) => one - two));

export const wideSet = (pack: Pack) =>
  mapped(cards(pack), (set: WideSet) => cardsOf(set, pack.ranks));

/** The suits of a pack by number. */
export const suitsOf = (pack: Pack): readonly Suit[] => [
  ...new Set(pack.faces.flatMap(({ suit }) => suit ?? [])),
];

/** A suit by its number in the pack; null for any other number. */
export const suitIfAny = (pack: Pack) => {
  const suits = suitsOf(pack);
  return mapped(nullable(oneOf(...suits)), (suit: number) => suits[suit] ?? null);
};

/** The trick on the table and the last one: who led, and the cards in the order they were played. */
export const tricks = (pack: Pack) => {
  const trick = record<Tricks['last']>()({ leader: seat, cards: cards(pack) });
  return {
    trick: from(trick, ({ leader, trick }: Tricks) => ({ leader, cards: trick })),
    lastTrick: from(trick, ({ last }: Tricks) => last),
  };
};

/** The suits in which each seat has shown a void. */
export const voidSuits = (pack: Pack) => {
  const suits = suitsOf(pack);
  return from(
    bySeat(list(oneOf(...suits))),
    ({ voids, sizes }: { readonly voids: Voids; readonly sizes: readonly number[] }) =>
      sizes.map((_, one) => suits.filter((_suit, number) => isVoid(voids, one, number))),
  );
};
