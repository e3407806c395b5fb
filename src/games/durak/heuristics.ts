/** What computer players know about Durak beyond its rules. */

import type { Heuristics } from '../../engine/game.ts';
import { solveMove, solveObservation } from './ending.ts';
import { evaluate } from './evaluate.ts';
import { events, success } from './events.ts';
import type { Move } from './moves.ts';
import type { Observation } from './observation.ts';
import { policy } from './policy.ts';
import type { State } from './state.ts';

export const heuristics: Heuristics<State, Move, Observation> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
  evaluate,
  solveObservation,
  solveMove,
  judging: { least: 0.03, success, events },
};
