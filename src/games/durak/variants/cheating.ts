/** DUR-35: false covers and adds, until somebody notices. */
import { sentences, text } from '../../../lang/text.ts';
import type { Variant } from '../variant-rules.ts';

const ON = text(
  'A false card is a single covering card that does not beat, or a single added card of a rank that does not lie.',
  'Falsch ist eine einzelne deckende Karte, die nicht schlägt, oder eine einzelne dazugelegte von einem Wert, der nicht liegt.',
);
const NEVER = text(
  'There are none in an attack or after a take.',
  'Beim Angreifen und nach dem Schlucken gibt es keine.',
);
const NEVER_PASS = text(
  'There are none in an attack, in a pass or after a take.',
  'Beim Angreifen, beim Schieben und nach dem Schlucken gibt es keine.',
);
const STANDS = text(
  'The wronged player acts next: the attacker after a cover, the defender after an added card. Anything they do but catch it lets it stand, and its rank lies from then on: whoever adds it in that very act adds honestly.',
  'Der Geschädigte ist gleich am Zug: nach einem Decken der Angreifer, nach einer dazugelegten Karte der Verteidiger. Tut er irgendetwas, statt sie zu bemerken, gilt sie, und ihr Wert liegt von da an: Wer ihn damit gleich dazulegt, legt ehrlich dazu.',
);
const CAUGHT = text(
  'A caught card goes back to the hand of its player, who acts again, without further false cards in this bout.',
  'Wird sie bemerkt, geht sie auf die Hand zurück, und ihr Spieler ist wieder dran, in diesem Angriff ohne weitere falsche Karten.',
);
const OFF = text('Nobody plays false cards.', 'Falsche Karten gibt es nicht.');

export const cheating: Variant = {
  clause: 'DUR-35',
  told: ({ cheating: on, transfer }) =>
    on ? sentences(ON, transfer === 'off' ? NEVER : NEVER_PASS, STANDS, CAUGHT) : OFF,
  change: (_, options) => ({ cheats: options.cheating }),
};
