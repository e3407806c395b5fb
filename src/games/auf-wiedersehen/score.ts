import type { Outcome } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import { pack, type State } from './rules.ts';

const PUSHED = text('cards pushed', 'untergeschobene Karten');

/** AUW-5. */
export const hasComeOut = (pushed: number): boolean => pushed === pack.order.length;

/** AUW-7. */
export function outcome(state: State): Outcome {
  const out = hasComeOut(state.pushed);
  return {
    why: out ? 'out' : 'stuck',
    points: [state.pushed],
    totals: [state.before + state.pushed],
    lines: [{ seat: 0, label: PUSHED, amount: state.pushed, clause: 'AUW-7' }],
    over: state.options.deals === 0,
    winners: out ? [0] : [],
    ranks: [1],
  };
}
