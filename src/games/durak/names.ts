/** The names of the suits in sentences. */
import { type Text, text } from '../../lang/text.ts';

export const SUIT_NAMES: readonly Text[] = [
  text('clubs', 'Kreuz'),
  text('diamonds', 'Karo'),
  text('hearts', 'Herz'),
  text('spades', 'Pik'),
];
