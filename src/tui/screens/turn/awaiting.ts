/**
 * Enter at an open hint that is still weighed: its move is made once the hint has settled, so that a review says the
 * same of the decision. Asked again, Enter makes the move at once.
 */
import { enter, type Seated } from './acting.ts';
import { decisionOf } from './decision.ts';
import { adviceIn, picksOf, type TableState, type Turn } from './state.ts';

/** How Enter stands to the open hint: it would wait for it, or does so already. */
export type Awaiting = 'offered' | 'begun';

/** Whether Enter would make the move of the open hint before that has settled, or already waits for it. */
export function awaitingIn(state: TableState, turn: Turn | undefined): Awaiting | undefined {
  const advised = adviceIn(state, turn);
  if (turn === undefined || advised === undefined || advised.hint.isSettled) return undefined;
  const decision = decisionOf(turn, picksOf(state, turn));
  if (decision.kind !== 'play') return undefined;
  if (turn.game.notation.write(decision.choice.move) !== advised.hint.move) return undefined;
  return advised.awaited === undefined ? 'offered' : 'begun';
}

/** The text of a move that was waited for and whose hint has settled. */
export function moveAwaited(state: TableState, turn: Turn | undefined): string | undefined {
  const advised = adviceIn(state, turn);
  return advised?.hint.isSettled === true ? advised.awaited : undefined;
}

/** What Enter does in a turn: the first time at a hint that is still weighed, it waits for that. */
export function enterOrAwait(seated: Seated, state: TableState): undefined {
  const { turn, dispatch } = seated;
  if (turn === undefined) return undefined;
  if (awaitingIn(state, turn) !== 'offered') return enter(seated, picksOf(state, turn));
  dispatch({ kind: 'await' });
  return undefined;
}
