/** The turn without laying and taking: its beginning, drawing, discarding, its end. */
import { bagDifference, withCards, withoutCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { countPlain, isRedThree } from '../state/cards.ts';
import { drawsTwo } from '../state/options.ts';
import { laysReds } from '../state/standing.ts';
import {
  draftOf,
  ended,
  replaced,
  type State,
  sideOf,
  type TurnState,
  worded,
} from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import { mayGoOut } from './going-out.ts';
import { isPromised, refuseUnheld, sceneOf } from './lay.ts';
import { hasTake } from './legal-takes.ts';
import { drawnFrom, fined, orEnded, sidesWith } from './stock.ts';

/** A turn as it begins, after red threes have been laid. */
function newTurn(state: State, seat: Seat, began: number, last: boolean): TurnState {
  const { turn } = state;
  return {
    seat,
    began,
    before: sideOf(state, seat).given,
    word: last ? 'open' : 'closed',
    last,
    laid: false,
    touched: false,
    been: turn.been | (1 << seat),
    layers: turn.laid ? turn.layers | (1 << turn.seat) : turn.layers,
  };
}

/** CAN-4, CAN-6: the turn passes to `seat`; with `auto` its red threes are laid and replaced. */
export function beginTurn(state: State, seat: Seat): State {
  const hand = state.hands[seat] ?? [];
  const reds = laysReds(state.standing) ? hand.filter(isRedThree) : [];
  const none = reds.length === 0;
  const got = drawnFrom(none ? [] : state.stock, reds.length, true);
  const now = none ? hand : withCards(bagDifference(hand, reds), got.cards);
  const after = draftOf(state);
  after.phase = got.last ? 'lay' : 'turn';
  after.turn = newTurn(state, seat, countPlain(now), got.last);
  if (!none) {
    after.hands = replaced(state.hands, seat, now);
    after.stock = got.stock;
    after.sides = sidesWith(state, seat, [...reds, ...got.reds]);
  }
  return orEnded(after);
}

/** CAN-7: draws from the stock. */
export function draw(from: State): State | Refusal {
  if (from.phase !== 'turn') return refuse('CAN-7', texts.turn.drawn);
  if (from.stock.length === 0) return refuse('CAN-22', texts.endReasons.stock);
  const state = fined(from);
  const { turn, standing } = state;
  const got = drawnFrom(state.stock, drawsTwo(standing.options) ? 2 : 1, laysReds(standing));
  const hand = withCards(state.hands[turn.seat] ?? [], got.cards);
  const after = draftOf(state);
  after.phase = 'lay';
  after.turn = worded(turn, 'open', got.last);
  after.hands = replaced(state.hands, turn.seat, hand);
  after.stock = got.stock;
  after.sides = sidesWith(state, turn.seat, got.reds);
  return after;
}

/**
 * Why a card cannot be discarded; discarding the last one goes out and needs the right to (CAN-18), or keeps a promise
 * (CAN-20).
 */
function discardRefusal(state: State, card: Card): Refusal | undefined {
  const { turn } = state;
  const scene = sceneOf(state);
  if (turn.last) return refuse('CAN-23', texts.discard.afterRedThree);
  if (isRedThree(card)) return refuse('CAN-6', texts.discard.redThree);
  if (!scene.hand.includes(card)) return refuseUnheld('CAN-7', card);
  const isLast = countPlain(scene.hand) === 1;
  if (isLast && !mayGoOut(scene.side.melds, turn.word, scene.hand))
    return refuse('CAN-18', texts.discard.last);
  return !isLast && isPromised(scene) ? refuse('CAN-20', texts.discard.onlyLast) : undefined;
}

/** Discards a card: the turn ends (CAN-7), or with the last card the deal (CAN-19). */
export function discard(state: State, card: Card): State | Refusal {
  const refused = discardRefusal(state, card);
  if (refused !== undefined) return refused;
  const { turn, hands, known } = state;
  const left = withoutCards(hands[turn.seat] ?? [], [card]) ?? [];
  const seen = known[turn.seat] ?? [];
  const after = draftOf(state);
  after.hands = replaced(hands, turn.seat, left);
  after.pile = [...state.pile, card];
  if (seen.includes(card)) after.known = replaced(known, turn.seat, bagDifference(seen, [card]));
  if (left.length === 0) return ended(after, 'out');
  return beginTurn(after, state.standing.next[turn.seat] ?? 0);
}

/** Ends a turn without a discard: going out (CAN-19), or after a last red three (CAN-23). */
export function finish(state: State): State | Refusal {
  const { turn, hands } = state;
  if ((hands[turn.seat] ?? []).length === 0) return ended(state, 'out');
  if (!turn.last) return refuse('CAN-19', texts.turn.cardsLeft);
  if (isPromised(sceneOf(state))) return refuse('CAN-20', texts.turn.promised);
  return ended(state, 'red-three');
}

/**
 * CAN-22: the turn of a seat that can neither draw nor take. The deal ends before this can happen,
 * except in sampled worlds, where the hand may be one that takes nothing.
 */
export function finishAtStock(state: State): State | Refusal {
  if (state.stock.length > 0) return refuse('CAN-7', texts.turn.begins);
  return hasTake(sceneOf(state)) ? refuse('CAN-22', texts.turn.mustTake) : ended(state, 'stock');
}
