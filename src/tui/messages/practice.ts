/** Messages of lessons, drills and the deal of the day. */
import { text } from '../../lang/text.ts';

export const LEARN = {
  begin: text('Begin', 'Beginnen'),
  rules: text('All rules', 'Alle Regeln'),
  decide: text('To the table', 'An den Tisch'),
  ideas: text('All ideas', 'Alle Gedanken'),
  next: text('Next idea', 'Nächster Gedanke'),
  again: text('Try another move', 'Einen anderen Zug versuchen'),
  leave: text('Leave', 'Verlassen'),
  keys: text(
    'Enter go on · ←→ choose · Space scroll · Esc back',
    'Enter weiter · ←→ wählen · Leertaste blättern · Esc zurück',
  ),
  listKeys: text('↑↓ choose · Enter open · Esc back', '↑↓ wählen · Enter öffnen · Esc zurück'),
} as const;

export const DRILL = {
  list: text('Drills: $1', 'Übungen: $1'),
  listKeys: text('↑↓ choose · Enter begin · Esc back', '↑↓ wählen · Enter beginnen · Esc zurück'),
  title: text('Position $1 of $2', 'Stellung $1 von $2'),
  seed: text('seed $1', 'Startwert $1'),
  seeking: text('Dealing a position …', 'Eine Stellung wird gegeben …'),
  judging: text('Weighing the moves …', 'Die Züge werden abgewogen …'),
  enter: text('Enter next', 'Enter weiter'),
  stop: text('Esc stop', 'Esc aufhören'),
  end: text('Enter, Esc back', 'Enter, Esc zurück'),
  last: text('That was the last position.', 'Das war die letzte Stellung.'),
  none: text('No further position was found.', 'Es fand sich keine weitere Stellung.'),
};

export const DAILY = {
  title: text('Deal of the day', 'Spiel des Tages'),
  hint: text('the same for everybody', 'für alle gleich'),
  streak: text('$1 days in a row', '$1 Tage hintereinander'),
  states: {
    none: text('not played yet', 'noch nicht gespielt'),
    going: text('under way', 'angefangen'),
    done: text('played', 'gespielt'),
  },
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
