import { addTo, placing } from '../../blocks/scores.ts';
import type { Outcome } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import type { State } from './rules.ts';

const TAKEN = text('points in tricks', 'Augen in den Stichen');

/** BOD-4, BOD-5. */
export function outcome(state: State): Outcome {
  const totals = addTo(state.totals, state.points);
  return {
    why: 'played',
    points: state.points,
    totals,
    lines: state.points.map((amount, seat) => ({ seat, label: TAKEN, amount, clause: 'BOD-4' })),
    over: state.played + 1 >= state.options.rounds,
    ...placing(totals, 'most'),
  };
}
