/** What an onlooker may know of a deal, and its hidden cards. */
import { isVoid, type Voids } from '../../blocks/voids.ts';
import type { Card } from '../../cards/pack.ts';
import { type CardSet, cardsOf, EMPTY, full, minus, setOf, size } from '../../cards/set.ts';
import type { Filling, Hidden, Onlooker, Seat } from '../../engine/game.ts';
import type { Options } from './options.ts';
import { pack, playedOf, type State, SUIT_OF, type Trick } from './rules.ts';

export interface View {
  readonly onlooker: Onlooker;
  readonly phase: State['phase'];
  readonly options: Options;
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly hand: CardSet;
  /** Cards in every seat's hand. */
  readonly sizes: readonly number[];
  readonly aside: number;
  /** The two cards of BOD-1 once they are shown. */
  readonly shown: CardSet;
  /** Cards played, the trick on the table included. */
  readonly gone: CardSet;
  readonly turn: Seat;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly last: Trick;
  readonly points: readonly number[];
  readonly voids: Voids;
}

export function view(state: State, onlooker: Onlooker): View {
  const { phase, options, played, totals, dealer, hands, talon, turn } = state;
  const { leader, trick, last, points, voids } = state;
  const dealt = phase === 'play' || phase === 'over';
  return {
    onlooker,
    phase,
    options,
    played,
    totals,
    dealer,
    hand: hands[onlooker] ?? EMPTY,
    sizes: hands.map(size),
    aside: size(talon),
    shown: phase === 'over' ? talon : EMPTY,
    gone: dealt ? playedOf(hands, talon) : EMPTY,
    turn,
    leader,
    trick,
    last,
    points,
    voids,
  };
}

/** The other hands in seat order, then the two cards of BOD-1. */
export function hidden(view: View): Hidden {
  if (view.phase !== 'play') return { pool: [], slots: [] };
  const pool = cardsOf(minus(full(pack.order.length), view.hand | view.gone));
  const hands = view.sizes.flatMap((size, seat) => {
    if (seat === view.onlooker) return [];
    return [{ size, admits: (card: Card) => !isVoid(view.voids, seat, SUIT_OF[card] ?? 0) }];
  });
  return { pool, slots: [...hands, { size: view.aside }] };
}

export function imagine(view: View, filling: Filling): State {
  const { phase, options, played, totals, dealer, turn, leader, trick, last, points, voids } = view;
  const sets = filling.map(setOf);
  const others = sets.slice(0, -1);
  const hidden = phase === 'play';
  const hands = view.sizes.map((_, seat) => {
    if (seat === view.onlooker) return view.hand;
    return hidden ? (others.shift() ?? EMPTY) : EMPTY;
  });
  const talon = hidden ? (sets.at(-1) ?? EMPTY) : view.shown;
  return {
    phase,
    options,
    played,
    totals,
    dealer,
    hands,
    talon,
    turn,
    leader,
    trick,
    last,
    points,
    voids,
  };
}
