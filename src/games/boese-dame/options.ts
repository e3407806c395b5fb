import {
  dealsOption,
  named,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 4, 4),
  rounds: named(
    text('deals in a match', 'Spiele in einer Partie'),
    numberOption(
      1,
      99,
      (given) => Number(given.players),
      text(
        'deals in a match; by default one for each player',
        'Spiele in einer Partie; ohne Angabe eines je Spieler',
      ),
    ),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
