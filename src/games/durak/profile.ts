/** Durak's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { packOf } from './cards.ts';
import { check, type Options, options } from './options/index.ts';
import { clauses } from './sheet.ts';
import { minute } from './words/lesson.ts';
import { presets } from './words/presets.ts';

export const profile: Profile<Options> = {
  id: 'durak',
  names: same('Durak'),
  summary: text(
    'Attack, cover and get rid of your cards: nobody wins, but the last player with cards loses.',
    'Angreifen, decken, alle Karten loswerden: Gewinner gibt es keinen, nur den Letzten, der noch Karten hat.',
  ),
  gist: text('attack, cover, shed your cards', 'angreifen, decken, alles loswerden'),
  family: 'shedding',
  prefix: 'DUR',
  aim: 'least',
  options,
  presets,
  check,
  pack: packOf,
  minute,
  clauses,
};
