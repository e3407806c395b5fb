/** What can be asked of a dealt hand of Böhmischer Schneider. */
import { countWhere } from '../../blocks/dealt.ts';
import { cardsOf, EMPTY } from '../../cards/set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { isPicture, type State } from './rules.ts';

const PICTURES = text(
  'pictures: aces, kings, obers, unters and tens',
  'Bilder: Asse, Könige, Ober, Unter und Zehnen',
);

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY),
  quantities: { pictures: countWhere(PICTURES, isPicture) },
};
