import { addTo, placing } from '../../blocks/scores.ts';
import type { Outcome } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import type { State } from './rules.ts';

const TAKEN = text('points in tricks', 'Punkte in den Stichen');

/** BLV-5, BLV-6. */
export function outcome(state: State): Outcome {
  const { points, options, played } = state;
  const totals = addTo(state.totals, points);
  return {
    why: 'played',
    points,
    totals,
    lines: points.map((amount, seat) => ({ seat, label: TAKEN, amount, clause: 'BLV-5' })),
    over: played + 1 >= options.rounds,
    ...placing(totals, 'least'),
  };
}
