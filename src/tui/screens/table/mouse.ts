/** What clicks and the wheel do at the table. */

import { entered } from '../../parts/areas.ts';
import { isSingle } from '../../parts/choices.ts';
import type { Key } from '../../parts/keys.ts';
import type { PicksAction } from '../../parts/picks.ts';
import { enter, pickAnd, press, type Seated } from './seated.ts';
import { picksOf, type TableState, type Turn } from './state.ts';

/** The kind and name of what was clicked: `button:take`, or a card by its region and place. */
export function clickedOn(id: string): { readonly kind: string; readonly id: string } {
  const cut = id.indexOf(':');
  if (id === '') return { kind: '', id: '' };
  return cut < 0 ? { kind: 'card', id } : { kind: id.slice(0, cut), id: id.slice(cut + 1) };
}

/** A click on a card picks it, or plays it where one card is a move; one on a button presses it. */
export function click(
  seated: Seated,
  state: TableState,
  at: { readonly x: number; readonly y: number },
): undefined {
  const { turn, app } = seated;
  if (turn === undefined) return undefined;
  const { kind, id } = clickedOn(app.registry.at(at.x, at.y)?.id ?? '');
  const cut = id.lastIndexOf('/');
  const [region, number] = [id.slice(0, cut), Number(id.slice(cut + 1))];
  const single = isSingle(turn.choices);
  switch (kind) {
    case 'enter':
      return enter(seated, picksOf(state, turn));
    case 'button':
      return press(seated, state, id);
    case 'pick':
      return pickAnd(seated, state, { kind: 'point', pick: { region, slot: number } }, true);
    case 'whole':
      return clickWhole(seated, state, turn, id);
    case 'less':
    case 'more':
      return nudge(seated, state, id, kind === 'less' ? -1 : 1);
    case 'card':
      return pickAnd(seated, state, { kind: 'face', region, face: number, only: single }, single);
    default:
      return undefined;
  }
}

/** The region as a whole, with what is picked. */
function clickWhole(seated: Seated, state: TableState, turn: Turn, id: string): undefined {
  const slot = turn.table.regions.find((one) => one.id === id)?.slot;
  if (slot === undefined) return undefined;
  return pickAnd(seated, state, { kind: 'point', pick: { region: id, slot } }, true);
}

/** One up or down in a number; the first touch only moves the cursor there. */
function nudge(seated: Seated, state: TableState, id: string, by: number): undefined {
  const { turn, dispatch } = seated;
  if (turn === undefined) return;
  const area = turn.areas.find((one) => one.id === id);
  const first = entered(area)?.pick;
  if (first === undefined) return;
  const isThere = picksOf(state, turn).area === id;
  const action: PicksAction = isThere ? { kind: 'jump', by } : { kind: 'point', pick: first };
  dispatch({ kind: 'picks', turn, action });
}

/** The wheel turns the number under it, else moves the cursor along. */
export function wheel(
  seated: Seated,
  state: TableState,
  key: Extract<Key, { readonly name: 'wheel' }>,
): undefined {
  const { turn, app, dispatch } = seated;
  const { kind, id } = clickedOn(app.registry.at(key.x, key.y)?.id ?? '');
  const isNumber = kind === 'amount' || kind === 'less' || kind === 'more';
  if (isNumber) return nudge(seated, state, id, -key.by);
  if (turn !== undefined) dispatch({ kind: 'picks', turn, action: { kind: 'jump', by: key.by } });
}
