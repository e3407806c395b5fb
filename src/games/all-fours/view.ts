/** What an onlooker may know of a deal, and its hidden cards. */
import { isVoid } from '../../blocks/voids.ts';
import {
  apart,
  cardsIn,
  countIn,
  type Halves,
  halvesOf,
  joined,
  NO_HALVES,
} from '../../cards/halves.ts';
import type { Card } from '../../cards/pack.ts';
import type { Assignment, Hidden, Observer } from '../../engine/game.ts';
import { pack, RANKS, SUIT_OF } from './cards.ts';
import type { State } from './state.ts';

export interface View extends Omit<State, 'hands' | 'away' | 'stock'> {
  readonly observer: Observer;
  readonly hand: Halves;
  /** Cards the onlooker has put away. */
  readonly mine: Halves;
  readonly sizes: readonly number[];
  readonly awaySizes: readonly number[];
  readonly stock: number;
}

const FULL = halvesOf(pack.order, RANKS);

export const observe = (state: State, observer: Observer): View => ({
  observer,
  phase: state.phase,
  options: state.options,
  totals: state.totals,
  dealer: state.dealer,
  hand: state.hands[observer] ?? NO_HALVES,
  mine: state.away[observer] ?? NO_HALVES,
  sizes: state.hands.map(countIn),
  awaySizes: state.away.map(countIn),
  stock: state.stock.length,
  turned: state.turned,
  trump: state.trump,
  turn: state.turn,
  leader: state.leader,
  trick: state.trick,
  last: state.last,
  taken: state.taken,
  voids: state.voids,
  scored: state.scored,
  why: state.why,
});

const seenBy = (view: View): Halves =>
  [...view.taken, view.mine, halvesOf([...view.turned, ...view.trick], RANKS)].reduce(
    joined,
    view.hand,
  );

export const unseenBy = (view: View): readonly Card[] => cardsIn(apart(FULL, seenBy(view)), RANKS);

/** Hands, then cards put away, of the seats that are not the onlooker's; then the stock. */
export function hidden(view: View): Hidden {
  if (view.phase === 'dealer' || view.phase === 'deal') return { pool: [], slots: [] };
  const others = [0, 1].filter((seat) => seat !== view.observer);
  const hands = others.map((seat) => ({
    size: view.sizes[seat] ?? 0,
    admits: (card: Card) => !isVoid(view.voids, seat, SUIT_OF[card] ?? 0),
  }));
  const away = others.map((seat) => ({ size: view.awaySizes[seat] ?? 0 }));
  return {
    pool: unseenBy(view),
    slots: [...hands, ...away, { size: view.stock }],
  };
}

export function determinize(view: View, assignment: Assignment): State {
  const others = [0, 1].filter((seat) => seat !== view.observer);
  const at = (seat: number, from: number): Halves =>
    halvesOf(assignment[from + others.indexOf(seat)] ?? [], RANKS);
  const own = (seat: number) => seat === view.observer;
  return {
    phase: view.phase,
    options: view.options,
    totals: view.totals,
    dealer: view.dealer,
    hands: [0, 1].map((seat) => (own(seat) ? view.hand : at(seat, 0))),
    away: [0, 1].map((seat) => (own(seat) ? view.mine : at(seat, others.length))),
    stock: assignment.at(-1) ?? [],
    turned: view.turned,
    trump: view.trump,
    turn: view.turn,
    leader: view.leader,
    trick: view.trick,
    last: view.last,
    taken: view.taken,
    voids: view.voids,
    scored: view.scored,
    why: view.why,
  };
}
