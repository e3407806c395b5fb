/** Messages at the table beyond those of `messages.ts`: keys, picks, signs on cards, the cover. */
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
} as const;

/** The orders of a hand, by the setting’s values. */
export const ORDER_NAMES = {
  game: text('as the game has it', 'wie das Spiel es vorsieht'),
  suits: text('by suits', 'nach Farben'),
  ranks: text('by ranks', 'nach Werten'),
  'trumps-left': text('trumps left', 'Trümpfe links'),
  'trumps-right': text('trumps right', 'Trümpfe rechts'),
} as const;

export const NO_MOVE = {
  cards: text('These picks do not make a move here.', 'Diese Auswahl ergibt hier keinen Zug.'),
  buttons: text('“$1” and “$2” do not go together.', '„$1“ und „$2“ gehen nicht zusammen.'),
  button: text(
    '“$1” goes without the rest: Esc puts it back.',
    '„$1“ geht ohne den Rest: Esc legt ihn zurück.',
  ),
  alone: text('“$1” alone is not a move here.', '„$1“ allein ist hier kein Zug.'),
} as const;

/** What is still to be picked, and that Enter says why picks make no move. */
export const GO_ON = {
  one: text('pick one more card', 'wähle noch eine Karte'),
  some: text('pick $1 more cards', 'wähle noch $1 Karten'),
  several: text('pick $1 cards', 'wähle $1 Karten'),
  more: text('pick what goes with it', 'wähle, was dazugehört'),
  cards: text('Enter goes on to the cards for it', 'Enter geht weiter zu den Karten dafür'),
  where: text('Enter goes on to choose where', 'Enter geht weiter zur Wahl, wohin'),
  no: text('no move: $1 · Enter says why', 'kein Zug: $1 · Enter sagt, warum'),
} as const;

export const CARD_SIGNS = {
  trump: text('trump', 'Trumpf'),
  known: text('known to you', 'dir bekannt'),
  fresh: text('new', 'neu'),
} as const;

export const COVER = {
  next: text('$1 is next.', '$1 ist dran.'),
  turnAway: text(
    'The hands are covered. Everybody else, please look away.',
    'Die Karten sind verdeckt. Alle anderen sehen bitte weg.',
  ),
  keys: text('Enter when ready · q leave', 'Enter, wenn bereit · q weg'),
} as const;
