/** The cards of Binokel: four suits of U O K T A, everything twice; and moves as numbers. */
import { type Card, GERMAN_40 } from '../../cards/pack.ts';
import { same, type Text, text } from '../../lang/text.ts';

export const pack = GERMAN_40;
export const RANKS = pack.ranks;
export const SUITS = 4;
export const KINDS = pack.tokens.length;
export const [UNTER, OBER, KING, TEN, ACE] = [0, 1, 2, 3, 4] as const;

export const suitOf = (card: Card): number => Math.floor(card / RANKS);
export const rankOf = (card: Card): number => card % RANKS;
export const cardOf = (suit: number, rank: number): Card => suit * RANKS + rank;

/** Letters of the suits, in canonical order. */
export const SUIT_LETTERS = ['S', 'H', 'G', 'E'] as const;

const POINTS = [2, 3, 4, 10, 11];
/** Card points, by card. */
export const CARD_POINTS: readonly number[] = SUIT_LETTERS.flatMap(() => POINTS);

/**
 * Moves as numbers: a card, from 0, is played; `AWAY`, `CALL` and `RETURN` + card; `GAME` and `AB` +
 * suit; a word; `BID` + number; `SPECIAL` + the index of the special game.
 */
export type Move = number;
export const AWAY = 32;
export const CALL = 64;
export const RETURN = 96;
export const GAME = 128;
export const AB = 132;
export const HAND_WORD = 140;
export const WEG = 141;
/** Announcing a special game: + its index in `SPECIALS`. */
export const ANNOUNCE = 144;
/** Bidding a special game: + its index in `SPECIALS`. */
export const SPECIAL = 160;
export const BID = 1000;

/** The special games, lowest first, with the number each ranks as (BIN-4). */
export const SPECIALS = [
  { word: 'unten', rank: 500 },
  { word: 'durch', rank: 1000 },
  { word: 'offen', rank: 1500 },
  { word: 'hand', rank: 2000 },
] as const;
export const [UNTEN, DURCH, OFFEN, VON_HAND] = [0, 1, 2, 3] as const;

export const HIGHEST_BID = 2500;

/** What a bid ranks as. */
export const rankOfBid = (bid: Move): number =>
  bid >= BID ? bid - BID : (SPECIALS[bid - SPECIAL]?.rank ?? 0);

export const isSpecialBid = (bid: Move): boolean => bid >= SPECIAL && bid < BID;
export const isBid = (move: Move): boolean => move >= SPECIAL;

const SUIT_SIGNS = ['[bells]', '[reds]', '[greens]', '[acorns]'];

export const suitSign = (suit: number): Text => same(SUIT_SIGNS[suit] ?? '');

const SPECIAL_SIGNS: readonly Text[] = [
  same('Untendurch'),
  same('Durch'),
  text('open Durch', 'Durch offen'),
  text('Durch from hand', 'Durch von Hand'),
];
export const specialSign = (special: number): Text => SPECIAL_SIGNS[special] ?? same('');

export function bidSign(bid: Move): Text {
  if (bid === WEG) return same('weg');
  return isSpecialBid(bid) ? specialSign(bid - SPECIAL) : same(bid - BID);
}

/** The same for a narrow column. */
const SHORT_SIGNS: readonly Text[] = [
  same('Unten'),
  same('Durch'),
  text('open D', 'offen D'),
  text('hand D', 'Hand-D'),
];
export const saidSign = (bid: Move): Text =>
  isSpecialBid(bid) ? (SHORT_SIGNS[bid - SPECIAL] ?? same('')) : bidSign(bid);
