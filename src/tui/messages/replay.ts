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
