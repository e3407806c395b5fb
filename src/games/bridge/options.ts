import {
  choiceOption,
  dealsOption,
  named,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(4, 4, 4),
  scoring: named(
    text('scoring', 'Wertung'),
    choiceOption(
      {
        rubber: text(
          'rubber: the first side to win two games',
          'Robber: die erste Partei mit zwei Manchen',
        ),
        chicago: text('Chicago: rounds of four deals', 'Chicago: Runden zu vier Spielen'),
        duplicate: text('duplicate: every board by itself', 'Turnier: jedes Board für sich'),
      },
      'rubber',
      text('how deals are scored', 'wie die Spiele gewertet werden'),
    ),
  ),
  rubbers: named(
    text('rubbers or Chicago rounds', 'Robber oder Chicago-Runden'),
    numberOption(
      1,
      99,
      1,
      text('rubbers, or Chicago rounds, in a match', 'Robber oder Chicago-Runden in einer Partie'),
    ),
  ),
  boards: named(
    text('boards of a duplicate match', 'Boards eines Turniers'),
    numberOption(1, 999, 16, text('boards in a duplicate match', 'Boards in einem Turnier')),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
