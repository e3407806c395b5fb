/** What Kabadak is called and with what it is played. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { type Options, options } from './options.ts';
import { pack } from './rows.ts';
import { clauses } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'kabadak',
  names: same('Kabadak'),
  summary: text(
    'Lay sets and runs that change into each other, and be rid of every card first.',
    'Sätze und Straßen legen, die ineinander wechseln, und zuerst alle Karten los sein.',
  ),
  prefix: 'KAB',
  aim: 'least',
  options,
  pack: () => pack,
  clauses,
};
