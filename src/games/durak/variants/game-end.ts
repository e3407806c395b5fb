/** What comes of a finished game: forfeits (DUR-36), and who deals the next (DUR-37). */
import { allSeats } from '../../../blocks/seats.ts';
import type { Seat } from '../../../engine/game.ts';
import { sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options/index.ts';
import { NO_SEAT, type State } from '../state.ts';
import type { Payers, Variant, VariantRules } from '../variant-rules.ts';
import {
  bearsOnce,
  drinkers,
  durakMayBear,
  namesTwice,
  undressers,
  type Who,
} from '../words/sheet-facts.ts';
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

/** DUR-36: who drinks and who undresses, as a ledger the players settle themselves. */
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

const DURAK = text('The durak deals the next game.', 'Der Durak gibt das nächste Spiel.');
const DURAK_FREE = text(
  'The durak deals the next game; if they already bear something, the next player to their left who bears nothing does.',
  'Der Durak gibt das nächste Spiel; trägt er schon etwas, gibt der nächste links von ihm, der nichts trägt.',
);
const CHOSEN = text(
  'Before the next game the first player out names another player to deal it.',
  'Wer zuerst fertig war, bestimmt einen anderen zum Geber des nächsten Spiels.',
);
const CHOSEN_PAIRS = text(
  'Before the next game the first player out names a player of another pair to deal it.',
  'Wer zuerst fertig war, bestimmt einen Spieler eines anderen Paars zum Geber des nächsten Spiels.',
);
const WINNER = text(
  'Before the next game the winner of the duel names the other player to deal it.',
  'Der Sieger des Duells bestimmt den anderen zum Geber des nächsten Spiels.',
);
const FREE = text(
  'Nobody who already bears something may be named; if that leaves nobody, the durak deals.',
  'Wer schon etwas trägt, darf nicht genannt werden; bleibt niemand, gibt der Durak.',
);
const AFTER_DRAW = text(
  'After a draw the same player deals again.',
  'Nach einem Unentschieden gibt derselbe noch einmal.',
);

function told(options: Options): Text {
  const once = bearsOnce(options);
  if (options.nextDealer === 'durak') return durakMayBear(options) ? DURAK_FREE : DURAK;
  const chosen = options.quicky === 'duel' ? WINNER : CHOSEN;
  return sentences(options.pairs === 'off' ? chosen : CHOSEN_PAIRS, once && FREE, AFTER_DRAW);
}

/** DUR-37: the first player out names the next dealer. */
export const nextDealer: Variant = {
  clause: 'DUR-37',
  told,
  change: (_, options) => ({ dealerChosen: options.nextDealer === 'chosen' }),
};
