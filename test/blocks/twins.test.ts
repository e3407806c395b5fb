/** Cards that do the same: neighbours in a hand between which nobody else holds a card, if they count the same. */
import { expect, test } from 'vitest';
import { lowestTwin } from '../../src/blocks/twins.ts';
import { FRENCH_32, suitOf } from '../../src/cards/pack.ts';

const { tokens } = FRENCH_32;
const suits = tokens.map((_, card) => suitOf(FRENCH_32, card));
const cards = (list: string) => list.split(' ').map((token) => tokens.indexOf(token));

/** The lowest card of a hand that does the same, where others may hold some cards and the king and ten count. */
function twin(token: string, hand: string, others: string): string | undefined {
  const points = tokens.map((one) => (/^[KT]/.test(one) ? 4 : 0));
  const neighbours = { hand: cards(hand), between: cards(others), suitOf: suits, points };
  return tokens[lowestTwin(tokens.indexOf(token), neighbours)];
}

test('neighbours do the same', () => {
  expect(twin('9S', '7S 8S 9S', 'KS AS')).toBe('7S');
  expect(twin('7S', '7S 8S 9S', 'KS AS')).toBe('7S');
});

test('cards that are gone are not between', () => {
  expect(twin('QS', '8S QS', 'KS')).toBe('8S');
  expect(twin('QS', '8S QS', '9S')).toBe('QS');
});

test('nor is a card of the hand, but one that counts otherwise does not do the same', () => {
  expect(twin('JS', '9S TS JS', 'AS')).toBe('9S');
  expect(twin('TS', '9S TS JS', 'AS')).toBe('TS');
  expect(twin('KS', 'TS KS', 'AS')).toBe('TS');
});

test('nor is a card of another suit', () => {
  const lowest = tokens.find((_, card) => suits[card] === suits[tokens.indexOf('9S')]);
  expect(twin(lowest ?? '', tokens.join(' '), 'AS')).toBe(lowest);
});
