/**
 * Codecs for published observations, the form in which programs get them (`Published` in `engine/game.ts`). A codec
 * knows the schema of a value, publishes what the game holds and reads it back. A `record` names and describes
 * each field once.
 */
import * as v from 'valibot';
import { type Card, type Pack, type Suit, writeCard } from '../cards/pack.ts';
import { cardsOf as bitsOf, setOf } from '../cards/set.ts';
import { cardsOf, type WideSet, wideSetOf } from '../cards/wide-set.ts';
import type { Published, PublishedBefore, Seat } from '../engine/game.ts';
import texts from './published.json' with { type: 'json' };
import { isVoid, type Tricks, type Voids, withVoid } from './trick.ts';

/** Publishes values of X as values of T. */
export interface Writer<X, T = unknown> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly publish: (value: X, before?: PublishedBefore<X>) => T;
}

/** Publishes values of X as T and reads them back as Y, which is X or as much of X as T holds. */
export interface Codec<X, T = unknown, Y = X> extends Writer<X, T> {
  readonly read: (told: T) => Y;
}

/** A field that is published from a whole V, not from one of its properties. */
interface Field<V, T = unknown> {
  readonly whole: Writer<V, T>;
}

/** A field published from a whole V that is read back as the property P. */
interface ReadBack<V, T, P, Y> extends Field<V, T> {
  readonly property: P;
  readonly read: (told: T) => Y;
  /** Whether the field is published from that property alone. */
  readonly isHeld: boolean;
}

/** A field named like a property of V is the codec of that property, unless it is made from the whole. */
type Fields<V, F> = {
  readonly [K in keyof F]: K extends keyof V ? Writer<V[K]> | Field<V> : Field<V>;
};

type PublishedAs<F> = F extends Writer<never, infer T> | Field<never, infer T> ? T : never;

/** The property of V as which a field is read back; never for a field that is not read back. */
type PropertyOf<K, F> = F extends { readonly property: infer P }
  ? P
  : F extends { readonly read: unknown }
    ? K
    : never;

/** The properties of V that the fields read back. */
type Read<F> = {
  readonly [K in keyof F as PropertyOf<K, F[K]> & string]: F[K] extends {
    readonly read: (told: never) => infer Y;
  }
    ? Y
    : never;
};

type Properties = Readonly<Record<string, unknown>>;
type AnyField = Codec<unknown> | Field<unknown> | ReadBack<unknown, unknown, string, unknown>;
type Descriptions = Readonly<Record<string, string>>;

/** Descriptions of fields by name, for records that have none of their own for them. */
const COMMON: Descriptions = texts.common;

function schemaOf(name: string, field: AnyField, words: Descriptions): v.GenericSchema {
  const { schema } = 'whole' in field ? field.whole : field;
  const description = words[name] ?? COMMON[name];
  return description === undefined ? schema : v.pipe(schema, v.description(description));
}

type WriteField = (value: Properties, before?: PublishedBefore<Properties>) => unknown;

/** The property of a value from which alone a field is published, if there is one. */
function propertyOf(name: string, field: AnyField): string | undefined {
  if (!('whole' in field)) return name;
  return 'isHeld' in field && field.isHeld ? field.property : undefined;
}

/** Publishes a field, unless its property is still the one that was published before. */
function writerOf(name: string, field: AnyField): WriteField {
  const write =
    'whole' in field
      ? (value: Properties) => field.whole.publish(value)
      : (value: Properties) => field.publish(value[name]);
  const property = propertyOf(name, field);
  if (property === undefined) return write;
  return (value, before) =>
    before !== undefined && before.observation[property] === value[property]
      ? before.told[name]
      : write(value);
}

function reordered(names: readonly string[], after: Descriptions) {
  const order = names.filter((name) => !(name in after));
  for (const [name, other] of Object.entries(after))
    order.splice(order.indexOf(other) + 1, 0, name);
  return order;
}

/**
 * The codec of an object of these fields, described by `words`. The schema has the fields in this order; in
 * published values, each field of `after` follows the field it names.
 */
export function record<V>(): <F extends Fields<V, F>>(
  fields: F,
  words?: { readonly [K in keyof F]?: string },
  after?: { readonly [K in keyof F]?: keyof F },
) => Codec<V, { readonly [K in keyof F]: PublishedAs<F[K]> }, Read<F>>;
/**
 * A codec for an object with these fields; `words` describe them, and `after` moves fields behind others. Fields
 * without `read` are published only.
 */
