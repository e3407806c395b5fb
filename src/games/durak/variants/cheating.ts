/** DUR-35: false covers and adds, until someone catches them. */
import { sentences, text } from '../../../lang/text.ts';
import type { Variant } from '../variant-rules.ts';

const ON = text(
  'A <false card> is a single covering card that does not beat the card it covers, or a single added card of a rank not yet in the bout.',
  '<Falsch> ist eine einzelne deckende Karte, die nicht schlägt, oder eine einzelne dazugelegte Karte, deren Wert noch nicht liegt.',
);
const NEVER = text(
  'Attacks, and cards added after a take, are never false.',
  'Beim Angreifen und nach dem Schlucken gibt es keine.',
);
const NEVER_PASS = text(
  'Attacks, passes, and cards added after a take are never false.',
  'Beim Angreifen, beim Schieben und nach dem Schlucken gibt es keine.',
);
const STANDS = text(
  'The wronged player acts next: the attacker after a cover, the defender after an added card. Any move of theirs but a catch lets it stand, and from then on its rank counts as in the bout: even that very move may add the rank honestly.',
  'Der Geschädigte ist gleich am Zug: nach einem Decken der Angreifer, nach einer dazugelegten Karte der Verteidiger. Macht er einen anderen Zug, statt sie zu bemerken, gilt sie, und ihr Wert liegt von da an: Schon mit diesem Zug darf er ihn ehrlich dazulegen.',
);
const CAUGHT = text(
  'A caught card goes back to its player’s hand; they move again, and may try no more false cards in this bout.',
  'Wird sie bemerkt, geht sie auf die Hand zurück, und ihr Spieler ist noch einmal dran, darf in diesem Angriff aber keine falsche Karte mehr versuchen.',
);
const OFF = text('Nobody plays <false cards>.', '<Falsche Karten> gibt es nicht.');

export const cheating: Variant = {
  clause: 'DUR-35',
  told: ({ cheating: on, transfer }) =>
    on ? sentences(ON, transfer === 'off' ? NEVER : NEVER_PASS, STANDS, CAUGHT) : OFF,
  change: (_, options) => ({ cheats: options.cheating }),
};
