/** Shards of a run: its matches in contiguous stretches of nearly the same length, numbered from 1. */

/** A stretch of matches: from `from` up to, but not including, `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Shard {
  readonly number: number;
  readonly of: number;
}

/** The whole run as one shard. */
export const WHOLE: Shard = { number: 1, of: 1 };
/** So that products with the most matches of a run stay exact. */
export const MOST_SHARDS = 100_000;

/** The matches of a shard, of `count` in all; none where there are more shards than matches. */
export const stretchOf = (count: number, { number, of }: Shard): Stretch => ({
  from: Math.floor(((number - 1) * count) / of),
  to: Math.floor((number * count) / of),
});

/** `3/64`; undefined for any other text. */
export function readShard(typed: string): Shard | undefined {
  const [, number, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(typed)?.map(Number) ?? [];
  if (number === undefined || of === undefined) return undefined;
  return number >= 1 && number <= of && of <= MOST_SHARDS ? { number, of } : undefined;
}

/** Numbers in ascending order as `1, 3–5`. */
export function writeNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
