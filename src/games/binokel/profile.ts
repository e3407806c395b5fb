/** Binokel's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { pack } from './cards.ts';
import { minute } from './lesson.ts';
import { clauses } from './sheet.ts';
import { type Options, options } from './state.ts';

export const profile: Profile<Options> = {
  id: 'binokel',
  names: same('Binokel'),
  summary: text(
    'Bid for the Dabb, meld, and make what you bid in melds and tricks.',
    'Um den Dabb reizen, melden und mit den Stichen erfüllen, was man geboten hat.',
  ),
  gist: text('bid, meld, and make what you bid', 'reizen, melden, Gebot schaffen'),
  family: 'tricks',
  prefix: 'BIN',
  aim: 'most',
  options,
  pack: () => pack,
  minute,
  clauses,
};
