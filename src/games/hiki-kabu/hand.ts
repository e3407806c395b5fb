/**
 * A hand of Hiki-Kabu: an open card, a face-down card and perhaps a third and a fourth. What it counts,
 * whether it may or must take another card. A card is its value less one, so a card that is not there,
 * NO_CARD, adds nothing.
 */
import { type Card, KABUFUDA_40 } from '../../cards/pack.ts';

export const pack = KABUFUDA_40;
export const NO_CARD = -1;
/** Kinds of cards. */
export const KINDS = pack.tokens.length;
/** Cards of each kind. */
export const COPIES = 4;
const ONE: Card = 0;
const NINE: Card = 8;

export const cardValue = (card: Card): number => card + 1;

/** HIK-5. */
export const countOf = (
  open: Card,
  down: Card,
  third: Card = NO_CARD,
  fourth: Card = NO_CARD,
): number => (open + down + third + fourth + 4) % 10;

/** HIK-8, of any seat; that the dealer's never counts is left to the showdown. */
export const isAlike = (open: Card, down: Card, third: Card): boolean =>
  third !== NO_CARD && open === down && down === third;

/** HIK-9. */
export const isNineOne = (open: Card, down: Card): boolean => open === NINE && down === ONE;

/** HIK-6: with 7, 8 and 9 no further card. */
export const mayHit = (count: number): boolean => count <= 6;
/** HIK-6: up to 3 a further card is compulsory. */
export const mayStand = (count: number): boolean => count >= 4;
