/** Hiki-Kabu: a banking game with Kabufuda cards, nearest to nine. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const hikiKabu = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
