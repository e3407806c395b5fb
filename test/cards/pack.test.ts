/** Packs as tables of tokens, cards read leniently, and the words for sets and bags. */
import { describe, expect, test } from 'vitest';
import * as bags from '../../src/cards/bag.ts';
import {
  ELFER_60,
  FRENCH_32,
  FRENCH_52,
  GERMAN_32,
  GERMAN_40,
  isPermutation,
  KABUFUDA_40,
  manifold,
  type Pack,
  rankOf,
  readCard,
  SUITS,
  sortCards,
  suitOf,
  withJokers,
  writeCard,
  writeCards,
} from '../../src/cards/pack.ts';
import * as sets from '../../src/cards/set.ts';
import * as wide from '../../src/cards/wide-set.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { pack as CABO_52 } from '../../src/games/cabo/round.ts';

const inOrder = (pack: Pack): string => writeCards(pack, pack.order);
const suits = (letters: string, ranks: string, suffix = true): string =>
  [...letters]
    .flatMap((suit) => [...ranks].map((rank) => (suffix ? rank + suit : suit + rank)))
    .join(' ');

describe('conventions: packs in canonical order', () => {
  test('French packs: C D H S, each from low to high', () => {
    expect(inOrder(FRENCH_52)).toBe(suits('CDHS', '23456789TJQKA'));
    expect(inOrder(FRENCH_32)).toBe(suits('CDHS', '789TJQKA'));
  });

  test('German packs: S H G E; Binokel U O K T A, everything twice', () => {
    expect(inOrder(GERMAN_32)).toBe(suits('SHGE', '789TUOKA'));
    const once = suits('SHGE', 'UOKTA');
    expect(inOrder(GERMAN_40)).toBe(`${once} ${once}`);
  });

  test('Elfer-raus: colour before number, 1–15', () => {
    const numbers = Array.from({ length: 15 }, (_, i) => i + 1);
    const all = ['R', 'Y', 'G', 'B'].flatMap((colour) => numbers.map((n) => `${colour}${n}`));
    expect(inOrder(ELFER_60)).toBe(all.join(' '));
  });

  test('Cabo: 0 and 13 twice, the others four times; kabufuda: four of each', () => {
    const count = (pack: Pack, token: string) =>
      pack.order.filter((card) => pack.tokens[card] === token).length;
    expect(CABO_52.order).toHaveLength(52);
    expect(['0', '1', '12', '13'].map((token) => count(CABO_52, token))).toEqual([2, 4, 4, 2]);
    expect(KABUFUDA_40.order).toHaveLength(40);
    expect(KABUFUDA_40.tokens).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(sortCards([9, 10, 2, 2, 33])).toEqual([2, 2, 9, 10, 33]);
  });

  test('several packs: the whole first, then the second; jokers come last and are alike', () => {
    const two = manifold(FRENCH_52, 2);
    expect(two.order).toEqual([...FRENCH_52.order, ...FRENCH_52.order]);
    expect(two.tokens).toEqual(FRENCH_52.tokens);
    expect(two.ranks).toBe(13);
    expect(manifold(FRENCH_52, 1)).toBe(FRENCH_52);
    const joked = withJokers(FRENCH_52, 3);
    expect(writeCards(joked, joked.order.slice(50))).toBe('KS AS XX XX XX');
    expect(joked.faces).toEqual([...FRENCH_52.faces, { rank: 'XX' }]);
    expect(joked.ranks).toBe(13);
    expect(inOrder(FRENCH_52)).not.toContain('XX');
  });

  test('packs have names of their own', () => {
    const packs = [FRENCH_52, FRENCH_32, GERMAN_32, GERMAN_40, ELFER_60, CABO_52, KABUFUDA_40];
    expect(packs.map(({ name }) => name)).toEqual([
      'french-52',
      'french-32',
      'german-32',
      'german-40',
      'elfer-60',
      'cabo-52',
      'kabufuda-40',
    ]);
    expect(manifold(withJokers(FRENCH_52, 3), 2).name).toBe('french-52+3×2');
  });

  test('a card is its suit and its rank', () => {
    for (const pack of [FRENCH_52, FRENCH_32, GERMAN_40])
      pack.faces.forEach(({ rank, suit }, card) => {
        expect(card).toBe(suitOf(pack, card) * pack.ranks + rankOf(pack, card));
        expect(pack.faces[suitOf(pack, card) * pack.ranks]?.suit).toBe(suit);
        expect(pack.faces[rankOf(pack, card)]?.rank).toBe(rank);
      });
    expect(FRENCH_52.faces[0]).toEqual({ rank: '2', suit: 'clubs' });
    const suitsOf = (pack: Pack) => [...new Set(pack.faces.map(({ suit }) => suit))];
    expect(suitsOf(FRENCH_32)).toEqual(['clubs', 'diamonds', 'hearts', 'spades']);
    expect(suitsOf(GERMAN_32)).toEqual(['bells', 'reds', 'greens', 'acorns']);
    expect(suitsOf(ELFER_60)).toEqual(['red', 'yellow', 'green', 'blue']);
    expect(suitsOf(CABO_52)).toEqual([undefined]);
  });
});

