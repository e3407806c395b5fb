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
  target: numberOption(
    3,
    51,
    7,
    text('points that win the match', 'Punkte, mit denen man gewinnt'),
  ),
  void: choiceOption(
    {
      trump: text('they must trump if they can', 'er muss trumpfen, wenn er kann'),
      free: text('they may play anything', 'er darf beliebig spielen'),
    },
    'trump',
    text(
      'what a player who cannot follow suit must do',
      'was ein Spieler tun muss, der nicht bedienen kann',
    ),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
