/** Nothing is decided in this patience: an opponent needs only the rules. */
import type { Heuristics } from '../../engine/game.ts';
import type { Move, State } from './rules.ts';
import type { View } from './view.ts';

export const heuristics: Heuristics<State, Move, View> = {
  levels: [],
  policy: (_, moves) => moves.map(() => 1),
};
