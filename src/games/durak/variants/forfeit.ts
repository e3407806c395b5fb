/** DUR-36: who drinks and who undresses, as a ledger the players settle themselves. */
import { allSeats } from '../../../blocks/seats.ts';
import type { Seat } from '../../../engine/game.ts';
import { NO_SEAT, type State } from '../state.ts';
import type { Payers, Variant, VariantRules } from '../variant-rules.ts';
import { drinkers, namesTwice, undressers, type Who } from '../words/sheet-facts.ts';
import { forfeitTold } from '../words/sheet-forfeit.ts';

/** The seats of the first player out and their partner. */
const partyOfFirst = (state: State, partners: readonly Seat[]): readonly Seat[] => {
  const first = state.out[0] ?? NO_SEAT;
  return [first, partners[first] ?? NO_SEAT];
};

/** Who pays; `turn` counts the payers the first player out has named before. */
function payersOf(who: Who, { players, partners }: VariantRules, turn: number): Payers {
  switch (who) {
    case 'durak':
      return ({ close }) => close?.losers ?? [];
    case 'first':
      return ({ out }) => out.slice(0, 1);
    case 'losers':
      return (state) =>
        allSeats(players).filter((seat) => !partyOfFirst(state, partners).includes(seat));
    case 'chosen':
      return ({ close }) => close?.chosen.slice(turn, turn + 1) ?? [];
  }
}

export const forfeit: Variant = {
  clause: 'DUR-36',
  told: forfeitTold,
  change: (rules, options) => {
    if (options.forfeit === 'off') return {};
    const [vodka, strip] = [drinkers(options), undressers(options)];
    const twice = namesTwice(options);
    const once = vodka === 'chosen' || strip === 'chosen';
    return {
      forfeits: {
        ...(vodka && { vodka: payersOf(vodka, rules, 0) }),
        ...(strip && { strip: payersOf(strip, rules, twice ? 1 : 0) }),
        named: Number(once) + Number(twice),
        once: options.forfeitOnce,
      },
    };
  },
};
