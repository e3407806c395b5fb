/** What can be practised in Durak: covering an attack or taking it. */
import type { Drill } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { TAKE } from './moves.ts';
import { legal } from './rules.ts';
import type { State } from './state.ts';

export const drills: Readonly<Record<string, Drill<State>>> = {
  covering: {
    names: text('covering or taking', 'Decken oder Schlucken'),
    meaning: text(
      'you are attacked and can cover: with which card, or take the cards',
      'du wirst angegriffen und kannst decken: womit, oder die Karten schlucken',
    ),
    options: { deals: 1 },
    occasions: 6,
    isFaced(state) {
      if (state.phase !== 'defend') return false;
      const moves = legal(state);
      return moves.length > 1 && moves.includes(TAKE);
    },
  },
};
