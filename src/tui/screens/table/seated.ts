/** Whoever sits at the table with the keyboard: what Enter does for them, and what a pick changes. */
import type { Text } from '../../../lang/text.ts';
import { type Session, whenKept } from '../../../play/index.ts';
import type { App } from '../../app.tsx';
import { KEYS } from '../../messages/table.ts';
import { isSingle, keyOf } from '../../parts/choices.ts';
import type { Driver } from '../../parts/driver.ts';
import type { Key } from '../../parts/keys.ts';
import type { Arrangement } from '../../parts/order.ts';
import { type Picks, type PicksAction, picksReducer } from '../../parts/picks.ts';
import { decide } from './decision.ts';
import { picksOf, type TableAction, type TableState, type Turn } from './state.ts';

export const said = (text: Text): TableAction => ({ kind: 'say', notice: { kind: 'said', text } });

export const isChar = (key: Key, char: string): boolean => key.name === 'char' && key.char === char;

export interface Seated {
  readonly app: App;
  readonly session: Session;
  readonly driver: Driver;
  readonly turn: Turn | undefined;
  /** The same turn with the hand in another order. */
  readonly turnAs: (arrangement: Arrangement) => Turn | undefined;
  readonly dispatch: (action: TableAction) => void;
}

/**
 * Plays once everything before is saved, unless the match has moved on by then. Nobody waits for the
 * disk: other keys go on meanwhile.
 */
export function play({ session, dispatch }: Seated, line: string): undefined {
  const before = session.match();
  whenKept(session, () => {
    if (session.match() !== before) return;
    const refusal = session.play(line);
    dispatch({ kind: 'say', notice: refusal && { kind: 'refused', refusal } });
  });
}

export function enter(seated: Seated, picks: Picks): undefined {
  const { turn, dispatch } = seated;
  if (turn === undefined) return undefined;
  const decision = decide(turn, picks);
  if (decision.kind === 'order') return giveOrder(seated);
  if (decision.kind === 'play') return play(seated, turn.game.notation.write(decision.choice.move));
  if (decision.kind === 'try') return play(seated, decision.line);
  if (decision.kind === 'open' && decision.line !== undefined) return play(seated, decision.line);
  if (decision.kind === 'aim') {
    dispatch({ kind: 'picks', turn, action: { kind: 'aim', pick: decision.at } });
  } else if (decision.kind === 'choose') {
    const { choices } = decision;
    dispatch({ kind: 'open', window: { kind: 'chooser', choices } });
  } else dispatch(said(decision.kind === 'none' ? decision.why : decision.told));
  return undefined;
}

/** Gives the standing order once everything before is saved. */
function giveOrder({ session }: Seated): undefined {
  const before = session.match();
  whenKept(session, () => {
    if (session.match() === before) session.entrust('order');
  });
}

/** A pick that takes the place of another without being asked to. */
const isExchange = (before: Picks, after: Picks): boolean => {
  const [[old], [now]] = [before.picked, after.picked];
  return (
    old !== undefined &&
    now !== undefined &&
    (old.face !== now.face || keyOf(old.pick) !== keyOf(now.pick))
  );
};

/** Changes the picks, and plays what they make if `plays`. */
export function pickAnd(
  seated: Seated,
  state: TableState,
  action: PicksAction,
  plays: boolean,
): undefined {
  const { turn, dispatch } = seated;
  if (turn === undefined) return undefined;
  const single = isSingle(turn.choices);
  const before = picksOf(state, turn);
  const after = picksReducer(turn.areas, single)(before, action);
  dispatch({ kind: 'picks', turn, action });
  if (plays) return enter(seated, after);
  if (single && isExchange(before, after)) dispatch(said(KEYS.oneAtATime));
  return undefined;
}

/**
 * Presses a button, with what is picked if that makes a move, else alone: a letter means its button
 * whatever was picked before.
 */
export function press(seated: Seated, state: TableState, id: string): undefined {
  const { turn } = seated;
  if (turn === undefined) return undefined;
  const reduce = picksReducer(turn.areas, isSingle(turn.choices));
  const before = picksOf(state, turn);
  const makes = (action: PicksAction): boolean =>
    ['play', 'choose', 'order'].includes(decide(turn, reduce(before, action)).kind);
  const joined: PicksAction = { kind: 'point', pick: { button: id } };
  const alone: PicksAction = { kind: 'take', picks: [{ button: id }] };
  return pickAnd(seated, state, !makes(joined) && makes(alone) ? alone : joined, true);
}
