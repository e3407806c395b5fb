/** Schwimmen's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { pack } from './hand.ts';
import { type Options, options } from './options.ts';
import { clauses } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'schwimmen',
  names: same('Schwimmen'),
  summary: text(
    'Swap cards with the middle, and never hold the lowest hand.',
    'Karten mit der Mitte tauschen und nie das niedrigste Blatt haben.',
  ),
  prefix: 'SCW',
  aim: 'least',
  options,
  pack: () => pack,
  clauses,
};
