import { expect, test } from 'vitest';
import { cardsOfRanks } from '../../../src/games/bridge/formats/symbols.ts';

test('ranks of a suit are read in either case, ten as 10 or T, and not otherwise', () => {
  expect(cardsOfRanks('AK2', 3)).toEqual([51, 50, 39]);
  expect(cardsOfRanks('a10t', 0)).toEqual([12, 8, 8]);
  expect(cardsOfRanks('', 2)).toEqual([]);
  expect(cardsOfRanks('A1', 2)).toBeUndefined();
});
