/** DUR-34: two more cards per player, face down until the hand is empty. */
import { text } from '../../../lang/text.ts';
import { SECRET_CARDS } from '../cards.ts';
import type { Variant } from '../variant-rules.ts';
import { draws } from '../words/sheet-facts.ts';

const ON = text(
  'Each player has two more cards, <face down>. A player whose hand is empty once the stock is used up takes them up at the end of the bout, after hands are filled and before anyone is out. Until then nobody looks at them and they count for nothing.',
  'Jeder hat zwei weitere Karten, <verdeckt>. Wessen Blatt leer ist, wenn der Stapel aufgebraucht ist, nimmt sie am Ende des Angriffs auf, nach dem Nachziehen und bevor jemand ausscheidet. Bis dahin sieht sie niemand an, und sie zählen nicht.',
);
const ON_UNDRAWN = text(
  'Each player has two more cards, <face down>. A player whose hand is empty takes them up at the end of the bout, before anyone is out. Until then nobody looks at them and they count for nothing.',
  'Jeder hat zwei weitere Karten, <verdeckt>. Wessen Blatt leer ist, nimmt sie am Ende des Angriffs auf, bevor jemand ausscheidet. Bis dahin sieht sie niemand an, und sie zählen nicht.',
);
const OFF = text('There are no <secret cards>.', 'Es gibt keine <verdeckten Karten>.');

export const secret: Variant = {
  clause: 'DUR-34',
  told: (options) => {
    if (!options.secret) return OFF;
    return draws(options) ? ON : ON_UNDRAWN;
  },
  change: (_, options) => (options.secret ? { secret: SECRET_CARDS } : {}),
};
