/** What can happen to a player of Durak after a decision, for reasons. */
import type { Outcome, Seat, Unfolded } from '../../../engine/game.ts';
import { type Move, verbOf } from '../moves.ts';
import type { State } from '../state.ts';

type Steps = Unfolded<State, Move>['steps'];

/** The steps of the bout under way: up to the next first attack. */
function boutOf(steps: Steps): Steps {
  const next = steps.findIndex(({ move }, i) => i > 0 && verbOf(move) === 'attack');
  return next < 0 ? steps : steps.slice(0, next);
}

const takers = (steps: Steps): readonly Seat[] =>
  steps.filter(({ move }) => verbOf(move) === 'take').map(({ seat }) => seat);

const OFTEN = 2;

export function events({ seat, steps, end }: Unfolded<State, Move>): readonly string[] {
  const bout = boutOf(steps);
  const now = takers(bout);
  const all = takers(steps).filter((one) => one === seat);
  const passes = bout.some(({ move }) => verbOf(move) === 'pass' || verbOf(move) === 'show');
  const defends = bout.some(
    (step) => step.seat === seat && ['cover', 'take'].includes(verbOf(step.move)),
  );
  return [
    ...(end.close?.losers.includes(seat) ? ['durak'] : []),
    ...(end.out[0] === seat ? ['first'] : []),
    ...(now.includes(seat) ? ['swallow'] : []),
    ...(now.some((one) => one !== seat) ? ['swallowed'] : []),
    ...(passes && defends ? ['passed'] : []),
    ...(all.length >= OFTEN ? ['swallows'] : []),
  ];
}

/** Everybody but the durak has won. */
export const success = ({ points }: Outcome, seat: Seat): boolean => points[seat] === 0;
