/** Messages after a deal, at the end of a match, and about the same deals played by others. */
import { same, text } from '../../lang/text.ts';

export const SCORE = {
  title: text('Score', 'Stand'),
  aimMost: text('The highest score wins.', 'Wer die meisten Punkte hat, gewinnt.'),
  aimLeast: text('The lowest score wins.', 'Wer die wenigsten Punkte hat, gewinnt.'),
  noneYet: text('No deal is finished yet.', 'Noch ist kein Spiel zu Ende.'),
  deal: text('Deal $1', 'Spiel $1'),
  points: text('points', 'Punkte'),
  total: text('total', 'gesamt'),
  line: same('$1 $2'),
  byDeal: text('Deal by deal', 'Spiel für Spiel'),
  open: text('All cards open', 'Alle Karten offen'),
  computing: text('analysing the deal …', 'Talon untersucht das Spiel …'),
  keys: text('↑↓ scroll · Esc back', '↑↓ blättern · Esc zurück'),
} as const;

/** The table of a finished deal. */
export const SHOWDOWN = text('Enter goes back', 'Enter geht zurück');

/** Keys of the page at the end, the most important first. */
export const END_KEYS = {
  choose: text('←→ Enter choose', '←→ Enter wählen'),
  escape: {
    menu: text('Esc menu', 'Esc Menü'),
    back: text('Esc back', 'Esc zurück'),
    shell: text('Esc quit', 'Esc beenden'),
  },
  score: text('s all deals', 's alle Spiele'),
  cards: text('t table', 't Tisch'),
  trick: text('v last trick', 'v letzter Stich'),
  log: text('l log', 'l Verlauf'),
  rules: text('r rules', 'r Regeln'),
} as const;

export const RESULT = {
  over: text('deal $1 is over', 'Spiel $1 ist zu Ende'),
  next: text('next deal', 'nächstes Spiel'),
  end: text('final result', 'Endergebnis'),
  score: text('all deals', 'alle Spiele'),
  leave: text('leave', 'weg'),
} as const;

export const MATCH_END = {
  over: text('the match is over', 'die Partie ist zu Ende'),
  wins: text('$1 wins the match.', '$1 gewinnt die Partie.'),
  share: text('$1 win the match.', '$1 gewinnen die Partie.'),
  nobody: text('Nobody wins the match.', 'Niemand gewinnt die Partie.'),
  loses: text('$1 is the $2.', '$1 ist der $2.'),
  lose: text('$1 lose the match.', '$1 verlieren die Partie.'),
  draw: text('Nobody loses the match.', 'Niemand verliert die Partie.'),
  last: text('Deal $1: $2', 'Spiel $1: $2'),
  again: text('Play again', 'Noch einmal'),
  same: text('Same cards again', 'Dieselben Karten'),
  strong: text('Strong player', 'Starker Spieler'),
  review: text('Look back', 'Rückblick'),
  leave: { menu: text('Menu', 'Menü'), back: text('Back', 'Zurück') },
  quit: text('Quit Talon', 'Beenden'),
} as const;

/** What decided a match. */
export const MOMENT = {
  title: text('What decided it', 'Was den Ausschlag gab'),
  when: text('What decided it: deal $1, step $2', 'Was den Ausschlag gab: Spiel $1, Schritt $2'),
  sought: text('decision $1 of $2 is being weighed …', 'Entscheidung $1 von $2 wird beurteilt …'),
  gave: text('{$1} $2 and gives away $3.', '{$1} $2 und verschenkt $3.'),
  better: text('better', 'besser'),
} as const;

/** How a match stands among those before. */
export const SO_FAR = {
  play: text('Your play', 'Dein Spiel'),
  decisions: text('decisions: $1', 'Entscheidungen: $1'),
  given: text('points given away: $1 (± $2)', 'verschenkte Punkte: $1 (± $2)'),
  title: text('Best so far', 'Bisher'),
  best: text('Your best match yet.', 'Deine beste Partie bisher.'),
  place: text(
    'This match: $1 of your $2 by points.',
    'Diese Partie: Nr. $1 deiner $2 nach Punkten.',
  ),
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