test('conventions: there are twelve suits', () => {
  expect(SUITS).toEqual([
    ...['clubs', 'diamonds', 'hearts', 'spades'],
    ...['bells', 'reds', 'greens', 'acorns'],
    ...['red', 'yellow', 'green', 'blue'],
  ]);
});

describe('a card as text', () => {
  test.each([
    FRENCH_52,
    GERMAN_32,
    GERMAN_40,
    ELFER_60,
    CABO_52,
    KABUFUDA_40,
    withJokers(FRENCH_52, 2),
  ])('is read as it is written: $name', (pack) => {
    for (const card of pack.order) expect(readCard(pack, writeCard(pack, card))).toBe(card);
  });

  test('is read in lower case, with a 10, with a glyph, and with the suit first', () => {
    const token = (typed: string, pack = FRENCH_52) => {
      const card = readCard(pack, typed);
      return card === undefined ? undefined : writeCard(pack, card);
    };
    for (const typed of ['td', '10D', 'DT', '10♦', 'T♦\uFE0F', 'D10', '♦10'])
      expect(token(typed), typed).toBe('TD');
    for (const [typed, read] of [
      ['q♣', 'QC'],
      ['♥a', 'AH'],
      ['♠2', '2S'],
    ] as const)
      expect(token(typed)).toBe(read);
    expect(token('10', KABUFUDA_40)).toBe('10');
    expect(token('01', KABUFUDA_40)).toBeUndefined();
    expect(token('b14', ELFER_60)).toBe('B14');
    expect(token('xx', withJokers(FRENCH_52, 1))).toBe('XX');
    for (const typed of ['', 'D', '1D', 'TDD', 'T D', '11D', 'Z♦'])
      expect(token(typed), typed).toBeUndefined();
  });

  test('is the card of that token first, and another spelling of one only then', () => {
    for (const pack of [GERMAN_32, GERMAN_40, ELFER_60])
      for (const [card, token] of pack.tokens.entries()) expect(readCard(pack, token)).toBe(card);
  });

  test('that is none throws', () => {
    expect(() => writeCard(FRENCH_32, 32)).toThrow('no card 32 in french-32');
  });
});

const random = openQuickStream('sets');
const some = (count: number, bound: number) =>
  Array.from({ length: count }, () => below(random, bound));
const sorted = (cards: Iterable<number>) => [...cards].sort((a, b) => a - b);

