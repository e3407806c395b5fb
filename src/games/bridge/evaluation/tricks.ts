/**
 * How many tricks two of four hands may be expected to take: a sum of what honours and where they lie, trumps
 * and how they break, short suits and long suits are worth, fitted to double-dummy tables
 * (`npm run weights -- bridge`).
 */
import { size } from '../../../cards/set.ts';
import { sum } from '../../../engine/estimate.ts';
import { NOTRUMP, RANKS, type Strain } from '../state/cards.ts';
import type { Hand } from '../state/hand.ts';
import weights from './tricks.json' with { type: 'json' };

/** Two partners' hands, those of the defenders to the left of each, and the suit that is trumps. */
interface Partnership {
  readonly one: Hand;
  readonly two: Hand;
  readonly leftOfOne: Hand;
  readonly leftOfTwo: Hand;
  readonly trump: Strain;
}

type Feature = (pair: Partnership) => number;

const SUITS = [0, 1, 2, 3] as const;
const ACE = 12;
const KING = 11;

const cardsIn = (hand: Hand, suit: number): number => hand.length[suit] ?? 0;
const ranksIn = ({ one, two }: Partnership, suit: number): number =>
  (one.suits[suit] ?? 0) | (two.suits[suit] ?? 0);
const combined = ({ one, two }: Partnership, suit: number): number =>
  cardsIn(one, suit) + cardsIn(two, suit);
const sideSuits = ({ trump }: Partnership): readonly number[] =>
  SUITS.filter((suit) => suit !== trump);
const hasRank = (ranks: number, rank: number): number => (ranks >> rank) & 1;

/** Whether the side has the card of a rank in trumps. */
const trumpHonour =
  (rank: number): Feature =>
  (pair) =>
    hasRank(ranksIn(pair, pair.trump), rank);
/** Cards of a rank that the side has outside trumps. */
const sideHonour =
  (rank: number): Feature =>
  (pair) =>
    sum(sideSuits(pair).map((suit) => hasRank(ranksIn(pair, suit), rank)));

/** The hands with more and with fewer trumps. */
const byTrumps = ({ one, two, trump }: Partnership): readonly [Hand, Hand] =>
  cardsIn(one, trump) >= cardsIn(two, trump) ? [one, two] : [two, one];

/** Side suits of `cards` cards in the hand with more trumps (0) or fewer (1). */
const short =
  (which: 0 | 1, cards: number): Feature =>
  (pair) =>
    sideSuits(pair).filter((suit) => cardsIn(byTrumps(pair)[which], suit) === cards).length;

/** Side suits, at least `least` long in both hands, in which the opponents have every card from `rank` up. */
const losers =
  (rank: number, least: number): Feature =>
  (pair) =>
    sideSuits(pair).filter(
      (suit) =>
        ranksIn(pair, suit) >> rank === 0 &&
        Math.min(cardsIn(pair.one, suit), cardsIn(pair.two, suit)) >= least,
    ).length;

/** Kings, queens and jacks of a hand in a suit of which the other has one card at most. */
const wastedIn = (hand: Hand, other: Hand, suit: number): number =>
  cardsIn(other, suit) > 1 ? 0 : size(((hand.suits[suit] ?? 0) >> (KING - 2)) & 7);

/** Kings, queens and jacks opposite a singleton or void. */
const wasted: Feature = (pair) =>
  sum(
    sideSuits(pair).map(
      (suit) => wastedIn(pair.one, pair.two, suit) + wastedIn(pair.two, pair.one, suit),
    ),
  );

/** Cards beyond `cards` in each side suit, both hands together. */
const beyond =
  (cards: number): Feature =>
  (pair) =>
    sum(sideSuits(pair).map((suit) => Math.max(0, combined(pair, suit) - cards)));

/** Trumps beyond `cards`, both hands together. */
const trumpsOver =
  (cards: number): Feature =>
  (pair) =>
    Math.max(0, combined(pair, pair.trump) - cards);

/** Trumps in the shorter hand, at most four count. */
const fewerTrumps: Feature = (pair) => Math.min(4, cardsIn(byTrumps(pair)[1], pair.trump));

/** Cards beyond five in the longest suit of one hand. */
const longest: Feature = ({ one, two }) =>
  Math.max(0, ...SUITS.map((suit) => Math.max(cardsIn(one, suit), cardsIn(two, suit)) - 5));

/** Suits in which the opponents can run tricks: neither ace nor king, nor queen and jack. */
const unstopped: Feature = (pair) =>
  SUITS.filter((suit) => {
    const ranks = ranksIn(pair, suit) >> (KING - 2);
    return ranks < 4 && ranks !== 3;
  }).length;

/** Suits of which the opponents have the ace. */
const aceless: Feature = (pair) =>
  SUITS.filter((suit) => hasRank(ranksIn(pair, suit), ACE) === 0).length;

/** Two honours of the three highest beside five or more cards in one hand. */
const solid: Feature = (pair) =>
  SUITS.filter(
    (suit) =>
      Math.max(cardsIn(pair.one, suit), cardsIn(pair.two, suit)) >= 5 &&
      size(ranksIn(pair, suit) >> (KING - 1)) >= 2,
  ).length;

/** Trumps of the defender with more of them, beyond half of what is out. */
const badBreak: Feature = ({ leftOfOne, leftOfTwo, trump }) =>
  Math.abs(cardsIn(leftOfOne, trump) - cardsIn(leftOfTwo, trump)) / 2;

function ruffsOf(hand: Hand, pair: Partnership): number {
  if (cardsIn(hand, pair.trump) === 0) return 0;
  return sideSuits(pair).filter((suit) => cardsIn(hand, suit) <= 1).length;
}

