/** Auf Wiedersehen: a patience that plays itself out card by card. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const aufWiedersehen = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
