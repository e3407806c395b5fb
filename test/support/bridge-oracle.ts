/**
 * The slow, obvious double-dummy solver that the clever one is checked against: it tries every card of
 * every seat and counts. Its only economy is to remember the value of each position at the start of a trick.
 */
import type { SolverPosition } from '../../src/games/bridge/solver/solver.ts';

type Hands = readonly (readonly number[])[];

const suitOf = (card: number): number => Math.floor(card / 13);

/** What each seat holds, as card numbers. */
export const cardsOfHands = (hands: SolverPosition['hands']): Hands =>
  hands.map((suits) =>
    suits.flatMap((set, suit) =>
      Array.from({ length: 13 }, (_, rank) => rank)
        .filter((rank) => (set >> rank) & 1)
        .map((rank) => suit * 13 + rank),
    ),
  );

/** What follows suit of the seat's cards, or all of them. */
export function playable(hand: readonly number[], trick: readonly number[]): readonly number[] {
  const led = trick[0];
  const following = hand.filter((card) => led !== undefined && suitOf(card) === suitOf(led));
  return following.length > 0 ? following : hand;
}

/** Whether the second card beats the first, which is the best of the trick so far. */
const beats = (trump: number, best: number, card: number): boolean =>
  suitOf(card) === suitOf(best) ? card > best : suitOf(card) === trump;

/** The place of the card that wins the trick. */
const winner = (trump: number, trick: readonly number[]): number =>
  trick.reduce((best, card, at) => (beats(trump, trick[best] ?? 0, card) ? at : best), 0);

/** Tricks of North and South after each card that the seat to play may play. */
export function oracle(position: SolverPosition): ReadonlyMap<number, number> {
  const { trump } = position;
  const known = new Map<string, number>();

  const after = (hands: Hands, leader: number, trick: readonly number[], card: number): number => {
    const seat = (leader + trick.length) % 4;
    const left = hands.map((hand, at) => (at === seat ? hand.filter((c) => c !== card) : hand));
    const played = [...trick, card];
    if (played.length < 4) return value(left, leader, played);
    const taker = (leader + winner(trump, played)) % 4;
    return (taker % 2 === 0 ? 1 : 0) + value(left, taker, []);
  };

  const value = (hands: Hands, leader: number, trick: readonly number[]): number => {
    const seat = (leader + trick.length) % 4;
    const hand = hands[seat] ?? [];
    if (hand.length === 0) return 0;
    const key = trick.length === 0 ? `${leader}/${hands.join('/')}` : '';
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const values = playable(hand, trick).map((card) => after(hands, leader, trick, card));
    const best = seat % 2 === 0 ? Math.max(...values) : Math.min(...values);
    if (key !== '') known.set(key, best);
    return best;
  };

  const hands = cardsOfHands(position.hands);
  const { leader, trick } = position;
  const cards = playable(hands[(leader + trick.length) % 4] ?? [], trick);
  return new Map(cards.map((card) => [card, after(hands, leader, trick, card)]));
}
