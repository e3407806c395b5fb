/**
 * An observer's view of a deal, and its hidden cards. Everyone knows the cards from a taken pile until as many
 * of the same kind have left the hand.
 */
import { zeros } from '../../../blocks/seats.ts';
import { type Bag, bagOf, withCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import type { Assignment, Hidden, HiddenSlot, Observer, Seat } from '../../../engine/game.ts';
import { countPlain, isRedThree, KINDS } from '../state/cards.ts';
import { laysReds } from '../state/standing.ts';
import { draftTurn, isDealt, orderOf, type State, type TurnState } from '../state/state.ts';
import { type Scene, sceneWith } from './lay.ts';

export interface Observation extends Omit<State, 'hands' | 'stock' | 'fines' | 'fined'> {
  readonly observer: Observer;
  /** The turn; its `began` is 0 where it would give away red threes in hand. */
  readonly turn: TurnState;
  readonly hand: Bag;
  readonly sizes: readonly number[];
  readonly stock: number;
  /** CAN-6: how often red threes have cost the observer 500. */
  readonly fines: number;
  readonly fined: number;
}

function sizesOf(hands: readonly Bag[]): readonly number[] {
  const sizes: number[] = [];
  for (const hand of hands) sizes.push(hand.length);
  return sizes;
}

const NOBODYS: Bag = [];

export const observe = (state: State, observer: Observer): Observation => ({
  observer,
  phase: state.phase,
  standing: state.standing,
  turn: seenTurn(state, observer),
  hand: state.hands[observer] ?? NOBODYS,
  sizes: sizesOf(state.hands),
  stock: state.stock.length,
  pile: state.pile,
  sides: state.sides,
  known: state.known,
  fines: state.fines[observer] ?? 0,
  fined: state.fined[observer] ?? 0,
  why: state.why,
});

/** The turn with another number of cards at its start, which is hidden where red threes may stay in the hand. */
function withBegan(turn: TurnState, began: number): TurnState {
  const after = draftTurn(turn);
  after.began = began;
  return after;
}

const seenTurn = ({ turn, standing }: State, observer: Observer): TurnState =>
  !laysReds(standing) && turn.seat !== observer ? withBegan(turn, 0) : turn;

const othersOf = ({ standing, observer }: Observation): readonly Seat[] =>
  standing.order.filter((seat) => seat !== observer);

/**
 * The cards that the observer has not seen: the whole pack without the hand, the table and cards known from taken
 * piles.
 */
function poolOf(observation: Observation): readonly Card[] {
  const counts = new Uint8Array(KINDS);
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  };
  see(observation.hand);
  see(observation.pile);
  for (const side of observation.sides) {
    see(side.reds);
    for (const meld of side.melds) see(meld.cards);
  }
  for (const seat of othersOf(observation)) see(observation.known[seat] ?? []);
  return orderOf(observation.standing).filter((card) => {
    const left = counts[card] ?? 0;
    if (left > 0) counts[card] = left - 1;
    return left === 0;
  });
}

const noRedThree = (card: Card): boolean => !isRedThree(card);

/** The hidden cards of a hand. With red threes laid out at once (CAN-6), a player who has had a turn holds none. */
function handSlot(observation: Observation, seat: Seat): HiddenSlot {
  const size = (observation.sizes[seat] ?? 0) - (observation.known[seat]?.length ?? 0);
  const laid = laysReds(observation.standing) && ((observation.turn.been >> seat) & 1) === 1;
  return laid ? { size, admits: noRedThree } : { size };
}

/** The unknown cards of the other hands in the order of play, then the stock. */
export function hidden(observation: Observation): Hidden {
  if (!isDealt(observation.phase)) return { pool: [], slots: [] };
  const others = othersOf(observation);
  return {
    pool: poolOf(observation),
    slots: [...others.map((seat) => handSlot(observation, seat)), { size: observation.stock }],
  };
}

/**
 * The hands of a sampled deal: the observer's own, and for others the assigned cards with those known from taken piles.
 */
function handsFilled(observation: Observation, assignment: Assignment): readonly Bag[] {
  const others = othersOf(observation);
  return observation.sizes.map((_, seat) => {
    if (seat === observation.observer) return observation.hand;
    const at = others.indexOf(seat);
    if (at < 0 || !isDealt(observation.phase)) return [];
    const known = observation.known[seat] ?? [];
    const cards = assignment[at] ?? [];
    return known.length === 0 ? bagOf(cards) : withCards(known, cards);
  });
}

const ownHand = ({ observer, sizes }: Observation, amount: number): readonly number[] => {
  const none = zeros(sizes.length);
  return amount === 0 ? none : none.with(observer, amount);
};

/**
 * A full state that the observer holds possible, for searches to play on. Where red threes stay in hand, another
 * player's cards at the start of the turn are hidden too and follow from the sampled hand.
 */
export function determinize(observation: Observation, assignment: Assignment): State {
  const hands = handsFilled(observation, assignment);
  const { turn, standing } = observation;
  const hides = !laysReds(standing) && turn.seat !== observation.observer;
  return {
    phase: observation.phase,
    standing,
    turn: hides ? withBegan(turn, countPlain(hands[turn.seat] ?? [])) : turn,
    hands,
    stock: isDealt(observation.phase) ? (assignment[assignment.length - 1] ?? []) : [],
    pile: observation.pile,
    sides: observation.sides,
    known: observation.known,
    fines: ownHand(observation, observation.fines),
    fined: ownHand(observation, observation.fined),
    why: observation.why,
  };
}

/** The scene of the observer's own turn. */
export const sceneIn = (observation: Observation, hand = observation.hand): Scene =>
  sceneWith(observation, hand, observation.stock);
