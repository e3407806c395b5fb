/** Messages after a deal, at the end of a match, and about the same deals played by others. */
import { text } from '../../lang/text.ts';

export const SCORE = {
  title: text('Score', 'Stand'),
  aimMost: text('The highest score wins.', 'Wer die meisten Punkte hat, gewinnt.'),
  aimLeast: text('The lowest score wins.', 'Wer die wenigsten Punkte hat, gewinnt.'),
  noneYet: text('No deal is finished yet.', 'Noch ist kein Spiel zu Ende.'),
  deal: text('Deal $1', 'Spiel $1'),
  points: text('points', 'Punkte'),
  total: text('total', 'gesamt'),
  course: text('course of the match', 'Verlauf der Partie'),
  courseShort: text('course', 'Verlauf'),
  lines: text('How the points came about', 'So kamen die Punkte zustande'),
  computing: text('analysing the deal …', 'Talon untersucht das Spiel …'),
  keys: text('↑↓ scroll · Esc back', '↑↓ blättern · Esc zurück'),
} as const;

export const SHOWDOWN = {
  enter: text('Enter shows the result', 'Enter zeigt das Ergebnis'),
  keys: text(' · s score · l log · q leave', ' · s Stand · l Verlauf · q weg'),
} as const;

export const RESULT = {
  over: text('deal $1 is over', 'Spiel $1 ist zu Ende'),
  next: text('next deal', 'nächstes Spiel'),
  end: text('final result', 'Endergebnis'),
  score: text('all deals', 'alle Spiele'),
  leave: text('leave', 'weg'),
  keys: text('↑↓ scroll · l log · r rules', '↑↓ blättern · l Verlauf · r Regeln'),
  keysWithTrick: text(
    '↑↓ scroll · v last trick · l log · r rules',
    '↑↓ blättern · v letzter Stich · l Verlauf · r Regeln',
  ),
} as const;

export const MATCH_END = {
  over: text('the match is over', 'die Partie ist zu Ende'),
  wins: text('$1 wins the match.', '$1 gewinnt die Partie.'),
  share: text('$1 win the match.', '$1 gewinnen die Partie.'),
  nobody: text('Nobody wins the match.', 'Niemand gewinnt die Partie.'),
  again: text('Play again', 'Noch einmal'),
  same: text('Same cards again', 'Dieselben Karten'),
  strong: text('Strong player', 'Starker Spieler'),
  review: text('Look back', 'Rückblick'),
  leave: { menu: text('Menu', 'Menü'), back: text('Back', 'Zurück') },
  quit: text('Quit Talon', 'Beenden'),
  keys: text(
    '←→ choose · Enter does it · ↑↓ scroll · Esc $1',
    '←→ wählen · Enter ausführen · ↑↓ blättern · Esc $1',
  ),
  escape: {
    menu: text('menu', 'Menü'),
    back: text('back', 'zurück'),
    shell: text('quit', 'beenden'),
  },
} as const;

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
} as const;
