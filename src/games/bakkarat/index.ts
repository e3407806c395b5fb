/** Bakkarat: nearest to nine against the bank, and never exactly ten. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const bakkarat = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
