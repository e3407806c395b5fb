/** DUR-36: who drinks and who undresses, as a ledger the players settle themselves. */
import { allSeats } from '../../../blocks/seats.ts';
import type { Seat } from '../../../engine/game.ts';
import { choiceOption, flagOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { inGroup, STAKES } from '../option-groups.ts';
import type { Variant } from '../seams.ts';
import { forfeitTold } from '../sheet-forfeit.ts';
import { NO_SEAT, type State } from '../state.ts';

export const forfeitOptions = {
  forfeit: inGroup(
    STAKES,
    choiceOption(
      {
        off: text('none', 'keine'),
        vodka: text('vodka', 'Wodka'),
        strip: text('a piece of clothing', 'ein Kleidungsstück'),
        both: text('vodka and a piece of clothing', 'Wodka und ein Kleidungsstück'),
      },
      'off',
      text(
        'what losing costs; the players settle it themselves',
        'was eine Niederlage kostet; das regeln die Spieler selbst',
      ),
    ),
  ),
  forfeitWho: inGroup(
    STAKES,
    choiceOption(
      {
        durak: text('the durak', 'der Durak'),
        first: text('the first out', 'wer zuerst fertig ist'),
        losers: text('all but the first out', 'alle außer dem Ersten'),
        chosen: text('someone the first out names', 'wen der Erste bestimmt'),
      },
      'durak',
      text('who pays', 'wer zahlt'),
    ),
  ),
  forfeitOnce: inGroup(
    STAKES,
    flagOption(
      false,
      text(
        'nobody bears more than one thing per game: a glass, a forfeit or the next deal',
        'niemand trägt in einem Spiel mehr als eines: ein Glas, eine Strafe oder das nächste Geben (Streuungsregel)',
      ),
    ),
  ),
};

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
