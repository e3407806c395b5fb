/**
 * The value of a hand to its bidder, with each suit as trump. The figures were fitted to a few
 * thousand deals between opponents. `npm run weights -- binokel` fits them anew, to deals that the
 * policy alone plays, and prints both.
 */
import type { Bag } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import { ACE, cardOf, RANKS, rankOf, SUITS, suitOf, TEN } from './cards.ts';
import { counts, meldSums } from './melds.ts';
import type { Options } from './options.ts';

/** Points a trick card is worth beside the others of its hand. */
export interface Weights {
  readonly base: number;
  readonly trump: number;
  readonly trumpAce: number;
  readonly trumpTen: number;
  readonly ace: number;
  readonly ten: number;
}

export const BEFORE: Weights = { base: 0, trump: 9, trumpAce: 14, trumpTen: 6, ace: 14, ten: 6 };
/** With the Dabb in hand and four cards still to discard: for three players, and with a partner. */
export const AFTER: Weights = { base: -58, trump: 19, trumpAce: 21, trumpTen: 8, ace: 17, ten: 5 };
export const WITH_PARTNER: Weights = {
  base: 78,
  trump: 16,
  trumpAce: 11,
  trumpTen: 4,
  ace: 8,
  ten: 5,
};

function brought(card: Card, trump: number, weights: Weights): number {
  const rank = rankOf(card);
  if (suitOf(card) !== trump) return rank === ACE ? weights.ace : rank === TEN ? weights.ten : 0;
  const high = rank === ACE ? weights.trumpAce : rank === TEN ? weights.trumpTen : 0;
  return weights.trump + high;
}

/** By trump suit: the melds, and what the trick cards add by these weights. */
export function strengths(hand: Bag, weights: Weights): readonly number[] {
  return meldSums(hand).map((melds, trump) => {
    let total = melds + weights.base;
    for (const card of hand) total += brought(card, trump, weights);
    return total;
  });
}

/** Declarer's expected value by trump suit, before the discard. */
export const valuesWith = (hand: Bag, { players }: Options): readonly number[] =>
  strengths(hand, players === 4 ? WITH_PARTNER : AFTER);

/** What the Dabb adds, alone and with a partner, and the share of a hand's strength that tells. */
export const LIMIT = { alone: 110, withPartner: 140, share: 0.7 };
/** A lost bid that is charged once may be risked sooner, by judgement. */
const CHEAPER = 20;

/**
 * The highest bid the hand makes two times in three with the help of the Dabb; where the policy alone
 * plays, four times in five.
 */
export function limitOf(hand: Bag, { players, lostFactor }: Options): number {
  const strength = Math.max(...strengths(hand, BEFORE));
  const base = (players === 4 ? LIMIT.withPartner : LIMIT.alone) + (lostFactor === 1 ? CHEAPER : 0);
  return Math.max(base + LIMIT.share * strength, strength);
}

/** Cards that are sure to win when led one after another in a game without trumps. */
export function sureTricks(hand: Bag): number {
  const held = counts(hand);
  let sure = 0;
  for (let suit = 0; suit < SUITS; suit++)
    for (let rank = RANKS - 1; rank >= 0; rank--) {
      const cards = held[cardOf(suit, rank)] ?? 0;
      sure += cards;
      if (cards < 2) break;
    }
  return sure;
}
