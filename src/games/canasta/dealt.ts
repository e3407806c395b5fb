/** What can be asked of a dealt hand of Canasta. */
import { countWhere, totalBy } from '../../blocks/dealt.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { isRedThree, isWild, VALUES } from './cards.ts';
import { partyOf, type State } from './state.ts';

/** CAN-6: where red threes lay themselves out, those of a party lie together. */
const redThrees = (cards: readonly number[], { sides, standing }: State, seat: number): number =>
  cards.filter(isRedThree).length + (sides[partyOf(standing, seat)]?.reds.length ?? 0);

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => hands[seat] ?? [],
  quantities: {
    wild: countWhere(text('wild cards: jokers and twos', 'wilde Karten: Joker und Zweien'), isWild),
    'red-threes': {
      meaning: text(
        'red threes in hand and laid out by its party',
        'rote Dreien auf der Hand und vor der Partei',
      ),
      least: 0,
      most: 4,
      of: redThrees,
    },
    points: totalBy(
      text('what its cards count in melds', 'was ihre Karten in Meldungen zählen'),
      VALUES,
    ),
  },
};
