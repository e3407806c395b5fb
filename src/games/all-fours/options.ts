import {
  choiceOption,
  dealsOption,
  named,
  numberOption,
  playersOption,
  rarely,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 2, 2),
  target: named(
    text('points that win', 'Punkte zum Sieg'),
    numberOption(3, 51, 7, text('points that win the match', 'Punkte, mit denen man gewinnt')),
  ),
  ...rarely({
    void: named(
      text('players who cannot follow', 'wer nicht bedienen kann'),
      choiceOption(
        {
          trump: text('must trump if they can', 'muss trumpfen, wenn möglich'),
          free: text('may play anything', 'darf beliebig spielen'),
        },
        'trump',
        text(
          'what a player who cannot follow suit must do',
          'was ein Spieler tun muss, der nicht bedienen kann',
        ),
      ),
    ),
  }),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
