/** What can be asked of a dealt hand of Böse Dame. */
import { totalBy } from '../../blocks/dealt.ts';
import { cardsOf, EMPTY } from '../../cards/wide-set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { CARD_POINTS, pack, type State } from './rules.ts';

const POINTS = text(
  'card points, with the queen of spades as minus 50',
  'Augen, die Pikdame als minus 50',
);
const LEAST = -50;

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY, pack.ranks),
  quantities: { points: totalBy(POINTS, CARD_POINTS, LEAST) },
};
