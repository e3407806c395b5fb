/** What can be asked of a dealt hand of Blaue Vierzehn. */
import { pointsOf } from '../../blocks/trick.ts';
import { cardsOf, EMPTY } from '../../cards/wide-set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { cardPoints, RANKS, type State } from './rules.ts';

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY, RANKS),
  quantities: {
    points: {
      meaning: text(
        'penalty points that its cards cost whoever takes them',
        'Strafpunkte, die ihre Karten im Stich kosten',
      ),
      least: 0,
      of: (cards, { options }) => pointsOf(cards, cardPoints(options)),
    },
  },
};
