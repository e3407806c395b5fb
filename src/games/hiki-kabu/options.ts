import {
  dealsOption,
  flagOption,
  named,
  numberOption,
  playersOption,
  rarely,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 8, 4),
  rounds: named(
    text('rounds', 'Runden'),
    numberOption(1, 999, 12, text('rounds in a match', 'Runden in einer Partie')),
  ),
  chips: named(
    text('chips at the start', 'Chips zu Beginn'),
    numberOption(
      30,
      100_000,
      100,
      text('chips each player begins with', 'Chips, mit denen jeder beginnt'),
    ),
  ),
  ...rarely({
    dealerStakes: named(
      text('the dealer stakes too', 'auch der Geber setzt'),
      flagOption(
        true,
        text(
          'whether the dealer too puts in the value of their open card',
          'ob auch der Geber den Wert seiner offenen Karte setzt',
        ),
      ),
    ),
  }),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
