/**
 * A round of Cabo outside the turns: how it opens, the steps of chance, and where every
 * card lies. The turns are in `rules.ts`.
 */
import { dealSingly } from '../../blocks/opening.ts';
import { left, round, zeros } from '../../blocks/seats.ts';
import { type Card, numbered, type Pack, type Suit, sortCards } from '../../cards/pack.ts';
import { cardsOf, first, full, setOf } from '../../cards/set.ts';
import { type ChanceStep, expectSeat, expectShuffle } from '../../engine/chance-step.ts';
import { CHANCE, NOBODY, type Seat, type Streams } from '../../engine/game.ts';
import { below, shuffle } from '../../engine/random.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { isOnePlace } from './moves.ts';
import { nextStarters, resultOf } from './score.ts';
import { cardAt, NONE, type Options, packed, type State, UNBOUND } from './state.ts';

/** 0 and 13 twice, all other values four times. */
const NUMBERS = numbered('cabo-52', 0, 13, (value) => (value % 13 === 0 ? 2 : 4));

/** The colours of the cards: low ones, those that show a card of one's own, of another's, and the highest. */
function hueOf(value: Card): Suit {
  if (value < 7) return 'green';
  if (value < 9) return 'blue';
  return value < 11 ? 'yellow' : 'red';
}

export const pack: Pack = {
  ...NUMBERS,
  faces: NUMBERS.faces.map((face, value) => ({ ...face, hue: hueOf(value) })),
};

/**
 * A round before its first step. `starters` is the set of seats that may start; of several one is drawn by chance
 * (CAB-1).
 */
function fresh(
  options: Options,
  played: number,
  totals: readonly number[],
  starters: number,
): State {
  const alone = isOnePlace(starters);
  return {
    phase: alone ? 'deal' : 'starter',
    options,
    played,
    totals,
    starters,
    starter: alone ? first(starters) : NONE,
    rows: zeros(options.players).map(() => []),
    stock: [],
    pile: [],
    drawn: NONE,
    turn: CHANCE,
    caller: NONE,
    turns: 0,
    eyes: 0,
  };
}

/** The first round before its first step: anyone may start (CAB-1). */
export const initial = (options: Options): State =>
  fresh(options, 0, zeros(options.players), full(options.players));

/** The next round before its first step: the winner starts, of several the one with the lowest total (CAB-1). */
export function next(finished: State): State {
  const result = resultOf(finished);
  return fresh(finished.options, finished.played + 1, result.totals, setOf(nextStarters(result)));
}

export function actor(state: State): Seat {
  if (state.phase === 'over') return NOBODY;
  if (state.phase === 'restock') return CHANCE;
  return state.turn;
}

/** CAB-8: the cards shuffled when the stock is empty. */
const toShuffle = (state: State): readonly Card[] => sortCards(state.pile.slice(0, -1));

/**
 * The draw that is due: the starter among those that may start (CAB-1), the deal (CAB-2), or a new stock from the
 * discards (CAB-8).
 */
export function chance(state: State, streams: Streams): ChanceStep {
  if (state.phase === 'deal') return { word: 'deal', values: shuffle(pack.order, streams('deal')) };
  if (state.phase === 'restock')
    return { word: 'restock', values: shuffle(toShuffle(state), streams('restock')) };
  const seats = cardsOf(state.starters);
  return { word: 'starter', values: [seats[below(streams('starter'), seats.length)] ?? 0] };
}

/**
 * Takes a draw, which may come from a record: one that is not among those possible is refused by the clause that asks
 * for it.
 */
export function applyChance(state: State, step: ChanceStep): State | Refusal {
  if (state.phase === 'deal')
    return expectShuffle(step, 'deal', pack.order, 'CAB-2') ?? deal(state, step.values);
  if (state.phase === 'restock')
    return expectShuffle(step, 'restock', toShuffle(state), 'CAB-8') ?? restock(state, step.values);
  const refused = expectSeat(step, 'starter', cardsOf(state.starters), 'CAB-1');
  return refused ?? { ...state, phase: 'deal', starter: step.values[0] ?? 0 };
}

/** CAB-1, CAB-2: the starter deals, to themselves last, and is the first to look and to play. */
function deal(state: State, cards: readonly Card[]): State {
  const { options, starter } = state;
  const order = round(left(starter, options.players), options.players);
  const { hands, rest } = dealSingly(cards, order, options.cards);
  return {
    ...state,
    phase: 'look',
    rows: hands.map((hand) => hand.map((card) => packed(card, 0, 0, UNBOUND, 0))),
    stock: rest.slice(1),
    pile: rest.slice(0, 1),
    turn: starter,
  };
}

/** CAB-8: the seat that wanted to draw holds the first card of the new stock. */
const restock = (state: State, cards: readonly Card[]): State => ({
  ...state,
  phase: 'drawn',
  stock: cards.slice(1),
  pile: state.pile.slice(-1),
  drawn: cards[0] ?? 0,
});

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  const { phase, rows, stock, pile, drawn } = state;
  if (phase === 'starter' || phase === 'deal') return [];
  return [...rows.map((row) => row.map(cardAt)), stock, pile, drawn < 0 ? [] : [drawn]];
}
