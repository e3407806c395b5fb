/** DUR-34: two more cards a player, face down until the hand is empty. */
import { flagOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { CARDS, inGroup } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

/** Cards a player. */
export const SECRET_CARDS = 2;

export const secretOptions = {
  secret: inGroup(
    CARDS,
    flagOption(
      false,
      text(
        'two cards more each, face down until the hand is empty (Secret)',
        'jeder bekommt zwei Karten mehr, verdeckt, bis das Blatt leer ist (Secret)',
      ),
    ),
  ),
};

const ON = text(
  'Two more cards each lie face down. Whose hand is empty with no stock left takes them up at the end of the bout, after hands are filled and before anybody is out. Until then they count for nothing.',
  'Je zwei weitere Karten liegen verdeckt. Wessen Blatt leer ist, wenn der Stapel aufgebraucht ist, nimmt sie am Ende des Angriffs auf, nach dem Nachziehen und bevor jemand ausscheidet. Bis dahin zählen sie nicht.',
);
const OFF = text('There are no secret cards.', 'Es gibt keine verdeckten Karten.');

export const secret: Variant = {
  clause: 'DUR-34',
  told: (options) => (options.secret ? ON : OFF),
  change: (_, options) => (options.secret ? { secret: SECRET_CARDS } : {}),
};
