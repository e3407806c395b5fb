/** Canasta's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { packOf } from './cards.ts';
import { type Options, options } from './options.ts';
import { clauses } from './sheet.ts';
import { minute } from './words/lesson.ts';

export const profile: Profile<Options> = {
  id: 'canasta',
  names: same('Canasta'),
  summary: text(
    'Meld seven of a rank with your partner, take the pile, and go out before the others.',
    'Mit dem Partner sieben Gleiche melden, den Stoß erobern und vor den anderen ausgehen.',
  ),
  gist: text('meld seven of a rank and go out', 'sieben Gleiche melden und ausgehen'),
  family: 'melds',
  prefix: 'CAN',
  aim: 'most',
  options,
  pack: packOf,
  minute,
  clauses,
};
