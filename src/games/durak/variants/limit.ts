/** DUR-32: no limit but the defender's hand. */
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
  'A bout has at most six attacking cards, the first one five.',
  'Ein Angriff hat höchstens sechs Angriffskarten, der erste fünf.',
);
const HAND = text(
  "A bout has at most as many attacking cards as the defender's hand.",
  'Ein Angriff hat höchstens so viele Angriffskarten, wie der Verteidiger auf der Hand hat.',
);

export const limit: Variant = {
  clause: 'DUR-32',
  told: (options) => (options.limit === 'six' ? SIX : HAND),
  change: (_, options) => (options.limit === 'none' ? { mostFirst: NONE, most: NONE } : {}),
};
