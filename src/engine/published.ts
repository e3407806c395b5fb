/**
 * What other programs are told of an observation: plain data with cards as tokens, its shape given by a
 * schema, from which its type and its JSON Schema follow.
 */
import type { GenericSchema } from 'valibot';

/** How a game tells programs what a seat may know. */
export interface Published<V> {
  /** Strict: it names every key that there may be. */
  readonly schema: GenericSchema;
  /** Nothing in it depends on more than the observation; sets are sorted as a new pack is. */
  publish(observation: V): unknown;
}

/** Values of X are published as values of T: the stricter form that such schemas are made of. */
export interface Codec<X, T = unknown> extends Published<X> {
  readonly schema: GenericSchema<unknown, T>;
  readonly publish: (value: X) => T;
}
