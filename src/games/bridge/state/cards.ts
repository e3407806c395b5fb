/** The cards of bridge, and its moves: a card, a call or a claim. */
import { type PackedMove, packedMoves } from '../../../blocks/packed-moves.ts';
import { type Card, FRENCH_52 } from '../../../cards/pack.ts';

export const pack = FRENCH_52;
export const RANKS = pack.ranks;
export const SUIT_OF: readonly number[] = pack.tokens.map((_, card) => Math.floor(card / RANKS));

/** Strains 0–3 are the suits C D H S; 4 is notrump. */
export type Strain = number;
export const NOTRUMP: Strain = 4;
export const STRAINS = 'CDHSN';

/**
 * Moves packed into numbers. `aboutOf` gives the card of a play, the place of a bid from 1C to 7N (five a level), and
 * the tricks of a claim.
 */
export const { kindOf, aboutOf, moveOf } = packedMoves({
  play: 0,
  pass: 64,
  double: 65,
  redouble: 66,
  bid: 67,
  claim: 128,
});
export type Move = PackedMove;
export const PASS = moveOf('pass');
export const DOUBLE = moveOf('double');
export const REDOUBLE = moveOf('redouble');
/** The bid 1C. */
export const LOWEST = moveOf('bid');
/** The bid 7N. */
export const HIGHEST = moveOf('bid', 34);

export const TRICKS = 13;
/** The six tricks that no contract counts (BRI-6). */
export const BOOK = 6;

export const isBid = (move: Move): boolean => move >= LOWEST && move <= HIGHEST;

export const bidOf = (level: number, strain: Strain): Move => LOWEST + (level - 1) * 5 + strain;
export const levelOf = (bid: Move): number => 1 + Math.floor((bid - LOWEST) / 5);
export const strainOf = (bid: Move): Strain => (bid - LOWEST) % 5;

export const rankOf = (card: Card): number => card % RANKS;
export const cardAt = (suit: number, rank: number): Card => suit * RANKS + rank;

/** BRI-4: the index of the winning card in the trick. */
export function winnerOf(trick: readonly Card[], trump: Strain): number {
  let best = 0;
  let top = trick[0] ?? 0;
  for (let place = 1; place < trick.length; place++) {
    const card = trick[place] ?? 0;
    const suit = SUIT_OF[card];
    const isBeaten = suit === SUIT_OF[top] ? card < top : suit !== trump;
    if (isBeaten) continue;
    best = place;
    top = card;
  }
  return best;
}
