import {
  choiceOption,
  dealsOption,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 2, 2),
  target: numberOption(3, 51, 7, text('points that win the match', 'Punkte, die gewinnen')),
  void: choiceOption(
    {
      trump: text(
        'without the suit led one must trump if possible',
        'ohne die ausgespielte Farbe muss man trumpfen, wenn es geht',
      ),
      free: text(
        'without the suit led one may play anything',
        'ohne die ausgespielte Farbe darf man beliebig spielen',
      ),
    },
    'trump',
    text('what a player without the suit led must do', 'was ohne die ausgespielte Farbe gilt'),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
