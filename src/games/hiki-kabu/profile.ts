/** Hiki-Kabu's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { pack } from './hand.ts';
import { minute } from './lesson.ts';
import { check, type Options, options } from './options.ts';
import { clauses } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'hiki-kabu',
  names: same('Hiki-Kabu'),
  summary: text(
    'Two or three cards: the sum whose last digit is nearest to nine takes the pot.',
    'Zwei oder drei Karten: Wessen Summe mit der letzten Ziffer der Neun am nächsten kommt, holt den Pot.',
  ),
  gist: text('two or three cards, nearest nine', 'mit zwei, drei Karten zur Neun'),
  family: 'banking',
  prefix: 'HIK',
  aim: 'most',
  options,
  check,
  pack: () => pack,
  minute,
  clauses,
};
