/**
 * Tricks with a pack of up to 32 cards: cards of a suit lie side by side, so a suit is a mask.
 * Obligations are narrowings of the hand, applied in order; each keeps the cards that obey it
 * unless none do.
 */
import type { Card } from '../cards/pack.ts';
import type { CardSet } from '../cards/set.ts';

/** The cards of suit `suit` in a pack of `ranks` cards a suit. */
export const suitMask = (suit: number, ranks: number): CardSet =>
  ((1 << ranks) - 1) << (suit * ranks);

/** `set` narrowed to `wanted`, or `set` itself where nothing obeys. */
export const narrow = (set: CardSet, wanted: CardSet): CardSet => {
  const obeying = set & wanted;
  return obeying === 0 ? set : obeying;
};

/**
 * The index in the trick of the card that wins by `rank` among those of the suit led.
 * `suitOf` and `rank` are tables by card.
 */
export function winnerOfTrick(
  trick: readonly Card[],
  suitOf: readonly number[],
  rank: readonly number[],
): number {
  let best = 0;
  for (let place = 1; place < trick.length; place++) {
    const card = trick[place] ?? 0;
    const top = trick[best] ?? 0;
    if (suitOf[card] === suitOf[top] && (rank[card] ?? 0) > (rank[top] ?? 0)) best = place;
  }
  return best;
}

/** Points of all cards of a list, by a table. */
export function pointsOf(cards: readonly Card[], table: readonly number[]): number {
  let points = 0;
  for (const card of cards) points += table[card] ?? 0;
  return points;
}

/** A table by card, made from each token. */
export const tableOf = (
  tokens: readonly string[],
  value: (token: string) => number,
): readonly number[] => tokens.map(value);
