import { addTo, placing } from '../../blocks/scores.ts';
import type { Outcome } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import { BEST, handValue } from './hand.ts';
import { pointsOf, type State } from './rules.ts';

const LOST = text('lowest hand', 'niedrigstes Blatt');

function endOf({ hands, knocker }: State): string {
  if (hands.some((hand) => handValue(hand) === BEST)) return 'thirty-one';
  return knocker < 0 ? 'stock' : 'knock';
}

/** SCW-7, SCW-8. */
export function outcome(state: State): Outcome {
  const points = pointsOf(state);
  const totals = addTo(state.totals, points);
  return {
    why: endOf(state),
    points,
    totals,
    lines: points.flatMap((amount, seat) =>
      amount === 0 ? [] : [{ seat, label: LOST, amount, clause: 'SCW-7' }],
    ),
    over: totals.some((total) => total >= state.options.lives),
    ...placing(totals, 'least'),
  };
}
