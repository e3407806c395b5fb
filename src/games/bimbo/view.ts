/** What an onlooker may know of a deal, and its hidden cards. */
import { allSeats } from '../../blocks/seats.ts';
import { type Bag, bagLess, bagOf } from '../../cards/bag.ts';
import type { Assignment, Hidden, Observer, Seat } from '../../engine/game.ts';
import { type Known, packOf, type State } from './state.ts';

export interface View extends Omit<State, 'hands'> {
  readonly observer: Observer;
  readonly hand: Bag;
  readonly sizes: readonly number[];
}

/** `known` holds only what the onlooker himself knows. */
export const observe = (state: State, observer: Observer): View => ({
  observer,
  phase: state.phase,
  options: state.options,
  played: state.played,
  totals: state.totals,
  dealer: state.dealer,
  ranking: state.ranking,
  hand: state.hands[observer] ?? [],
  sizes: state.hands.map((hand) => hand.length),
  turn: state.turn,
  pile: state.pile,
  passes: state.passes,
  out: state.out,
  aside: state.aside,
  known: state.known.filter((entry) => entry.knower === observer),
});

const knownIn = (known: readonly Known[], seat: Seat): Bag =>
  known.filter((entry) => entry.owner === seat).map((entry) => entry.card);

const othersOf = (view: View): readonly Seat[] =>
  allSeats(view.sizes.length).filter((seat) => seat !== view.observer);

/** The unknown cards of the other hands, in seat order. */
export function hidden(view: View): Hidden {
  if (view.phase === 'dealer' || view.phase === 'deal') return { pool: [], slots: [] };
  const lying = view.pile.flatMap((entry) => entry.cards);
  const known = view.known.map((entry) => entry.card);
  const seen = [...view.hand, ...view.aside, ...lying, ...known];
  return {
    pool: bagLess(bagOf(packOf(view.options).order), seen),
    slots: othersOf(view).map((seat) => ({
      size: (view.sizes[seat] ?? 0) - knownIn(view.known, seat).length,
    })),
  };
}

export function determinize(view: View, assignment: Assignment): State {
  const others = othersOf(view);
  const dealt = view.phase !== 'dealer' && view.phase !== 'deal';
  const handOf = (seat: Seat): Bag =>
    bagOf([...(assignment[others.indexOf(seat)] ?? []), ...knownIn(view.known, seat)]);
  return {
    phase: view.phase,
    options: view.options,
    played: view.played,
    totals: view.totals,
    dealer: view.dealer,
    ranking: view.ranking,
    hands: view.sizes.map((_, seat) => {
      if (seat === view.observer) return view.hand;
      return dealt ? handOf(seat) : [];
    }),
    turn: view.turn,
    pile: view.pile,
    passes: view.passes,
    out: view.out,
    aside: view.aside,
    known: view.known,
  };
}
