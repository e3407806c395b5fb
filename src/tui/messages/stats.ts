/** What the statistics and the list of finished matches say. */
import { text } from '../../lang/text.ts';

export const STATS = {
  title: text('Statistics', 'Statistik'),
  historyTitle: text('Finished matches', 'Beendete Partien'),
  loading: text('reading …', 'Talon liest …'),
  none: text('No match has been finished yet.', 'Noch ist keine Partie zu Ende gespielt.'),
  unreadable: text('The history cannot be read: $1.', 'Die Geschichte ist nicht lesbar: $1.'),
  head: {
    matches: text('matches', 'Partien'),
    won: text('won', 'gewonnen'),
    points: text('points per deal', 'Punkte je Spiel'),
    course: text('course', 'Verlauf'),
  },
  course: text('Points per deal, oldest on the left', 'Punkte je Spiel, alte links'),
  place: text('place $1 of $2', 'Platz $1 von $2'),
  alone: text('alone', 'allein'),
  total: text('total $1', 'Stand $1'),
  points: text('points: $1', 'Punkte: $1'),
  against: text('against $1', 'gegen $1'),
  assisted: text('with help', 'mit Hilfe'),
  deleted: text(
    'The record of this match has been deleted.',
    'Das Protokoll dieser Partie ist gelöscht.',
  ),
  sheetKeys: text('↑↓ scroll · h matches · Esc back', '↑↓ blättern · h Partien · Esc zurück'),
} as const;

export const STATS_KEYS = [
  text(
    '↑↓ choose · Enter in full · h matches · Esc back',
    '↑↓ wählen · Enter im Einzelnen · h Partien · Esc zurück',
  ),
  text('↑↓ · Enter in full · h matches · Esc', '↑↓ · Enter · h Partien · Esc zurück'),
] as const;

export const HISTORY_KEYS = [
  text('↑↓ choose · Enter look at · Esc back', '↑↓ wählen · Enter ansehen · Esc zurück'),
] as const;

/** In the menu. */
export const STATS_HINT = text('wins and points · key t', 'Siege und Punkte · Taste t');
