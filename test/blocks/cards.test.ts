/** Bags and shuffles against their slow obvious versions. */
import { expect, test } from 'vitest';
import { bagOf, withCards } from '../../src/cards/bag.ts';
import { isPermutation } from '../../src/cards/pack.ts';
import { cardsOf, wideSetOf, withCard, withoutCard } from '../../src/cards/wide-set.ts';
import { below, openQuickStream, shuffle } from '../../src/engine/random.ts';

const random = openQuickStream('cards');
const some = (count: number) => Array.from({ length: count }, () => below(random, 20));

test('a bag with more cards is what sorting them all gives', () => {
  for (let n = 0; n < 300; n++) {
    const bag = bagOf(some(below(random, 12)));
    const more = some(below(random, 5));
    const before = [...bag];
    expect(withCards(bag, more)).toEqual(bagOf([...bag, ...more]));
    expect(bag).toEqual(before);
  }
});

test('a shuffle names the cards of its pack, each as often; one call knows nothing of another', () => {
  const pack = [0, 0, 1, 2, 3, 3, 127];
  expect(isPermutation(pack, [0, 0, 0, 1, 2, 3, 127])).toBe(false);
  expect(isPermutation(pack, pack.slice(1))).toBe(false);
  for (let n = 0; n < 50; n++) expect(isPermutation(pack, shuffle(pack, random))).toBe(true);
  expect(isPermutation(pack, [0, 1, 1, 2, 3, 3, 127])).toBe(false);
  expect(isPermutation(pack, pack)).toBe(true);
});

test('a set in halves takes a card and gives it back', () => {
  for (const card of [0, 12, 25, 26, 38, 51]) {
    const set = wideSetOf([5, 30], 13);
    const more = withCard(set, card, 13);
    expect(cardsOf(more, 13)).toEqual([5, card, 30].sort((a, b) => a - b));
    expect(withoutCard(more, card, 13)).toEqual(set);
  }
});
