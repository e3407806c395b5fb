import { choiceOption, dealsOption, playersOption, type ValuesOf } from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(1, 1, 1),
  home: choiceOption(
    {
      strict: text(
        'a card lying in its own packet cannot be taken',
        'eine Karte im eigenen Päckchen lässt sich nicht nehmen',
      ),
      skip: text(
        'a card dealt to its own packet is taken like any other',
        'eine ins eigene Päckchen gegebene Karte wird genommen wie jede andere',
      ),
    },
    'strict',
    text(
      'whether a card dealt to the packet of its value stops the patience',
      'ob eine Karte, die schon im Päckchen ihres Wertes liegt, die Patience beendet',
    ),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
