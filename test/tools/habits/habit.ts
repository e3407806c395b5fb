/** A habit that good players do not have, and what it is found in: what a seat was told, and the move it made. */

/** What a seat was told, as published; each habit knows what its game publishes. */
export type Told = Readonly<Record<string, unknown>>;

export interface Seen {
  readonly told: Told;
  readonly legal: readonly string[];
  readonly move: string;
}

export interface Habit {
  readonly id: string;
  readonly what: string;
  /** Whether the move is one of the habit; undefined where there was no opportunity. */
  readonly isIn: (seen: Seen) => boolean | undefined;
  /**
   * Whether there may be an opportunity yet. With it what led there belongs to the habit: each build plays deals of
   * its own, each until there was an opportunity or can be none.
   */
  readonly mayCome?: (seen: Seen) => boolean;
  /** Options without which there is no opportunity; only for a habit with `mayCome`. */
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

/** True or false where the legal list has moves of either kind, else no opportunity. */
export function choice(seen: Seen, isBad: (move: string) => boolean): boolean | undefined {
  const bad = seen.legal.filter(isBad);
  return bad.length === 0 || bad.length === seen.legal.length ? undefined : isBad(seen.move);
}

export const words = (move: string): readonly string[] => move.split(' ');
