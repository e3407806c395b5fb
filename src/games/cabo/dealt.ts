/** What can be asked of a dealt row of Cabo, seen or not. */
import type { DealtHands } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { cardAt } from './row.ts';
import type { State } from './state.ts';

export const dealtHands: DealtHands<State> = {
  cards: ({ rows }, seat) => (rows[seat] ?? []).map(cardAt),
  quantities: {
    sum: {
      meaning: text('the sum of the row', 'die Summe der Reihe'),
      least: 0,
      of: (row) => row.reduce((total, card) => total + card, 0),
    },
  },
};
