import {
  dealsOption,
  flagOption,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(3, 12, 4),
  group: numberOption(
    2,
    8,
    2,
    text(
      'how many equal cards may be played together',
      'wie viele gleiche Karten zusammen gespielt werden dürfen',
    ),
  ),
  vice: flagOption(
    true,
    text(
      'with five or more, Vize-König and Vize-Bimbo exchange a card too',
      'ab fünf Spielern tauschen auch Vize-König und Vize-Bimbo eine Karte',
    ),
  ),
  rounds: numberOption(1, 99, 5, text('deals in a match', 'Spiele in einer Partie')),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
