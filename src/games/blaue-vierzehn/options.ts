import {
  choiceOption,
  dealsOption,
  named,
  numberAmong,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(3, 6, 4),
  rounds: named(
    text('deals in a match', 'Spiele je Partie'),
    numberOption(
      1,
      99,
      (given) => Number(given.players),
      text(
        'deals in a match; by default one for each player',
        'Spiele in einer Partie; ohne Angabe eines je Spieler',
      ),
    ),
  ),
  trick: named(
    text('a trick is won by', 'den Stich macht'),
    choiceOption(
      {
        led: text(
          'the highest card of the colour led',
          'die höchste Karte der ausgespielten Farbe',
        ),
        any: text(
          'the highest number of any colour; on a tie the first played',
          'die höchste Zahl gleich welcher Farbe, von gleichen die erste',
        ),
      },
      'led',
      text('which card wins a trick', 'welche Karte den Stich macht'),
    ),
  ),
  redFourteen: named(
    text('points of the red fourteen', 'Punkte der roten Vierzehn'),
    numberAmong(
      [5, 7],
      5,
      text(
        'points of the red fourteen: 5 as a fourteen alone, 7 as a red card too',
        'Punkte der roten Vierzehn: 5 nur als Vierzehn, 7 auch als rote Karte',
      ),
    ),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
