/** Contract bridge: rubber, Chicago or duplicate, with a documented bidding system. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const bridge = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
