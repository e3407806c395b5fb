import {
  choiceOption,
  dealsOption,
  named,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(1, 1, 1),
  home: named(
    text('card dealt to its own packet', 'Karte schon im eigenen Päckchen'),
    choiceOption(
      {
        strict: text('stops the patience', 'beendet die Patience'),
        skip: text('is taken like any other', 'wird genommen wie jede andere'),
      },
      'strict',
      text(
        'whether a card dealt to the packet of its value stops the patience',
        'ob eine Karte, die schon im Päckchen ihres Wertes liegt, die Patience beendet',
      ),
    ),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
