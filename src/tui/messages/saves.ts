/** What the list of saved games says. */
import { text } from '../../lang/text.ts';

export const SAVES = {
  title: text('Saved games', 'Gespeicherte Spiele'),
  none: text('No game has been saved yet.', 'Noch ist kein Spiel gespeichert.'),
  loading: text('reading …', 'Talon liest …'),
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
