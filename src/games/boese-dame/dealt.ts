/** What can be asked of a dealt hand of Böse Dame. */
import { totalBy } from '../../blocks/dealt.ts';
import { cardsIn, NO_HALVES } from '../../cards/halves.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { CARD_POINTS, pack, type State } from './rules.ts';

const POINTS = text(
  'card points, with the queen of spades as minus 50',
  'Augen, die Pikdame als minus 50',
);
const LEAST = -50;

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsIn(hands[seat] ?? NO_HALVES, pack.ranks),
  quantities: { points: totalBy(POINTS, CARD_POINTS, LEAST) },
};
