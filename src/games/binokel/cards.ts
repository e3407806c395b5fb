/** The cards of Binokel: four suits of U O K T A, everything twice; moves; suits, games and bids in few signs. */
import { type PackedMove, packedMoves } from '../../blocks/packed-moves.ts';
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
 * A card is played, put away, called or given back; a suit is trump in the game announced, or after giving
 * up; a special game is announced or bid, by its index in `SPECIALS`; a number is bid.
 */
export const { kindOf, aboutOf, moveOf } = packedMoves({
  play: 0,
  away: 32,
  call: 64,
  return: 96,
  game: 128,
  ab: 132,
  weg: 141,
  announce: 144,
  special: 160,
  bid: 1000,
});
export type Move = PackedMove;
export const WEG = moveOf('weg');

/** The special games, lowest first, with the number each ranks as (BIN-4). */
export const SPECIALS = [
  { word: 'unten', rank: 500 },
  { word: 'durch', rank: 1000 },
  { word: 'offen', rank: 1500 },
  { word: 'hand', rank: 2000 },
] as const;
export const [UNTEN, DURCH, OFFEN, VON_HAND] = [0, 1, 2, 3] as const;

export const HIGHEST_BID = 2500;

export const isSpecialBid = (bid: Move): boolean => kindOf(bid) === 'special';
export const isBid = (move: Move): boolean => kindOf(move) === 'bid' || isSpecialBid(move);

/** What a bid ranks as; 0 for any other move. */
export function rankOfBid(bid: Move): number {
  if (isSpecialBid(bid)) return SPECIALS[aboutOf(bid)]?.rank ?? 0;
  return kindOf(bid) === 'bid' ? aboutOf(bid) : 0;
}

const SUIT_SIGNS = ['[bells]', '[reds]', '[greens]', '[acorns]'];

export const suitSign = (suit: number): Text => same(SUIT_SIGNS[suit] ?? '');

const SPECIAL_SIGNS: readonly Text[] = [
  same('Untendurch'),
  same('Durch'),
  text('open Durch', 'Durch offen'),
  text('Durch from hand', 'Durch von Hand'),
];
const SPECIAL_NAMES: readonly Text[] = [
  text('Untendurch', 'Untendurch'),
  text('Durch', 'Durch'),
  text('open Durch', 'aufgedeckter Durch'),
  text('open Durch from the hand', 'aufgedeckter Durch von der Hand'),
];
export const specialName = (special: number): Text => SPECIAL_NAMES[special] ?? same('');

export const specialSign = (special: number): Text => SPECIAL_SIGNS[special] ?? same('');

export function bidSign(bid: Move): Text {
  if (bid === WEG) return same('weg');
  return isSpecialBid(bid) ? specialSign(aboutOf(bid)) : same(aboutOf(bid));
}

/** The same for a narrow column. */
const SHORT_SIGNS: readonly Text[] = [
  same('Unten'),
  same('Durch'),
  text('open D', 'offen D'),
  text('hand D', 'Hand-D'),
];
export const saidSign = (bid: Move): Text =>
  isSpecialBid(bid) ? (SHORT_SIGNS[aboutOf(bid)] ?? same('')) : bidSign(bid);
