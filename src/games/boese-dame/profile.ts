/** Böse Dame's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { minute } from './lesson.ts';
import { type Options, options, pack } from './rules.ts';
import { clauses } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'boese-dame',
  names: same('Böse Dame'),
  alsoNames: ['Graue Laus'],
  summary: text(
    'Take points in tricks, but never the queen of spades.',
    'Stiche mit Augen machen, aber nie die Pik-Dame.',
  ),
  gist: text('take points, not the spade queen', 'Augen ja, Pik-Dame nein'),
  family: 'tricks',
  prefix: 'BOD',
  aim: 'most',
  options,
  pack: () => pack,
  minute,
  clauses,
};
