/** All Fours' name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { minute } from './lesson.ts';
import { clauses } from './sheet.ts';
import { type Options, options, pack } from './state.ts';

export const profile: Profile<Options> = {
  id: 'all-fours',
  names: same('All Fours'),
  summary: text(
    'Score for the highest and lowest trump, its jack, and the game.',
    'Punkte für den höchsten und den niedrigsten Trumpf, den Trumpfbuben und die meisten Augen.',
  ),
  gist: text('high, low, jack and the game', 'höchster, niedrigster, Bube, Augen'),
  family: 'tricks',
  prefix: 'ALF',
  aim: 'most',
  options,
  pack: () => pack,
  minute,
  clauses,
};
