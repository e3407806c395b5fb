/** What can be asked of a dealt hand of Bimbo. */
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { playsOf } from './own.ts';
import type { State } from './state.ts';

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => hands[seat] ?? [],
  quantities: {
    plays: {
      meaning: text(
        'the fewest plays that empty the hand',
        'die wenigsten Züge, die das Blatt leeren',
      ),
      least: 1,
      of: (hand, { options }) => playsOf({ hand, options }),
    },
  },
};
