/** What opponents know of Durak beyond its rules. */
import type { Mind } from '../../engine/game.ts';
import { solve } from './ending.ts';
import { habit } from './habit.ts';
import { judgement } from './judgement.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { hidden, imagine, type View } from './view.ts';

export const mind: Mind<State, Move, View> = { hidden, imagine, habit, judgement, solve };
