/**
 * The expected outcome of a deal: melds and canastas as they lie, unfinished canastas by their chance, hands by
 * the time left to lay them. The shares are judgement; `npm run ladder -- canasta` measures them as a whole.
 */
import type { Bag } from '../../../cards/bag.ts';
import { countOfRank, isRedThree, isWild, RANKS, rankOf, valueFor } from '../state/cards.ts';
import {
  canastaValue,
  MIXED_CANASTA,
  meldedValue,
  NATURAL_CANASTA,
  redThreeValue,
} from '../state/score.ts';
import {
  CANASTA,
  hasCanasta,
  isFrozen,
  type Meld,
  partyOf,
  type Side,
  sideOf,
  sideOfParty,
} from '../state/state.ts';
import type { Observation } from '../turn/observation.ts';

/** Copies of each natural rank in both packs. */
const COPIES = 8;

export interface Outlook {
  readonly side: Side;
  /** The number of cards of each rank in the observer's hand. */
  readonly held: Uint8Array;
  /** The number of cards of each rank that the observer does not see. */
  readonly unseen: Uint8Array;
  /** Ranks melded by some other party, one bit each. */
  readonly theirs: number;
  readonly frozen: boolean;
  /** Whether some other party has melded. */
  readonly melded: boolean;
  /** The share of the deal that is still to come, 0 to 1. */
  readonly time: number;
}

/** Adds cards to the counts by rank, or removes them; red threes, which are never melded, do not count. */
function count(counts: Uint8Array, cards: Bag, by: 1 | -1): void {
  for (const card of cards) {
    if (isRedThree(card)) continue;
    const rank = rankOf(card);
    counts[rank] = Math.max(0, (counts[rank] ?? 0) + by);
  }
}

const ranksMelded = (melds: readonly Meld[]): number => {
  let ranks = 0;
  for (const meld of melds) ranks |= 1 << meld.rank;
  return ranks;
};

const LONG_STOCK = 45;
const SAFE_HAND = 6;

/** The share of the deal still to come: little when the stock is short or a player who may go out holds few cards. */
export function timeLeft(observation: Observation): number {
  const { standing, sizes, stock } = observation;
  let time = Math.min(1, stock / LONG_STOCK);
  for (const seat of standing.order)
    if (hasCanasta(sideOf(observation, seat).melds))
      time = Math.min(time, (sizes[seat] ?? 0) / SAFE_HAND);
  return time;
}

/**
 * What the weights of steps rest on: the own side and hand, cards not yet seen by rank, ranks others can use, time
 * left.
 */
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
    if (other !== party) theirs |= ranksMelded(melds);
  });
  return {
    side: sideOfParty(observation, party),
    held,
    unseen,
    theirs,
    frozen: isFrozen(pile),
    melded: theirs !== 0,
    time: timeLeft(observation),
  };
}

export const hasRank = (ranks: number, rank: number): boolean => ((ranks >> rank) & 1) === 1;

/**
 * The chance that a meld becomes a canasta early in a deal, by its number of cards.
 * `npm run weights -- canasta` counts how often the policy's melds do.
 */
export const NEARNESS: readonly number[] = [0, 0, 0, 0.12, 0.25, 0.45, 0.72];
const nearness = (size: number): number => (size >= CANASTA ? 1 : (NEARNESS[size] ?? 0));

/** The share of a chance of a canasta that counts before the canasta is made. */
const TRUST = 0.8;
/** The average value of a card in an unseen hand, as `npm run weights -- canasta` counts it. */
export const UNSEEN_CARD = 11;
/** The value of having melded at all, which fades as the deal's time runs out. */
const OPENED = 60;

/** The expected value of canastas still to come; `more` gives the cards of each rank that the hand will add. */
function promiseOf(side: Side, more: (rank: number) => number, time: number): number {
  let promise = 0;
  for (const meld of side.melds) {
    const size = meld.cards.length;
    if (size >= CANASTA) continue;
    const chance = Math.max(nearness(size) * time, nearness(size + more(meld.rank)) * time * 0.9);
    promise += TRUST * chance * (meld.wilds === 0 ? NATURAL_CANASTA : MIXED_CANASTA);
  }
  return promise;
}

const TO_ADD = 0.8;
const TRIPLE = 0.6;
const PAIR = 0.15;
const SINGLE = -0.25;
const WILD = 0.7;

/** The value of a card in the observer's hand, as a share of its points, while there is time. */
function shareOfValue(card: number, side: Side, hand: Bag): number {
  if (isWild(card)) return WILD;
  const rank = rankOf(card);
  if (side.melds.some((meld) => meld.rank === rank)) return TO_ADD;
  const count = countOfRank(hand, rank);
  if (count >= 3) return TRIPLE;
  if (count === 2) return PAIR;
  return SINGLE;
}

/**
 * The points to expect from a hand: a share of its cards' values while `time` is left to meld them, their loss when it
 * is over.
 */
function handValue(hand: Bag, side: Side, time: number): number {
  let value = 0;
  for (const card of hand)
    value += valueFor(card) * (time * shareOfValue(card, side, hand) - (1 - time));
  return value;
}

const UNSEEN_SHARE = 0.15;
/** The value of an unseen hand, of which cards from a taken pile are known. */
function unseenValue(size: number, known: Bag, side: Side, time: number): number {
  const others = (size - known.length) * UNSEEN_CARD * (time * UNSEEN_SHARE - (1 - time));
  return others + handValue(known, side, time);
}

/**
 * The points a party may expect from the deal: its melds, canastas in the making, red threes and hands. `time` is the
 * share of the deal still to come, 0 to 1: with less of it, cards in hand turn from hopes into losses.
 */
function sideValue(observation: Observation, side: Side, party: number, time: number): number {
  const { standing, observer, hand, sizes, known } = observation;
  const mine = observer >= 0 && partyOf(standing, observer) === party;
  const inHand = (rank: number): number => (mine ? countOfRank(hand, rank) : 0);
  let value =
    meldedValue(side) +
    canastaValue(side) +
    promiseOf(side, inHand, time) +
    redThreeValue(side) * (side.melds.length > 0 ? 1 : 2 * time - 1) +
    (side.melds.length > 0 ? OPENED * time : 0);
  for (const seat of standing.order) {
    if (partyOf(standing, seat) !== party) continue;
    value +=
      seat === observer
        ? handValue(hand, side, time)
        : unseenValue(sizes[seat] ?? 0, known[seat] ?? [], side, time);
  }
  return value;
}

/** The points that each seat may expect from the deal, which are those of its party. */
export function evaluate(observation: Observation): readonly number[] {
  const time = timeLeft(observation);
  const values = observation.sides.map((side, party) => sideValue(observation, side, party, time));
  return observation.standing.party.map((party) => values[party] ?? 0);
}
