/** The letters PBN and LIN share: suits, seats, bids. */
import { type Card, readCard } from '../../../cards/pack.ts';
import { bidText } from '../auction.ts';
import {
  DOUBLE,
  isBid,
  type Move,
  NOTRUMP,
  PASS,
  pack,
  RANKS,
  REDOUBLE,
  strainOf,
} from '../cards.ts';
import { readCall } from '../shown/text.ts';

export const SEATS = 'NESW';
const SUIT_LETTERS = 'CDHS';
const RANK_LETTERS = '23456789TJQKA';

/** `4S`, `3NT`. */
export const bidLetters = (bid: Move): string =>
  strainOf(bid) === NOTRUMP ? `${bidText(bid)}T` : bidText(bid);

/** `SA`. */
export const cardLetters = (card: Card): string =>
  `${SUIT_LETTERS[Math.floor(card / RANKS)]}${RANK_LETTERS[card % RANKS]}`;

/** A card, suit first. */
export const readCardLetters = (word: string): Card | undefined =>
  /^[CDHS](10|[2-9TJQKA])$/i.test(word)
    ? readCard(pack, word.slice(1) + word.charAt(0))
    : undefined;

const CALLS: Readonly<Record<string, Move>> = {
  P: PASS,
  PASS,
  X: DOUBLE,
  D: DOUBLE,
  DBL: DOUBLE,
  XX: REDOUBLE,
  R: REDOUBLE,
  REDBL: REDOUBLE,
};

/** A call in any of the usual spellings. */
export function readCallLetters(word: string): Move | undefined {
  const plain = word.toUpperCase();
  if (Object.hasOwn(CALLS, plain)) return CALLS[plain];
  const call = readCall(plain);
  return call !== undefined && isBid(call) ? call : undefined;
}

/** The ranks held in a suit, highest first. */
export const ranksOf = (hand: readonly Card[], suit: number): string =>
  hand
    .filter((card) => Math.floor(card / RANKS) === suit)
    .sort((a, b) => b - a)
    .map((card) => RANK_LETTERS[card % RANKS])
    .join('');

/** The cards of a suit from its ranks; undefined if a rank is unknown. */
export function cardsOfRanks(ranks: string, suit: number): readonly Card[] | undefined {
  const cards = [...ranks.toUpperCase().replaceAll('10', 'T')].map((r) => RANK_LETTERS.indexOf(r));
  return cards.includes(-1) ? undefined : cards.map((rank) => suit * RANKS + rank);
}

/** Whether the hands make up the pack, thirteen cards each. */
export const isWholePack = (hands: readonly (readonly Card[])[]): boolean =>
  hands.length === 4 &&
  hands.every((hand) => hand.length === RANKS) &&
  new Set(hands.flat()).size === 4 * RANKS;
