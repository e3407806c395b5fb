/** What Blaue Vierzehn is called and with what it is played. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { type Options, options } from './options.ts';
import { pack } from './rules.ts';
import { clauses } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'blaue-vierzehn',
  names: same('Blaue Vierzehn'),
  summary: text(
    'Keep clear of fourteens and red cards, and of the blue fourteen most of all.',
    'Vierzehnen und rote Karten meiden, die blaue Vierzehn vor allem.',
  ),
  prefix: 'BLV',
  aim: 'least',
  options,
  pack: () => pack,
  clauses,
};
