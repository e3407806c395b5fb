/** Drawing from the stock, and red threes laid out by themselves (CAN-4, CAN-7). */
import { type Bag, withCards } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { isRedThree } from './cards.ts';
import { hasTake } from './legal-takes.ts';
import { sceneOf } from './scene.ts';
import { ended, partyOf, replaced, type Side, type State, sideOf } from './state.ts';

/** Cards drawn from a stock: what came to the hand, which red threes lay themselves out. */
interface Drawn {
  readonly cards: Bag;
  readonly reds: Bag;
  readonly stock: readonly Card[];
  /** CAN-23: the last card was a red three. */
  readonly last: boolean;
}

/**
 * Draws until `count` cards are in hand or the stock is gone. `auto`: red threes are laid and
 * replaced (CAN-4); else they come to the hand too, but for one that is the last card.
 */
export function drawn(stock: readonly Card[], count: number, auto: boolean): Drawn {
  const cards: Card[] = [];
  const reds: Card[] = [];
  let at = 0;
  for (; cards.length < count && at < stock.length; at++) {
    const card = stock[at] ?? 0;
    const isLast = at === stock.length - 1;
    if (isRedThree(card) && (auto || isLast)) reds.push(card);
    else cards.push(card);
  }
  const last = at > 0 && at === stock.length && isRedThree(stock[at - 1] ?? 0);
  return { cards, reds, stock: stock.slice(at), last };
}

export const isAuto = ({ standing }: State): boolean => standing.options.redThrees === 'auto';

export const withSide = (state: State, seat: Seat, side: Side): readonly Side[] =>
  replaced(state.sides, partyOf(state.standing, seat), side);

const withReds = ({ melds, given, reds }: Side, more: Bag): Side => ({
  melds,
  given,
  reds: withCards(reds, more),
});

export const sidesWith = (state: State, seat: Seat, more: Bag): State['sides'] =>
  more.length === 0 ? state.sides : withSide(state, seat, withReds(sideOf(state, seat), more));

/** CAN-22: with the stock used up a turn without a take ends the deal. */
export const orEnded = (state: State): State =>
  state.phase === 'turn' && state.stock.length === 0 && !hasTake(sceneOf(state))
    ? ended(state, 'stock')
    : state;
