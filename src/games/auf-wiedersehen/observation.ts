/** Everything but the order of the talon is public. */
import * as p from '../../blocks/published.ts';
import type { Assignment, Hidden, Observer } from '../../engine/game.ts';
import { cardOf, isPushed, NO_CARD, pack, type State } from './rules.ts';

export interface Observation extends Omit<State, 'talon'> {
  readonly observer: Observer;
  /** Cards of the talon not yet turned. */
  readonly talon: number;
}

export const observe = (state: State, observer: Observer): Observation => ({
  observer,
  ...state,
  talon: state.talon.length,
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

export const determinize = (
  { observer: _, ...seen }: Observation,
  assignment: Assignment,
): State => ({ ...seen, talon: assignment[0] ?? [] });

export const published = p.record<Observation>()({
  observer: p.seatIfAny,
  phase: p.oneOf('deal', 'play', 'over'),
  /** Deals finished before this one. */
  played: p.count,
  /** The card that is pushed next; null before the deal and after the end. */
  hand: p.cardIfAny(pack),
  /** From the aces to the kings; none before the deal. */
  packets: p.list(
    p.record<Observation['packets'][number]>()({
      /** The top card first. */
      cards: p.from(p.cards(pack), (packet) => packet.map(cardOf)),
      /** How many of them, the lowest, were pushed under it. */
      pushed: p.from(p.count, (packet) => packet.filter(isPushed).length),
    }),
  ),
  /** Cards of the talon not yet turned. */
  talon: p.count,
  /** Cards pushed in this deal. */
  points: p.from(p.bySeat(p.count), ({ pushed }) => [pushed]),
  /** Cards pushed in the deals before it. */
  totals: p.from(p.bySeat(p.count), ({ before }) => [before]),
});
