/** What players read from the table before they weigh their moves or the deal. */
import type { Bag } from '../../cards/bag.ts';
import { isRedThree, RANKS, rankOf } from './cards.ts';
import type { Observation } from './observation.ts';
import { CANASTA, hasCanasta, isFrozen, type Meld, partyOf, type Side } from './state.ts';

/** Copies of each natural rank in both packs. */
const COPIES = 8;

export interface Outlook {
  readonly party: number;
  readonly side: Side;
  /** By rank: cards in the own hand. */
  readonly held: Uint8Array;
  /** By rank: copies that lie neither open nor in the own hand. */
  readonly unseen: Uint8Array;
  /** Ranks melded by some other party, one bit each. */
  readonly theirs: number;
  readonly frozen: boolean;
  /** Whether some other party has melded. */
  readonly melded: boolean;
  /** How much of the deal is still to come, 0 to 1. */
  readonly time: number;
}

const NO_SIDE: Side = { melds: [], given: 0, reds: [] };

function count(counts: Uint8Array, cards: Bag, by: 1 | -1): void {
  for (const card of cards) {
    if (isRedThree(card)) continue;
    const rank = rankOf(card);
    counts[rank] = Math.max(0, (counts[rank] ?? 0) + by);
  }
}

const ranksOf = (melds: readonly Meld[]): number => {
  let ranks = 0;
  for (const meld of melds) ranks |= 1 << meld.rank;
  return ranks;
};

const LONG_STOCK = 45;
const SAFE_HAND = 6;

/** The deal is nearly over when the stock is short, or a player whose party has a canasta holds few cards. */
export function timeLeft({ sides, standing, sizes, stock }: Observation): number {
  let time = Math.min(1, stock / LONG_STOCK);
  for (const seat of standing.order)
    if (hasCanasta(sides[partyOf(standing, seat)]?.melds ?? []))
      time = Math.min(time, (sizes[seat] ?? 0) / SAFE_HAND);
  return time;
}

export function outlookOf(observation: Observation): Outlook {
  const { sides, standing, observer, hand, pile } = observation;
  const party = partyOf(standing, observer);
  const held = new Uint8Array(RANKS);
  count(held, hand, 1);
  const unseen = new Uint8Array(RANKS).fill(COPIES);
  count(unseen, hand, -1);
  count(unseen, pile, -1);
  let theirs = 0;
  sides.forEach(({ melds }, other) => {
    for (const meld of melds) count(unseen, meld.cards, -1);
    if (other !== party) theirs |= ranksOf(melds);
  });
  const side = sides[party] ?? NO_SIDE;
  const frozen = isFrozen(pile);
  return {
    party,
    side,
    held,
    unseen,
    theirs,
    frozen,
    melded: theirs !== 0,
    time: timeLeft(observation),
  };
}

export const hasRank = (ranks: number, rank: number): boolean => ((ranks >> rank) & 1) === 1;

/**
 * How near a meld is to a canasta, by its cards: the chance that it becomes one early in a deal.
 * `npm run weights -- canasta` counts how often the policy's melds do.
 */
export const NEARNESS: readonly number[] = [0, 0, 0, 0.12, 0.25, 0.45, 0.72];
export const nearness = (size: number): number => (size >= CANASTA ? 1 : (NEARNESS[size] ?? 0));
