/** What can be asked of a dealt hand of Binokel; the Dabb is not part of it. */
import { totalBy } from '../../blocks/dealt.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { CARD_POINTS } from './cards.ts';
import { meldSums } from './melds.ts';
import type { State } from './state.ts';

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => hands[seat] ?? [],
  quantities: {
    melds: {
      meaning: text(
        'points of its melds with the best suit as trump',
        'Punkte der Meldungen mit der besten Farbe als Trumpf',
      ),
      least: 0,
      of: (hand) => Math.max(...meldSums(hand)),
    },
    points: totalBy(text('card points', 'Augen'), CARD_POINTS),
  },
};
