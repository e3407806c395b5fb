/**
 * Bags (multisets) of cards: sorted lists that may hold equal cards. Hands from several packs are bags, and so
 * are the cards of a step that names several. The vocabulary is that of `set.ts`.
 */
import type { Card } from './pack.ts';

export type Bag = readonly Card[];

export const bagOf = (cards: readonly Card[]): Bag => withCards([], cards);

/** Takes one card out of a list still being built; `splice` takes several times as long. */
function removeAt(cards: Card[], at: number): void {
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i] ?? 0;
  cards.pop();
}

/** The bag without one each of `cards`; undefined if it does not hold them all. */
export function withoutCards(bag: Bag, cards: readonly Card[]): Bag | undefined {
  const left = bag.slice();
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    removeAt(left, at);
  }
  return left;
}

/** The bag without one each of those of `cards` that it holds. */
export function bagDifference(bag: Bag, cards: readonly Card[]): Bag {
  const left = bag.slice();
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) removeAt(left, at);
  }
  return left;
}

/** The bag with `cards` added, each inserted in order from the top. */
export function withCards(bag: Bag, cards: readonly Card[]): Bag {
  const all = bag.slice();
  for (const card of cards) {
    let at = all.length;
    for (; at > 0 && (all[at - 1] ?? 0) > card; at--) all[at] = all[at - 1] ?? 0;
    all[at] = card;
  }
  return all;
}

/** Every different bag of `count` cards out of `bag`, in canonical order. */
export function choicesOf(bag: Bag, count: number): readonly Bag[] {
  if (count === 0) return [[]];
  return bag.flatMap((card, i) => {
    const isRepeated = i > 0 && bag[i - 1] === card;
    if (isRepeated) return [];
    return choicesOf(bag.slice(i + 1), count - 1).map((rest) => [card, ...rest]);
  });
}
