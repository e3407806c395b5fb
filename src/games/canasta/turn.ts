/** The turn but for laying and taking: its beginning, drawing, red threes, discarding, its end. */
import { type Bag, bagLess, bagWith, bagWithout } from '../../cards/bag.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, text } from '../../lang/text.ts';
import { countOf, countPlain, isRedThree, RED_THREES, tokens } from './cards.ts';
import { mayGoOut } from './going-out.ts';
import { isPromised } from './lay.ts';
import { hasTake } from './legal.ts';
import { sceneOf } from './scene.ts';
import {
  build,
  ended,
  partyOf,
  replaced,
  type Side,
  type State,
  sideOf,
  type Turn,
  withFines,
} from './state.ts';

/** Cards drawn from a stock: what came to the hand, which red threes lay themselves out. */
interface Drawn {
  readonly cards: Bag;
  readonly reds: Bag;
  readonly stock: readonly Card[];
  /** CAN-23: the last card was a red three. */
  readonly last: boolean;
}

/**
 * Draws until `count` cards are in hand or the stock is gone. `auto`: red threes are laid and
 * replaced (CAN-4); else they come to the hand too, but for one that is the last card.
 */
function drawn(stock: readonly Card[], count: number, auto: boolean): Drawn {
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

const isAuto = ({ standing }: State): boolean => standing.options.redThrees === 'auto';

export const withSide = (state: State, seat: Seat, side: Side): readonly Side[] =>
  replaced(state.sides, partyOf(state.standing, seat), side);

const withReds = ({ melds, given, reds }: Side, more: Bag): Side => ({
  melds,
  given,
  reds: bagWith(reds, more),
});

const sidesWith = (state: State, seat: Seat, more: Bag): State['sides'] =>
  more.length === 0 ? state.sides : withSide(state, seat, withReds(sideOf(state, seat), more));

const bitOf = (seat: Seat): number => 1 << seat;

/** A turn as it begins, before red threes. */
const newTurn = (state: State, seat: Seat, before: Turn): Turn => ({
  seat,
  began: 0,
  before: sideOf(state, seat).given,
  word: 'closed',
  last: false,
  laid: false,
  touched: false,
  been: before.been | bitOf(seat),
  layers: before.laid ? before.layers | bitOf(before.seat) : before.layers,
});

const begun = (turn: Turn, began: number, last: boolean): Turn => ({
  seat: turn.seat,
  began,
  before: turn.before,
  word: last ? 'open' : 'closed',
  last,
  laid: false,
  touched: false,
  been: turn.been,
  layers: turn.layers,
});

/** CAN-23: a last red three stands for the draw, so laying begins and asking is open. */
const lastTurn = (turn: Turn): Turn => ({
  seat: turn.seat,
  began: turn.began,
  before: turn.before,
  word: turn.word === 'closed' ? 'open' : turn.word,
  last: true,
  laid: turn.laid,
  touched: turn.touched,
  been: turn.been,
  layers: turn.layers,
});

/** CAN-22: with the stock used up a turn without a take ends the deal. */
const orEnded = (state: State): State =>
  state.phase === 'turn' && state.stock.length === 0 && !hasTake(sceneOf(state))
    ? ended(state, 'stock')
    : state;

/** CAN-4, CAN-6: `seat` is on turn; with `auto` its red threes are laid and replaced. */
export function beginTurn(state: State, seat: Seat): State {
  const turn = newTurn(state, seat, state.turn);
  const hand = state.hands[seat] ?? [];
  const reds = isAuto(state) ? hand.filter(isRedThree) : [];
  const { stock, known } = state;
  const none = reds.length === 0;
  const got = drawn(none ? [] : stock, reds.length, true);
  const now = none ? hand : bagWith(bagLess(hand, reds), got.cards);
  return orEnded(
    build(
      state,
      got.last ? 'lay' : 'turn',
      begun(turn, countPlain(now), got.last),
      none ? state.hands : replaced(state.hands, seat, now),
      none ? stock : got.stock,
      state.pile,
      sidesWith(state, seat, [...reds, ...got.reds]),
      known,
    ),
  );
}

/** CAN-6: red threes held as one draws or takes cost, once each. */
export function fined(state: State): State {
  if (isAuto(state)) return state;
  const { seat } = state.turn;
  const hand = state.hands[seat] ?? [];
  const [diamonds = 0, hearts = 0] = RED_THREES.map((card) => countOf(hand, card));
  const before = state.fined[seat] ?? 0;
  const added = diamonds + hearts - (before & 3) - (before >> 2);
  if (added === 0) return state;
  return withFines(
    state,
    replaced(state.fines, seat, (state.fines[seat] ?? 0) + added),
    replaced(state.fined, seat, diamonds | (hearts << 2)),
  );
}

const NO_STOCK = text('the stock is used up', 'der Talon ist aufgebraucht');
const DRAWN = text(
  'the stock was drawn from, or the pile taken',
  'es ist schon gezogen oder genommen',
);

const TWO_PLAYERS = 2;
const drawCount = ({ standing }: State): number =>
  standing.options.drawTwo && standing.options.players === TWO_PLAYERS ? 2 : 1;

/** CAN-7. */
export function draw(from: State): State | Refusal {
  if (from.phase !== 'turn') return refuse('CAN-7', DRAWN);
  if (from.stock.length === 0) return refuse('CAN-22', NO_STOCK);
  const state = fined(from);
  const { turn } = state;
  const got = drawn(state.stock, drawCount(state), isAuto(state));
  const hand = bagWith(state.hands[turn.seat] ?? [], got.cards);
  return build(
    state,
    'lay',
    worded(turn, 'open', got.last),
    replaced(state.hands, turn.seat, hand),
    got.stock,
    state.pile,
    sidesWith(state, turn.seat, got.reds),
    state.known,
  );
}

export const worded = (turn: Turn, word: Turn['word'], last = turn.last): Turn => ({
  seat: turn.seat,
  began: turn.began,
  before: turn.before,
  word,
  last,
  laid: turn.laid,
  touched: turn.touched,
  been: turn.been,
  layers: turn.layers,
});

const BY_ITSELF = text('red threes lay themselves out', 'rote Dreien liegen von selbst aus');
const NOT_RED = text('[$1] is no red three in your hand', '[$1] ist keine rote Drei auf der Hand');

/** CAN-6: one fined three of that kind less in hand, since the one held longest is laid first. */
function unfined(state: State, card: Card): State {
  const { seat } = state.turn;
  const code = state.fined[seat] ?? 0;
  const shift = card === RED_THREES[0] ? 0 : 2;
  if (((code >> shift) & 3) === 0) return state;
  return withFines(state, state.fines, replaced(state.fined, seat, code - (1 << shift)));
}

function laidRed(state: State, card: Card): State {
  const { turn, phase } = state;
  const got = drawn(state.stock, 1, false);
  const hand = bagWith(bagLess(state.hands[turn.seat] ?? [], [card]), got.cards);
  return orEnded(
    build(
      state,
      got.last ? 'lay' : phase,
      got.last ? (phase === 'turn' ? lastTurn(turn) : worded(turn, turn.word, true)) : turn,
      replaced(state.hands, turn.seat, hand),
      got.stock,
      state.pile,
      sidesWith(state, turn.seat, [card, ...got.reds]),
      state.known,
    ),
  );
}

/** `red C`. */
export function layRed(state: State, card: Card): State | Refusal {
  if (isAuto(state)) return refuse('CAN-6', BY_ITSELF);
  if (!isRedThree(card) || !(state.hands[state.turn.seat] ?? []).includes(card))
    return refuse('CAN-6', fill(NOT_RED, writeCard(tokens, card)));
  return laidRed(unfined(state, card), card);
}

const NO_DISCARD = text(
  'after the last red three nothing is discarded',
  'nach der letzten roten Drei wird nicht mehr abgeworfen',
);
const NOT_RED_THREE = text('a red three is never discarded', 'eine rote Drei wird nie abgeworfen');
const NOT_HELD = text('[$1] is not in your hand', '[$1] ist nicht auf der Hand');
const LAST_CARD = text(
  'the last card is discarded only by one who may go out',
  'die letzte Karte wirft nur ab, wer ausgehen darf',
);
const ONLY_LAST = text(
  'after a yes only the last card is discarded',
  'nach einem Ja wird nur die letzte Karte abgeworfen',
);

function discardRefusal(state: State, card: Card): Refusal | undefined {
  const { turn } = state;
  const scene = sceneOf(state);
  if (turn.last) return refuse('CAN-23', NO_DISCARD);
  if (isRedThree(card)) return refuse('CAN-6', NOT_RED_THREE);
  if (!scene.hand.includes(card)) return refuse('CAN-7', fill(NOT_HELD, writeCard(tokens, card)));
  const isLast = countPlain(scene.hand) === 1;
  if (isLast && !mayGoOut(scene.side.melds, turn.word, scene.hand))
    return refuse('CAN-18', LAST_CARD);
  return !isLast && isPromised(scene) ? refuse('CAN-20', ONLY_LAST) : undefined;
}

/** CAN-7, CAN-19: the turn ends, or the deal with the last card. */
export function discard(state: State, card: Card): State | Refusal {
  const refused = discardRefusal(state, card);
  if (refused !== undefined) return refused;
  const { turn, hands, known } = state;
  const left = bagWithout(hands[turn.seat] ?? [], [card]) ?? [];
  const seen = known[turn.seat] ?? [];
  const after = build(
    state,
    'lay',
    turn,
    replaced(hands, turn.seat, left),
    state.stock,
    [...state.pile, card],
    state.sides,
    seen.includes(card) ? replaced(known, turn.seat, bagLess(seen, [card])) : known,
  );
  if (left.length === 0) return ended(after, 'out');
  return beginTurn(after, state.standing.next[turn.seat] ?? 0);
}

const CARDS_LEFT = text(
  'with cards in hand the turn ends by a discard',
  'mit Karten auf der Hand endet der Zug durch Abwerfen',
);
const PROMISED = text(
  'after a yes the hand must be emptied',
  'nach einem Ja muss das Blatt leer werden',
);
const TAKE_FIRST = text(
  'with the stock used up the pile must be taken',
  'ist der Talon aufgebraucht, muss der Stoß genommen werden',
);

/** CAN-19, CAN-23. */
export function finish(state: State): State | Refusal {
  const { turn, hands } = state;
  if ((hands[turn.seat] ?? []).length === 0) return ended(state, 'out');
  if (!turn.last) return refuse('CAN-19', CARDS_LEFT);
  if (isPromised(sceneOf(state))) return refuse('CAN-20', PROMISED);
  return ended(state, 'red-three');
}

/**
 * CAN-22: the turn of a seat that can neither draw nor take. The deal ends before this can be met
 * but in worlds that opponents imagine, where the hand on turn may be one that takes nothing.
 */
export const finishAtStock = (state: State): State | Refusal =>
  state.stock.length > 0 || hasTake(sceneOf(state))
    ? refuse(state.stock.length > 0 ? 'CAN-7' : 'CAN-22', TAKE_FIRST)
    : ended(state, 'stock');
