import { dealsOption, numberOption, playersOption, type ValuesOf } from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 2, 2),
  rounds: numberOption(1, 99, 6, text('deals in a match', 'Spiele in einer Partie')),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
