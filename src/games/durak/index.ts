/** Durak: attack and defend, and do not be the last with cards. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const durak = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
