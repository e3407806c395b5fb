/** Cabo: a memory game for the lowest row of cards that players may hardly look at. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const cabo = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
