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
      rubber: text('the first side to win two games', 'die erste Partei mit zwei Manchen'),
      chicago: text('rounds of four deals', 'Runden zu vier Spielen'),
      duplicate: text('every board by itself', 'jedes Board für sich'),
    },
    'rubber',
    text('how deals are scored', 'wie die Spiele gewertet werden'),
  ),
  rubbers: numberOption(
    1,
    99,
    1,
    text('rubbers, or Chicago rounds, in a match', 'Robber oder Chicago-Runden in einer Partie'),
  ),
  boards: numberOption(1, 999, 16, text('boards in a duplicate match', 'Boards in einem Turnier')),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
