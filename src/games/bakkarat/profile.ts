/** Bakkarat's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { minute } from './lesson.ts';
import { type Options, options } from './options.ts';
import { clauses } from './sheet.ts';
import { pack } from './shoe.ts';

export const profile: Profile<Options> = {
  id: 'bakkarat',
  names: same('Bakkarat'),
  summary: text(
    'Stake against the bank and come nearest to nine; ten spoils it for everyone.',
    'Gegen die Bank setzen und der Neun am nächsten kommen; Zehn verdirbt es allen.',
  ),
  gist: text('come nearest to nine, never ten', 'der Neun am nächsten, nie zehn'),
  family: 'banking',
  prefix: 'BAK',
  aim: 'most',
  options,
  pack: () => pack,
  minute,
  clauses,
};
