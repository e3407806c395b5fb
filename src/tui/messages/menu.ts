/** What home says. */
import { type Text, text } from '../../lang/text.ts';

export const MENU = {
  goOn: text('Go on: $1', 'Weiterspielen: $1'),
  goOnHint: text('deal $1 · $2', 'Spiel $1 · $2'),
  minute: text('In a minute', 'In einer Minute'),
  also: text('also $1', 'auch $1'),
  play: text('play', 'spielen'),
  anew: text('new match', 'neue Partie'),
  options: text('options', 'Optionen'),
  learn: text('learn', 'lernen'),
  drills: text('practise', 'üben'),
  rules: text('rules', 'Regeln'),
  opens: { left: text('go on', 'weiterspielen'), daily: text('look at it', 'ansehen') },
  course: text('last matches', 'letzte Partien'),
  find: text('Find: $1_   Enter plays · Esc back', 'Suche: $1_   Enter spielt · Esc zurück'),
  missed: text('no game is called that', 'so heißt kein Spiel'),
} as const;

/** Keys that lead elsewhere; in a narrow window only those that have no other way. */
export const ELSEWHERE: readonly (readonly [key: string, does: Text, when?: 'always'])[] = [
  ['/', text('find', 'suchen'), 'always'],
  ['s', text('saved games', 'Spielstände'), 'always'],
  ['t', text('statistics', 'Statistik')],
  [',', text('settings', 'Einstellungen'), 'always'],
  ['L', text('Deutsch', 'English')],
  ['q', text('quit', 'Ende'), 'always'],
];

/** What one has done in a game. */
export const DONE = {
  played: text('you: $1 played, $2 won', 'du: $1 gespielt, $2 gewonnen'),
  best: text('best $1 a deal', 'bestes Ergebnis $1 je Spiel'),
  helped: text('you: $1 played with help', 'du: $1 mit Hilfe gespielt'),
} as const;

/** When a game was left. */
export const WHEN = {
  now: text('just now', 'gerade eben'),
  minutes: text('$1 minutes ago', 'vor $1 Minuten'),
  today: text('today, $1', 'heute, $1'),
  yesterday: text('yesterday, $1', 'gestern, $1'),
} as const;
