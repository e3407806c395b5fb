/**
 * What can be asked of a deal of Auf Wiedersehen. Nothing is decided in it, so a deal already tells how
 * it ends; the seat holds the card that begins.
 */
import type { DealtHands } from '../../engine/extras.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { text } from '../../lang/text.ts';
import { apply, pack, type State } from './rules.ts';
import { hasComeOut } from './score.ts';

/** AUW-5: how many cards will have been pushed. */
function pushedAfter(dealt: State): number {
  let state = dealt;
  while (state.phase === 'play') {
    const after = apply(state, 'push');
    if (isRefusal(after)) break;
    state = after;
  }
  return state.pushed;
}

export const dealtHands: DealtHands<State> = {
  cards: ({ hand }) => [hand],
  quantities: {
    pushed: {
      meaning: text(
        'cards pushed by the time it ends',
        'Karten, die bis zum Ende untergeschoben werden',
      ),
      least: 1,
      most: pack.order.length,
      of: (_, dealt) => pushedAfter(dealt),
    },
  },
  qualities: {
    'comes-out': {
      meaning: text('the patience comes out', 'die Patience geht auf'),
      holds: (_, dealt) => hasComeOut(pushedAfter(dealt)),
    },
  },
};
