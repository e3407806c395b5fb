/** What the deal of the day says on the screen. */
import { text } from '../../lang/text.ts';

export const DAILY = {
  title: text('Deal of the day', 'Spiel des Tages'),
  hint: text('the same for everybody · key d', 'für alle gleich · Taste d'),
  loading: text('reading …', 'Talon liest …'),
  unreadable: text('The history cannot be read: $1.', 'Die Geschichte ist nicht lesbar: $1.'),
  replaying: text(
    'Opponents play the same deals in your seat: $1 of $2 …',
    'Gegner spielen dieselben Spiele auf deinem Platz: $1 von $2 …',
  ),
  ofTheDay: text('game of the day', 'Spiel des Tages'),
  other: text('chosen by you', 'von dir gewählt'),
  play: text('play', 'spielen'),
  goOn: text('go on', 'weiter'),
  again: text('once more', 'noch einmal'),
  copied: text(
    'Handed to the terminal’s clipboard.',
    'An die Zwischenablage des Terminals übergeben.',
  ),
  noResult: text('There is no result to copy yet.', 'Es gibt noch kein Ergebnis zum Kopieren.'),
} as const;

export const DAILY_KEYS = text(
  '←→ day · ↑↓ game · Enter $1 · Esc back',
  '←→ Tag · ↑↓ Spiel · Enter $1 · Esc zurück',
);
/** With a result to share; the second where there is little room. */
export const DONE_KEYS = [
  text(
    '←→ day · ↑↓ game · Enter $1 · c copy · Esc back',
    '←→ Tag · ↑↓ Spiel · Enter $1 · c kopieren · Esc zurück',
  ),
  text('←→ ↑↓ · Enter $1 · c copy · Esc back', '←→ ↑↓ · Enter $1 · c kopieren · Esc zurück'),
];
