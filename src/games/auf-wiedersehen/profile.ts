/** Auf Wiedersehen's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { type Options, options, pack } from './rules.ts';
import { clauses, minute } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'auf-wiedersehen',
  names: same('Auf Wiedersehen'),
  summary: text(
    'A patience for one: push every card under the packet of its value.',
    'Eine Patience für einen: Jede Karte kommt unter das Päckchen ihres Wertes.',
  ),
  gist: text('push every card under its packet', 'jede Karte unter ihr Päckchen'),
  family: 'alone',
  prefix: 'AUW',
  aim: 'most',
  options,
  pack: () => pack,
  minute,
  clauses,
};
