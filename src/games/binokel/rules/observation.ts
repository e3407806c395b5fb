/** An observer's view of a deal, and its hidden cards. */
import { allSeats } from '../../../blocks/seats.ts';
import { type Bag, bagDifference, bagOf, withCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import type { Assignment, Hidden, HiddenSlot, Observer, Seat } from '../../../engine/game.ts';
import { DABB_CARDS, OFFEN, pack, rankOf, SUITS, suitOf, UNTEN } from './cards.ts';
import { isDealt, type State, stateOf } from './state.ts';

/** The public parts of a state; `returned` is known to two players only. */
type Public = Omit<State, 'hands' | 'dabb' | 'discards'>;

export interface Observation extends Public {
  readonly observer: Observer;
  /** The hands the observer sees: their own, and declarer's when it lies open. */
  readonly open: readonly (Bag | null)[];
  readonly sizes: readonly number[];
  readonly dabb: number;
  /** The discards, as only declarer sees them. */
  readonly mine: Bag;
  readonly discarded: number;
  /** BIN-8: the number of trumps among the four discards, once announced. */
  readonly trumpsAway: number;
}

export const ownHand = ({ open, observer }: Observation): Bag => open[observer] ?? [];

/** Whether declarer's hand lies open: from `offen`, `hand` and `ab` on. */
const isOpen = ({ contract, phase }: Pick<State, 'contract' | 'phase'>): boolean => {
  if (contract?.kind === 'ab') return true;
  const special = contract?.kind === 'special' ? contract.special : UNTEN;
  return special >= OFFEN && phase !== 'away';
};

function trumpsAmong(state: State): number {
  const { contract, discards } = state;
  if (contract?.kind !== 'game' || discards.length < DABB_CARDS) return 0;
  return discards.filter((card) => suitOf(card) === contract.suit).length;
}

/**
 * What a seat may know of the deal: its own hand, declarer's where it lies open, and of all other hidden cards their
 * number.
 */
export function observe(state: State, observer: Observer): Observation {
  const { hands, dabb, discards } = state;
  const open = isOpen(state);
  return {
    phase: state.phase,
    options: state.options,
    totals: state.totals,
    dealer: state.dealer,
    shown: state.shown,
    calls: state.calls,
    rival: state.rival,
    joined: state.joined,
    declarer: state.declarer,
    contract: state.contract,
    called: state.called,
    returned: seesReturn(state, observer) ? state.returned : null,
    kept: state.kept,
    melds: state.melds,
    seen: state.seen,
    turn: state.turn,
    leader: state.leader,
    trick: state.trick,
    last: state.last,
    points: state.points,
    tricks: state.tricks,
    gone: state.gone,
    ceilings: state.ceilings,
    why: state.why,
    observer,
    open: hands.map((hand, seat) =>
      seat === observer || (open && seat === state.declarer) ? hand : null,
    ),
    sizes: hands.map((hand) => hand.length),
    dabb: dabb.length,
    mine: observer === state.declarer ? discards : [],
    discarded: discards.length,
    trumpsAway: trumpsAmong(state),
  };
}

/** Whether the observer is one of the two who know the card given back (BIN-7). */
const seesReturn = ({ returned }: State, observer: Observer): boolean =>
  returned !== null && (returned.knower === observer || returned.owner === observer);

/** Added to a card of the pool that declarer is known to have, in hand or discarded. */
const DECLARERS = 100;
export const cardItself = (card: Card): Card => card % DECLARERS;

/** Cards known to be in a hand that is not open. */
function knownIn(observation: Observation, seat: Seat): Bag {
  const { returned } = observation;
  const held = observation.seen[seat] ?? [];
  const isNew = returned?.owner === seat && !held.includes(returned.card);
  return isNew ? withCards(held, [returned.card]) : held;
}

/** The cards known to be declarer's that no meld shows. */
const knownOfDeclarer = (observation: Observation): Bag =>
  observation.declarer < 0 || observation.open[observation.declarer] !== null
    ? []
    : bagDifference(observation.kept, observation.seen[observation.declarer] ?? []);

export const closedSeats = (observation: Observation): readonly Seat[] =>
  allSeats(observation.sizes.length).filter((seat) => observation.open[seat] === null);

/**
 * The place of a closed hand's unknown cards. Play has shown which ranks it cannot hold, and cards known to be
 * declarer's fit no other hand.
 */
function handSlot(observation: Observation, seat: Seat): HiddenSlot {
  const isDeclarer = seat === observation.declarer;
  return {
    size: (observation.sizes[seat] ?? 0) - knownIn(observation, seat).length,
    admits: (card) => {
      if (card >= DECLARERS && !isDeclarer) return false;
      const ceiling = observation.ceilings[seat * SUITS + suitOf(cardItself(card))] ?? 0;
      return rankOf(cardItself(card)) < ceiling;
    },
  };
}

/** BIN-8: the trumps among the discards, then the rest of them. */
function discardSlots(observation: Observation): readonly HiddenSlot[] {
  const size = observation.discarded - observation.mine.length;
  const { contract, trumpsAway } = observation;
  if (size < DABB_CARDS || contract?.kind !== 'game') return [{ size: 0 }, { size }];
  const isTrump = (card: Card) => suitOf(cardItself(card)) === contract.suit;
  return [
    { size: trumpsAway, admits: isTrump },
    { size: size - trumpsAway, admits: (card) => !isTrump(card) },
  ];
}

/** The closed hands in seat order, then the discards in two slots, then an unshown Dabb. */
export function hidden(observation: Observation): Hidden {
  if (!isDealt(observation.phase)) return { pool: [], slots: [] };
  const closed = closedSeats(observation);
  const known = closed.flatMap((seat) => knownIn(observation, seat));
  const open = observation.open.flatMap((hand) => hand ?? []);
  const seen = [...open, ...known, ...observation.gone, ...observation.trick, ...observation.mine];
  const unseen = bagDifference(bagOf(pack.order), seen);
  const declarers = knownOfDeclarer(observation);
  return {
    pool: [...bagDifference(unseen, declarers), ...declarers.map((card) => card + DECLARERS)],
    slots: [
      ...closed.map((seat) => handSlot(observation, seat)),
      ...discardSlots(observation),
      { size: observation.dabb, admits: (card) => card < DECLARERS },
    ],
  };
}

/**
 * A full state that the observer holds possible, for searches to play on: slots of the assignment fill the closed
 * hands, the discards and the Dabb.
 */
export function determinize(observation: Observation, assignment: Assignment): State {
  const closed = closedSeats(observation);
  const slot = (i: number): Bag => bagOf((assignment[i] ?? []).map(cardItself));
  const hands = observation.sizes.map((_, seat) => {
    const seen = observation.open[seat] ?? null;
    if (seen !== null || !isDealt(observation.phase)) return seen ?? [];
    return withCards(slot(closed.indexOf(seat)), knownIn(observation, seat));
  });
  const after = closed.length;
  return stateOf(observation, {
    hands,
    dabb: slot(after + 2),
    discards: bagOf([...observation.mine, ...slot(after), ...slot(after + 1)]),
  });
}
