/** What can be asked of a dealt hand of Durak; secret cards are not part of it. */
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { cardsOf, suitOf } from './cards.ts';
import type { State } from './state.ts';

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands, seat),
  quantities: {
    trumps: {
      meaning: text('trumps', 'Trümpfe'),
      least: 0,
      countsCards: true,
      of: (cards, { trumps }, seat) => cards.filter((card) => suitOf(card) === trumps[seat]).length,
    },
  },
};
