/** DUR-36: who drinks and who undresses, as a ledger the players settle themselves. */
import { allSeats } from '../../../blocks/seats.ts';
import type { Seat } from '../../../engine/game.ts';
import { forfeitTold } from '../sheet-forfeit.ts';
import { NO_SEAT, type State } from '../state.ts';
import type { Variant } from '../variant-rules.ts';

const losersOf = (state: State): readonly Seat[] => state.close?.losers ?? [];

/** The seats of the first player out and their partner. */
const partyOfFirst = (state: State, partners: readonly Seat[]): readonly Seat[] => {
  const first = state.out[0] ?? NO_SEAT;
  return [first, partners[first] ?? NO_SEAT];
};

export const forfeit: Variant = {
  clause: 'DUR-36',
  told: forfeitTold,
  change: ({ players, partners }, options) => {
    if (options.forfeit === 'off') return {};
    const payers = {
      durak: losersOf,
      first: (state: State) => state.out.slice(0, 1),
      losers: (state: State) =>
        allSeats(players).filter((seat) => !partyOfFirst(state, partners).includes(seat)),
      chosen: (state: State) => {
        const chosen = state.close?.chosen ?? NO_SEAT;
        return chosen === NO_SEAT ? [] : [chosen];
      },
    };
    return {
      forfeits: {
        vodka: options.forfeit !== 'strip',
        strip: options.forfeit !== 'vodka',
        payers: payers[options.forfeitWho],
        chosen: options.forfeitWho === 'chosen',
        once: options.forfeitOnce,
      },
    };
  },
};
