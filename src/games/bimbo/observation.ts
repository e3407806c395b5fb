/** What an observer may know of a deal, and its hidden cards. */
import * as p from '../../blocks/published.ts';
import { allSeats } from '../../blocks/seats.ts';
import { type Bag, bagDifference, bagOf } from '../../cards/bag.ts';
import type { Assignment, Hidden, Observer, Seat } from '../../engine/game.ts';
import words from './published.json' with { type: 'json' };
import { type Known, packOf, type State, stateOf, TWO_PACKS, tokens } from './state.ts';

export interface Observation extends Omit<State, 'hands'> {
  readonly observer: Observer;
  readonly hand: Bag;
  readonly sizes: readonly number[];
}

/** The observation of a state; its `known` has only the entries of cards that the observer knows. */
export const observe = (state: State, observer: Observer): Observation => ({
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

/** The cards of others that the observer knows. */
const knownOfOthers = ({ known, observer }: Observation): readonly Known[] =>
  known.filter(({ owner }) => owner !== observer);

/** The cards that the observer was given in the exchange, while the hand is as it was dealt. */
export function cameOf({ known, observer, hand, options }: Observation): Bag {
  const least = Math.floor(packOf(options).order.length / options.players);
  return hand.length < least ? [] : bagOf(knownIn(known, observer));
}

const othersOf = (observation: Observation): readonly Seat[] =>
  allSeats(observation.sizes.length).filter((seat) => seat !== observation.observer);

/** The unknown cards of the other hands, in seat order. */
export function hidden(observation: Observation): Hidden {
  if (observation.phase === 'dealer' || observation.phase === 'deal')
    return { pool: [], slots: [] };
  const lying = observation.pile.flatMap((entry) => entry.cards);
  const known = knownOfOthers(observation).map((entry) => entry.card);
  const seen = [...observation.hand, ...observation.aside, ...lying, ...known];
  return {
    pool: bagDifference(bagOf(packOf(observation.options).order), seen),
    slots: othersOf(observation).map((seat) => ({
      size: (observation.sizes[seat] ?? 0) - knownIn(observation.known, seat).length,
    })),
  };
}

/**
 * A full state that the observer holds possible, for searches to play on: hands of others get assigned cards and those
 * seen in the exchange.
 */
export function determinize(observation: Observation, assignment: Assignment): State {
  const others = othersOf(observation);
  const dealt = observation.phase !== 'dealer' && observation.phase !== 'deal';
  const handOf = (seat: Seat): Bag => {
    const unknown = assignment[others.indexOf(seat)] ?? [];
    return bagOf([...unknown, ...knownIn(observation.known, seat)]);
  };
  const hands = observation.sizes.map((_, seat) => {
    if (seat === observation.observer) return observation.hand;
    if (dealt) return handOf(seat);
    return [];
  });
  return stateOf(observation, hands);
}

const cards = p.sorted(TWO_PACKS);

const told = p.record<Observation>()(
  {
    observer: p.seatIfAny,
    phase: p.oneOf('dealer', 'deal', 'give', 'play', 'over'),
    played: p.count,
    dealer: p.seatIfAny,
    turn: p.seatIfAny,
    lastPlaces: p.as('ranking', p.seats),
    hand: cards,
    handSizes: p.as('sizes', p.bySeat(p.countTo(TWO_PACKS.order.length))),
    known: p.from(p.bySeat(cards), (seen) =>
      seen.sizes.map((_, holder) => knownIn(knownOfOthers(seen), holder)),
    ),
    pile: p.list(p.record<Observation['pile'][number]>()({ seat: p.seat, cards }), tokens.ranks),
    passed: p.as('passes', p.seats),
    aside: cards,
    out: p.seats,
    totals: p.bySeat(p.amount),
  },
  words.told,
);

export const published = p.restored(
  told,
  (seen, { known }, options: State['options']): Observation => ({
    ...seen,
    options,
    known: known.flatMap((held, owner) =>
      cards.read(held).map((card) => ({ owner, knower: seen.observer, card })),
    ),
  }),
);
