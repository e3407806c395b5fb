/** Kabadak's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { minute } from './lesson.ts';
import { pack } from './rows.ts';
import { clauses } from './sheet.ts';
import { type Options, options } from './state.ts';

export const profile: Profile<Options> = {
  id: 'kabadak',
  names: same('Kabadak'),
  alsoNames: ['Kajaqak'],
  summary: text(
    'Lay sets and runs that turn into each other, and be the first to get rid of every card.',
    'Sätze und Straßen legen, die ineinander übergehen, und als Erster alle Karten los sein.',
  ),
  gist: text('get rid of cards in sets and runs', 'Sätze und Straßen loswerden'),
  family: 'melds',
  prefix: 'KAB',
  aim: 'least',
  options,
  pack: () => pack,
  minute,
  clauses,
};
