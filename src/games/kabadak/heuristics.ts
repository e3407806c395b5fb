/** What computer players know about Kabadak beyond its rules. */
import { hasFewest } from '../../blocks/deal-won.ts';
import type { Heuristics } from '../../engine/game.ts';
import { events } from './events.ts';
import type { Move } from './moves.ts';
import type { Observation } from './observation.ts';
import { policy } from './policy.ts';
import type { State } from './state.ts';

export const heuristics: Heuristics<State, Move, Observation> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
  judging: { least: 0.5, success: hasFewest, events },
};
