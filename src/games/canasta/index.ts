/** Canasta: meld seven of a rank, keep the pile from the others, and go out in time. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const canasta = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
