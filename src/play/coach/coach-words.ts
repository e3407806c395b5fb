/** What the coach says, on the screen and in lines. */
import { text } from '../../lang/text.ts';

export const COACH = {
  minute: text('$1 in a minute', '$1 in einer Minute'),
  ideas: text('First lesson: $1', 'Erste Lektion: $1'),
  idea: text('Idea $1 of $2: $3', 'Gedanke $1 von $2: $3'),
  /** The number of moves that may be made. */
  moves: text('You may make $1 different moves here.', 'Hier sind $1 verschiedene Züge erlaubt.'),
  oneMove: text('Only one move is allowed here.', 'Hier ist nur ein Zug erlaubt.'),
  try: text(
    'Make any move you like and see what comes of it; it is taken back afterwards.',
    'Mach irgendeinen Zug und sieh, was daraus wird; danach wird er zurückgenommen.',
  ),
  same: text('That is the move.', 'Genau so.'),
  other: text('A strong player $1.', 'Ein starker Spieler $1.'),
  costs: text('Your move costs $1, computed.', 'Dein Zug kostet $1, berechnet.'),
  costsAbout: text('Your move costs about $1 (± $2).', 'Dein Zug kostet etwa $1 (± $2).'),
  asGood: text(
    'Your move seems about as good: no clear difference can be told.',
    'Dein Zug scheint etwa ebenso gut: Ein klarer Unterschied ist nicht zu erkennen.',
  ),
  thinking: text('Working out why …', 'Die Gründe werden berechnet …'),
  done: text(
    'You have met every idea of this lesson. Now play a game.',
    'Damit kennst du alle Gedanken dieser Lektion. Jetzt spiel eine Partie.',
  ),
  nothing: text(
    'There is no lesson for $1: its rules are all you need.',
    'Zu $1 gibt es keine Lektion: Die Regeln genügen.',
  ),
} as const;
