/** SCW-2: the value of three cards. */
import { type Card, FRENCH_32, rankOf, suitOf } from '../../cards/pack.ts';
import { type CardSet, cardsOf } from '../../cards/set.ts';

export const pack = FRENCH_32;
/** Cards in a hand, and in the middle. */
export const HAND = 3;
export const BEST = 31;
const ALIKE = 30.5;

const VALUES: Readonly<Record<string, number>> = { A: 11, K: 10, Q: 10, J: 10, T: 10 };
const VALUE_OF: readonly number[] = pack.faces.map(({ rank }) => VALUES[rank] ?? Number(rank));
const ACE = pack.ranks - 1;

const countOf = (card: Card): number => VALUE_OF[card] ?? 0;

/** Of three cards. */
export function handValue(hand: CardSet): number {
  const cards = cardsOf(hand);
  const rank = rankOf(pack, cards[0] ?? 0);
  if (cards.length === HAND && cards.every((card) => rankOf(pack, card) === rank))
    return rank === ACE ? BEST : ALIKE;
  const sums = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = suitOf(pack, card);
    sums[suit] = (sums[suit] ?? 0) + countOf(card);
  }
  return Math.max(...sums);
}