export function record() {
  return (
    fields: Readonly<Record<string, AnyField>>,
    words: Descriptions = {},
    after: Descriptions = {},
  ): Codec<Properties, Properties> => {
    const entries = Object.entries(fields);
    const order = reordered(Object.keys(fields), after);
    const writers = entries
      .map(([name, field]) => ({ name, write: writerOf(name, field) }))
      .sort((one, two) => order.indexOf(one.name) - order.indexOf(two.name));
    return {
      schema: v.strictObject(
        Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(name, field, words)])),
      ),
      publish: (value, before) => {
        const data: Record<string, unknown> = {};
        for (const { name, write } of writers) data[name] = write(value, before);
        return data;
      },
      read: (data) =>
        Object.fromEntries(
          entries.flatMap(([name, field]) => {
            if (!('read' in field)) return [];
            return [['property' in field ? field.property : name, field.read(data[name])]];
          }),
        ),
    };
  };
}

/** The published form of a game: `whole` restores an observation from what the record reads back and the options. */
export const restored = <O, V, T, Y>(
  { schema, publish, read }: Codec<V, T, Y>,
  whole: (seen: Y, told: T, options: O) => NoInfer<V>,
): Writer<V, T> & Published<O, V> => ({
  schema,
  publish,
  restore: (told: T, options: O) => whole(read(told), told, options),
});

/** The codec for a V from which `get` reads what is published, and which `back` makes again. */
export const mapped = <V, X, T, Y, Z>(
  { schema, publish, read }: Codec<X, T, Y>,
  get: (value: V) => X,
  back: (value: Y) => Z,
): Codec<V, T, Z> => ({
  schema,
  publish: (value) => publish(get(value)),
  read: (told) => back(read(told)),
});

/** A field that `get` reads from a whole V, and that is not read back. */
export const from = <V, X, T>(
  { schema, publish }: Writer<X, T>,
  get: (seen: V) => X,
): Field<V, T> => ({
  whole: { schema, publish: (value) => publish(get(value)) },
});

/** A field that is read back as a property of another name, which `get` makes of the whole V if it is given. */
export function as<const P extends string, X, T, Y>(
  property: P,
  codec: Codec<X, T, Y>,
): ReadBack<{ readonly [K in P]: X }, T, P, Y>;
export function as<V, const P extends string, X, T, Y>(
  property: P,
  codec: Codec<X, T, Y>,
  get: (seen: V) => X,
): ReadBack<V, T, P, Y>;
export function as(
  property: string,
  codec: Codec<unknown>,
  get?: (seen: never) => unknown,
): ReadBack<never, unknown, string, unknown> {
  const published = from(codec, get ?? ((seen: Properties) => seen[property]));
  return { ...published, property, read: codec.read, isHeld: get === undefined };
}

/** The codec for values that the game holds in the form of the schema. */
export const plain = <T>(schema: v.GenericSchema<unknown, T>): Codec<T, T> => ({
  schema,
  publish: (value) => value,
  read: (told) => told,
});

/** The most seats that a game has. */
const SEATS = 12;

/**
 * What JSON Schemas say of observations for programs that make numbers of them (`library/encoder.ts`): that a number is
 * a seat, that the order of a list says nothing, that a list has no more items than the match has seats.
 */
interface Annotations {
  readonly 'x-seat'?: true;
  readonly 'x-unordered'?: true;
  readonly 'x-per-seat'?: true;
  readonly uniqueItems?: true;
}

const annotated = <X, T, Y>(codec: Codec<X, T, Y>, annotations: Annotations): Codec<X, T, Y> => ({
  ...codec,
  schema: v.pipe(codec.schema, v.metadata({ ...annotations })),
});

/** A list in order, of no more than `most` values where that is given. */
export const list = <X, T, Y>(
  { schema, publish, read }: Codec<X, T, Y>,
  most?: number,
): Codec<readonly X[], T[], Y[]> => ({
  schema: most === undefined ? v.array(schema) : v.pipe(v.array(schema), v.maxLength(most)),
  publish: (values) => values.map((value) => publish(value)),
  read: (told) => told.map((one) => read(one)),
});

/** A list whose order says nothing. */
export const unordered = <X, T, Y>(codec: Codec<X, T, Y>, most?: number) =>
  annotated(list(codec, most), { 'x-unordered': true });

/** A list in order, of one value for each seat or fewer. */
export const bySeat = <X, T, Y>(codec: Codec<X, T, Y>): Codec<readonly X[], T[], Y[]> =>
  annotated(list(codec, SEATS), { 'x-per-seat': true });

export const nullable = <X, T, Y>({
  schema,
  publish,
  read,
}: Codec<X, T, Y>): Codec<X | null, T | null, Y | null> => ({
  schema: v.nullable(schema),
  publish: (value) => (value === null ? null : publish(value)),
  read: (told) => (told === null ? null : read(told)),
});

export const oneOf = <const W extends readonly string[]>(
  ...words: W
): Codec<W[number], W[number]> => plain(v.picklist(words));

