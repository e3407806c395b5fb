/** What Durak is called and with what it is played. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { packOf } from './cards.ts';
import { check, type Options, options } from './options.ts';
import { presets } from './presets.ts';
import { clauses } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'durak',
  names: same('Durak'),
  summary: text(
    'Attack and cover, be rid of your cards; there is no winner, only the last with cards.',
    'Angreifen und decken, alle Karten loswerden; es gibt keinen Gewinner, nur den Letzten mit Karten.',
  ),
  prefix: 'DUR',
  aim: 'least',
  options,
  presets,
  check,
  pack: packOf,
  clauses,
};
