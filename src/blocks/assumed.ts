/** What computed figures take for granted, told to whoever is told the figures. */
import { text } from '../lang/text.ts';

export const RULE_OF_THUMB = text(
  'This takes for granted that the others draw by the rule of thumb and that no hand tells anything of another.',
  'Dabei wird vorausgesetzt, dass die anderen nach der Faustregel ziehen und kein Blatt etwas über ein anderes verrät.',
);
