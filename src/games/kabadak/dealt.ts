/** What can be asked of a dealt hand of Kabadak. */
import { totalBy } from '../../blocks/dealt.ts';
import { cardsOf, EMPTY, setOf } from '../../cards/set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { holdsKabadak, LOSS_OF } from './rows.ts';
import type { State } from './state.ts';

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY),
  quantities: {
    loss: totalBy(
      text('what the hand costs its loser', 'was das Blatt den Verlierer kostet'),
      LOSS_OF,
    ),
  },
  qualities: {
    kabadak: {
      meaning: text('it holds a Kabadak', 'es enthält einen Kabadak'),
      holds: (cards) => holdsKabadak(setOf(cards)),
    },
  },
};
