/** DUR-28: the last card before the turned one makes a new trump. */
import { flagOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { CARDS, inGroup } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

export const newTrumpOptions = {
  newTrump: inGroup(
    CARDS,
    flagOption(
      false,
      text(
        'the last card drawn before the turned one is shown and makes trump',
        'die letzte Karte vor der aufgedeckten wird gezeigt und bestimmt den neuen Trumpf',
      ),
    ),
  ),
};

const ON = text(
  'The card after which only the turned one is left in the stock is shown to all; its suit is trump from then on. A new hand does not bring that about.',
  'Die Karte, nach der nur noch die aufgedeckte im Stapel liegt, wird allen gezeigt; ihre Farbe ist von da an Trumpf. Ein neues Blatt bewirkt das nicht.',
);
const OFF = text(
  'The trump suit holds for the whole game.',
  'Der Trumpf gilt für das ganze Spiel.',
);

export const newTrump: Variant = {
  clause: 'DUR-28',
  told: (options) => (options.newTrump ? ON : OFF),
  change: (_, options) => ({ lastMakesTrump: options.newTrump }),
};
