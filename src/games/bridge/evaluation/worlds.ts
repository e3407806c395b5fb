/**
 * Worlds that a bidder imagines: hands of the other three seats that fit what their calls have shown and, in
 * most cases, would have made these calls by the system. The number of hands tried is fixed; how far the
 * system is trusted is judgement, measured by `npm run bench -- bridge`.
 */
import type { Card } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import { below, type Random } from '../../../engine/random.ts';
import { dealerOf } from '../state/auction.ts';
import { type Move, RANKS, type Strain } from '../state/cards.ts';
import { type Hand, handOf } from '../state/hand.ts';
import { chooseCall } from '../system/meaning.ts';
import { readAuction } from '../system/reading.ts';
import type { BiddingSetting } from '../system/setting.ts';
import { isShown, NOTHING_SHOWN, type ShownHand } from '../system/shown.ts';
import { expectedTricks } from './tricks.ts';

/** A seat in the auction: what it has shown, and each of its calls with the setting it was made in. */
interface SeatCalls {
  readonly seat: Seat;
  readonly shown: ShownHand;
  readonly calls: readonly { readonly setting: BiddingSetting; readonly call: Move }[];
}

/** Suits shown with at least this length are dealt first; shorter ones come by chance often enough. */
const LONG = 4;
/** How many hands a seat is dealt before its world is given up. */
const TRIES = 60;
/** How many worlds are begun for each that is wanted. */
const ATTEMPTS = 6;
/** The chance that a player made a call the system would not choose. */
const OFF_SYSTEM = 0.15;

/** The auction so far, seat by seat. */
function callsBySeat({ auction, seat: toCall, cards }: BiddingSetting): readonly SeatCalls[] {
  const { calls } = auction;
  const dealer = dealerOf(auction, toCall);
  const { shown } = readAuction(calls, dealer, cards).setting;
  return [0, 1, 2, 3].map((seat) => ({
    seat,
    shown: shown[seat] ?? NOTHING_SHOWN,
    calls: calls.flatMap((call, i) => {
      const { setting } = readAuction(calls.slice(0, i), dealer, cards);
      return setting.seat === seat ? [{ setting, call }] : [];
    }),
  }));
}

const suitOfCard = (card: Card): number => Math.floor(card / RANKS);

function shuffled(cards: readonly Card[], random: Random): Card[] {
  const all = cards.slice();
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const card = all[i] ?? 0;
    all[i] = all[j] ?? 0;
    all[j] = card;
  }
  return all;
}

/** Moves the long suits shown to the front, so that the first thirteen cards hold them; `ways` weighs that back. */
function withLongSuits(cards: readonly Card[], shown: ShownHand): readonly Card[] {
  const wanted = shown.min.map((n) => (n >= LONG ? n : 0));
  const front: Card[] = [];
  const rest: Card[] = [];
  for (const card of cards) {
    const suit = suitOfCard(card);
    const missing = wanted[suit] ?? 0;
    if (missing > 0) {
      wanted[suit] = missing - 1;
      front.push(card);
    } else rest.push(card);
  }
  return [...front, ...rest];
}

/** The binomial coefficient: how many sets of `k` out of `n` there are. */
function binomial(n: number, k: number): number {
  let found = 1;
  for (let i = 1; i <= k; i++) found = (found * (n - k + i)) / i;
  return found;
}

/** In how many ways `withLongSuits` may have dealt the hand: several where a suit is longer than shown. */
const ways = ({ length }: Hand, { min }: ShownHand): number =>
  min.reduce((product, n, suit) => product * (n >= LONG ? binomial(length[suit] ?? 0, n) : 1), 1);

function handFrom(cards: readonly Card[]): Hand {
  const suits = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = suitOfCard(card);
    suits[suit] = (suits[suit] ?? 0) | (1 << (card - suit * RANKS));
  }
  return handOf(suits);
}

/** Whether the seat would have made its calls with the hand; now and then it followed its own judgement. */
const wouldCall = (hand: Hand, { calls }: SeatCalls, random: Random): boolean =>
  calls.every(({ setting, call }) => chooseCall(hand, setting) === call || random() < OFF_SYSTEM);

/** Deals the seat a hand that fits from the cards, and returns it with those left. */
function dealTo(caller: SeatCalls, cards: readonly Card[], random: Random) {
  const most = cards.length > RANKS ? TRIES : 1;
  for (let tries = 0; tries < most; tries++) {
    const order = withLongSuits(shuffled(cards, random), caller.shown);
    const hand = handFrom(order.slice(0, RANKS));
    if (!isShown(hand, caller.shown) || random() * ways(hand, caller.shown) > 1) continue;
    if (wouldCall(hand, caller, random)) return { hand, left: order.slice(RANKS) };
  }
  return undefined;
}

/** How little is known of a seat's hand: the less, the later it is dealt. */
const freedom = ({ shown: { low, high, min } }: SeatCalls): number =>
  high - low - 3 * Math.max(...min);

export interface World {
  /** The hand of each seat. */
  readonly hands: readonly Hand[];
  /** The tricks a side may expect in a strain; each is computed once. */
  readonly tricks: (side: number, strain: Strain) => number;
}

/**
 * A sampled deal; the tricks to expect in a strain are costly to estimate, so that each figure is computed once and
 * only if asked for.
 */
export function worldOf(hands: readonly Hand[]): World {
  const known = new Map<number, number>();
  return {
    hands,
    tricks: (side, strain) => {
      const key = 2 * strain + side;
      const found = known.get(key) ?? expectedTricks(hands, side, strain);
      known.set(key, found);
      return found;
    },
  };
}

/** The cards outside a hand. */
const unseen = (own: Hand): readonly Card[] =>
  Array.from({ length: 4 * RANKS }, (_, card) => card).filter(
    (card) => (((own.suits[suitOfCard(card)] ?? 0) >> (card % RANKS)) & 1) === 0,
  );

/** What a seat imagines from: its own hand and the auction, never the cards of others. */
interface Sampling {
  readonly own: Hand;
  readonly setting: BiddingSetting;
  readonly count: number;
  readonly random: Random;
}

/** Samples at most `count` worlds. */
export function sampleWorlds({ own, setting, count, random }: Sampling): readonly World[] {
  const { seat } = setting;
  const others = callsBySeat(setting)
    .filter((caller) => caller.seat !== seat)
    .sort((a, b) => freedom(a) - freedom(b));
  const cards = unseen(own);
  const worlds: World[] = [];
  for (let i = 0; i < ATTEMPTS * count && worlds.length < count; i++) {
    const world = oneWorld(own, seat, others, cards, random);
    if (world !== undefined) worlds.push(world);
  }
  return worlds;
}

/** Deals the hands of one world; undefined if a seat gets none that fits. */
function oneWorld(
  own: Hand,
  seat: Seat,
  others: readonly SeatCalls[],
  cards: readonly Card[],
  random: Random,
): World | undefined {
  const hands: Hand[] = [own, own, own, own];
  hands[seat] = own;
  let left = cards;
  for (const caller of others) {
    const dealt = dealTo(caller, left, random);
    if (dealt === undefined) return undefined;
    hands[caller.seat] = dealt.hand;
    left = dealt.left;
  }
  return worldOf(hands);
}
