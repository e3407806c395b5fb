/** Turns as players count them: a turn may take several steps. */
import type { Made } from '../steps/steps.ts';
import { momentOf } from './log.ts';

/** Whether `next` goes on with the turn of the step before it: the same player acts, and no trick was taken between. */
const continuesTurn = (last: Made | undefined, next: Made): boolean =>
  last !== undefined && last.by === next.by && momentOf(last)?.isTrick !== true;

/** Which turn of its player in its deal a step belongs to, from 1; `ply` is the number of steps before it. */
export function turnAt(made: readonly Made[], ply: number): number {
  const step = made.find(({ before }) => before.ply === ply);
  if (step === undefined) return 1;
  const { by } = step;
  const { deal } = step.before;
  const steps = made.filter(
    (one) => one.by >= 0 && one.before.deal === deal && one.before.ply <= ply,
  );
  return steps.filter((one, at) => one.by === by && !continuesTurn(steps[at - 1], one)).length;
}