describe('sets', () => {
  test('of up to 32 cards do as sets of numbers do', () => {
    for (let n = 0; n < 200; n++) {
      const [a, b] = [new Set(some(8, 32)), new Set(some(8, 32))];
      const [one, two] = [sets.setOf([...a]), sets.setOf([...b])];
      expect(sets.cardsOf(one)).toEqual(sorted(a));
      expect(sets.size(one)).toBe(a.size);
      expect(sets.first(one)).toBe(Math.min(...a));
      expect(sets.last(one)).toBe(Math.max(...a));
      expect(sets.cardsOf(sets.difference(one, two))).toEqual(
        sorted([...a].filter((c) => !b.has(c))),
      );
      const card = below(random, 32);
      expect(sets.has(one, card)).toBe(a.has(card));
      expect(sets.cardsOf(sets.withCard(one, card))).toEqual(sorted(new Set([...a, card])));
      expect(sets.cardsOf(sets.withoutCard(one, card))).toEqual(
        sorted(a).filter((c) => c !== card),
      );
      expect(sets.cardsOf(sets.single(card))).toEqual([card]);
    }
    expect(sets.size(sets.EMPTY)).toBe(0);
    for (const count of [0, 1, 31, 32]) expect(sets.size(sets.full(count))).toBe(count);
    expect(sets.cardsOf(sets.full(3))).toEqual([0, 1, 2]);
  });

  test('of more than 32 cards do as sets of numbers do', () => {
    const ranks = 13;
    for (let n = 0; n < 200; n++) {
      const [a, b] = [new Set(some(12, 52)), new Set(some(12, 52))];
      const [one, two] = [wide.wideSetOf([...a], ranks), wide.wideSetOf([...b], ranks)];
      expect(wide.cardsOf(one, ranks)).toEqual(sorted(a));
      expect(wide.size(one)).toBe(a.size);
      expect(wide.cardsOf(wide.union(one, two), ranks)).toEqual(sorted(new Set([...a, ...b])));
      expect(wide.cardsOf(wide.difference(one, two), ranks)).toEqual(
        sorted(a).filter((c) => !b.has(c)),
      );
      const card = below(random, 52);
      expect(wide.has(one, card, ranks)).toBe(a.has(card));
      for (const suit of [0, 1, 2, 3]) {
        const own = sorted(a).filter((c) => Math.floor(c / ranks) === suit);
        expect(wide.suitCards(one, suit, ranks)).toEqual(own);
        expect(sets.cardsOf(wide.suitIn(one, suit, ranks))).toEqual(own.map((c) => c % ranks));
      }
    }
    expect(wide.size(wide.EMPTY)).toBe(0);
  });
});

test('sets, wide sets and bags share one vocabulary', () => {
  const own = ['first', 'full', 'last', 'setOf', 'single'];
  const shared = ['EMPTY', 'cardsOf', 'difference', 'has', 'size', 'withCard', 'withoutCard'];
  expect(Object.keys(sets).toSorted()).toEqual([...shared, ...own].toSorted());
  const ofWide = ['first', 'suitCards', 'suitIn', 'union', 'wideSetOf'];
  expect(Object.keys(wide).toSorted()).toEqual([...shared, ...ofWide].toSorted());
  const ofBags = ['bagDifference', 'bagOf', 'choicesOf', 'withCards', 'withoutCards'];
  expect(Object.keys(bags).toSorted()).toEqual(ofBags);
});

const { bagOf, choicesOf, bagDifference, withCards, withoutCards } = bags;

describe('bags', () => {
  test('give up cards one each, or as many as they hold', () => {
    const bag = bagOf([5, 3, 3, 9]);
    expect(bag).toEqual([3, 3, 5, 9]);
    expect(withoutCards(bag, [3, 9])).toEqual([3, 5]);
    expect(withoutCards(bag, [3, 3, 3])).toBeUndefined();
    expect(withoutCards(bag, [0])).toBeUndefined();
    expect(withoutCards(bag, [])).toEqual(bag);
    expect(bagDifference(bag, [3, 0, 3, 3])).toEqual([5, 9]);
    expect(withCards([], [2, 1])).toEqual([1, 2]);
    expect(bag).toEqual([3, 3, 5, 9]);
  });

  test('are chosen from once each way', () => {
    expect(choicesOf([1, 1, 2, 3], 2)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(choicesOf([1, 2], 0)).toEqual([[]]);
    expect(choicesOf([1, 2], 3)).toEqual([]);
    expect(choicesOf([1, 1, 1], 3)).toEqual([[1, 1, 1]]);
  });

  test('are the cards of a pack if every one is there as often', () => {
    expect(isPermutation([1, 1, 2], [2, 1, 1])).toBe(true);
    expect(isPermutation([1, 1, 2], [1, 2, 2])).toBe(false);
    expect(isPermutation([1, 1, 2], [1, 1])).toBe(false);
    expect(isPermutation([1], [1, 1])).toBe(false);
    expect(isPermutation([], [])).toBe(true);
  });
});
