import {
  dealsOption,
  flagOption,
  named,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(3, 12, 4),
  group: named(
    text('equal cards together, at most', 'gleiche Karten zusammen, höchstens'),
    numberOption(
      2,
      8,
      2,
      text(
        'how many equal cards may be played together',
        'wie viele gleiche Karten zusammen gespielt werden dürfen',
      ),
    ),
  ),
  vice: named(
    text('Vize-König and Vize-Bimbo exchange', 'Vize-König und Vize-Bimbo tauschen'),
    flagOption(
      true,
      text(
        'with five or more, Vize-König and Vize-Bimbo exchange a card too',
        'ab fünf Spielern tauschen auch Vize-König und Vize-Bimbo eine Karte',
      ),
    ),
  ),
  rounds: named(
    text('deals in a match', 'Spiele je Partie'),
    numberOption(1, 99, 5, text('deals in a match', 'Spiele in einer Partie')),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
