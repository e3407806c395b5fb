/** What computer players know about Canasta beyond its rules. */
import { hasMost } from '../../blocks/deal-won.ts';
import type { Heuristics } from '../../engine/game.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import type { Move } from './moves.ts';
import type { Observation } from './observation.ts';
import { policy } from './policy.ts';
import type { State } from './state.ts';

export const heuristics: Heuristics<State, Move, Observation> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
  evaluate,
  candidates,
  judging: { least: 15, success: hasMost, events },
};
