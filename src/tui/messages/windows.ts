/**
 * What the windows over the table say: help, log, rules, words, meanings, hints, the last trick; and
 * lists that are longer than the window.
 */
import { same, type Text, text } from '../../lang/text.ts';
import type { Glyphs } from '../theme/glyphs.ts';

export const PAGES = {
  search: text('Search: $1', 'Suche: $1'),
  notFound: text('“$1” not found', '„$1“ nicht gefunden'),
  place: text('$1–$2 of $3', '$1–$2 von $3'),
  /** Where the arrows do something else. */
  placed: text('$1/$3 PgDn', '$1/$3 Bild↓'),
  keys: {
    scroll: text('↑↓ scroll', '↑↓ blättern'),
    word: text('Tab next word', 'Tab nächstes Wort'),
    explain: text('Enter explain', 'Enter erklären'),
    search: text('/ search', '/ suchen'),
    found: text('n next', 'n weiter'),
    back: text('Esc back', 'Esc zurück'),
  },
  shortKeys: { scroll: same('↑↓'), word: text('Tab word', 'Tab Wort'), back: same('Esc') },
} as const;

export const LOG = {
  title: text('Log', 'Verlauf'),
  empty: text('Nothing has happened yet.', 'Noch ist nichts geschehen.'),
} as const;

export const WORDS = text('Words: $1', 'Wörter: $1');

export const LAST_TRICK = {
  title: text('Last trick', 'Letzter Stich'),
  none: text('No trick has been taken yet.', 'Noch hat niemand einen Stich gemacht.'),
  never: text('No tricks are taken in this game.', 'In diesem Spiel gibt es keine Stiche.'),
  led: text('$1 led, $2 won.', '$1 spielte aus, $2 machte den Stich.'),
  wins: text('$1 won.', '$1 machte den Stich.'),
} as const;

export const EXPLAIN = {
  title: text('Help', 'Hilfe'),
  cursor: text('Under the cursor', 'Unter dem Zeiger'),
  asked: text('What is asked', 'Was gefragt ist'),
  table: text('On the table', 'Auf dem Tisch'),
  keys: text('Keys', 'Tasten'),
  signs: text('Signs', 'Zeichen'),
  back: text('a card face down', 'eine verdeckte Karte'),
  card: text('$1  $2', '$1  $2'),
  cardIn: text('$1 ($2)', '$1 ($2)'),
  number: text('$1: $2', '$1: $2'),
} as const;

/** What signs at the table mean. */
export const SIGNS = (glyphs: Glyphs): readonly (readonly [string, Text])[] => [
  [
    `1 ${glyphs.dot}`,
    text(
      'below a card: it can be played; the digit picks it',
      'unter einer Karte: Sie ist spielbar; die Ziffer wählt sie',
    ),
  ],
  [glyphs.caret, text('the card under the cursor', 'die Karte unter dem Zeiger')],
  ['+', text('picked', 'gewählt')],
  [glyphs.turn, text('whose turn it is', 'am Zug')],
  [glyphs.dealer, text('the dealer', 'der Geber')],
  [glyphs.wins, text('wins the trick so far', 'macht bisher den Stich')],
  [glyphs.trump, text('a trump', 'ein Trumpf')],
  [
    `${glyphs.toLeft} ${glyphs.toRight}`,
    text('play goes to the left, to the right', 'gespielt wird nach links, nach rechts'),
  ],
  ['!', text('just laid or just turned up', 'gerade gelegt oder aufgedeckt')],
  ['◦', text('face down, but you have seen it', 'verdeckt, aber du hast sie gesehen')],
];

export const LIST = {
  above: text('↑ $1 above', '↑ $1 darüber'),
  below: text('↓ $1 below', '↓ $1 darunter'),
} as const;
