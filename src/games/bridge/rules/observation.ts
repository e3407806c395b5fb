/** A deal as an observer may know it, and the cards hidden from them. */
import { isVoid } from '../../../blocks/trick.ts';
import type { Card } from '../../../cards/pack.ts';
import {
  cardsOf,
  difference,
  EMPTY,
  size,
  union,
  type WideSet,
  wideSetOf,
} from '../../../cards/wide-set.ts';
import type { Assignment, Hidden, Observer, Seat } from '../../../engine/game.ts';
import { pack, RANKS, SUIT_OF } from '../state/cards.ts';
import { type Deal, isOpen, NO_HANDS, type State } from '../state/state.ts';
import { goneOf } from './rules.ts';

export interface Observation extends Omit<State, 'deal' | 'hands'>, Omit<Deal, 'dealt'> {
  readonly observer: Observer;
  readonly hand: WideSet;
  /** Dummy's cards once they lie open. */
  readonly dummy: WideSet;
  /** All hands when the deal is over. */
  readonly shown: readonly WideSet[];
  readonly sizes: readonly number[];
  /** Cards each seat has played. */
  readonly gone: readonly WideSet[];
}

export function observe(state: State, observer: Observer): Observation {
  const { phase, deal, hands, turn, leader, trick, last, ns, ew, voids, course, claimed } = state;
  const { options, standing, dealer, auction, contract } = deal;
  return {
    observer,
    phase,
    options,
    standing,
    dealer,
    auction,
    contract,
    hand: hands[observer] ?? EMPTY,
    dummy: isOpen(state) ? (hands[contract.dummy] ?? EMPTY) : EMPTY,
    shown: phase === 'over' ? hands : [],
    sizes: hands.map(size),
    gone: phase === 'auction' ? NO_HANDS : goneOf(state),
    turn,
    leader,
    trick,
    last,
    ns,
    ew,
    voids,
    course,
    claimed,
  };
}

export const FULL = wideSetOf(pack.order, RANKS);

/** Seats whose cards the observer does not see. */
export const unseenSeats = (observation: Observation): readonly Seat[] => {
  if (observation.phase !== 'auction' && observation.phase !== 'play') return [];
  const dummy = isOpen(observation) ? observation.contract.dummy : -1;
  return [0, 1, 2, 3].filter((seat) => seat !== observation.observer && seat !== dummy);
};

/** The hands the observer does not see, in seat order. */
export function hidden(observation: Observation): Hidden {
  const seats = unseenSeats(observation);
  if (seats.length === 0) return { pool: [], slots: [] };
  const seen = observation.gone.reduce(union, union(observation.hand, observation.dummy));
  const slots = seats.map((seat) => ({
    size: observation.sizes[seat] ?? 0,
    admits: (card: Card) => !isVoid(observation.voids, seat, SUIT_OF[card] ?? 0),
  }));
  return { pool: cardsOf(difference(FULL, seen), RANKS), slots };
}

/**
 * The four hands of a sampled deal: the observer's own and dummy's are known, the unseen ones come from `assignment`.
 */
function handsOf(observation: Observation, assignment: Assignment): readonly WideSet[] {
  if (observation.phase === 'over') return observation.shown;
  const unseen = unseenSeats(observation);
  return [0, 1, 2, 3].map((seat) => {
    if (unseen.includes(seat)) return wideSetOf(assignment[unseen.indexOf(seat)] ?? [], RANKS);
    return seat === observation.observer ? observation.hand : observation.dummy;
  });
}

/** A full state that the observer holds possible, with hidden cards as assigned, for searches to play on. */
export function determinize(observation: Observation, assignment: Assignment): State {
  const { phase, options, standing, dealer, auction, contract } = observation;
  const { turn, leader, trick, last, ns, ew, voids, course, claimed } = observation;
  const dealing = phase === 'dealer' || phase === 'deal';
  const hands = dealing ? NO_HANDS : handsOf(observation, assignment);
  const dealt = hands.map((hand, seat) => union(hand, observation.gone[seat] ?? EMPTY));
  const deal = { options, standing, dealer, dealt, auction, contract };
  return { phase, deal, hands, turn, leader, trick, last, ns, ew, voids, course, claimed };
}