/** Short side suits of defenders who have trumps. */
const ruffs: Feature = (pair) => ruffsOf(pair.leftOfOne, pair) + ruffsOf(pair.leftOfTwo, pair);

const holds = (hand: Hand, suit: number, rank: number): number =>
  hasRank(hand.suits[suit] ?? 0, rank);

/** 1 if the defender before the hand with `own` has `high`, −1 if the one behind it does, else 0. */
function onside(pair: Partnership, suit: number, own: number, high: number): number {
  const { one, two, leftOfOne, leftOfTwo } = pair;
  if (holds(one, suit, own) === 1)
    return holds(leftOfTwo, suit, high) - holds(leftOfOne, suit, high);
  if (holds(two, suit, own) === 1)
    return holds(leftOfOne, suit, high) - holds(leftOfTwo, suit, high);
  return 0;
}

/**
 * Suits in which a defender plays `high` before the hand with `own`, less those in which it is played after. A suit
 * counts only if the side has `also`.
 */
const before =
  (own: number, high: number, also = own): Feature =>
  (pair) => {
    const suits = SUITS.filter((suit) => hasRank(ranksIn(pair, suit), also) === 1);
    return sum(suits.map((suit) => onside(pair, suit, own, high)));
  };

/** Cards beyond four in the longest suit of a defender. */
const theirLength: Feature = (pair) =>
  Math.max(
    ...SUITS.map(
      (suit) => Math.max(cardsIn(pair.leftOfOne, suit), cardsIn(pair.leftOfTwo, suit)) - 4,
    ),
  );

/** The features of suit contracts and of notrump, by the names of their weights. */
const FEATURES: Readonly<Record<'suit' | 'notrump', Readonly<Record<string, Feature>>>> = {
  suit: {
    base: () => 1,
    trumpAce: trumpHonour(ACE),
    trumpKing: trumpHonour(KING),
    trumpQueen: trumpHonour(KING - 1),
    trumpJack: trumpHonour(KING - 2),
    trumpTen: trumpHonour(KING - 3),
    ace: sideHonour(ACE),
    king: sideHonour(KING),
    queen: sideHonour(KING - 1),
    jack: sideHonour(KING - 2),
    ten: sideHonour(KING - 3),
    trumps: trumpsOver(0),
    ninthTrump: trumpsOver(8),
    tenthTrump: trumpsOver(9),
    fewerTrumps,
    longVoid: short(0, 0),
    longSingleton: short(0, 1),
    longDoubleton: short(0, 2),
    shortVoid: short(1, 0),
    shortSingleton: short(1, 1),
    shortDoubleton: short(1, 2),
    firstLoser: losers(ACE, 1),
    secondLoser: losers(KING, 2),
    wasted,
    secondFit: beyond(7),
    longest,
    badBreak,
    ruffs,
    aceOnside: before(KING, ACE),
    kingOnside: before(ACE, KING, KING - 1),
  },
  notrump: {
    base: () => 1,
    ace: sideHonour(ACE),
    king: sideHonour(KING),
    queen: sideHonour(KING - 1),
    jack: sideHonour(KING - 2),
    ten: sideHonour(KING - 3),
    nine: sideHonour(KING - 4),
    fit: beyond(7),
    longFit: beyond(8),
    longest,
    unstopped,
    aceless,
    solid,
    theirLength,
    aceOnside: before(KING, ACE),
    kingOnside: before(ACE, KING, KING - 1),
  },
};

const suitWeights: Readonly<Record<string, number>> = weights.suit;
const notrumpWeights: Readonly<Record<string, number>> = weights.notrump;

/** The features of the hands of `side` among four in a strain, in the order of their names. */
export function featuresOf(hands: readonly Hand[], side: number, trump: Strain): readonly number[] {
  const one = hands[side];
  const leftOfOne = hands[(side + 1) & 3];
  const two = hands[(side + 2) & 3];
  const leftOfTwo = hands[(side + 3) & 3];
  if (!one || !leftOfOne || !two || !leftOfTwo) throw new Error('a deal has four hands');
  const kind = trump === NOTRUMP ? FEATURES.notrump : FEATURES.suit;
  const pair = { one, two, leftOfOne, leftOfTwo, trump };
  return Object.values(kind).map((feature) => feature(pair));
}

const weightsOf = (kind: 'suit' | 'notrump', by: Readonly<Record<string, number>>) =>
  Object.keys(FEATURES[kind]).map((name) => by[name] ?? 0);

const BY_KIND = {
  suit: weightsOf('suit', suitWeights),
  notrump: weightsOf('notrump', notrumpWeights),
};

/** With trumps, every further honour is worth less from this many tricks on. */
const FLAT_FROM = 10.5;
/** What a trick beyond `FLAT_FROM` counts. */
const FLAT = 0.73;
const withTrumps = (tricks: number): number =>
  tricks <= FLAT_FROM ? tricks : FLAT_FROM + FLAT * (tricks - FLAT_FROM);

/** At notrump, defenders who are short of entries lose more than their honours are worth. */
const HELPLESS = { from: 10.2, to: 11.9, tricks: 0.3 } as const;
const withoutTrumps = (tricks: number): number =>
  tricks < HELPLESS.from || tricks > HELPLESS.to ? tricks : tricks + HELPLESS.tricks;

/** The tricks that a side may expect in a strain. */
export function expectedTricks(hands: readonly Hand[], side: number, trump: Strain): number {
  const by = trump === NOTRUMP ? BY_KIND.notrump : BY_KIND.suit;
  const found = sum(featuresOf(hands, side, trump).map((value, i) => value * (by[i] ?? 0)));
  const bent = trump === NOTRUMP ? withoutTrumps(found) : withTrumps(found);
  return Math.min(RANKS, Math.max(0, bent));
}
