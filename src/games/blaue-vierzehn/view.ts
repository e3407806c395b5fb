/** What an onlooker may know of a deal, and its hidden cards. */
import { isVoid, type Voids } from '../../blocks/voids.ts';
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
import type { Filling, Hidden, Onlooker, Seat } from '../../engine/game.ts';
import type { Options } from './options.ts';
import { FULL, playedOf, RANKS, type State, SUIT_OF, type Trick } from './rules.ts';

export interface View {
  readonly onlooker: Onlooker;
  readonly phase: State['phase'];
  readonly options: Options;
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly hand: Halves;
  /** Cards in every seat's hand. */
  readonly sizes: readonly number[];
  /** Cards played, the trick on the table included. */
  readonly gone: Halves;
  readonly turn: Seat;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly last: Trick;
  readonly points: readonly number[];
  readonly voids: Voids;
}

export function view(state: State, onlooker: Onlooker): View {
  const { phase, options, played, totals, dealer, hands } = state;
  const { turn, leader, trick, last, points, voids } = state;
  return {
    onlooker,
    phase,
    options,
    played,
    totals,
    dealer,
    hand: hands[onlooker] ?? NO_HALVES,
    sizes: hands.map(countIn),
    gone: phase === 'play' || phase === 'over' ? playedOf(hands) : NO_HALVES,
    turn,
    leader,
    trick,
    last,
    points,
    voids,
  };
}

/** The other hands, in seat order. */
export function hidden(view: View): Hidden {
  if (view.phase !== 'play') return { pool: [], slots: [] };
  const pool = cardsIn(apart(FULL, joined(view.hand, view.gone)), RANKS);
  const slots = view.sizes.flatMap((size, seat) => {
    if (seat === view.onlooker) return [];
    return [{ size, admits: (card: Card) => !isVoid(view.voids, seat, SUIT_OF[card] ?? 0) }];
  });
  return { pool, slots };
}

export function imagine(view: View, filling: Filling): State {
  const { phase, options, played, totals, dealer, onlooker } = view;
  const { turn, leader, trick, last, points, voids } = view;
  const others = filling.map((cards) => halvesOf(cards, RANKS));
  const hands = view.sizes.map((_, seat) =>
    seat === onlooker ? view.hand : (others.shift() ?? NO_HALVES),
  );
  return {
    phase,
    options,
    played,
    totals,
    dealer,
    hands,
    turn,
    leader,
    trick,
    last,
    points,
    voids,
  };
}
