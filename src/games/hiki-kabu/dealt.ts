/** What can be asked of the two cards dealt to a seat in Hiki-Kabu. */
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { countOf, isNineOne, NO_CARD } from './hand.ts';
import type { State } from './rules.ts';

export const dealtHands: DealtHands<State> = {
  cards: ({ open, down }, seat) =>
    [open[seat] ?? NO_CARD, down[seat] ?? NO_CARD].filter((card) => card !== NO_CARD),
  quantities: {
    count: {
      meaning: text('what the two cards count', 'was die beiden Karten zählen'),
      least: 0,
      most: 9,
      of: ([open = NO_CARD, down = NO_CARD]) => countOf(open, down),
    },
  },
  qualities: {
    'nine-one': {
      meaning: text('a nine face up and a one face down', 'offen die Neun, verdeckt die Eins'),
      holds: ([open = NO_CARD, down = NO_CARD]) => isNineOne(open, down),
    },
  },
};
