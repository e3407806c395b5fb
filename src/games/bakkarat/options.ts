import { DEALS, type MatchOptionList, playersOption, type ValuesOf } from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 3, 3),
  bank: {
    kind: 'choice',
    label: text('the bank', 'die Bank'),
    meaning: text('who holds the bank', 'wer die Bank hält'),
    choices: {
      last: text('stays with the last seat', 'bleibt beim letzten Platz'),
      rotate: text('passes left after every deal', 'wandert nach jedem Spiel nach links'),
    },
  },
  chips: {
    kind: 'number',
    range: [10, 100_000],
    default: 100,
    label: text('chips at the start', 'Chips zu Beginn'),
    meaning: text('chips at the start', 'Chips zu Beginn'),
  },
  limit: {
    kind: 'number',
    range: [1, 1000],
    default: 20,
    label: text('highest stake', 'höchster Einsatz'),
    meaning: text('highest stake', 'höchster Einsatz'),
  },
  onlyOne: {
    kind: 'choice',
    rare: true,
    label: text('a player who alone beats the bank', 'wer als Einziger gewinnt'),
    meaning: text(
      'what a player gets who alone of two beats the bank',
      'was bekommt, wer als Einziger von zweien die Bank schlägt',
    ),
    choices: {
      net: text('wins twice the stake', 'gewinnt den doppelten Einsatz'),
      back: text('gets the stake back doubled', 'bekommt den Einsatz doppelt zurück'),
    },
  },
  rounds: {
    kind: 'number',
    isLength: true,
    range: [1, 999],
    default: 10,
    label: text('decided deals', 'entschiedene Spiele'),
    meaning: text('decided deals in a match', 'entschiedene Spiele in einer Partie'),
  },
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;
