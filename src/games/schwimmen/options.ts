import { dealsOption, numberOption, playersOption, type ValuesOf } from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 6, 4),
  lives: numberOption(
    1,
    9,
    3,
    text('lives lost that end the match', 'verlorene Leben, die die Partie beenden'),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
