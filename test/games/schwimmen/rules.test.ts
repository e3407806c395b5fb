import { describe, expect, test } from 'vitest';
import { schwimmen as game } from '../../../src/games/schwimmen/index.ts';
import { after, closed, legal, packServing, position, refusal } from '../../support/play.ts';
import { shown } from '../../support/shown.ts';

/** Seat 0 begins; `middle` may go on with the top of the stock. */
function dealt(hands: readonly string[], middle: string, given = {}) {
  const players = hands.length;
  const start = position(game, { players, ...given }, `dealer ${players - 1}`);
  const served = packServing(start, hands, 3).split(' ');
  const wanted = middle.split(' ').filter(Boolean);
  const rest = served.slice(1 + 3 * players).filter((token) => !wanted.includes(token));
  return after(start, [...served.slice(0, 1 + 3 * players), ...wanted, ...rest].join(' '));
}

const LOW = '7C 8D 9H';
const HIGH = 'AS KS 8S';
const MIDDLE = 'TC TD 7H';

describe('Schwimmen', () => {
  test('SCW-1 three cards each, three in the middle, the rest in the stock', () => {
    const match = dealt([LOW, HIGH], MIDDLE);
    expect(shown(match, 0, 'seat', 'hand', 'middle', 'stock')).toMatchInlineSnapshot(`
      "seat 0: 3 cards / total 0
      seat 1: 3 cards / total 0 / dealer | Geber
      hand (hand of 0) cards of {0} | Karten von {0}: 7C* 8D* 9H*
      seat-1 (row of 1) cards of {1} | Karten von {1}: ? ? ?
      middle (row) middle | Mitte: TC* TD* 7H*
      stock (stock) stock | Stapel: ×23"
    `);
  });

  test('SCW-1 a pack that is not whole is refused', () => {
    expect(refusal(position(game, {}, 'dealer 0'), 'deal 7C')).toBe('SCW-1');
  });

  test.each([
    ['AS KS 8S', '29'],
    ['7C 8D 9H', '9'],
    ['7C 7D 7H', '30.5 | 30,5'],
    ['AC AD AH', '31'],
    ['AC JC TC', '31'],
  ])('SCW-2 %s is worth %s', (hand, value) => {
    expect(shown(dealt([hand, ''], 'TD TS 9S'), 0, 'fact your')).toBe(
      `fact your hand | dein Blatt: ${value}`,
    );
  });

  test('SCW-3 one card is swapped for one in the middle', () => {
    const match = after(dealt([LOW, HIGH], MIDDLE), 'swap 7C TD');
    expect(shown(match, 0, 'hand', 'middle')).toBe(
      'hand (hand of 0) cards of {0} | Karten von {0}: 8D* TD* 9H*\nmiddle (row) middle | Mitte: 7C* TC* 7H*',
    );
    expect(refusal(match, 'swap 7H 8D')).toBe('SCW-3');
    expect(refusal(match, 'swap AS 8D')).toBe('SCW-3');
    expect(game.rules.actor(match.state as never)).toBe(1);
  });

  test('SCW-4 or all three at once, which all have then seen', () => {
    const match = after(dealt([LOW, HIGH], MIDDLE), 'all');
    expect(shown(match, 1, 'seat-0', 'middle')).toBe(
      'seat-0 (row of 0) cards of {0} | Karten von {0}: TC TD 7H\nmiddle (row) middle | Mitte: 7C* 8D* 9H*',
    );
  });

  test('SCW-5 when all have passed the middle is replaced, until the stock is used up', () => {
    const once = after(dealt([LOW, HIGH], `${MIDDLE} JC JD JH`), 'pass', 'pass');
    expect(shown(once, 0, 'middle', 'stock')).toBe(
      'middle (row) middle | Mitte: JC* JD* JH*\nstock (stock) stock | Stapel: ×20',
    );
    const passes = Array.from({ length: 14 }, () => 'pass');
    expect(closed(after(once, ...passes)).why).toBe('stock');
    expect(refusal(after(once, 'pass', 'swap AS JC', 'pass'), 'pass')).toBeUndefined();
  });

  test('SCW-6 after a knock everyone else has one turn', () => {
    const knocked = after(dealt([LOW, HIGH, 'JC QC KC'], MIDDLE), 'knock');
    expect(legal(knocked)).not.toContain('knock');
    expect(refusal(knocked, 'knock')).toBe('SCW-6');
    expect(closed(after(knocked, 'pass', 'pass')).why).toBe('knock');
  });

  test('SCW-6 a turn that ends with 31 ends the deal', () => {
    expect(closed(after(dealt(['AC KC 8H', '7C 8D 9D'], MIDDLE), 'swap 8H TC')).why).toBe(
      'thirty-one',
    );
  });

  test('SCW-7 the lowest hand loses a life, equal hands each', () => {
    const over = after(dealt([LOW, HIGH, '7S 9C TS'], MIDDLE), 'knock', 'pass', 'pass');
    expect(closed(over).points).toEqual([1, 0, 0]);
    const tie = after(dealt(['7C 8D 9H', '9D 8C 7S'], MIDDLE), 'knock', 'pass');
    expect(closed(tie).points).toEqual([1, 1]);
  });

  test('SCW-8 the first to lose so many lives ends the match; the fewest lost win', () => {
    const over = after(dealt([LOW, HIGH], MIDDLE, { lives: 1 }), 'knock', 'pass');
    const { winners, ranks, totals } = closed(over);
    expect([over.ended, winners, ranks, totals]).toEqual([true, [1], [2, 1], [1, 0]]);
  });

  test('SCW-8 the deal moves to the left', () => {
    const over = after(dealt([LOW, HIGH], MIDDLE), 'knock', 'pass');
    expect(shown(over, 0, 'seat 0')).toBe('seat 0: 0 cards / total 1 / dealer | Geber');
  });

  test('SCW must hold 1: every deal costs somebody a life', () => {
    expect(closed(after(dealt(['', '', ''], ''), 'knock', 'pass', 'pass')).points).toContain(1);
  });
});
