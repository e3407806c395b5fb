/**
 * Stores of values that are kept for speed alone: they follow from their keys and can be computed again. A store is
 * bounded by the size of what it holds, not by the number of entries, since one entry may be a thousand times as large
 * as another. All bounds are listed here. A value in a weak map needs no bound, since it goes with the object that is
 * its key; `src/README.md` lists both kinds.
 */

/** The most that each store holds, in the store's own unit. */
export const BOUNDS = {
  /** Cells of lines on the screen, some 100 bytes each: two frames of the largest window and a little more. */
  cells: 60_000,
  /** Cells of what a theme has painted, such as cards; equal ones are one object. */
  paint: 200_000,
  /** Characters of the names of fields of observations. */
  names: 100_000,
  /** Characters of the options for which the number of parties is known. */
  parties: 100_000,
  /** Characters of the options whose rules are composed. */
  rules: 200_000,
  /** Moves on legal lists. */
  moves: 200_000,
  /** Characters of the systems that the sides of a table play. */
  systems: 20_000,
  /** Characters of the stakes whose value is known. */
  stakes: 20_000,
  /** Meanings of calls in auctions that were read. */
  meanings: 131_072,
  /** Bytes of the history whose matches are held; of later matches only the places in the file are held. */
  history: 1 << 23,
} as const;

/**
 * A store in two halves. Once the younger half is full, it becomes the older half; entries of the older half are
 * forgotten unless they were asked for meanwhile. `sizeOf` counts in the unit of the bound.
 */
export class Store<K, V> {
  readonly #half: number;
  readonly #sizeOf: (value: V, key: K) => number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();
  /** The size of the younger half. */
  #size = 0;

  constructor(bound: keyof typeof BOUNDS, sizeOf: (value: V, key: K) => number) {
    this.#half = BOUNDS[bound] / 2;
    this.#sizeOf = sizeOf;
  }

  get(key: K): V | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const older = this.#old.get(key);
    return older === undefined ? undefined : this.set(key, older);
  }

  /**
   * Keeps a value that is not in the store, unless the value alone is too large, and returns the value. When the young
   * half is full, it takes the place of the old half, which is forgotten.
   */
  set(key: K, value: V): V {
    const size = this.#sizeOf(value, key);
    if (size > this.#half) return value;
    if (this.#size + size > this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#size = 0;
    }
    this.#young.set(key, value);
    this.#size += size;
    return value;
  }
}
