/** Nothing is decided in this patience: an opponent needs only the rules. */
import type { Mind } from '../../engine/game.ts';
import type { Move, State } from './rules.ts';
import { hidden, imagine, type View } from './view.ts';

export const mind: Mind<State, Move, View> = {
  hidden,
  imagine,
  habit: (_, moves) => moves.map(() => 1),
};
