import {
  choiceOption,
  dealsOption,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 3, 3),
  bank: choiceOption(
    {
      last: text('the last seat keeps it', 'der letzte Platz behält sie'),
      rotate: text(
        'it passes to the left after every deal',
        'sie wandert nach jedem Spiel nach links',
      ),
    },
    'last',
    text('who holds the bank', 'wer die Bank hält'),
  ),
  chips: numberOption(10, 100_000, 100, text('chips at the start', 'Chips zu Beginn')),
  limit: numberOption(1, 1000, 20, text('highest stake', 'höchster Einsatz')),
  onlyOne: choiceOption(
    {
      net: text('wins twice the stake', 'gewinnt den doppelten Einsatz'),
      back: text('gets the stake back doubled', 'bekommt den Einsatz doppelt zurück'),
    },
    'net',
    text(
      'what a player gets who alone of two beats the bank',
      'was bekommt, wer als Einziger von zweien die Bank schlägt',
    ),
  ),
  rounds: numberOption(
    1,
    999,
    10,
    text('decided deals in a match', 'entschiedene Spiele in einer Partie'),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
