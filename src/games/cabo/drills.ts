/** What can be practised in Cabo: when to call it. */
import type { Drill } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { legal } from './moves.ts';
import type { State } from './state.ts';

export const drills: Readonly<Record<string, Drill<State>>> = {
  calling: {
    names: text('calling Cabo', 'Cabo ansagen'),
    meaning: text(
      'a turn of yours begins: call Cabo, or play on, and how',
      'du bist am Zug: Cabo ansagen oder weiterspielen, und wie',
    ),
    options: { deals: 1 },
    occasions: 8,
    isFaced: (state) => state.phase === 'turn' && legal(state).some(({ verb }) => verb === 'call'),
  },
};
