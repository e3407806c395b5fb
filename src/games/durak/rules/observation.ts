/**
 * What one player, or a spectator, may know of a game of Durak: an observation. It says which cards are hidden and
 * where they may lie, and turns an assignment of those cards back into a state.
 */
import { allSeats, zeros } from '../../../blocks/seats.ts';
import type { Card } from '../../../cards/pack.ts';
import type { Assignment, Hidden, HiddenSlot, Observer, Seat } from '../../../engine/game.ts';
import {
  addCard,
  countCards,
  emptyWords,
  listCards,
  NO_CARDS,
  realCard,
  removeCard,
  SUITS,
  type SuitWords,
  withWords,
  wordsAt,
  wordsOfCards,
} from '../state/cards.ts';
import { isDealt, type State, stockSize, type Unseen } from '../state/state.ts';
import { rulesOf } from '../variants/index.ts';

export interface Observation extends Omit<State, 'hands' | 'unseen' | 'top'> {
  readonly observer: Observer;
  /** Words of the observer's own cards: in hand, gone unseen, put back for a new hand. */
  readonly hand: SuitWords;
  readonly away: SuitWords;
  readonly returned: SuitWords;
  /** Numbers of cards that lie hidden: by seat, and in the stock. */
  readonly secrets: readonly number[];
  readonly awaySizes: readonly number[];
  readonly lost: number;
  readonly stock: number;
}

const nones = new Map<number, readonly number[]>();
const noneOf = (players: number): readonly number[] => {
  const none = nones.get(players) ?? zeros(players);
  nones.set(players, none);
  return none;
};

const ownWords = (words: SuitWords, seat: Seat): SuitWords =>
  seat < 0 ? NO_CARDS : wordsAt(words, seat);

/**
 * What a seat may know of the game. Of hidden cards only numbers are told; what was put back or left the game stays
 * known to its player.
 */
export function observe(state: State, observer: Observer): Observation {
  const { unseen, sizes, course } = state;
  const none = noneOf(sizes.length);
  const rules = rulesOf(course.options);
  return {
    observer,
    phase: state.phase,
    turn: state.turn,
    course,
    trumps: state.trumps,
    hand: ownWords(state.hands, observer),
    sizes,
    known: state.known,
    secrets: rules.secret === 0 ? none : unseen.secrets.map((cards) => cards.length),
    away: rules.leaves ? ownWords(unseen.away, observer) : NO_CARDS,
    awaySizes: rules.leaves ? sizes.map((_, seat) => countCards(unseen.away, seat)) : none,
    lost: unseen.lost.length,
    returned: rules.newHands.length === 0 ? NO_CARDS : ownWords(unseen.returned, observer),
    stock: stockSize(state),
    turned: state.turned,
    beaten: state.beaten,
    bout: state.bout,
    direction: state.direction,
    bouts: state.bouts,
    stale: state.stale,
    out: state.out,
    close: state.close,
  };
}

const othersOf = ({ sizes, observer }: Observation): readonly Seat[] =>
  allSeats(sizes.length).filter((seat) => seat !== observer);

/** All cards the observer cannot place: not seen, and not known to be in a hand. */
function poolOf(observation: Observation): SuitWords {
  const { bout, turned } = observation;
  const pool = [...wordsOfCards(rulesOf(observation.course.options).pack.order)];
  const seen = [observation.hand, observation.beaten, observation.away];
  for (const seat of othersOf(observation)) seen.push(wordsAt(observation.known, seat));
  for (const words of seen)
    for (let suit = 0; suit < SUITS; suit++) pool[suit] = (pool[suit] ?? 0) - (words[suit] ?? 0);
  for (const lying of [...bout.attacks, ...bout.covers])
    if (lying >= 0) removeCard(pool, 0, realCard(lying));
  if (turned >= 0) removeCard(pool, 0, turned);
  return pool;
}

