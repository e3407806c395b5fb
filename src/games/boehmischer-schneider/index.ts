/** Böhmischer Schneider: a card is beaten only by the very next one. */
import { defineGame } from '../../engine/game.ts';
import * as facets from './facets.ts';
import { heuristics } from './heuristics.ts';
import { profile } from './profile.ts';

export const boehmischerSchneider = defineGame(profile, { ...facets, heuristics }, facets.extras);