export const flag = plain(v.boolean());
/** A number that may be negative. */
export const amount = plain(v.number());
/** A number of things, 0 or more. */
export const count = plain(v.pipe(v.number(), v.integer(), v.minValue(0)));
/** A number of things from 0 to `most`. */
export const countTo = (most: number): Codec<number, number> =>
  plain(v.pipe(count.schema, v.maxValue(most)));
/** A seat, from 0. */
export const seat = annotated(countTo(SEATS - 1), { 'x-seat': true });

const orNone = (one: number | null): number => one ?? -1;

/** A seat; null for a spectator, and where there is none yet. */
export const seatIfAny = mapped(
  nullable(seat),
  (one: Seat | null) => (one === null || one < 0 ? null : one),
  orNone,
);
/** Seats in the order given, each once. */
export const seats = annotated(bySeat(seat), { uniqueItems: true });
/** Seats whose order says nothing. */
export const seatSet = annotated(seats, { 'x-unordered': true });
/** A set of seats, which the game holds as bits. */
export const seatBits = mapped(seatSet, bitsOf, setOf);

/** A card by its token. */
export const card = (pack: Pack) =>
  mapped(
    oneOf(...pack.tokens),
    (one: Card) => writeCard(pack, one),
    (token) => pack.tokens.indexOf(token),
  );

/** A card; null for a negative number. */
export const cardIfAny = (pack: Pack) =>
  mapped(nullable(card(pack)), (one: Card) => (one < 0 ? null : one), orNone);

/** Whether every card of the pack is another one. */
const isSingle = ({ tokens, order }: Pack): boolean => tokens.length === order.length;

/** Cards in the order given, of no more than `most` cards; without it, of the whole pack. */
export function cards(pack: Pack, most: number = pack.order.length) {
  const listed = list(card(pack), most);
  return isSingle(pack) ? annotated(listed, { uniqueItems: true }) : listed;
}

/** Cards that are held in the order of a new pack, which says nothing. */
export const bag = (pack: Pack) => annotated(cards(pack), { 'x-unordered': true });

/** Cards whose order says nothing; they are published in the order of a new pack. */
export const sorted = (pack: Pack) =>
  mapped(
    bag(pack),
    (held: readonly Card[]) => [...held].sort((one, two) => one - two),
    (held) => held,
  );

/** A set of cards, which the game holds as bits. */
export const cardSet = (pack: Pack) => mapped(bag(pack), bitsOf, setOf);

export const wideSet = (pack: Pack) =>
  mapped(
    bag(pack),
    (set: WideSet) => cardsOf(set, pack.ranks),
    (held) => wideSetOf(held, pack.ranks),
  );

/** The suits of a pack, in the order of their numbers. */
export const suitsOf = (pack: Pack): readonly Suit[] => [
  ...new Set(pack.faces.flatMap(({ suit }) => suit ?? [])),
];

/** A suit by its number in the pack; null for any other number. */
export function suitIfAny(pack: Pack) {
  const suits = suitsOf(pack);
  return mapped(
    nullable(oneOf(...suits)),
    (suit: number) => suits[suit] ?? null,
    (suit) => (suit === null ? -1 : suits.indexOf(suit)),
  );
}

/** The trick on the table and the last one: who led, and the cards in the order they were played. */
export function tricks(pack: Pack) {
  const lain = bySeat(card(pack));
  const trick = record<Tricks['last']>()({ leader: seat, cards: lain });
  return {
    trick: from(trick, ({ leader, trick }: Tricks) => ({ leader, cards: trick })),
    lastTrick: from(trick, ({ last }: Tricks) => last),
  };
}

interface PublishedTrick {
  readonly leader: Seat;
  readonly cards: readonly string[];
}

/** The tricks of a state, read back from their published form. */
export function readTricks(
  pack: Pack,
  { trick, lastTrick }: { readonly trick: PublishedTrick; readonly lastTrick: PublishedTrick },
): Tricks {
  const { read } = cards(pack);
  const last = { leader: lastTrick.leader, cards: read([...lastTrick.cards]) };
  return { leader: trick.leader, trick: read([...trick.cards]), last };
}

/** The suits in which each seat has shown a void. */
export function voidSuits(pack: Pack) {
  const suits = suitsOf(pack);
  return from(
    bySeat(unordered(oneOf(...suits), suits.length)),
    ({ voids, sizes }: { readonly voids: Voids; readonly sizes: readonly number[] }) =>
      sizes.map((_, one) => suits.filter((_suit, number) => isVoid(voids, one, number))),
  );
}

/** The voids of a state, read back from the suits in which each seat has shown one. */
export const readVoids = (pack: Pack, told: readonly (readonly Suit[])[]): Voids =>
  told.reduce(
    (voids, suits, one) =>
      suits.reduce((all, suit) => withVoid(all, one, suitsOf(pack).indexOf(suit)), voids),
    0,
  );
