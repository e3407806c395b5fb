/** What opponents know of Bakkarat beyond its rules. */
import type { Mind } from '../../engine/game.ts';
import { countHand } from './count.ts';
import type { Move, State } from './rules.ts';
import { hidden, imagine, type View } from './view.ts';

const DRAW_UP_TO = 5;

/** Draws on low counts; stakes little more often than much. */
const habit = (view: View, moves: readonly Move[]): readonly number[] => {
  const draws = countHand(view.open[view.turn] ?? []) <= DRAW_UP_TO;
  return moves.map((move) => {
    if (move.verb === 'stake') return 1;
    return (move.verb === 'hit') === draws ? 1 : 0.02;
  });
};

export const mind: Mind<State, Move, View> = { hidden, imagine, habit };
