/** The names of the suits in sentences, and their signs. */
import { same, type Text, text } from '../../lang/text.ts';

export const SUIT_NAMES: readonly Text[] = [
  text('clubs', 'Kreuz'),
  text('diamonds', 'Karo'),
  text('hearts', 'Herz'),
  text('spades', 'Pik'),
];

export const SUIT_SIGNS: readonly Text[] = SUIT_NAMES.map(({ en }) => same(`[${en}]`));
