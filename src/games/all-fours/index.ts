/** All Fours: high, low, jack and game, first to seven. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const allFours = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
