/** Bridge's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { pack } from './cards.ts';
import { clauses } from './sheet.ts';
import { SEAT_NAMES } from './shown/text.ts';
import { type Options, options } from './state.ts';
import { minute } from './words/lesson.ts';

export const profile: Profile<Options> = {
  id: 'bridge',
  names: same('Bridge'),
  summary: text(
    'With your partner, bid the tricks you will take, then take them.',
    'Mit dem Partner reizen, wie viele Stiche man macht, und sie dann machen.',
  ),
  gist: text('bid your tricks, then take them', 'Stiche reizen und dann machen'),
  family: 'tricks',
  prefix: 'BRI',
  aim: 'most',
  seatNames: SEAT_NAMES,
  homeSeat: 2,
  options,
  pack: () => pack,
  minute,
  clauses,
};
