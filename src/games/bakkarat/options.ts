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
  players: playersOption(2, 3, 3),
  bank: named(
    text('the bank', 'die Bank'),
    choiceOption(
      {
        last: text('stays with the last seat', 'bleibt beim letzten Platz'),
        rotate: text('passes left after every deal', 'wandert nach jedem Spiel nach links'),
      },
      'last',
      text('who holds the bank', 'wer die Bank hält'),
    ),
  ),
  chips: named(
    text('chips at the start', 'Chips zu Beginn'),
    numberOption(10, 100_000, 100, text('chips at the start', 'Chips zu Beginn')),
  ),
  limit: named(
    text('highest stake', 'höchster Einsatz'),
    numberOption(1, 1000, 20, text('highest stake', 'höchster Einsatz')),
  ),
  ...rarely({
    onlyOne: named(
      text('a player who alone beats the bank', 'wer als Einziger gewinnt'),
      choiceOption(
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
    ),
  }),
  rounds: named(
    text('decided deals', 'entschiedene Spiele'),
    numberOption(
      1,
      999,
      10,
      text('decided deals in a match', 'entschiedene Spiele in einer Partie'),
    ),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
