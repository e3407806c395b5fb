/** Cabo's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { minute } from './lesson.ts';
import { pack } from './round.ts';
import { clauses } from './sheet.ts';
import { type Options, options } from './state.ts';

export const profile: Profile<Options> = {
  id: 'cabo',
  names: same('Cabo'),
  summary: text(
    'Remember your face-down row, lower it, and call before the others do.',
    'Die eigene verdeckte Auslage merken, senken und rechtzeitig Cabo ansagen.',
  ),
  gist: text('remember your row, lower it, call', 'Auslage merken, senken, ansagen'),
  family: 'shedding',
  prefix: 'CAB',
  aim: 'least',
  options,
  pack: () => pack,
  minute,
  clauses,
};
