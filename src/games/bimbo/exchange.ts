/** The exchange before a deal (BIM-7): cards that Bimbo and Vize-Bimbo hand over, and König and Vize-König return. */
import { round } from '../../blocks/seats.ts';
import { type Bag, bagDifference, withCards, withoutCards } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import type { Seat } from '../../engine/game.ts';
import { exchangesVice, type Known, rank, SEVEN_OF_DIAMONDS, type State } from './state.ts';

interface Exchange {
  readonly high: Seat;
  readonly low: Seat;
  readonly count: number;
}

/** The exchanges of this deal, the König's first. */
export function exchangesOf(state: Pick<State, 'ranking' | 'options'>): readonly Exchange[] {
  const { ranking, options } = state;
  const [king, viceKing] = ranking;
  const bimbo = ranking.at(-1);
  const viceBimbo = ranking.at(-2);
  if (king === undefined || bimbo === undefined) return [];
  const first = { high: king, low: bimbo, count: 2 };
  if (exchangesVice(options) && viceKing !== undefined && viceBimbo !== undefined)
    return [first, { high: viceKing, low: viceBimbo, count: 1 }];
  return [first];
}

/** The exchange whose return is due: it is the giver's turn. */
export const exchangeDue = (
  state: Pick<State, 'ranking' | 'options' | 'turn'>,
): Exchange | undefined => exchangesOf(state).find(({ high }) => high === state.turn);

/** The highest cards of a hand; of equal rank the one later in canonical order. */
const highest = (hand: Bag, count: number): readonly Card[] =>
  [...hand].sort((a, b) => rank(b) - rank(a) || b - a).slice(0, count);

/**
 * BIM-7: moves cards from one hand to another. From now on both players know that the new owner got these cards, and
 * nobody takes them to be in the giver's hand any longer.
 */
function move(state: State, from: Seat, to: Seat, cards: readonly Card[]): State {
  const hands = state.hands.map((hand, seat) => {
    if (seat === from) return bagDifference(hand, cards);
    if (seat === to) return withCards(hand, cards);
    return hand;
  });
  let { known } = state;
  for (const card of cards) known = withoutKnown(known, from, card);
  const learnt = [from, to].flatMap((knower) =>
    cards.map((card) => ({
      owner: to,
      knower,
      card,
    })),
  );
  return { ...state, hands, known: [...known, ...learnt] };
}

/** The knowledge of cards after one has left its owner's hand: one entry of each player who knew of it lapses. */
export function withoutKnown(known: readonly Known[], owner: Seat, card: Card): readonly Known[] {
  const lapsed = new Set<Seat>();
  return known.filter((entry) => {
    const hit = entry.owner === owner && entry.card === card && !lapsed.has(entry.knower);
    if (hit) lapsed.add(entry.knower);
    return !hit;
  });
}

/** Hands over the cards that must be given, as soon as the pack is dealt. */
export const handOver = (state: State): State =>
  exchangesOf(state).reduce(
    (after, { low, high, count }) => move(after, low, high, highest(state.hands[low] ?? [], count)),
    state,
  );

/** BIM-2: the holder of the seven of diamonds, the first from the dealer's left. */
function leaderOf(state: State): Seat {
  const { options, dealer, hands } = state;
  const order = round((dealer + 1) % options.players, options.players);
  return order.find((seat) => hands[seat]?.includes(SEVEN_OF_DIAMONDS)) ?? dealer;
}

/** The state with the next exchange due, or with the lead when none is left. */
export const awaitGive = (state: State, index: number): State => {
  const due = exchangesOf(state)[index];
  if (due === undefined) return { ...state, phase: 'play', turn: leaderOf(state) };
  return { ...state, phase: 'give', turn: due.high };
};

/** The state after the seat to play has returned `cards`; undefined if they are too many, too few or not held. */
export function give(state: State, cards: Bag): State | undefined {
  const exchanges = exchangesOf(state);
  const index = exchanges.findIndex(({ high }) => high === state.turn);
  const due = exchanges[index];
  const hand = state.hands[state.turn] ?? [];
  if (due === undefined || cards.length !== due.count) return undefined;
  if (withoutCards(hand, cards) === undefined) return undefined;
  return awaitGive(move(state, due.high, due.low, cards), index + 1);
}
