/** What opponents know of Canasta beyond its rules. */
import type { Heuristics } from '../../engine/game.ts';
import { policy } from './habit.ts';
import { evaluate } from './judgement.ts';
import type { Move } from './moves.ts';
import { candidates } from './shortlist.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export const heuristics: Heuristics<State, Move, View> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
  evaluate,
  candidates,
};
