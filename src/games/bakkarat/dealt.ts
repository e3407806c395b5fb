/** What can be asked of the two cards dealt to a seat in Bakkarat. */
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { BAK, countHand, isBak } from './count.ts';
import type { State } from './rules.ts';

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => hands[seat] ?? [],
  quantities: {
    count: {
      meaning: text('what the two cards count', 'was die beiden Karten zählen'),
      least: 0,
      most: BAK,
      of: countHand,
    },
  },
  qualities: {
    bak: { meaning: text('exactly ten: Bak', 'genau zehn: Bak'), holds: isBak },
  },
};
