import {
  dealsOption,
  named,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 2, 2),
  rounds: named(
    text('deals in a match', 'Spiele in einer Partie'),
    numberOption(1, 99, 6, text('deals until the match ends', 'Spiele, bis die Partie endet')),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
