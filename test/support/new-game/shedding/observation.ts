/** What an observer may know: their own hand, the pile, and how many cards lie elsewhere. */
import * as p from '../../../../src/blocks/published.ts';
import type { Card } from '../../../../src/cards/pack.ts';
import type { Assignment, Hidden, Observer } from '../../../../src/engine/game.ts';
import { type Move, pack, type State } from './rules.ts';
import { write } from './text.ts';

export interface Observation extends Omit<State, 'hands' | 'stock'> {
  readonly observer: Observer;
  readonly hand: readonly Card[];
  /** Cards in every seat's hand. */
  readonly sizes: readonly number[];
  /** Cards in the stock. */
  readonly stock: number;
}

export const observe = ({ hands, stock, ...seen }: State, observer: Observer): Observation => ({
  observer,
  ...seen,
  hand: hands[observer] ?? [],
  sizes: hands.map((hand) => hand.length),
  stock: stock.length,
});

/** Everybody sees which card is played; a card drawn is named by nobody. */
export const mask = (_: State, move: Move): string => write(move);

/** The other hands in seat order, then the stock. */
export function hidden({ observer, phase, hand, pile, sizes, stock }: Observation): Hidden {
  if (phase === 'dealer' || phase === 'deal') return { pool: [], slots: [] };
  const others = sizes.filter((_, seat) => seat !== observer);
  return {
    pool: pack.order.filter((card) => !hand.includes(card) && !pile.includes(card)),
    slots: [...others, stock].map((size) => ({ size })),
  };
}

export function determinize(observation: Observation, assignment: Assignment): State {
  const { observer, hand, sizes, stock: _, ...seen } = observation;
  const others = assignment.slice(0, -1);
  const hands = sizes.map((_size, seat) => {
    if (seat === observer) return hand;
    const before = observer >= 0 && observer < seat ? 1 : 0;
    return [...(others[seat - before] ?? [])].sort((one, two) => one - two);
  });
  return { ...seen, hands, stock: assignment.at(-1) ?? [] };
}

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'deal', 'play', 'over'),
    played: p.count,
    dealer: p.seatIfAny,
    turn: p.seatIfAny,
    hand: p.sorted(pack),
    handSizes: p.from(p.bySeat(p.count), ({ sizes }) => sizes),
    pile: p.cards(pack),
    stock: p.count,
    passes: p.count,
    totals: p.bySeat(p.amount),
  },
  {
    pile: 'The top card last.',
    passes: 'Passes since the last card was played or drawn.',
  },
);

export const published = p.restored(
  told,
  (seen, { handSizes }, options: State['options']): Observation => ({
    ...seen,
    options,
    sizes: handSizes,
  }),
);
