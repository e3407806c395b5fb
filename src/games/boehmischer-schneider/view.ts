/** What an onlooker may know of a deal, and its hidden cards. */
import type { Card } from '../../cards/pack.ts';
import { type CardSet, cardsOf, EMPTY, full, minus, setOf, size } from '../../cards/set.ts';
import type { Assignment, Hidden, Observer, Seat } from '../../engine/game.ts';
import type { Options } from './options.ts';
import { pack, type State, type Trick } from './rules.ts';

export interface View {
  readonly observer: Observer;
  readonly phase: State['phase'];
  readonly options: Options;
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly hand: CardSet;
  readonly sizes: readonly number[];
  /** Cards left in the stock. */
  readonly stock: number;
  readonly drawn: number;
  readonly turn: Seat;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly last: Trick;
  readonly pictures: readonly number[];
  readonly gone: CardSet;
}

export function observe(state: State, observer: Observer): View {
  const { phase, options, played, totals, dealer, hands, stock, drawn } = state;
  const { turn, leader, trick, last, pictures, gone } = state;
  return {
    observer,
    phase,
    options,
    played,
    totals,
    dealer,
    hand: hands[observer] ?? EMPTY,
    sizes: hands.map(size),
    stock: stock.length - drawn,
    drawn,
    turn,
    leader,
    trick,
    last,
    pictures,
    gone,
  };
}

/** The other hands in seat order, then the stock. */
export function hidden(view: View): Hidden {
  if (view.phase !== 'play') return { pool: [], slots: [] };
  const seen = view.hand | view.gone | setOf(view.trick);
  const hands = view.sizes.filter((_, seat) => seat !== view.observer).map((size) => ({ size }));
  return {
    pool: cardsOf(minus(full(pack.order.length), seen)),
    slots: [...hands, { size: view.stock }],
  };
}

export function determinize(view: View, assignment: Assignment): State {
  const { phase, options, played, totals, dealer, observer, drawn } = view;
  const { turn, leader, trick, last, pictures, gone } = view;
  const others = assignment.slice(0, -1).map(setOf);
  const hands = view.sizes.map((_, seat) =>
    seat === observer ? view.hand : (others.shift() ?? EMPTY),
  );
  const past = Array.from({ length: drawn }, () => 0);
  return {
    phase,
    options,
    played,
    totals,
    dealer,
    hands,
    stock: [...past, ...(assignment.at(-1) ?? [])],
    drawn,
    turn,
    leader,
    trick,
    last,
    pictures,
    gone,
  };
}
