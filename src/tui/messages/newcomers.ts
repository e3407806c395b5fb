/** What is asked between deals, when new players may sit down. */
import { text } from '../../lang/text.ts';

export const NEWCOMERS = {
  seat: text('new player for', 'neu für'),
  seatMeaning: text(
    'whose seat somebody new takes over, with its score; one after the other, the newest last',
    'wessen Platz jemand Neues übernimmt, samt Punktestand; nacheinander, wer zuletzt kommt, zuletzt',
  ),
  nobody: text('nobody', 'niemanden'),
  name: text('name', 'Name'),
  nameMeaning: text('what the new player is called', 'wie der oder die Neue heißt'),
  who: text('who plays', 'wer spielt'),
  sits: text('$1 in the place of $2', '$1 an den Platz von $2'),
  seated: text('Sitting down: $1.', 'Es setzen sich: $1.'),
  keys: [
    text(
      '↑↓ choose · ←→ change · type a name · Enter go on · Esc back',
      '↑↓ wählen · ←→ ändern · Namen tippen · Enter weiter · Esc zurück',
    ),
    text('↑↓ ←→ · Enter go on · Esc back', '↑↓ ←→ · Enter weiter · Esc zurück'),
  ],
} as const;
