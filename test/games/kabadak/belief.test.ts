import { describe, expect, test } from 'vitest';
import { setOf, size } from '../../../src/cards/set.ts';
import { openQuickStream, shuffle } from '../../../src/engine/random.ts';
import { cardOfRow, withoutRow } from '../../../src/games/kabadak/belief.ts';
import { pack } from '../../../src/games/kabadak/rows.ts';

const cards = (tokens: string) => tokens.split(' ').map((token) => pack.tokens.indexOf(token));
const rowCard = (tokens: string) => pack.tokens[cardOfRow(setOf(cards(tokens)))];

describe('what the other’s silence tells', () => {
  test.each([
    ['7C 8C 9C JH', '8C'],
    ['QS KS AS 7D', 'KS'],
    ['9C 9D 9S 7H', '9S'],
    ['AD AH AS 7H', 'AS'],
  ])('%s holds a row, with the %s in it', (hand, card) => {
    expect(rowCard(hand)).toBe(card);
  });

  test.each(['KC AC 7D 8D', '9C 9D TC TD', '7C 9C JC KC', 'AC 7C 8C'])('%s holds none', (hand) => {
    expect(rowCard(hand)).toBeUndefined();
  });

  test('a hand as dealt is left alone', () => {
    const hand = cards('7C 8C 9C TC JC QC KC');
    const talon = cards('7D 8D 9D');
    expect(withoutRow(hand, talon)).toEqual({ hand: setOf(hand), talon });
  });

  test('cards only change places, and of the cards before the last none makes a row', () => {
    const random = openQuickStream('belief');
    for (let n = 0; n < 500; n++) {
      const order = shuffle(pack.order, random);
      const mended = withoutRow(order.slice(0, 10), order.slice(10, 25));
      expect(size(mended.hand)).toBe(10);
      expect(mended.hand | setOf(mended.talon)).toBe(setOf(order.slice(0, 25)));
      const drawn = setOf(order.slice(9, 10));
      expect(mended.hand & drawn).toBe(drawn);
      expect(cardOfRow(mended.hand & ~drawn), `deal ${n}`).toBe(-1);
    }
  });
});
