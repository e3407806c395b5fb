/** Letters for suits, seats, bids and cards, which PBN and LIN share, and lists read item by item. */
import { type Card, readCard } from '../../../cards/pack.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { readCall } from '../shown/text.ts';
import { bidText } from '../state/auction.ts';
import {
  DOUBLE,
  isBid,
  type Move,
  NOTRUMP,
  PASS,
  pack,
  RANKS,
  REDOUBLE,
  rankOf,
  STRAINS,
  SUIT_OF,
  strainOf,
} from '../state/cards.ts';
import texts from './texts.json' with { type: 'json' };

export const SEATS = 'NESW';
const RANK_LETTERS = '23456789TJQKA';

/** A bid as PBN writes it: `4S`, `3NT`. */
export const bidLetters = (bid: Move): string =>
  strainOf(bid) === NOTRUMP ? `${bidText(bid)}T` : bidText(bid);

/** A card, suit first: `SA`. */
export const cardLetters = (card: Card): string =>
  `${STRAINS[SUIT_OF[card] ?? 0]}${RANK_LETTERS[rankOf(card)]}`;

/** Reads a card, suit first: `SA`; undefined if it is none. */
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
  DOUBLE,
  XX: REDOUBLE,
  R: REDOUBLE,
  RDBL: REDOUBLE,
  REDBL: REDOUBLE,
  REDOUBLE,
};

/** Reads a call in any of the usual spellings; undefined if it is none. */
export function readCallLetters(word: string): Move | undefined {
  const plain = word.toUpperCase();
  if (Object.hasOwn(CALLS, plain)) return CALLS[plain];
  const call = readCall(plain);
  return call !== undefined && isBid(call) ? call : undefined;
}

/** The ranks held in a suit, highest first. */
export const rankLetters = (hand: readonly Card[], suit: number): string =>
  hand
    .filter((card) => SUIT_OF[card] === suit)
    .sort((a, b) => b - a)
    .map((card) => RANK_LETTERS[rankOf(card)])
    .join('');

/** Reads the ranks held in a suit; undefined if a rank is unknown. */
export function cardsOfRanks(ranks: string, suit: number): readonly Card[] | undefined {
  const cards = [...ranks.toUpperCase().replaceAll('10', 'T')].map((r) => RANK_LETTERS.indexOf(r));
  return cards.includes(-1) ? undefined : cards.map((rank) => suit * RANKS + rank);
}

/** The most letters of a line without a board that a sentence quotes. */
export const STRAY_LENGTH = 40;

/** As much of a word or a line as a sentence quotes. */
export const excerpt = (given: string, length = 20): string => given.trim().slice(0, length);

/** A refusal of something written. */
export const badNotation = (sentence: Text): Refusal => refuse('notation', sentence);

export const notCall = (word: string): Text => fill(texts.symbols.notCall, excerpt(word));
export const notCard = (word: string): Text => fill(texts.symbols.notCard, excerpt(word));

/** A list in fours; the last may be shorter. */
export const inFours = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / 4) }, (_, row) => list.slice(4 * row, 4 * row + 4));

/** What each item becomes, or the first refusal. */
export function each<T, R>(
  items: readonly T[],
  make: (item: T, index: number) => R | Refusal,
): readonly R[] | Refusal {
  const made: R[] = [];
  for (const [index, item] of items.entries()) {
    const one = make(item, index);
    if (isRefusal(one)) return one;
    made.push(one);
  }
  return made;
}
