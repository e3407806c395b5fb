/** Durak: attack and defence, and one is left with cards. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const durak = defineGame(
  profile,
  { rules, observer, notation, display, heuristics },
  extras,
);
