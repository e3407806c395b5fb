/** How a finished deal looks to the player of a seat, where general words do not say it well enough. */
import type { Card } from '../cards/pack.ts';
import type { Text } from '../lang/text.ts';

/** Who took a card in a trick of a deal; undefined where nobody did. */
export type TakerOf = (card: Card) => number | undefined;

export interface Ended {
  /** What happened in a sentence or two that call the player “you”, without what the headline says. */
  readonly told: Text;
  /** The deal in a few words, as large letters have room for: “You are out first”. Absent: general words fit. */
  readonly headline?: Text | undefined;
  /** The headline of the match, should it end with this deal. */
  readonly match?: Text | undefined;
  /** Whether the headline is a title that the player bears from now on, which is announced with more ceremony. */
  readonly isTitle?: boolean;
}

/** The total that ends a match, and what it means to reach or to pass it. */
export interface Limit {
  readonly total: number;
  readonly told: Text;
}
