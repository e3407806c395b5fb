/** The observation of a patience, in which everything but the order of the talon is public. */
import * as p from '../../blocks/published.ts';
import type { Assignment, Hidden, Observer } from '../../engine/game.ts';
import words from './published.json' with { type: 'json' };
import { cardOf, isPushed, NO_CARD, PUSHED, pack, type State } from './rules.ts';

export interface Observation extends Omit<State, 'talon'> {
  readonly observer: Observer;
  /** The number of cards of the talon not yet turned. */
  readonly talon: number;
}

export const observe = (state: State, observer: Observer): Observation => ({
  observer,
  ...state,
  talon: state.talon.length,
});

/** The hidden cards: the talon. */
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

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('deal', 'play', 'over'),
    played: p.count,
    hand: p.cardIfAny(pack),
    packets: p.list(
      p.record<Observation['packets'][number]>()(
        {
          cards: p.from(p.cards(pack), (packet) => packet.map(cardOf)),
          pushed: p.from(p.count, (packet) => packet.filter(isPushed).length),
        },
        words.packets,
      ),
      pack.ranks,
    ),
    talon: p.countTo(pack.order.length),
    points: p.from(p.bySeat(p.count), ({ pushed }) => [pushed]),
    totals: p.from(p.bySeat(p.count), ({ before }) => [before]),
  },
  words.told,
);

export const published = p.restored(
  told,
  (seen, { packets, points, totals }, options: State['options']): Observation => ({
    ...seen,
    options,
    before: totals[0] ?? 0,
    packets: packets.map(({ cards, pushed }) =>
      p
        .cards(pack)
        .read(cards)
        .map((card, at) => card + (at < cards.length - pushed ? 0 : PUSHED)),
    ),
    pushed: points[0] ?? 0,
  }),
);
