/** What Hiki Kabu is called and with what it is played. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { pack } from './hand.ts';
import { type Options, options } from './options.ts';
import { clauses } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'hiki-kabu',
  names: same('Hiki-Kabu'),
  summary: text(
    'Two or three cards, and the last digit of their sum nearest to nine takes the pot.',
    'Zwei oder drei Karten, und die letzte Ziffer der Summe, die der Neun am nächsten kommt, holt den Pot.',
  ),
  prefix: 'HIK',
  aim: 'most',
  options,
  pack: () => pack,
  clauses,
};
