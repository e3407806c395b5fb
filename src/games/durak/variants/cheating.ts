/** DUR-35: false covers and adds, until somebody notices. */
import { flagOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { BOUT, inGroup } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

export const cheatingOptions = {
  cheating: inGroup(
    BOUT,
    flagOption(
      false,
      text(
        'false cards may be tried; the wronged player can catch them at once',
        'falsche Karten sind erlaubt, solange der Geschädigte sie nicht sofort bemerkt (Schummeln)',
      ),
    ),
  ),
};

const ON = text(
  'A false card is one covering card that does not beat, or one added card of a rank that does not lie; never after taking, in an attack or in a pass. The wronged player acts next, the attacker or the defender: if he catches it the card goes back and its player acts again, without further false cards in this bout; anything else he does lets it stand.',
  'Falsch ist eine einzelne Karte, die nicht schlägt, oder eine einzelne dazugelegte von einem Wert, der nicht liegt; nie nach dem Schlucken, beim Angreifen oder Schieben. Der Geschädigte ist gleich am Zug, der Angreifer oder der Verteidiger: Bemerkt er es, geht die Karte zurück, und ihr Spieler ist wieder dran, in diesem Angriff ohne weitere falsche Karten; tut er etwas anderes, gilt sie.',
);
const OFF = text('Nobody plays false cards.', 'Falsche Karten gibt es nicht.');

export const cheating: Variant = {
  clause: 'DUR-35',
  told: (options) => (options.cheating ? ON : OFF),
  change: (_, options) => ({ cheats: options.cheating }),
};
