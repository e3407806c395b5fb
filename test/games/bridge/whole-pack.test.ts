import { expect, test } from 'vitest';
import { cardsOfRanks, isWholePack } from '../../../src/games/bridge/formats/symbols.ts';

const suits = [0, 1, 2, 3];
const all = suits.map((suit) => Array.from({ length: 13 }, (_, rank) => suit * 13 + rank));

test('hands are the whole pack if they are four of thirteen cards, none twice', () => {
  expect(isWholePack(all)).toBe(true);
  expect(isWholePack(all.slice(0, 3))).toBe(false);
  expect(isWholePack([...all, []])).toBe(false);
  const [first = [], second = [], ...rest] = all;
  expect(isWholePack([first.slice(1), [...second, ...first.slice(0, 1)], ...rest])).toBe(false);
  expect(isWholePack([first, first, ...rest])).toBe(false);
});

test('ranks of a suit are read in either case, ten as 10 or T, and not otherwise', () => {
  expect(cardsOfRanks('AK2', 3)).toEqual([51, 50, 39]);
  expect(cardsOfRanks('a10t', 0)).toEqual([12, 8, 8]);
  expect(cardsOfRanks('', 2)).toEqual([]);
  expect(cardsOfRanks('A1', 2)).toBeUndefined();
});
