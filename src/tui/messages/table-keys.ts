/** What keys say at the table, beyond the words of `messages.ts`. */
import { text } from '../../lang/text.ts';

export const KEYS = {
  order: text('Your hand: $1', 'Dein Blatt: $1'),
  mouse: text('Mouse: $1', 'Maus: $1'),
  oneAtATime: text(
    'One at a time: the card picked before is put back.',
    'Immer nur eine: Die zuvor gewählte Karte liegt wieder im Blatt.',
  ),
  typed: text('$1 … and the suit?', '$1 … und welche Farbe?'),
  noCall: text('“$1” is no call.', '„$1“ ist kein Gebot.'),
  finish: text(
    'Have the rest of this deal played for you? It counts as help.',
    'Den Rest dieses Spiels für dich spielen lassen? Es zählt als Hilfe.',
  ),
  finishing: text(
    'The rest of the deal is played for you.',
    'Der Rest des Spiels wird für dich gespielt.',
  ),
  ordered: text('As ordered: $1.', 'Wie angesagt: $1.'),
} as const;

/** The orders of a hand, by the setting’s values. */
export const ORDER_NAMES = {
  game: text('as the game has it', 'wie das Spiel es vorsieht'),
  suits: text('by suits', 'nach Farben'),
  ranks: text('by ranks', 'nach Werten'),
  'trumps-left': text('trumps left', 'Trümpfe links'),
  'trumps-right': text('trumps right', 'Trümpfe rechts'),
} as const;
