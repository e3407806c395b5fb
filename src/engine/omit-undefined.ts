/**
 * Objects without the keys whose value is `undefined`. Where a key means “this applies”, as in records, messages and
 * JSON, a value that does not apply must leave no key behind.
 */

type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** The fields of `T`, of which those that may be `undefined` are optional keys. */
type WithoutUndefined<T> = {
  readonly [K in Exclude<keyof T, OptionalKeys<T>>]: T[K];
} & { readonly [K in OptionalKeys<T>]?: Exclude<T[K], undefined> };

/** A copy of the fields in their order, without those whose value is `undefined`. */
export function omitUndefined<const T extends object>(fields: T): WithoutUndefined<T>;
export function omitUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
