/** What the record browser says. */
import { text } from '../../lang/text.ts';

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
  noTrick: text('No trick has been taken yet.', 'Noch ist kein Stich gemacht.'),
} as const;

/** Keys of the browser, the long line first. */
export const REPLAY_KEYS = [
  text(
    '←→ step · PgUp PgDn deal · Home End · v view · o all open · t last trick · l log · s score · ? help · q leave',
    '←→ Schritt · Bild↑↓ Spiel · Pos1 Ende · v Sicht · o offen · t Stich · l Verlauf · s Stand · ? Hilfe · q weg',
  ),
  text(
    '←→ step · v view · o open · t trick · l log · s score · ? help · q leave',
    '←→ Schritt · v Sicht · o offen · t Stich · l Verlauf · s Stand · ? Hilfe · q',
  ),
  text('←→ step · v view · o open · ? help · q leave', '←→ Schritt · v Sicht · ? Hilfe · q weg'),
  text('←→ step · ? help · q leave', '←→ Schritt · ? Hilfe · q weg'),
] as const;

export const LOOK_KEYS = [text('Esc back', 'Esc zurück')] as const;

/** Keys and what they do, for the help of the browser. */
export const REPLAY_HELP = [
  [
    '←→',
    text(
      'one step back or forward; the wheel, too',
      'einen Schritt zurück oder weiter; auch das Mausrad',
    ),
  ],
  [
    text('PgUp PgDn', 'Bild↑ Bild↓'),
    text('one deal back or forward', 'ein Spiel zurück oder weiter'),
  ],
  [text('Home End', 'Pos1 Ende'), text('to the start or the end', 'an den Anfang oder das Ende')],
  ['v', text('another seat’s view', 'die Sicht eines anderen Platzes')],
  ['o', text('all hands open', 'alle Blätter offen')],
  ['t', text('the trick taken last', 'der letzte Stich')],
  ['l', text('log', 'Verlauf')],
  ['s', text('score, with its lines', 'Stand mit allen Posten')],
  ['r', text('rules', 'Regeln')],
  ['n', text('the next record in the file', 'das nächste Protokoll der Datei')],
  ['c', text('four colours on and off', 'vier Farben an und aus')],
  ['q', text('leave', 'weg')],
] as const;
