/** What the screen says during a drill. */
import { text } from '../../lang/text.ts';

export const DRILL = {
  list: text('Drills: $1', 'Übungen: $1'),
  listKeys: text('↑↓ choose · Enter begin · Esc back', '↑↓ wählen · Enter beginnen · Esc zurück'),
  title: text('Position $1 of $2', 'Stellung $1 von $2'),
  seed: text('seed $1', 'Startwert $1'),
  seeking: text('Dealing a position …', 'Eine Stellung wird gegeben …'),
  judging: text('Weighing the moves …', 'Die Züge werden abgewogen …'),
  next: text('Enter: the next position · Esc: stop', 'Enter: die nächste Stellung · Esc: aufhören'),
  enter: text('Enter next', 'Enter weiter'),
  stop: text('Esc stop', 'Esc aufhören'),
  end: text('Enter, Esc back', 'Enter, Esc zurück'),
  last: text('That was the last position.', 'Das war die letzte Stellung.'),
  none: text('No further position was found.', 'Es fand sich keine weitere Stellung.'),
};
