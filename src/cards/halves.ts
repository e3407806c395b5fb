/**
 * Card sets for a four-suited pack of more than 32 cards, as two sets: suits 0 and 1 in `low`,
 * suits 2 and 3 in `high`. `ranks` is the number of cards in a suit, at most 16.
 */
import type { Card } from './pack.ts';
import { type CardSet, cardsOf, first, size } from './set.ts';

export interface Halves {
  readonly low: CardSet;
  readonly high: CardSet;
}

export const NO_HALVES: Halves = { low: 0, high: 0 };

export function halvesOf(cards: readonly Card[], ranks: number): Halves {
  const half = 2 * ranks;
  let low = 0;
  let high = 0;
  for (const card of cards)
    if (card < half) low |= 1 << card;
    else high |= 1 << (card - half);
  return { low, high };
}

export const hasCard = (set: Halves, card: Card, ranks: number): boolean =>
  ((card < 2 * ranks ? set.low >>> card : set.high >>> (card - 2 * ranks)) & 1) === 1;

export const lessCard = (set: Halves, card: Card, ranks: number): Halves =>
  card < 2 * ranks
    ? { low: set.low & ~(1 << card), high: set.high }
    : { low: set.low, high: set.high & ~(1 << (card - 2 * ranks)) };

export const withCard = (set: Halves, card: Card, ranks: number): Halves =>
  card < 2 * ranks
    ? { low: set.low | (1 << card), high: set.high }
    : { low: set.low, high: set.high | (1 << (card - 2 * ranks)) };

/** The ranks held of a suit, lowest rank in bit 0. */
export const suitIn = (set: Halves, suit: number, ranks: number): CardSet =>
  ((suit < 2 ? set.low : set.high) >>> ((suit & 1) * ranks)) & ((1 << ranks) - 1);

/** The cards of a suit held, ascending. */
export function suitCards(set: Halves, suit: number, ranks: number): Card[] {
  const cards: Card[] = [];
  for (let rest = suitIn(set, suit, ranks); rest !== 0; rest &= rest - 1)
    cards.push(suit * ranks + first(rest));
  return cards;
}

/** All cards held, ascending. */
export function cardsIn(set: Halves, ranks: number): Card[] {
  const cards = cardsOf(set.low);
  for (let rest = set.high; rest !== 0; rest &= rest - 1) cards.push(2 * ranks + first(rest));
  return cards;
}

export const countIn = (set: Halves): number => size(set.low) + size(set.high);

export const joined = (a: Halves, b: Halves): Halves => ({
  low: a.low | b.low,
  high: a.high | b.high,
});

/** The cards of `a` that are not in `b`. */
export const apart = (a: Halves, b: Halves): Halves => ({
  low: a.low & ~b.low,
  high: a.high & ~b.high,
});
