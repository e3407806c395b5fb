/** Blaue Vierzehn: avoid the fourteens, the blue one above all, and the red cards. */
import { defineGame } from '../../engine/game.ts';
import { display, notation, observer, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const blaueVierzehn = defineGame(profile, {
  rules,
  observer,
  notation,
  display,
  heuristics,
});
