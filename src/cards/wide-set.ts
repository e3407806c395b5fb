/**
 * Sets of cards from a four-suited pack of more than 32 cards, as two sets: suits 0 and 1 are in `low`, suits
 * 2 and 3 in `high`. `ranks` is the number of cards in a suit, at most 16. The vocabulary is that of `set.ts`.
 */
import type { Card } from './pack.ts';
import * as sets from './set.ts';

export interface WideSet {
  readonly low: sets.CardSet;
  readonly high: sets.CardSet;
}

export const EMPTY: WideSet = { low: 0, high: 0 };

export function wideSetOf(cards: readonly Card[], ranks: number): WideSet {
  const half = 2 * ranks;
  let low = 0;
  let high = 0;
  for (const card of cards)
    if (card < half) low |= 1 << card;
    else high |= 1 << (card - half);
  return { low, high };
}

export const has = (set: WideSet, card: Card, ranks: number): boolean =>
  ((card < 2 * ranks ? set.low >>> card : set.high >>> (card - 2 * ranks)) & 1) === 1;

export const withoutCard = (set: WideSet, card: Card, ranks: number): WideSet =>
  card < 2 * ranks
    ? { low: set.low & ~(1 << card), high: set.high }
    : { low: set.low, high: set.high & ~(1 << (card - 2 * ranks)) };

export const withCard = (set: WideSet, card: Card, ranks: number): WideSet =>
  card < 2 * ranks
    ? { low: set.low | (1 << card), high: set.high }
    : { low: set.low, high: set.high | (1 << (card - 2 * ranks)) };

/** The lowest card of a non-empty set. */
export const first = ({ low, high }: WideSet, ranks: number): Card =>
  low === 0 ? 2 * ranks + sets.first(high) : sets.first(low);

/** The ranks held of a suit, lowest rank in bit 0. */
export const suitIn = (set: WideSet, suit: number, ranks: number): sets.CardSet =>
  ((suit < 2 ? set.low : set.high) >>> ((suit & 1) * ranks)) & ((1 << ranks) - 1);

/** The cards of a suit held, ascending. */
export function suitCards(set: WideSet, suit: number, ranks: number): Card[] {
  const cards: Card[] = [];
  for (let rest = suitIn(set, suit, ranks); rest !== 0; rest &= rest - 1)
    cards.push(suit * ranks + sets.first(rest));
  return cards;
}

/** All cards held, ascending. */
export function cardsOf(set: WideSet, ranks: number): Card[] {
  const cards = sets.cardsOf(set.low);
  for (let rest = set.high; rest !== 0; rest &= rest - 1) cards.push(2 * ranks + sets.first(rest));
  return cards;
}

export const size = (set: WideSet): number => sets.size(set.low) + sets.size(set.high);

export const union = (a: WideSet, b: WideSet): WideSet => ({
  low: a.low | b.low,
  high: a.high | b.high,
});

/** The cards of `a` that are not in `b`. */
export const difference = (a: WideSet, b: WideSet): WideSet => ({
  low: a.low & ~b.low,
  high: a.high & ~b.high,
});
