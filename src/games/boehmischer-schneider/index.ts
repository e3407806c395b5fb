/** Böhmischer Schneider: a card is beaten only by the very next one. */
import { defineGame } from '../../engine/game.ts';
import { display, notation, observer, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const boehmischerSchneider = defineGame(profile, {
  rules,
  observer,
  notation,
  display,
  heuristics,
});
