import {
  choiceOption,
  dealsOption,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(4, 4, 4),
  scoring: choiceOption(
    {
      rubber: text('the first side with two games', 'die erste Partei mit zwei Manchen'),
      chicago: text('rounds of four deals', 'Runden zu vier Spielen'),
      duplicate: text('every board on its own', 'jedes Board für sich'),
    },
    'rubber',
    text('how the deals are scored', 'wie die Spiele gewertet werden'),
  ),
  rubbers: numberOption(
    1,
    99,
    1,
    text('rubbers, or rounds of Chicago', 'Robber oder Chicago-Runden der Partie'),
  ),
  boards: numberOption(1, 999, 16, text('boards of a duplicate match', 'Boards eines Turniers')),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
