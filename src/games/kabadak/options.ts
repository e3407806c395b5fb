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
  target: named(
    text('round lost above', 'Runde verloren über'),
    numberOption(
      50,
      1000,
      200,
      text(
        'losses above which a player loses the round',
        'Verlustpunkte, über denen man die Runde verliert',
      ),
    ),
  ),
  rounds: named(
    text('rounds in the match', 'Runden der Partie'),
    numberOption(
      1,
      99,
      1,
      text(
        'rounds in the match; most rounds won wins the match',
        'Runden der Partie; wer die meisten Runden gewinnt, gewinnt die Partie',
      ),
    ),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
