/** Drawing from the stock; red threes, laid out by themselves or by players, who may forget them (CAN-4, CAN-6). */
import { type Bag, bagDifference, withCards } from '../../../cards/bag.ts';
import { type Card, writeCard } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import { countOf, isRedThree, RED_THREES, tokens } from '../state/cards.ts';
import { laysReds } from '../state/standing.ts';
import {
  draftOf,
  ended,
  partyOf,
  replaced,
  type Side,
  type State,
  sideOf,
  worded,
} from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import { sceneOf, withReds } from './lay.ts';
import { hasTake } from './legal-takes.ts';

/** The cards drawn from the stock into the hand, and the red threes laid out in their place. */
interface Drawn {
  readonly cards: Bag;
  readonly reds: Bag;
  readonly stock: readonly Card[];
  /** Whether the last card of the stock was a red three (CAN-23). */
  readonly last: boolean;
}

/**
 * Draws until `count` cards are in hand or the stock is gone. `auto`: red threes are laid and
 * replaced (CAN-4); else they come to the hand too, except the last card of the stock.
 */
export function drawnFrom(stock: readonly Card[], count: number, auto: boolean): Drawn {
  const cards: Card[] = [];
  const reds: Card[] = [];
  let at = 0;
  for (; cards.length < count && at < stock.length; at++) {
    const card = stock[at] ?? 0;
    const isLast = at === stock.length - 1;
    if (isRedThree(card) && (auto || isLast)) reds.push(card);
    else cards.push(card);
  }
  const last = at > 0 && at === stock.length && isRedThree(stock[at - 1] ?? 0);
  return { cards, reds, stock: stock.slice(at), last };
}

export const withSide = (state: State, seat: Seat, side: Side): readonly Side[] =>
  replaced(state.sides, partyOf(state.standing, seat), side);

export const sidesWith = (state: State, seat: Seat, more: Bag): State['sides'] =>
  more.length === 0 ? state.sides : withSide(state, seat, withReds(sideOf(state, seat), more));

/** The state, or the end of the deal where the stock is used up and the pile cannot be taken (CAN-22). */
export const orEnded = (state: State): State =>
  state.phase === 'turn' && state.stock.length === 0 && !hasTake(sceneOf(state))
    ? ended(state, 'stock')
    : state;

/** CAN-6: red threes held when drawing or taking cost 500, once each. */
export function fined(state: State): State {
  if (laysReds(state.standing)) return state;
  const { seat } = state.turn;
  const hand = state.hands[seat] ?? [];
  const [diamonds = 0, hearts = 0] = RED_THREES.map((card) => countOf(hand, card));
  const before = state.fined[seat] ?? 0;
  const added = diamonds + hearts - (before & 3) - (before >> 2);
  if (added === 0) return state;
  const after = draftOf(state);
  after.fines = replaced(state.fines, seat, (state.fines[seat] ?? 0) + added);
  after.fined = replaced(state.fined, seat, diamonds | (hearts << 2));
  return after;
}

/** CAN-6: one fined red three of this kind fewer in hand, since the one held longest is laid first. */
function unfined(state: State, card: Card): State {
  const { seat } = state.turn;
  const code = state.fined[seat] ?? 0;
  const shift = card === RED_THREES[0] ? 0 : 2;
  if (((code >> shift) & 3) === 0) return state;
  const after = draftOf(state);
  after.fined = replaced(state.fined, seat, code - (1 << shift));
  return after;
}

/** Lays a red three. Before the draw a last one stands for it, so that asking is open (CAN-20, CAN-23). */
function laidRed(state: State, card: Card): State {
  const { turn, phase } = state;
  const got = drawnFrom(state.stock, 1, false);
  const hand = withCards(bagDifference(state.hands[turn.seat] ?? [], [card]), got.cards);
  const after = draftOf(state);
  if (got.last) {
    after.phase = 'lay';
    after.turn = worded(turn, phase === 'turn' ? 'open' : turn.word, true);
  }
  after.hands = replaced(state.hands, turn.seat, hand);
  after.stock = got.stock;
  after.sides = sidesWith(state, turn.seat, [card, ...got.reds]);
  return orEnded(after);
}

/** The step `red C`: lays out a red three from the hand (CAN-6). */
export function layRed(state: State, card: Card): State | Refusal {
  if (laysReds(state.standing)) return refuse('CAN-6', texts.redThrees.byThemselves);
  if (!isRedThree(card) || !(state.hands[state.turn.seat] ?? []).includes(card))
    return refuse('CAN-6', fill(texts.redThrees.notHeld, writeCard(tokens, card)));
  return laidRed(unfined(state, card), card);
}
