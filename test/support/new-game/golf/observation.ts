/** What an observer may know: the cards that lie face up, the card they have drawn, and how many others there are. */
import * as p from '../../../../src/blocks/published.ts';
import type { Card } from '../../../../src/cards/pack.ts';
import type { Assignment, Hidden, Observer } from '../../../../src/engine/game.ts';
import { EACH, type Move, NONE, pack, type State } from './rules.ts';
import { write } from './text.ts';

/** The card of a place that lies face down. */
export const DOWN: Card = -1;

export interface Observation extends Omit<State, 'rows' | 'stock'> {
  readonly observer: Observer;
  /** Places from left to right, `DOWN` where nobody has seen the card. */
  readonly rows: readonly (readonly Card[])[];
  /** Cards in the stock. */
  readonly stock: number;
}

export function observe({ rows, stock, ...seen }: State, observer: Observer): Observation {
  const isOver = seen.phase === 'over';
  return {
    observer,
    ...seen,
    rows: rows.map((row) => row.map(({ card, isUp }) => (isUp || isOver ? card : DOWN))),
    drawn: seen.turn === observer ? seen.drawn : NONE,
    stock: stock.length,
  };
}

/** Everybody sees which place is meant; the card that is drawn is named by nobody. */
export const mask = (_: State, move: Move): string => write(move);

const isSeen = (card: Card): boolean => card >= 0;

/** Whether somebody else holds a card that the observer has not seen. */
const isDrawnElsewhere = ({ phase, drawn }: Observation): boolean =>
  phase === 'drawn' && !isSeen(drawn);

/** The face-down cards of each row, then the card that another seat has drawn, then the stock. */
export function hidden(observation: Observation): Hidden {
  const { phase, rows, pile, drawn, stock } = observation;
  if (phase === 'dealer' || phase === 'deal') return { pool: [], slots: [] };
  const seen = new Set([...rows.flat(), ...pile, drawn]);
  const downs = rows.map((row) => row.filter((card) => !isSeen(card)).length);
  const sizes = [...downs, Number(isDrawnElsewhere(observation)), stock];
  return {
    pool: pack.order.filter((card) => !seen.has(card)),
    slots: sizes.map((size) => ({ size })),
  };
}

export function determinize(observation: Observation, assignment: Assignment): State {
  const { observer: _, rows, stock: __, ...seen } = observation;
  const elsewhere = assignment[rows.length]?.[0] ?? NONE;
  return {
    ...seen,
    rows: rows.map((row, seat) => {
      const unseen = [...(assignment[seat] ?? [])];
      return row.map((card) =>
        isSeen(card) ? { card, isUp: true } : { card: unseen.shift() ?? NONE, isUp: false },
      );
    }),
    drawn: isDrawnElsewhere(observation) ? elsewhere : seen.drawn,
    stock: assignment[rows.length + 1] ?? [],
  };
}

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'deal', 'turn', 'drawn', 'over'),
    played: p.count,
    dealer: p.seatIfAny,
    turn: p.seatIfAny,
    rows: p.bySeat(p.list(p.cardIfAny(pack), EACH)),
    pile: p.cards(pack),
    drawn: p.cardIfAny(pack),
    stock: p.count,
    totals: p.bySeat(p.amount),
  },
  {
    rows: 'Places from left to right; null where a card lies face down.',
    pile: 'The top card last.',
    drawn: 'The card the observer has drawn; null for any other.',
  },
);

export const published = p.restored(
  told,
  (seen, _, options: State['options']): Observation => ({ ...seen, options }),
);