/** Another player’s hand, if nothing else is hidden. */
export function handOf(observation: Observation, seat: Seat): SuitWords {
  const known = wordsAt(observation.known, seat);
  return poolOf(observation).map((word, suit) => word + (known[suit] ?? 0));
}

/** Added to a card of the pool to say that it is known to lie in the stock. */
const IN_STOCK = 100;
const notInStock = (card: Card): boolean => card < IN_STOCK;

/** The pool with the cards put back marked as lying in the stock; others like them may lie anywhere. */
function withReturned(pool: readonly Card[], returned: readonly Card[]): readonly Card[] {
  const left = [...returned];
  return pool.map((card) => {
    const at = left.indexOf(card);
    if (at < 0) return card;
    left.splice(at, 1);
    return card + IN_STOCK;
  });
}

/** The hidden cards, in slots: others' hands, everyone's secret cards, others' hands gone, secrets gone, the stock. */
export function hidden(observation: Observation): Hidden {
  if (!isDealt(observation.phase, observation.sizes)) return { pool: [], slots: [] };
  const others = othersOf(observation);
  const returned = listCards(observation.returned);
  const slot = (size: number): HiddenSlot =>
    returned.length === 0 ? { size } : { size, admits: notInStock };
  const sizes = [
    ...others.map((seat) => (observation.sizes[seat] ?? 0) - countCards(observation.known, seat)),
    ...observation.secrets,
    ...others.map((seat) => observation.awaySizes[seat] ?? 0),
    observation.lost,
  ];
  const pool = listCards(poolOf(observation));
  return {
    pool: returned.length === 0 ? pool : withReturned(pool, returned),
    slots: [...sizes.map(slot), { size: observation.stock - (observation.turned < 0 ? 0 : 1) }],
  };
}

/**
 * The cards of all seats, packed into words: the observer's own (`mine`), and for each other seat those known and those
 * in its slot of the assignment, the first of which is `from`.
 */
function wordsFilled(
  observation: Observation,
  mine: SuitWords,
  assignment: Assignment,
  from: number,
  known: SuitWords,
): SuitWords {
  const others = othersOf(observation);
  let words = emptyWords(observation.sizes.length);
  if (observation.observer >= 0) words = withWords(words, observation.observer, mine);
  const filled = [...words];
  others.forEach((seat, i) => {
    for (const card of assignment[from + i] ?? []) addCard(filled, seat, card);
    for (const card of listCards(known, seat)) addCard(filled, seat, card);
  });
  return filled;
}

/**
 * The cards outside the hands in a sampled game, from the slots of the assignment after the others' hands; the turned
 * card ends the stock.
 */
function determinizeUnseen(observation: Observation, assignment: Assignment): Unseen {
  const players = observation.sizes.length;
  const others = othersOf(observation).length;
  const under = assignment.at(-1) ?? [];
  const stock = under.map((card) => (card < IN_STOCK ? card : card - IN_STOCK));
  const none = emptyWords(players);
  return {
    stock: observation.turned < 0 ? stock : [...stock, observation.turned],
    secrets: observation.secrets.map((_, seat) => assignment[others + seat] ?? []),
    away: wordsFilled(observation, observation.away, assignment, others + players, none),
    lost: assignment[2 * others + players] ?? [],
    returned:
      observation.observer < 0 ? none : withWords(none, observation.observer, observation.returned),
  };
}

/** A full state that the observer holds possible, with the hidden cards as assigned, for searches to play on. */
export function determinize(observation: Observation, assignment: Assignment): State {
  return {
    phase: observation.phase,
    turn: observation.turn,
    course: observation.course,
    trumps: observation.trumps,
    hands: wordsFilled(observation, observation.hand, assignment, 0, observation.known),
    sizes: observation.sizes,
    known: observation.known,
    unseen: determinizeUnseen(observation, assignment),
    top: 0,
    turned: observation.turned,
    beaten: observation.beaten,
    bout: observation.bout,
    direction: observation.direction,
    bouts: observation.bouts,
    stale: observation.stale,
    out: observation.out,
    close: observation.close,
  };
}
