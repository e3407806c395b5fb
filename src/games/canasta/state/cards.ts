/**
 * Cards of Canasta: two packs of 52 with jokers. A card is suit × 13 + rank from the two up,
 * the joker comes last; twos and jokers share the rank WILD. A set is the cards of a meld or an
 * addition in the order of its text: naturals in canonical order, then twos, then jokers.
 */
import type { Bag } from '../../../cards/bag.ts';
import { type Card, FRENCH_52, manifold, type Pack, withJokers } from '../../../cards/pack.ts';

const FOUR_JOKERS = manifold(withJokers(FRENCH_52, 2), 2);
const SIX_JOKERS = manifold(withJokers(FRENCH_52, 3), 2);

export const packOf = (options: { readonly jokers: number }): Pack =>
  options.jokers === 4 ? FOUR_JOKERS : SIX_JOKERS;

/** The tokens with which the cards of either pack are written and read. */
export const tokens = SIX_JOKERS;
export const KINDS = tokens.tokens.length;
export const RANKS = 13;
export const SUITS = 4;

export const WILD = 0;
export const THREE = 1;
export const FOUR = 2;
export const ACE = 12;
export const JOKER: Card = KINDS - 1;
/** The wild cards in the order of a set. */
export const WILD_KINDS: readonly Card[] = [0, RANKS, 2 * RANKS, 3 * RANKS, JOKER];
export const RED_THREES: readonly Card[] = [RANKS + THREE, 2 * RANKS + THREE];

const RANK_OF: readonly number[] = tokens.order
  .slice(0, KINDS)
  .map((_, card) => (card === JOKER ? WILD : card % RANKS));
export const rankOf = (card: Card): number => RANK_OF[card] ?? WILD;
export const isWild = (card: Card): boolean => RANK_OF[card] === WILD;
export const isRedThree = (card: Card): boolean => card === 14 || card === 27;
export const isBlackThree = (card: Card): boolean => card === 1 || card === 40;

const RANK_VALUES: readonly number[] = [20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20];
/** The value of a card in a meld or a hand; red threes are scored apart (CAN-5, CAN-6). */
export const VALUES: readonly number[] = RANK_OF.map((rank, card) => {
  if (card === JOKER) return 50;
  if (isRedThree(card)) return 0;
  return RANK_VALUES[rank] ?? 0;
});
export const valueFor = (card: Card): number => VALUES[card] ?? 0;

export function valueOfAll(cards: readonly Card[]): number {
  let value = 0;
  for (const card of cards) value += VALUES[card] ?? 0;
  return value;
}

const placeInSet = (card: Card): number => (isWild(card) ? KINDS + card : card);

/** The cards in the order in which a set to be laid is written: naturals first, wild cards last. */
export function sortSet(cards: readonly Card[]): Bag {
  const sorted: Card[] = [];
  for (const card of cards) {
    let at = sorted.length;
    for (; at > 0 && placeInSet(sorted[at - 1] ?? 0) > placeInSet(card); at--)
      sorted[at] = sorted[at - 1] ?? 0;
    sorted[at] = card;
  }
  return sorted;
}

/** All cards of these sets, of which there is most often one. */
export const cardsIn = (sets: readonly Bag[]): Bag =>
  sets.length === 1 ? (sets[0] ?? []) : sets.flat();

/** The rank of a set, that of its first card; WILD if it has no natural card. */
export const rankOfSet = (cards: Bag): number => rankOf(cards[0] ?? 0);

export function wildsIn(cards: readonly Card[]): number {
  let count = 0;
  for (const card of cards) if (isWild(card)) count++;
  return count;
}

/** Orders sets for the canonical text (CAN-10): by rank from 3 to A, equal ranks card by card. */
export function compareSets(a: Bag, b: Bag): number {
  const ranks = rankOfSet(a) - rankOfSet(b);
  if (ranks !== 0) return ranks;
  const at = a.findIndex((card, i) => card !== b[i]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}

/** The number of cards in hand for CAN-17 and CAN-18: all but red threes (CAN-6). */
export function countPlain(hand: Bag): number {
  let count = 0;
  for (const card of hand) if (!isRedThree(card)) count++;
  return count;
}

/** The number of cards of a rank, red threes left out. */
export function countOfRank(cards: readonly Card[], rank: number): number {
  let count = 0;
  for (const card of cards) if (RANK_OF[card] === rank && !isRedThree(card)) count++;
  return count;
}

export const countOf = (cards: readonly Card[], wanted: Card): number => {
  let count = 0;
  for (const card of cards) if (card === wanted) count++;
  return count;
};
