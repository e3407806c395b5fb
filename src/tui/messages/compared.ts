/** What is said of the same deals played by others. */
import { text } from '../../lang/text.ts';

export const COMPARED = {
  lastTime: text('last time', 'letztes Mal'),
  there: text('there', 'dort'),
  twice: text('The same deals, now and last time', 'Dieselben Spiele, jetzt und letztes Mal'),
  beside: text('The same deals, now and in $1', 'Dieselben Spiele, jetzt und in $1'),
  title: text('a strong player in your seat', 'ein starker Spieler auf deinem Platz'),
  strong: text('strong player', 'starker Spieler'),
  playing: text('deal $1 of $2 is being played …', 'Spiel $1 von $2 läuft …'),
  deal: text('deal', 'Spiel'),
  mine: text('you', 'du'),
  difference: text('difference', 'Unterschied'),
  mean: text('per deal', 'je Spiel'),
  error: text('± $1', '± $1'),
  unmatched: text(
    'Deals played on one side alone: $1.',
    'Nur auf einer Seite gespielte Spiele: $1.',
  ),
  none: text('No deal was played both times.', 'Kein Spiel wurde beide Male gespielt.'),
  keys: text('↑↓ scroll · Esc back', '↑↓ blättern · Esc zurück'),
} as const;
