/** The figures behind a hint; its sentences are written where it is shown. */
import { at, largest } from './pick.ts';
import type { Decision, Weighed } from './think.ts';

interface Explained<M> {
  readonly best: Weighed<M>;
  /** The best of the other moves; absent if there is none. */
  readonly next?: Weighed<M>;
  /** By how much the utility of `best` exceeds that of `next`. */
  readonly lead: number;
  readonly exact: boolean;
}

/** The move decided on and the runner-up; undefined if nothing was weighed. */
export function explain<M>({ move, weighed, exact }: Decision<M>): Explained<M> | undefined {
  const best = weighed.find((one) => one.move === move);
  if (best === undefined) return undefined;
  const others = weighed.filter((one) => one !== best && (exact || one.visits > 0));
  if (others.length === 0) return { best, lead: 0, exact };
  const next = at(others, largest(others.map(({ utility }) => utility)));
  return { best, next, lead: best.utility - next.utility, exact };
}
