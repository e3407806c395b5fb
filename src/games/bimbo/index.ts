/** Bimbo: be the first to get rid of all cards; the last player left is the Bimbo. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const bimbo = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
