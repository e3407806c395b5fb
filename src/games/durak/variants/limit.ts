/** DUR-32: the defender's hand as the only limit. */
import { choiceOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { BOUT, inGroup } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

export const limitOptions = {
  limit: inGroup(
    BOUT,
    choiceOption(
      {
        six: text('six, five in the first bout', 'sechs, im ersten Angriff fünf'),
        none: text("only the defender's hand", 'nur das Blatt des Verteidigers'),
      },
      'six',
      text(
        'how many attacking cards a bout may have',
        'wie viele Angriffskarten ein Angriff haben darf',
      ),
    ),
  ),
};

const NONE = Number.MAX_SAFE_INTEGER;
const SIX = text(
  'The limit of six attacking cards, five in the first bout of a game, holds.',
  'Es gilt die Grenze von sechs Angriffskarten, fünf im ersten Angriff eines Spiels.',
);
const HAND = text(
  "No number limits the attacking cards, only the defender's hand.",
  'Keine Zahl begrenzt die Angriffskarten, nur das Blatt des Verteidigers.',
);

export const limit: Variant = {
  clause: 'DUR-32',
  told: (options) => (options.limit === 'six' ? SIX : HAND),
  change: (_, options) => (options.limit === 'none' ? { mostFirst: NONE, most: NONE } : {}),
};
