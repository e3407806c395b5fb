/** Blaue Vierzehn: avoid the fourteens, the blue one above all, and the red cards. */
import { defineGame } from '../../engine/game.ts';
import * as facets from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const blaueVierzehn = defineGame(profile, { ...facets, heuristics }, facets.extras);
