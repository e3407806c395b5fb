/**
 * What an onlooker may know of a deal, and its hidden cards. Cards from a taken pile are known to
 * all until as many of their kind have left the hand.
 */
import { zeros } from '../../blocks/tally.ts';
import { type Bag, bagOf, bagWith } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import type { Assignment, Hidden, HiddenSlot, Observer, Seat } from '../../engine/game.ts';
import { countPlain, isRedThree, KINDS } from './cards.ts';
import type { Scene } from './lay.ts';
import type { Standing } from './standing.ts';
import {
  isDealt,
  orderOf,
  type Phase,
  partyOf,
  type Side,
  type State,
  type Turn,
} from './state.ts';

export interface View {
  readonly observer: Observer;
  readonly phase: Phase;
  readonly standing: Standing;
  /** `began` is 0 where red threes in hand would be given away by it. */
  readonly turn: Turn;
  readonly hand: Bag;
  readonly sizes: readonly number[];
  /** Cards in the stock. */
  readonly stock: number;
  readonly pile: readonly Card[];
  readonly sides: readonly Side[];
  readonly known: readonly Bag[];
  /** CAN-6: the onlooker's own. */
  readonly fines: number;
  readonly fined: number;
  readonly why: State['why'];
}

function sizesOf(hands: readonly Bag[]): readonly number[] {
  const sizes: number[] = [];
  for (const hand of hands) sizes.push(hand.length);
  return sizes;
}

const isManual = ({ options }: Standing): boolean => options.redThrees === 'manual';

const NOBODYS: Bag = [];

export const observe = (state: State, observer: Observer): View => ({
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

const withBegan = (turn: Turn, began: number): Turn => ({
  seat: turn.seat,
  began,
  before: turn.before,
  word: turn.word,
  last: turn.last,
  laid: turn.laid,
  touched: turn.touched,
  been: turn.been,
  layers: turn.layers,
});

const seenTurn = ({ turn, standing }: State, observer: Observer): Turn =>
  isManual(standing) && turn.seat !== observer ? withBegan(turn, 0) : turn;

/** The other seats that play this deal. */
const othersOf = ({ standing, observer }: View): readonly Seat[] =>
  standing.order.filter((seat) => seat !== observer);

function poolOf(view: View): readonly Card[] {
  const counts = new Uint8Array(KINDS);
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  };
  see(view.hand);
  see(view.pile);
  for (const side of view.sides) {
    see(side.reds);
    for (const meld of side.melds) see(meld.cards);
  }
  for (const seat of othersOf(view)) see(view.known[seat] ?? []);
  return orderOf(view.standing).filter((card) => {
    const left = counts[card] ?? 0;
    if (left > 0) counts[card] = left - 1;
    return left === 0;
  });
}

const noRedThree = (card: Card): boolean => !isRedThree(card);

/** CAN-6, `auto`: who has been on turn holds no red three. */
function handSlot(view: View, seat: Seat): HiddenSlot {
  const size = (view.sizes[seat] ?? 0) - (view.known[seat]?.length ?? 0);
  const laid = !isManual(view.standing) && ((view.turn.been >> seat) & 1) === 1;
  return laid ? { size, admits: noRedThree } : { size };
}

/** The unknown cards of the other hands in the order of play, then the stock. */
export function hidden(view: View): Hidden {
  if (!isDealt(view.phase)) return { pool: [], slots: [] };
  const others = othersOf(view);
  return {
    pool: poolOf(view),
    slots: [...others.map((seat) => handSlot(view, seat)), { size: view.stock }],
  };
}

function handsOf(view: View, assignment: Assignment): readonly Bag[] {
  const others = othersOf(view);
  return view.sizes.map((_, seat) => {
    if (seat === view.observer) return view.hand;
    const at = others.indexOf(seat);
    if (at < 0 || !isDealt(view.phase)) return [];
    const known = view.known[seat] ?? [];
    const cards = assignment[at] ?? [];
    return known.length === 0 ? bagOf(cards) : bagWith(known, cards);
  });
}

const own = (view: View, amount: number): readonly number[] => {
  const none = zeros(view.sizes.length);
  return amount === 0 ? none : none.map((_, seat) => (seat === view.observer ? amount : 0));
};

export function determinize(view: View, assignment: Assignment): State {
  const hands = handsOf(view, assignment);
  const { turn, standing } = view;
  const hides = isManual(standing) && turn.seat !== view.observer;
  return {
    phase: view.phase,
    standing,
    turn: hides ? withBegan(turn, countPlain(hands[turn.seat] ?? [])) : turn,
    hands,
    stock: isDealt(view.phase) ? (assignment[assignment.length - 1] ?? []) : [],
    pile: view.pile,
    sides: view.sides,
    known: view.known,
    fines: own(view, view.fines),
    fined: own(view, view.fined),
    why: view.why,
  };
}

/** The scene of one's own turn. */
export const sceneIn = (view: View): Scene => ({
  phase: view.phase,
  standing: view.standing,
  turn: view.turn,
  hand: view.hand,
  side: view.sides[partyOf(view.standing, view.turn.seat)] ?? { melds: [], given: 0, reds: [] },
  pile: view.pile,
  stock: view.stock,
});
