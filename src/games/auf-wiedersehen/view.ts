/** Everything but the order of the talon is public. */
import type { Card } from '../../cards/pack.ts';
import type { Assignment, Hidden, Observer } from '../../engine/game.ts';
import type { Options } from './options.ts';
import { cardOf, NO_CARD, pack, type State } from './rules.ts';

export interface View {
  readonly observer: Observer;
  readonly phase: State['phase'];
  readonly options: Options;
  readonly played: number;
  readonly before: number;
  readonly packets: State['packets'];
  readonly hand: Card;
  /** Cards of the talon not yet turned. */
  readonly talon: number;
  readonly pushed: number;
}

export const observe = (state: State, observer: Observer): View => ({
  observer,
  phase: state.phase,
  options: state.options,
  played: state.played,
  before: state.before,
  packets: state.packets,
  hand: state.hand,
  talon: state.talon.length,
  pushed: state.pushed,
});

/** The talon. */
export function hidden(view: View): Hidden {
  if (view.phase === 'deal') return { pool: [], slots: [] };
  const shown = new Set(view.packets.flat().map(cardOf));
  if (view.hand !== NO_CARD) shown.add(view.hand);
  return {
    pool: pack.order.filter((card) => !shown.has(card)),
    slots: [{ size: view.talon }],
  };
}

export const determinize = (view: View, assignment: Assignment): State => ({
  phase: view.phase,
  options: view.options,
  played: view.played,
  before: view.before,
  packets: view.packets,
  hand: view.hand,
  talon: assignment[0] ?? [],
  pushed: view.pushed,
});
