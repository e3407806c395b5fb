/** Messages of the menu. */
import type { Family } from '../../engine/profile.ts';
import { type Text, text } from '../../lang/text.ts';

export const FAMILY_NAMES: Readonly<Record<Family, Text>> = {
  tricks: text('Tricks', 'Stichspiele'),
  shedding: text('Get rid of your cards', 'Karten loswerden'),
  melds: text('Melds', 'Melden und Auslegen'),
  banking: text('Banking', 'Gegen die Bank'),
  alone: text('Alone', 'Allein'),
};

export const MENU = {
  welcome: text('What shall we play?', 'Was spielen wir?'),
  goOn: text('Go on: $1', 'Weiterspielen: $1'),
  goOnHint: text('deal $1 · $2 · key g', 'Spiel $1 · $2 · Taste g'),
  savesHint: text('go on, look at, delete', 'fortsetzen, ansehen, löschen'),
  settingsHint: text('name, language, theme, speed', 'Name, Sprache, Farben, Tempo'),
  quit: text('Quit', 'Beenden'),
  quitHint: text('games in progress are saved', 'laufende Spiele sind gespeichert'),
  options: text('choose who plays and how', 'Mitspieler und Regeln wählen'),
  again: text('play at once, as last time', 'gleich spielen, wie zuletzt'),
  learn: text('first lesson', 'erste Lektion'),
  drills: text('drills', 'Übungen'),
  rules: text('rules', 'Regeln'),
  optionsShort: text('options', 'Optionen'),
  againShort: text('play at once', 'gleich los'),
  keys: text(
    '↑↓ choose · Enter open · / find · s saves · o settings · l language · q quit',
    'Enter öffnen · / suchen · s Spielstände · o Einstellungen · l Sprache · q Ende',
  ),
  shortKeys: text(
    '↑↓ Enter · p play · r rules · / find · q quit',
    '↑↓ Enter · p los · r Regeln · / suchen · q Ende',
  ),
  find: text('Find: $1_   Enter opens · Esc back', 'Suche: $1_   Enter öffnet · Esc zurück'),
  missed: text('no game is called that', 'so heißt kein Spiel'),
} as const;

/** When a game was left. */
export const WHEN = {
  now: text('just now', 'gerade eben'),
  minutes: text('$1 minutes ago', 'vor $1 Minuten'),
  today: text('today, $1', 'heute, $1'),
  yesterday: text('yesterday, $1', 'gestern, $1'),
} as const;
