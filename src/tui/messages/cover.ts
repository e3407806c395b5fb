/** What stands between two people at one keyboard. */
import { text } from '../../lang/text.ts';

export const COVER = {
  next: text('$1 is next.', '$1 ist dran.'),
  turnAway: text(
    'The hands are covered. Everybody else, please look away.',
    'Die Karten sind verdeckt. Alle anderen sehen bitte weg.',
  ),
  keys: text('Enter when ready · q leave', 'Enter, wenn bereit · q weg'),
} as const;
