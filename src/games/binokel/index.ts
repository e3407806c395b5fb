/** Binokel: bid, meld and take tricks, alone or with a partner. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const binokel = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
