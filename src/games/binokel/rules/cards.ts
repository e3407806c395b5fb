/** The cards of Binokel: four suits of U O K T A, each card twice; moves; suits, special games and bids in words. */
import { type PackedMove, packedMoves } from '../../../blocks/packed-moves.ts';
import { type Card, GERMAN_40 } from '../../../cards/pack.ts';
import { same, type Text, text } from '../../../lang/text.ts';

export const pack = GERMAN_40;
export const RANKS = pack.ranks;
export const SUITS = 4;
export const KINDS = pack.tokens.length;
/** Copies of each card in the pack. */
export const COPIES = 2;
export const UNTER = 0;
export const OBER = 1;
export const KING = 2;
export const TEN = 3;
export const ACE = 4;

export const suitOf = (card: Card): number => Math.floor(card / RANKS);
export const rankOf = (card: Card): number => card % RANKS;
export const cardOf = (suit: number, rank: number): Card => suit * RANKS + rank;

export const SUIT_LETTERS = ['S', 'H', 'G', 'E'] as const;

const POINTS = [2, 3, 4, 10, 11];
export const CARD_POINTS: readonly number[] = SUIT_LETTERS.flatMap(() => POINTS);
/** The points of the last trick. */
export const LAST_TRICK = 10;

/**
 * Moves as numbers: a kind and its object. A card is played, put away, called or given back. A suit is trump in the
 * game announced, or after giving up. A special game, by its index in `SPECIALS`, is announced or bid; a number is bid.
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

interface Special {
  readonly word: 'unten' | 'durch' | 'offen' | 'hand';
  /** The number as which a bid of this game ranks (BIN-4). */
  readonly rank: number;
  readonly key: string;
  readonly name: Text;
  /** The name after “bids” or “plays”; `brief` where a line has no room for it. */
  readonly object: Text;
  readonly brief?: Text;
  /** The name among the facts; `short` in a narrow column. */
  readonly sign: Text;
  readonly short: Text;
}

/** The special games, lowest first. Their keys: unTen, Durch, oPen, hAnd. */
export const SPECIALS = [
  {
    word: 'unten',
    rank: 500,
    key: 't',
    name: same('Untendurch'),
    object: same('Untendurch'),
    sign: same('Untendurch'),
    short: same('Unten'),
  },
  {
    word: 'durch',
    rank: 1000,
    key: 'd',
    name: same('Durch'),
    object: same('Durch'),
    sign: same('Durch'),
    short: same('Durch'),
  },
  {
    word: 'offen',
    rank: 1500,
    key: 'p',
    name: text('open Durch', 'aufgedeckter Durch'),
    object: text('open Durch', 'aufgedeckten Durch'),
    brief: text('open Durch', 'offener Durch'),
    sign: text('open Durch', 'Durch offen'),
    short: text('open D', 'offen D'),
  },
  {
    word: 'hand',
    rank: 2000,
    key: 'a',
    name: text('open Durch from the hand', 'aufgedeckter Durch von der Hand'),
    object: text('open Durch from the hand', 'aufgedeckten Durch von der Hand'),
    brief: text('open hand Durch', 'offener Hand-D.'),
    sign: text('Durch from hand', 'Durch von Hand'),
    short: text('hand D', 'Hand-D'),
  },
] as const satisfies readonly Special[];
export const UNTEN = 0;
export const DURCH = 1;
export const OFFEN = 2;
export const VON_HAND = 3;
export const specialOf = (special: number): Special => SPECIALS[special] ?? SPECIALS[UNTEN];

/** The number of cards in the Dabb, and of those that declarer discards. */
export const DABB_CARDS = 4;

export const HIGHEST_BID = 2500;

export const isSpecialBid = (bid: Move): boolean => kindOf(bid) === 'special';
export const isBid = (move: Move): boolean => kindOf(move) === 'bid' || isSpecialBid(move);

/** The rank of a bid; 0 for any other move. */
export function rankOfBid(bid: Move): number {
  if (isSpecialBid(bid)) return specialOf(aboutOf(bid)).rank;
  if (kindOf(bid) === 'bid') return aboutOf(bid);
  return 0;
}

const SUIT_SIGNS = ['[bells]', '[reds]', '[greens]', '[acorns]'];

export const suitSign = (suit: number): Text => same(SUIT_SIGNS[suit] ?? '');

export function bidText(bid: Move, as: 'name' | 'sign' | 'short'): Text {
  if (bid === WEG) return same('weg');
  if (isSpecialBid(bid)) return specialOf(aboutOf(bid))[as];
  return same(aboutOf(bid));
}
