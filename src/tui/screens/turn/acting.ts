/** What keys at the table do in a person's turn: a move is made, a card laid, something picked, or it is said why not. */

import type { Home, Pick } from '../../../engine/table.ts';
import type { Text } from '../../../lang/text.ts';
import { whenKept } from '../../../play/session/deciding.ts';
import type { Session } from '../../../play/session/session.ts';
import type { App } from '../../context/app.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import { isSingle, keyOf } from '../../picking/areas.ts';
import type { Arrangement } from '../../picking/order.ts';
import { focused, type Picks, type PicksAction, picksReducer } from '../../picking/picks.ts';
import type { Driver } from '../../table/driver.ts';
import { decide } from './decision.ts';
import { goingOn } from './further.ts';
import { picksOf, type TableAction, type TableState, type Turn } from './state.ts';

export const said = (text: Text): TableAction => ({ kind: 'say', notice: { kind: 'said', text } });

export interface Seated {
  readonly app: App;
  readonly session: Session;
  readonly driver: Driver;
  readonly turn: Turn | undefined;
  /** Makes the turn anew with the hand in another order. */
  readonly turnAs: (arrangement: Arrangement) => Turn | undefined;
  readonly dispatch: (action: TableAction) => void;
}

/**
 * Acts once everything before is saved, unless the match has moved on by then. Nobody waits for the disk: other keys
 * go on meanwhile.
 */
export function actHere(session: Session, act: () => void): undefined {
  const before = session.match();
  whenKept(session, () => {
    if (session.match() === before) act();
  });
}

export const playText = ({ session, dispatch }: Seated, line: string): undefined =>
  actHere(session, () => {
    const refusal = session.play(line);
    dispatch({ kind: 'say', notice: refusal && { kind: 'refused', refusal } });
  });

/** Lays the card in hand at a place; what does not belong there stays in hand. */
const lay = ({ session, dispatch }: Seated, { region, wrong }: Home): undefined =>
  actHere(session, () => {
    const isRight = session.lay(region);
    const notice =
      isRight || wrong === undefined ? undefined : ({ kind: 'wrong', text: wrong } as const);
    dispatch({ kind: 'say', notice });
  });

/**
 * Does what Enter means for the picks made so far: makes a move, picks or aims further, opens the list of moves to
 * choose from, or says why none can be made; before a card in hand has a place, it says how to choose one.
 */
export function enter(seated: Seated, picks: Picks): undefined {
  const { turn, dispatch } = seated;
  if (turn === undefined) return undefined;
  const decision = decide(turn, picks);
  if (decision.kind === 'order')
    return actHere(seated.session, () => seated.session.entrust('order'));
  if (decision.kind === 'play')
    return playText(seated, turn.game.notation.write(decision.choice.move));
  if (decision.kind === 'lay') return lay(seated, decision.home);
  if (decision.kind === 'try') return playText(seated, decision.line);
  if (decision.kind === 'open') {
    if (decision.does !== undefined) {
      for (const action of goingOn(turn, picks, decision.does))
        dispatch({ kind: 'picks', turn, action });
      return undefined;
    }
    if (decision.line !== undefined) return playText(seated, decision.line);
  }
  if (decision.kind === 'aim') {
    dispatch({ kind: 'picks', turn, action: { kind: 'aim', pick: decision.at } });
  } else if (decision.kind === 'choose') {
    const { choices } = decision;
    dispatch({ kind: 'open', window: { kind: 'chooser', ply: turn.ply, choices } });
  } else if (turn.homes !== undefined) {
    dispatch(said(texts.laying.first));
  } else {
    dispatch(said(decision.kind === 'none' ? decision.why : decision.text));
  }
  return undefined;
}

/** A pick that takes the place of another without being asked to. */
function isExchange(before: Picks, after: Picks): boolean {
  const old = before.picked[0];
  const now = after.picked[0];
  if (old === undefined || now === undefined) return false;
  return old.face !== now.face || keyOf(old.pick) !== keyOf(now.pick);
}

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
  if (single && isExchange(before, after)) dispatch(said(texts.keys.oneAtATime));
  return undefined;
}

/** Whether this is a button that asks for Enter. */
export const isAsking = ({ table }: Turn, pick: Pick): boolean =>
  'button' in pick && table.buttons.some(({ id, asks }) => asks === true && id === pick.button);

/** Whether the cursor is on a button that asks for Enter. */
export function isAtAsking(turn: Turn, picks: Picks): boolean {
  const item = focused(turn.areas, picks);
  return item !== undefined && isAsking(turn, item.pick);
}

/** Whether pressing a button only goes there, so that nobody makes a grave move by a slip of one key. */
const onlyGoesTo = (turn: Turn, before: Picks, id: string): boolean =>
  isAsking(turn, { button: id }) && !isAtAsking(turn, before);

/**
 * Presses a button, with what is picked if that makes a move, else alone: a letter means its button
 * whatever was picked before. A button that asks is first only chosen.
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
  const pressing = !makes(joined) && makes(alone) ? alone : joined;
  return pickAnd(seated, state, pressing, !onlyGoesTo(turn, before, id));
}
