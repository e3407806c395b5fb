/** What Bridge is called and with what it is played. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { pack } from './cards.ts';
import { type Options, options } from './options.ts';
import { clauses } from './sheet.ts';
import { SEAT_NAMES } from './text.ts';

export const profile: Profile<Options> = {
  id: 'bridge',
  names: same('Bridge'),
  summary: text(
    'Bid with your partner for the tricks you will take, then take them.',
    'Mit dem Partner die Stiche reizen, die man machen will, und sie dann machen.',
  ),
  prefix: 'BRI',
  aim: 'most',
  seatNames: SEAT_NAMES,
  options,
  pack: () => pack,
  clauses,
};
