/** Schwimmen: the turn of the game. Arrays are by seat. */
import { dealSingly } from '../../blocks/deal.ts';
import { openingStep, readDealer } from '../../blocks/opening.ts';
import { addTo, zeros } from '../../blocks/scores.ts';
import { left, round } from '../../blocks/seats.ts';
import type { Card } from '../../cards/pack.ts';
import {
  type CardSet,
  cardsOf,
  EMPTY,
  has,
  minus,
  setOf,
  withCard,
  without,
} from '../../cards/set.ts';
import { CHANCE, NOBODY, type Seat, type Streams } from '../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { type ChanceStep, expectShuffle } from '../../engine/step.ts';
import { text } from '../../lang/text.ts';
import { BEST, HAND, handValue, pack } from './hand.ts';
import type { Options } from './options.ts';

export type Move =
  | { readonly verb: 'swap'; readonly own: Card; readonly open: Card }
  | { readonly verb: 'all' | 'pass' | 'knock' };

export interface State {
  readonly phase: 'dealer' | 'deal' | 'play' | 'over';
  readonly options: Options;
  /** Deals finished before this one. */
  readonly played: number;
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly turn: Seat;
  readonly hands: readonly CardSet[];
  /** The part of each hand that everybody has seen in the middle. */
  readonly known: readonly CardSet[];
  /** The middle. */
  readonly open: CardSet;
  /** Next card first. */
  readonly stock: readonly Card[];
  /** SCW-5: laid aside. */
  readonly aside: CardSet;
  /** Passes in a row. */
  readonly passes: number;
  readonly knocker: Seat;
}

const NO_SEAT = -1;

function fresh(options: Options, played: number, totals: readonly number[], dealer: Seat): State {
  return {
    phase: dealer === NO_SEAT ? 'dealer' : 'deal',
    options,
    played,
    totals,
    dealer,
    turn: NO_SEAT,
    hands: zeros(options.players),
    known: zeros(options.players),
    open: EMPTY,
    stock: [],
    aside: EMPTY,
    passes: 0,
    knocker: NO_SEAT,
  };
}

export const initial = (options: Options): State =>
  fresh(options, 0, zeros(options.players), NO_SEAT);

/** SCW-7: a point for every lowest hand. */
export function pointsOf({ hands }: State): readonly number[] {
  const values = hands.map(handValue);
  const lowest = Math.min(...values);
  return values.map((value) => (value === lowest ? 1 : 0));
}

/** SCW-8: the deal moves to the left. */
export const next = (finished: State): State =>
  fresh(
    finished.options,
    finished.played + 1,
    addTo(finished.totals, pointsOf(finished)),
    left(finished.dealer, finished.options.players),
  );

export function actor({ phase, turn }: State): Seat {
  if (phase === 'over') return NOBODY;
  return phase === 'play' ? turn : CHANCE;
}

export const chance = (state: State, streams: Streams): ChanceStep =>
  openingStep(state.phase, state.options.players, pack.order, streams);

export function applyChance(state: State, step: ChanceStep): State | Refusal {
  if (state.phase === 'deal')
    return expectShuffle(step, 'deal', pack.order, 'SCW-1') ?? deal(state, step.values);
  const dealer = readDealer(step, state.options.players, 'SCW-8');
  return isRefusal(dealer) ? dealer : fresh(state.options, state.played, state.totals, dealer);
}

/** SCW-1. */
function deal(state: State, cards: readonly Card[]): State {
  const { dealer, options } = state;
  const first = left(dealer, options.players);
  const { hands, rest } = dealSingly(cards, round(first, options.players), HAND);
  return {
    ...state,
    phase: 'play',
    turn: first,
    hands: hands.map(setOf),
    open: setOf(rest.slice(0, HAND)),
    stock: rest.slice(HAND),
  };
}

const handOf = (state: State): CardSet => state.hands[state.turn] ?? EMPTY;

const ALL: Move = { verb: 'all' };
const PASS: Move = { verb: 'pass' };
const KNOCK: Move = { verb: 'knock' };

export function legal(state: State): readonly Move[] {
  const moves: Move[] = [];
  const middle = cardsOf(state.open);
  for (const own of cardsOf(handOf(state)))
    for (const open of middle) moves.push({ verb: 'swap', own, open });
  moves.push(ALL, PASS);
  if (state.knocker === NO_SEAT) moves.push(KNOCK);
  return moves;
}

const NOT_HELD = text('swap a card of your own', 'tausche eine eigene Karte');
const NOT_OPEN = text('swap for a card in the middle', 'tausche gegen eine Karte aus der Mitte');
const KNOCKED = text('somebody has already knocked', 'es hat schon jemand geklopft');

function refuseMove(state: State, move: Move): Refusal | undefined {
  if (move.verb === 'knock' && state.knocker !== NO_SEAT) return refuse('SCW-6', KNOCKED);
  if (move.verb !== 'swap') return undefined;
  if (!has(handOf(state), move.own)) return refuse('SCW-3', NOT_HELD);
  return has(state.open, move.open) ? undefined : refuse('SCW-3', NOT_OPEN);
}

export function apply(state: State, move: Move): State | Refusal {
  const refused = refuseMove(state, move);
  if (refused !== undefined) return refused;
  switch (move.verb) {
    case 'swap':
      return endTurn(swapped(state, move.own, move.open));
    case 'all':
      return endTurn(exchanged(state, handOf(state), state.open, state.open));
    case 'pass':
      return endTurn({ ...state, passes: state.passes + 1 });
    case 'knock':
      return endTurn({ ...state, passes: 0, knocker: state.turn });
  }
}

function swapped(state: State, own: Card, open: Card): State {
  const known = without(state.known[state.turn] ?? EMPTY, own);
  return exchanged(state, withCard(EMPTY, own), withCard(EMPTY, open), withCard(known, open));
}

/** SCW-3, SCW-4: cards of the hand for cards of the middle. */
function exchanged(state: State, given: CardSet, taken: CardSet, nowKnown: CardSet): State {
  const hands = state.hands.slice();
  const known = state.known.slice();
  hands[state.turn] = minus(handOf(state), given) | taken;
  known[state.turn] = nowKnown;
  return { ...state, hands, known, open: minus(state.open, taken) | given, passes: 0 };
}

/** SCW-5, SCW-6: the end of the deal, new cards in the middle, or the next player's turn. */
function endTurn(state: State): State {
  const turn = left(state.turn, state.options.players);
  if (handValue(handOf(state)) === BEST || turn === state.knocker)
    return { ...state, phase: 'over' };
  const allPassed = state.knocker === NO_SEAT && state.passes === state.options.players;
  if (!allPassed) return { ...state, turn };
  if (state.stock.length < HAND) return { ...state, phase: 'over' };
  return {
    ...state,
    turn,
    open: setOf(state.stock.slice(0, HAND)),
    stock: state.stock.slice(HAND),
    aside: state.aside | state.open,
    passes: 0,
  };
}

export function zones(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'dealer' || state.phase === 'deal') return [];
  return [...state.hands.map(cardsOf), cardsOf(state.open), state.stock, cardsOf(state.aside)];
}
