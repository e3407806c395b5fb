import { addTo, placing } from '../../blocks/scores.ts';
import type { Outcome } from '../../engine/game.ts';
import { fill, text } from '../../lang/text.ts';
import { payments, type State } from './rules.ts';
import { picturesText } from './words.ts';

const KIND = text('pictures taken', 'gewonnene Bilder');
const PICTURES = text('for $1 to $2', 'für $1 gegen $2');

/** BOS-5, BOS-6. */
export function outcome(state: State): Outcome {
  const { pictures } = state;
  const points = payments(pictures);
  const totals = addTo(state.totals, points);
  const lines = points.map((amount, seat) => ({
    seat,
    label: fill(PICTURES, picturesText(pictures[seat] ?? 0), pictures[1 - seat] ?? 0),
    kind: KIND,
    amount,
    clause: 'BOS-5',
  }));
  const over = state.played + 1 >= state.options.rounds;
  return { why: 'played', points, totals, lines, over, ...placing(totals, 'most') };
}
