/** Melds, counted to the highest sum (BIN-10, BIN-11), and the cards that show them. */

import type { Bag } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { sum } from '../../../engine/estimate.ts';
import { ACE, cardOf, KINDS, KING, OBER, RANKS, TEN, UNTER } from './cards.ts';

const FAMILY = 100;
const TRUMP_FAMILY = 150;
const PAIR = 20;
const TRUMP_PAIR = 40;
const EIGHT = 1000;
const BINOKEL = 40;
const DOUBLE_BINOKEL = 300;
/** The value of four of a rank, one of each suit, by rank; tens count only with all eight. */
const FOURS = [40, 60, 80, 0, 100];
const RANKS_DOWN = [ACE, TEN, KING, OBER, UNTER];
const ALL_SUITS = [0, 1, 2, 3];

/** The cards of a Binokel: the ober of Grün and the unter of Schellen. */
const BINOKEL_CARDS = [cardOf(2, OBER), cardOf(0, UNTER)];

const SUIT_CARDS = ALL_SUITS.map((suit) => RANKS_DOWN.map((rank) => cardOf(suit, rank)));
/** King and ober of each suit, a pair. */
const COUPLES = ALL_SUITS.map((suit) => [cardOf(suit, KING), cardOf(suit, OBER)]);
const RANK_CARDS = Array.from({ length: RANKS }, (_, rank) =>
  ALL_SUITS.map((suit) => cardOf(suit, rank)),
);

export interface Meld {
  readonly kind: 'family' | 'pair' | 'four' | 'eight' | 'binokel';
  /** The suit of a family or pair, the rank of a four or eight, or the number of Binokels. */
  readonly of: number;
  readonly value: number;
}

/** The number of each card in a hand, by card. */
export function counts(hand: Bag): readonly number[] {
  const held = NONE.slice();
  for (const card of hand) held[card] = (held[card] ?? 0) + 1;
  return held;
}
const NONE: readonly number[] = Array.from({ length: KINDS }, () => 0);

/** The number of times that a hand holds a whole group of cards. */
function least(held: readonly number[], cards: readonly Card[]): number {
  let fewest = 2;
  for (const card of cards) fewest = Math.min(fewest, held[card] ?? 0);
  return fewest;
}

/**
 * BIN-11: the families of a suit, and pairs from the kings and obers that no family uses; all count more in trumps
 * (BIN-10).
 */
function suitMelds(held: readonly number[], suit: number, trump: number): readonly Meld[] {
  const families = least(held, SUIT_CARDS[suit] ?? []);
  const pairs = least(held, COUPLES[suit] ?? []) - families;
  const isTrump = suit === trump;
  const many = (times: number, meld: Meld) => new Array<Meld>(times).fill(meld);
  return [
    ...many(families, { kind: 'family', of: suit, value: isTrump ? TRUMP_FAMILY : FAMILY }),
    ...many(pairs, { kind: 'pair', of: suit, value: isTrump ? TRUMP_PAIR : PAIR }),
  ];
}

const ofRank = (rank: number): readonly Card[] => RANK_CARDS[rank] ?? [];

/** BIN-11: of each rank all eight cards count, or else one set of the four suits; four tens count nothing (BIN-10). */
function rankMelds(held: readonly number[]): readonly Meld[] {
  return RANKS_DOWN.flatMap((rank): readonly Meld[] => {
    const sets = least(held, ofRank(rank));
    if (sets >= 2) return [{ kind: 'eight', of: rank, value: EIGHT }];
    const value = FOURS[rank] ?? 0;
    return sets === 1 && value > 0 ? [{ kind: 'four', of: rank, value }] : [];
  });
}

/** BIN-10: the Binokels of a hand as one meld, since two of them count more than twice one. */
function binokels(held: readonly number[]): readonly Meld[] {
  const many = least(held, BINOKEL_CARDS);
  if (many === 0) return [];
  return [{ kind: 'binokel', of: many, value: many === 2 ? DOUBLE_BINOKEL : BINOKEL }];
}

/** Every meld of a hand; `trump` −1 where there is none yet. */
export function meldsOf(hand: Bag, trump: number): readonly Meld[] {
  const held = counts(hand);
  const suits = ALL_SUITS.flatMap((suit) => suitMelds(held, suit, trump));
  return [...suits, ...rankMelds(held), ...binokels(held)];
}

/** The value of the families and pairs of a suit. */
function suitSum(held: readonly number[], suit: number, isTrump: boolean): number {
  const families = least(held, SUIT_CARDS[suit] ?? []);
  const pairs = least(held, COUPLES[suit] ?? []) - families;
  return isTrump ? families * TRUMP_FAMILY + pairs * TRUMP_PAIR : families * FAMILY + pairs * PAIR;
}

/** The value of the melds with each suit as trump. */
export function meldSums(hand: Bag): readonly number[] {
  const held = counts(hand);
  let base = 0;
  for (const suit of ALL_SUITS) base += suitSum(held, suit, false);
  for (const meld of rankMelds(held)) base += meld.value;
  for (const meld of binokels(held)) base += meld.value;
  return ALL_SUITS.map((suit) => base + suitSum(held, suit, true) - suitSum(held, suit, false));
}

export const totalOfMelds = (melds: readonly Meld[]): number =>
  sum(melds.map(({ value }) => value));

/** The value of a hand's melds; `trump` −1 where there is none yet. */
export const meldSum = (hand: Bag, trump: number): number => totalOfMelds(meldsOf(hand, trump));

/** The cards that show a meld on the table; `of` is a suit, a rank or the number of Binokels, as the kind says. */
export function meldCards({ kind, of }: Meld): readonly Card[] {
  switch (kind) {
    case 'family':
      return SUIT_CARDS[of] ?? [];
    case 'pair':
      return COUPLES[of] ?? [];
    case 'four':
      return ofRank(of);
    case 'eight':
      return [...ofRank(of), ...ofRank(of)];
    case 'binokel':
      return Array.from({ length: of }, () => BINOKEL_CARDS).flat();
  }
}

/** The kinds of melds in groups; melds of different groups may share cards, those of one group may not. */
const GROUPS: readonly (readonly Meld['kind'][])[] = [
  ['family', 'pair'],
  ['four', 'eight'],
  ['binokel'],
];

/** The cards that everyone sees in the melds: of each kind as many as the group that uses most. */
export function shownCards(melds: readonly Meld[]): Bag {
  if (melds.length === 0) return [];
  const used = GROUPS.map((kinds) =>
    counts(melds.filter(({ kind }) => kinds.includes(kind)).flatMap(meldCards)),
  );
  const cards: Card[] = [];
  for (let card = 0; card < KINDS; card++) {
    let most = 0;
    for (const held of used) most = Math.max(most, held[card] ?? 0);
    for (let n = 0; n < most; n++) cards.push(card);
  }
  return cards;
}
