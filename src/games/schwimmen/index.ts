/** Schwimmen, also Thirty-one: never hold the lowest hand. */
import { defineGame } from '../../engine/game.ts';
import { display, notation, observer, rules } from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const schwimmen = defineGame(profile, { rules, observer, notation, display, heuristics });
