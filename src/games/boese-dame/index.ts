/** Böse Dame, also Graue Laus: take points, never the queen of spades. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const boeseDame = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
