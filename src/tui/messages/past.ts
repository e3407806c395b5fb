/** Messages of saved games, replays, reviews and statistics. */
import { text } from '../../lang/text.ts';

export const SAVES = {
  title: text('Saved games', 'Gespeicherte Spiele'),
  none: text('No game has been saved yet.', 'Noch ist kein Spiel gespeichert.'),
  deal: text('deal $1', 'Spiel $1'),
  finished: text('finished', 'beendet'),
  going: text('in progress', 'läuft'),
  won: text('won: $1', 'gewonnen: $1'),
  remove: text('Delete this game for good? y / n', 'Dieses Spiel endgültig löschen? j / n'),
  removed: text('The game has been deleted.', 'Das Spiel ist gelöscht.'),
  strange: text('unknown game “$1”', 'unbekanntes Spiel „$1“'),
  damaged: text('damaged in line $1', 'beschädigt in Zeile $1'),
  before: text(
    'Go on from before the damage? The damaged file is kept. y / n',
    'Vor dem Schaden weiterspielen? Die beschädigte Datei bleibt erhalten. j / n',
  ),
  kinds: {
    damaged: text('damaged', 'beschädigt'),
    unreadable: text('not readable', 'nicht lesbar'),
    foreign: text('foreign', 'fremd'),
    aside: text('set aside', 'zur Seite gelegt'),
  },
  untouched: text('Talon leaves this file alone: $1', 'Talon rührt diese Datei nicht an: $1'),
} as const;

/** Keys of the list, the long line first. */
export const SAVES_KEYS = [
  text(
    '↑↓ choose · Enter go on · v look at · d delete · Esc back',
    '↑↓ wählen · Enter weiter · v ansehen · d löschen · Esc zurück',
  ),
  text('↑↓ · Enter go on · v look · d delete · Esc', '↑↓ · Enter · v ansehen · d löschen · Esc'),
] as const;

export const REPLAY = {
  title: text('Replay', 'Wiedergabe'),
  step: text('step $1 of $2', 'Schritt $1 von $2'),
  deal: text('deal $1', 'Spiel $1'),
  start: text('before the first step', 'vor dem ersten Schritt'),
  eyes: text('seen by $1', 'Sicht von $1'),
  everybody: text('what everybody sees', 'was alle sehen'),
  allOpen: text('all open', 'alles offen'),
  dealEnd: text('the deal is over', 'das Spiel ist zu Ende'),
  broken: text('Line $1: $2', 'Zeile $1: $2'),
  empty: text('There is no game in this record.', 'In diesem Protokoll ist kein Spiel.'),
  record: text('record $1 of $2', 'Protokoll $1 von $2'),
} as const;

/** Keys of the browser, the long line first. */
export const REPLAY_KEYS = [
  text(
    '←→ step · PgUp PgDn deal · v view · o all open · t last trick · b look back · p play on · l log · s score · ? help · q leave',
    '←→ Schritt · Bild↑↓ Spiel · v Sicht · o offen · t Stich · b Rückblick · p weiterspielen · l Verlauf · s Stand · ? Hilfe · q weg',
  ),
  text(
    '←→ step · v view · o open · b look back · p play on · ? help · q leave',
    '←→ Schritt · v Sicht · o offen · b Rückblick · p spielen · ? Hilfe · q weg',
  ),
  text('←→ step · v view · o open · ? help · q leave', '←→ Schritt · v Sicht · ? Hilfe · q weg'),
  text('←→ step · ? help · q leave', '←→ Schritt · ? Hilfe · q weg'),
] as const;

export const REVIEW = {
  title: text('Looking back', 'Rückblick'),
  keys: text('↑↓ choose · Enter position · Esc back', '↑↓ wählen · Enter Stellung · Esc zurück'),
  weighing: text('decision $1 of $2 is being weighed …', 'Entscheidung $1 von $2 wird beurteilt …'),
  fine: text(
    'No move was clearly worse than the best.',
    'Kein Zug war deutlich schlechter als der beste.',
  ),
  none: text('There is no decision to weigh.', 'Es gibt keine Entscheidung zu beurteilen.'),
  place: text('deal $1, step $2', 'Spiel $1, Schritt $2'),
  cost: text('−$1 ± $2', '−$1 ± $2'),
  open: text('−$1', '−$1'),
  made: text('{$1} $2.', '{$1} $2.'),
  better: text('Better: {$1} $2.', 'Besser: {$1} $2.'),
  total: text(
    '{$1}, decisions: $2, points given away: $3 (± $4)',
    '{$1}, Entscheidungen: $2, verschenkte Punkte: $3 (± $4)',
  ),
} as const;

export const STATS = {
  title: text('Statistics', 'Statistik'),
  historyTitle: text('Finished matches', 'Beendete Partien'),
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
