/** The scene of a state: what the player to act knows, which decides their legal steps. */
import type { Scene } from './lay.ts';
import { type State, sideOf } from './state.ts';

export const sceneOf = (state: State): Scene => ({
  phase: state.phase,
  standing: state.standing,
  turn: state.turn,
  hand: state.hands[state.turn.seat] ?? [],
  side: sideOf(state, state.turn.seat),
  pile: state.pile,
  stock: state.stock.length,
});
