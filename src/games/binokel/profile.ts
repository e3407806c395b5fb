/** What Binokel is called and with what it is played. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { pack } from './cards.ts';
import { type Options, options } from './options.ts';
import { clauses } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'binokel',
  names: same('Binokel'),
  summary: text(
    'Bid for the Dabb, meld, and make in tricks what you promised.',
    'Um den Dabb reizen, melden und in Stichen einlösen, was man versprach.',
  ),
  prefix: 'BIN',
  aim: 'most',
  options,
  pack: () => pack,
  clauses,
};
