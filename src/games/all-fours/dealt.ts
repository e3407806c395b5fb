/** What can be asked of a dealt hand of All Fours. */
import { totalBy } from '../../blocks/dealt.ts';
import { cardsOf, EMPTY } from '../../cards/wide-set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { GAME_COUNT, RANKS, SUIT_OF } from './cards.ts';
import type { State } from './state.ts';
import { proposal } from './trump.ts';

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY, RANKS),
  quantities: {
    trumps: {
      meaning: text('cards of the suit turned up', 'Karten der aufgedeckten Farbe'),
      least: 0,
      countsCards: true,
      of: (cards, dealt) => cards.filter((card) => SUIT_OF[card] === proposal(dealt)).length,
    },
    game: totalBy(text('card points for the game', 'Augen'), GAME_COUNT),
  },
};
