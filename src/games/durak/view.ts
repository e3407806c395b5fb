/** What an onlooker may know of a game, and its hidden cards. */
import { allSeats } from '../../blocks/seats.ts';
import { zeros } from '../../blocks/tally.ts';
import type { Card } from '../../cards/pack.ts';
import type { Assignment, Hidden, HiddenSlot, Observer, Seat } from '../../engine/game.ts';
import {
  cardsOf,
  emptyWords,
  NO_CARDS,
  put,
  realCard,
  SUITS,
  sizeOf,
  take,
  type Words,
  withWords,
  wordsOf,
  wordsWith,
} from './cards.ts';
import { isDealt, type State, stockSize, type Unseen } from './state.ts';
import { rulesOf } from './variants/index.ts';

export interface View extends Omit<State, 'hands' | 'unseen' | 'top'> {
  readonly observer: Observer;
  /** Words of the onlooker's own cards: in hand, gone unseen, put back for a new hand. */
  readonly hand: Words;
  readonly away: Words;
  readonly returned: Words;
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

const own = (words: Words, seat: Seat): Words => (seat < 0 ? NO_CARDS : wordsOf(words, seat));

export function observe(state: State, observer: Observer): View {
  const { unseen, sizes, course } = state;
  const none = noneOf(sizes.length);
  const rules = rulesOf(course.options);
  return {
    observer,
    phase: state.phase,
    turn: state.turn,
    course,
    trumps: state.trumps,
    hand: own(state.hands, observer),
    sizes,
    known: state.known,
    secrets: rules.secret === 0 ? none : unseen.secrets.map((cards) => cards.length),
    away: rules.leaves ? own(unseen.away, observer) : NO_CARDS,
    awaySizes: rules.leaves ? sizes.map((_, seat) => sizeOf(unseen.away, seat)) : none,
    lost: unseen.lost.length,
    returned: rules.newHands.length === 0 ? NO_CARDS : own(unseen.returned, observer),
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

const othersOf = ({ sizes, observer }: View): readonly Seat[] =>
  allSeats(sizes.length).filter((seat) => seat !== observer);

/** All cards the onlooker cannot place: not seen, and not known to be in a hand. */
function poolOf(view: View): Words {
  const { bout, turned } = view;
  const pool = [...wordsWith(rulesOf(view.course.options).pack.order)];
  const seen = [view.hand, view.beaten, view.away];
  for (const seat of othersOf(view)) seen.push(wordsOf(view.known, seat));
  for (const words of seen)
    for (let suit = 0; suit < SUITS; suit++) pool[suit] = (pool[suit] ?? 0) - (words[suit] ?? 0);
  for (const lying of [...bout.attacks, ...bout.covers])
    if (lying >= 0) take(pool, 0, realCard(lying));
  if (turned >= 0) take(pool, 0, turned);
  return pool;
}

/** The hand of another, if nothing is hidden but that. */
export function handOf(view: View, seat: Seat): Words {
  const known = wordsOf(view.known, seat);
  return poolOf(view).map((word, suit) => word + (known[suit] ?? 0));
}

/** Added to a card of the pool that is known to lie in the stock. */
const IN_STOCK = 100;
const notInStock = (card: Card): boolean => card < IN_STOCK;

/** The cards put back lie in the stock, though others like them may lie anywhere. */
function marked(pool: readonly Card[], returned: readonly Card[]): readonly Card[] {
  const left = [...returned];
  return pool.map((card) => {
    const at = left.indexOf(card);
    if (at < 0) return card;
    left.splice(at, 1);
    return card + IN_STOCK;
  });
}

/** Hands of the others, secret cards of all, hands of the others gone, secrets gone, the stock. */
export function hidden(view: View): Hidden {
  if (!isDealt(view.phase, view.sizes)) return { pool: [], slots: [] };
  const others = othersOf(view);
  const returned = cardsOf(view.returned);
  const slot = (size: number): HiddenSlot =>
    returned.length === 0 ? { size } : { size, admits: notInStock };
  const sizes = [
    ...others.map((seat) => (view.sizes[seat] ?? 0) - sizeOf(view.known, seat)),
    ...view.secrets,
    ...others.map((seat) => view.awaySizes[seat] ?? 0),
    view.lost,
  ];
  const pool = cardsOf(poolOf(view));
  return {
    pool: returned.length === 0 ? pool : marked(pool, returned),
    slots: [...sizes.map(slot), { size: view.stock - (view.turned < 0 ? 0 : 1) }],
  };
}

/** Words of all seats: the onlooker's own, the others' from the filling and what is known. */
function wordsFilled(
  view: View,
  mine: Words,
  assignment: Assignment,
  from: number,
  known: Words,
): Words {
  const others = othersOf(view);
  let words = emptyWords(view.sizes.length);
  if (view.observer >= 0) words = withWords(words, view.observer, mine);
  const filled = [...words];
  others.forEach((seat, i) => {
    for (const card of assignment[from + i] ?? []) put(filled, seat, card);
    for (const card of cardsOf(known, seat)) put(filled, seat, card);
  });
  return filled;
}

function imagineUnseen(view: View, assignment: Assignment): Unseen {
  const players = view.sizes.length;
  const others = othersOf(view).length;
  const under = assignment.at(-1) ?? [];
  const stock = under.map((card) => (card < IN_STOCK ? card : card - IN_STOCK));
  const none = emptyWords(players);
  return {
    stock: view.turned < 0 ? stock : [...stock, view.turned],
    secrets: view.secrets.map((_, seat) => assignment[others + seat] ?? []),
    away: wordsFilled(view, view.away, assignment, others + players, none),
    lost: assignment[2 * others + players] ?? [],
    returned: view.observer < 0 ? none : withWords(none, view.observer, view.returned),
  };
}

export function determinize(view: View, assignment: Assignment): State {
  return {
    phase: view.phase,
    turn: view.turn,
    course: view.course,
    trumps: view.trumps,
    hands: wordsFilled(view, view.hand, assignment, 0, view.known),
    sizes: view.sizes,
    known: view.known,
    unseen: imagineUnseen(view, assignment),
    top: 0,
    turned: view.turned,
    beaten: view.beaten,
    bout: view.bout,
    direction: view.direction,
    bouts: view.bouts,
    stale: view.stale,
    out: view.out,
    close: view.close,
  };
}
