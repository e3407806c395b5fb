/** Kabadak: be the first to lay down every card, or declare KABADAK. */
import { defineGame } from '../../engine/game.ts';
import { display, extras, notation, observer, published, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const kabadak = defineGame(
  profile,
  { rules, observer, notation, display, heuristics, published },
  extras,
);
