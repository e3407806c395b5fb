/** DUR-32: the defender's hand as the only limit. */
import { text } from '../../../lang/text.ts';
import type { Variant } from '../variant-rules.ts';

const NONE = Number.MAX_SAFE_INTEGER;
const SIX = text(
  'The limit of six attacking cards, five in the first bout of a game, holds.',
  'Es gilt die Grenze von sechs Angriffskarten, fünf im ersten Angriff eines Spiels.',
);
const HAND = text(
  'No number limits the attacking cards, only the defender’s hand.',
  'Keine Zahl begrenzt die Angriffskarten, nur das Blatt des Verteidigers.',
);

export const limit: Variant = {
  clause: 'DUR-32',
  told: (options) => (options.limit === 'six' ? SIX : HAND),
  change: (_, options) => (options.limit === 'none' ? { mostFirst: NONE, most: NONE } : {}),
};
