/** Bimbo's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { minute } from './lesson.ts';
import { clauses } from './sheet.ts';
import { check, type Options, options, packOf } from './state.ts';

export const profile: Profile<Options> = {
  id: 'bimbo',
  names: same('Bimbo'),
  summary: text(
    'Play higher and get rid of your cards first; the last player left pays next time.',
    'Höher spielen und zuerst fertig werden; der Letzte zahlt beim nächsten Mal.',
  ),
  gist: text('be rid of your cards first', 'als Erster alle Karten loswerden'),
  family: 'shedding',
  prefix: 'BIM',
  aim: 'most',
  options,
  check,
  pack: packOf,
  minute,
  clauses,
};
