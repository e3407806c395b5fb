/** DUR-36: who drinks and who undresses, as a ledger that the table settles itself. */
import { allSeats } from '../../../blocks/seats.ts';
import type { Seat } from '../../../engine/game.ts';
import { choiceOption, flagOption } from '../../../engine/options.ts';
import { fill, text } from '../../../lang/text.ts';
import { inGroup, STAKES } from '../option-groups.ts';
import type { Variant } from '../seams.ts';
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
        'what is paid for losing; the table settles it',
        'was die Niederlage kostet; der Tisch regelt es selbst',
      ),
    ),
  ),
  forfeitWho: inGroup(
    STAKES,
    choiceOption(
      {
        durak: text('the durak', 'der Durak'),
        first: text('the first out', 'wer zuerst ausscheidet'),
        losers: text('all but the first out', 'alle außer dem Ersten'),
        chosen: text('whom the first out chooses', 'wen der Erste bestimmt'),
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
        'nobody bears more than one thing a game: a glass, a forfeit or the next deal',
        'niemand trägt mehr als eines im Spiel: ein Glas, eine Strafe oder das nächste Geben (Streuungsregel)',
      ),
    ),
  ),
};

const losersOf = (state: State): readonly Seat[] => state.close?.losers ?? [];

/** Seats of the first out and his partner. */
const partyOfFirst = (state: State, partners: readonly Seat[]): readonly Seat[] => {
  const first = state.out[0] ?? NO_SEAT;
  return [first, partners[first] ?? NO_SEAT];
};

const NONE = text('There are no forfeits.', 'Es gibt keine Strafen.');
const KINDS = {
  vodka: text('vodka', 'Wodka'),
  strip: text('a piece of clothing', 'ein Kleidungsstück'),
  both: text('vodka and a piece of clothing', 'Wodka und ein Kleidungsstück'),
};
const PAYERS = {
  durak: text('the durak', 'der Durak'),
  first: text('the first out', 'wer zuerst ausschied'),
  losers: text('all but the first out and his partner', 'alle außer dem ersten und seinem Partner'),
  chosen: text('one whom the first out chooses', 'wen der zuerst Ausgeschiedene bestimmt'),
};
const ON = text(
  'After a game without a draw $2 pays $1. The durak drinks as many glasses as he has lost games in a row, three at most; everybody else one.',
  'Nach einem Spiel ohne Unentschieden zahlt $2: $1. Der Durak trinkt so viele Gläser, wie er Spiele in Folge verloren hat, höchstens drei; alle anderen eines.',
);
const ONCE = text(
  ' Nobody bears more than one thing a game: a glass for a new hand, a forfeit, or the next deal.',
  ' Niemand trägt mehr als eines im Spiel: ein Glas für ein neues Blatt, eine Strafe oder das nächste Geben.',
);

export const forfeit: Variant = {
  clause: 'DUR-36',
  told: (options) => {
    if (options.forfeit === 'off') return NONE;
    const on = fill(ON, KINDS[options.forfeit], PAYERS[options.forfeitWho]);
    return options.forfeitOnce ? { en: on.en + ONCE.en, de: on.de + ONCE.de } : on;
  },
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
