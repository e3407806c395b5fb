/**
 * Opponents as a sitting asks them: a decision in slices, so that a screen stays alive meanwhile.
 */
import type { Level, Seat } from '../engine/game.ts';
import { type AnyMatch, legalTexts } from '../engine/match.ts';
import { below, openQuickStream } from '../engine/random.ts';

export type Who = Level | 'random';

export interface Weighed {
  readonly move: string;
  readonly worth: number;
}

export interface Thought {
  readonly move: string;
  readonly weighed: readonly Weighed[];
}

/** How thinking makes room for others. */
export interface Pace {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Nobody waits for the answer any more. */
  readonly stopped: () => boolean;
}

/** What `who` would do as `seat`, the actor of `match`; undefined if it was stopped. */
export async function ponder(
  match: AnyMatch,
  seat: Seat,
  _who: Who,
  pace: Pace,
): Promise<Thought | undefined> {
  const texts = legalTexts(match);
  const random = openQuickStream(`${match.seed}/ai/${seat}/${match.ply}`);
  await new Promise((resolve) => setImmediate(resolve));
  if (pace.stopped()) return undefined;
  return { move: texts[below(random, texts.length)] ?? '', weighed: [] };
}
