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
import type { Assignment, Hidden, Observer, Seat } from '../../engine/game.ts';
import { pack, RANKS, SUIT_OF } from './cards.ts';
import type { Options } from './options.ts';
import { goneOf } from './rules.ts';
import {
  type Auction,
  type Contract,
  isOpen,
  NO_HANDS,
  type Standing,
  type State,
  type Trick,
} from './state.ts';

export interface View {
  readonly observer: Observer;
  readonly phase: State['phase'];
  readonly options: Options;
  readonly standing: Standing;
  readonly dealer: Seat;
  readonly auction: Auction;
  readonly contract: Contract;
  readonly hand: Halves;
  /** Dummy's cards once they lie open. */
  readonly dummy: Halves;
  /** All hands when the deal is over. */
  readonly shown: readonly Halves[];
  readonly sizes: readonly number[];
  /** Cards each seat has played. */
  readonly gone: readonly Halves[];
  readonly turn: Seat;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly last: Trick;
  readonly ns: number;
  readonly ew: number;
  readonly voids: Voids;
  readonly claimed: number;
}

export function observe(state: State, observer: Observer): View {
  const { phase, deal, hands, turn, leader, trick, last, ns, ew, voids, claimed } = state;
  const { options, standing, dealer, auction, contract } = deal;
  return {
    observer,
    phase,
    options,
    standing,
    dealer,
    auction,
    contract,
    hand: hands[observer] ?? NO_HALVES,
    dummy: isOpen(state) ? (hands[contract.dummy] ?? NO_HALVES) : NO_HALVES,
    shown: phase === 'over' ? hands : [],
    sizes: hands.map(countIn),
    gone: phase === 'auction' ? NO_HANDS : goneOf(state),
    turn,
    leader,
    trick,
    last,
    ns,
    ew,
    voids,
    claimed,
  };
}

export const FULL = halvesOf(pack.order, RANKS);

/** Seats whose cards the onlooker does not see. */
export const unseenSeats = (view: View): readonly Seat[] => {
  if (view.phase !== 'auction' && view.phase !== 'play') return [];
  const dummy = isOpen(view) ? view.contract.dummy : -1;
  return [0, 1, 2, 3].filter((seat) => seat !== view.observer && seat !== dummy);
};

/** The hands the onlooker does not see, in seat order. */
export function hidden(view: View): Hidden {
  const seats = unseenSeats(view);
  if (seats.length === 0) return { pool: [], slots: [] };
  const seen = view.gone.reduce(joined, joined(view.hand, view.dummy));
  const slots = seats.map((seat) => ({
    size: view.sizes[seat] ?? 0,
    admits: (card: Card) => !isVoid(view.voids, seat, SUIT_OF[card] ?? 0),
  }));
  return { pool: cardsIn(apart(FULL, seen), RANKS), slots };
}

function handsOf(view: View, assignment: Assignment): readonly Halves[] {
  if (view.phase === 'over') return view.shown;
  const unseen = unseenSeats(view);
  return [0, 1, 2, 3].map((seat) => {
    if (unseen.includes(seat)) return halvesOf(assignment[unseen.indexOf(seat)] ?? [], RANKS);
    return seat === view.observer ? view.hand : view.dummy;
  });
}

export function determinize(view: View, assignment: Assignment): State {
  const { phase, options, standing, dealer, auction, contract } = view;
  const { turn, leader, trick, last, ns, ew, voids, claimed } = view;
  const dealing = phase === 'dealer' || phase === 'deal';
  const hands = dealing ? NO_HANDS : handsOf(view, assignment);
  const dealt = hands.map((hand, seat) => joined(hand, view.gone[seat] ?? NO_HALVES));
  const deal = { options, standing, dealer, dealt, auction, contract };
  return { phase, deal, hands, turn, leader, trick, last, ns, ew, voids, claimed };
}
