/** Everything but the order of the talon is public. */
import type { Card } from '../../cards/pack.ts';
import type { Assignment, Hidden, Observer } from '../../engine/game.ts';
import type { Options } from './options.ts';
import { cardOf, NO_CARD, pack, type State } from './rules.ts';

export interface Observation {
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

export const observe = (state: State, observer: Observer): Observation => ({
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
export function hidden(observation: Observation): Hidden {
  if (observation.phase === 'deal') return { pool: [], slots: [] };
  const shown = new Set(observation.packets.flat().map(cardOf));
  if (observation.hand !== NO_CARD) shown.add(observation.hand);
  return {
    pool: pack.order.filter((card) => !shown.has(card)),
    slots: [{ size: observation.talon }],
  };
}

export const determinize = (observation: Observation, assignment: Assignment): State => ({
  phase: observation.phase,
  options: observation.options,
  played: observation.played,
  before: observation.before,
  packets: observation.packets,
  hand: observation.hand,
  talon: assignment[0] ?? [],
  pushed: observation.pushed,
});
