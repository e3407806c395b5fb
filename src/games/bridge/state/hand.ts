/** How bidders value a hand: points, lengths, shape. */
import { size } from '../../../cards/set.ts';
import { suitIn, type WideSet } from '../../../cards/wide-set.ts';
import { sum } from '../../../engine/estimate.ts';
import { NOTRUMP, RANKS, type Strain } from './cards.ts';

export interface Hand {
  /** Ranks held of each suit, the two in bit 0. */
  readonly suits: readonly number[];
  readonly length: readonly number[];
  /** High-card points: ace 4, king 3, queen 2, jack 1. */
  readonly high: number;
  readonly aces: number;
}

const SUITS = [0, 1, 2, 3] as const;
const ACE = 1 << 12;
const KING = 1 << 11;
const QUEEN = 1 << 10;
const JACK = 1 << 9;
const TEN = 1 << 8;

const bit = (ranks: number, rank: number): number => ((ranks & rank) === 0 ? 0 : 1);

const highOf = (ranks: number): number =>
  4 * bit(ranks, ACE) + 3 * bit(ranks, KING) + 2 * bit(ranks, QUEEN) + bit(ranks, JACK);

export const evaluateHand = (cards: WideSet): Hand =>
  handOf(SUITS.map((suit) => suitIn(cards, suit, RANKS)));

/** The hand with these ranks of each suit. */
export function handOf(suits: readonly number[]): Hand {
  return {
    suits,
    length: suits.map(size),
    high: sum(suits.map(highOf)),
    aces: sum(suits.map((ranks) => bit(ranks, ACE))),
  };
}

const WITH_FOUR_TRUMPS = [5, 3, 1] as const;
const WITH_TWO_TRUMPS = [3, 2, 1] as const;
const WITHOUT_TRUMPS = [0, 0, 0] as const;

const lengthOf = (hand: Hand, suit: number): number => hand.length[suit] ?? 0;

/** No void, no singleton, at most one doubleton. */
export const isBalanced = ({ length }: Hand): boolean =>
  length.every((n) => n >= 2) && length.filter((n) => n === 2).length <= 1;

/** No void or singleton. */
export const isSemiBalanced = ({ length }: Hand): boolean => length.every((n) => n >= 2);

/** High-card points and one for each card over four in a suit. */
export const lengthPoints = (hand: Hand): number =>
  hand.high + sum(hand.length.map((n) => Math.max(0, n - 4)));

/** What a void, a singleton and a doubleton are worth to a hand with this many trumps. */
function shortnessPoints(trumps: number): readonly number[] {
  if (trumps >= 4) return WITH_FOUR_TRUMPS;
  return trumps >= 2 ? WITH_TWO_TRUMPS : WITHOUT_TRUMPS;
}

/** High-card points plus the value of short suits outside trumps. */
export function supportPoints(hand: Hand, trump: number): number {
  const trumps = lengthOf(hand, trump);
  const ruffs = shortnessPoints(trumps);
  const short = hand.length.map((n, suit) => (suit === trump ? 0 : (ruffs[n] ?? 0)));
  return hand.high + sum(short) + Math.max(0, trumps - 5);
}

/** The points a hand is worth in a strain. In a suit, short suits count if there is a `fit`, else long suits. */
export function valueIn(hand: Hand, strain: Strain, fit: boolean): number {
  if (strain === NOTRUMP) return hand.high + (Math.max(...hand.length) >= 5 ? 1 : 0);
  return fit ? supportPoints(hand, strain) : lengthPoints(hand);
}

/** How good a suit is: 2 with two of the three highest or three of the five highest, 1 with one of the three. */
export function quality(hand: Hand, suit: number): number {
  const ranks = hand.suits[suit] ?? 0;
  const three = size(ranks & (ACE | KING | QUEEN));
  const five = size(ranks & (ACE | KING | QUEEN | JACK | TEN));
  if (three >= 2 || five >= 3) return 2;
  return three >= 1 ? 1 : 0;
}

/** The key cards of a hand: its aces and the king of a suit. */
export const keyCards = ({ aces, suits }: Hand, suit: number): number =>
  aces + bit(suits[suit] ?? 0, KING);

export const hasQueen = ({ suits }: Hand, suit: number): boolean =>
  bit(suits[suit] ?? 0, QUEEN) === 1;

/** Whether a hand stops a suit: with the ace, a guarded king, a twice guarded queen, or the jack and three more. */
export function hasStopper(hand: Hand, suit: number): boolean {
  const ranks = hand.suits[suit] ?? 0;
  const n = lengthOf(hand, suit);
  if ((ranks & ACE) !== 0 || (n >= 2 && (ranks & KING) !== 0)) return true;
  return (n >= 3 && (ranks & QUEEN) !== 0) || (n >= 4 && (ranks & JACK) !== 0);
}

/** Whether a hand opens: with twelve high-card points, or with ten that make twenty with the two longest suits. */
export function isOpening(hand: Hand): boolean {
  const [first = 0, second = 0] = [...hand.length].sort((a, b) => b - a);
  return hand.high >= 12 || (hand.high >= 10 && hand.high + first + second >= 20);
}
