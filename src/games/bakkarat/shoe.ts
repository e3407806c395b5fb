/**
 * Counting hands (BAK-1, BAK-3), comparing them (BAK-6) and paying (BAK-7); and the unseen cards by value, all
 * that the odds depend on.
 */
import { type Card, FRENCH_52 } from '../../cards/pack.ts';
import type { Options } from './options.ts';

export const pack = FRENCH_52;

const LETTER_VALUES: Readonly<Record<string, number>> = { A: 1, K: 0, Q: 0, J: 0, T: 10 };
/** The value of each card (BAK-1). */
export const VALUE: readonly number[] = pack.tokens.map(
  (token) => LETTER_VALUES[token.charAt(0)] ?? Number(token.charAt(0)),
);
export const cardValue = (card: Card): number => VALUE[card] ?? 0;

/** BAK-3: the count called Bak. */
export const BAK = 10;

/** BAK-3: while the sum is above ten, ten is taken off; so 10 is Bak and only no sum is zero. */
export function countOf(sum: number): number {
  return sum === 0 ? 0 : ((sum - 1) % 10) + 1;
}

export const countHand = (cards: readonly Card[]): number =>
  countOf(cards.reduce((sum, card) => sum + cardValue(card), 0));

export const isBak = (cards: readonly Card[]): boolean => countHand(cards) === BAK;

/** BAK-6: whether a player's hand beats the bank's. */
export function beatsBank(player: readonly Card[], bank: readonly Card[]): boolean {
  const mine = countHand(player);
  const theirs = countHand(bank);
  return mine === theirs ? player.length < bank.length : mine > theirs;
}

export interface Player {
  readonly seat: number;
  readonly stake: number;
  readonly better: boolean;
}

/** BAK-7: how many times their stake a player wins who alone of two beats the bank. */
export const soleWin = ({ onlyOne }: Options): number => (onlyOne === 'net' ? 2 : 1);

/** BAK-7: the chips that a player wins or loses. */
export function payment(player: Player, all: readonly Player[], options: Options): number {
  if (!player.better) return -player.stake;
  const alone = all.length === 2 && all.filter((other) => other.better).length === 1;
  return alone ? soleWin(options) * player.stake : player.stake;
}

/** The number of card values, from 0 to 10. */
export const VALUES = 11;
/** The number of unseen cards of each value. */
export type Shoe = readonly number[];

const shoeOf = (cards: readonly Card[]): Shoe => {
  const shoe = Array.from({ length: VALUES }, () => 0);
  for (const card of cards) shoe[cardValue(card)] = (shoe[cardValue(card)] ?? 0) + 1;
  return shoe;
};

export const FULL: Shoe = shoeOf(pack.order);

/** The full shoe without the cards seen. */
export const unseenBut = (seen: readonly Card[]): Shoe => {
  const gone = shoeOf(seen);
  return FULL.map((count, value) => count - (gone[value] ?? 0));
};

/** Two cards that are not Bak, by their values; each pair of values once. */
export interface Pair {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** All pairs with which a hand goes on, none of them Bak (BAK-4). */
export const PAIRS: readonly Pair[] = Array.from({ length: VALUES }, (_, low) => low).flatMap(
  (low) =>
    Array.from({ length: VALUES - low }, (_, more) => low + more)
      .map((high) => ({ low, high, count: countOf(low + high) }))
      .filter(({ count }) => count !== BAK),
);

/** The pairs by their count. */
export const PAIRS_OF: readonly (readonly Pair[])[] = Array.from({ length: BAK }, (_, count) =>
  PAIRS.filter((pair) => pair.count === count),
);

/** The number of ways in which a pair can be drawn, in either order. */
export function waysOf({ low, high }: Pair, shoe: Shoe): number {
  const one = shoe[low] ?? 0;
  return low === high ? one * (one - 1) : 2 * one * (shoe[high] ?? 0);
}
