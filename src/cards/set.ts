/**
 * Sets of up to 32 cards as one 32-bit number. Card c is bit c. The number may be negative; compare
 * sets with ===, never with <.
 *
 * `CardSet`, `WideSet` (more than 32 cards) and `Bag` (with equal cards) are immutable and share one
 * vocabulary: EMPTY, has, withCard(s), withoutCard(s), union, difference, size, cardsOf. Each module exports
 * the part it needs. Only the constructors are named after their kind: setOf, wideSetOf, bagOf.
 */
import type { Card } from './pack.ts';

export type CardSet = number;

export const EMPTY: CardSet = 0;
export const single = (card: Card): CardSet => 1 << card;
export const has = (set: CardSet, card: Card): boolean => ((set >>> card) & 1) === 1;
export const withCard = (set: CardSet, card: Card): CardSet => set | (1 << card);
export const withoutCard = (set: CardSet, card: Card): CardSet => set & ~(1 << card);
/** The cards of `a` that are not in `b`. */
export const difference = (a: CardSet, b: CardSet): CardSet => a & ~b;
/** The lowest card of a non-empty set. */
export const first = (set: CardSet): Card => 31 - Math.clz32(set & -set);
/** The highest card of a non-empty set. */
export const last = (set: CardSet): Card => 31 - Math.clz32(set);
/** All cards below `count`. */
export const full = (count: number): CardSet => (count >= 32 ? -1 : (1 << count) - 1);

export function size(set: CardSet): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The cards of a set, ascending. */
export function cardsOf(set: CardSet): Card[] {
  const cards: Card[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(first(rest));
  return cards;
}

export function setOf(cards: readonly Card[]): CardSet {
  let set = EMPTY;
  for (const card of cards) set |= 1 << card;
  return set;
}
