import { describe, expect, test } from 'vitest';
import { after, closed } from '../../support/play.ts';
import {
  atBoard,
  claimed,
  dealing,
  NORTH_ALL,
  opened,
  passes,
  SUITS,
  scored,
  sides,
} from './support.ts';

const rubber = (given = {}) => opened(given, 'N');
const board = (number: number, calls: string, tricks: number, hands = SUITS) =>
  sides(scored(atBoard(number), 'NESW'.charAt((number - 1) % 4), hands, calls, tricks));
const amounts = (outcome: ReturnType<typeof scored>, seat = 0) =>
  outcome.lines.filter((line) => line.seat === seat).map(({ amount, clause }) => [clause, amount]);

describe('what must hold', () => {
  test('BRI must hold 1: 4S doubled, vulnerable, made with an overtrick, duplicate, is 990', () => {
    expect(board(2, 'pass pass pass 4S x', 11)).toEqual([990, 0]);
  });

  test('BRI must hold 2: 3N not vulnerable just made is 400 in duplicate, 100 below in rubber', () => {
    expect(board(1, '3N', 9, NORTH_ALL)).toEqual([400, 0]);
    const outcome = scored(rubber(), 'N', NORTH_ALL, '3N', 9);
    expect(amounts(outcome)).toEqual([
      ['BRI-6', 100],
      ['BRI-7', 150],
    ]);
  });

  test('BRI must hold 3: 6D vulnerable made is 1370, 7N redoubled vulnerable 2980', () => {
    expect(board(2, 'pass 6D', 12)).toEqual([1370, 0]);
    expect(board(2, 'pass pass pass 7N x xx', 13, NORTH_ALL)).toEqual([2980, 0]);
  });

  test('BRI must hold 4: down four doubled 800, vulnerable 1100; redoubled vulnerable down one 400', () => {
    expect(board(1, '4S x', 6)).toEqual([0, 800]);
    expect(board(2, 'pass pass pass 4S x', 6)).toEqual([0, 1100]);
    expect(board(2, 'pass pass pass 4S x xx', 9)).toEqual([0, 400]);
  });
});

describe('rubber', () => {
  test('BRI-6 trick values below the line', () => {
    const below = (calls: string, tricks: number, hands = SUITS, seat = 0) =>
      amounts(scored(rubber(), 'N', hands, calls, tricks), seat)[0];
    expect(below('2S', 8)).toEqual(['BRI-6', 60]);
    expect(below('pass pass 3D', 9)).toEqual(['BRI-6', 60]);
    expect(below('1N', 7, NORTH_ALL)).toEqual(['BRI-6', 40]);
    expect(below('2N', 8, NORTH_ALL)).toEqual(['BRI-6', 70]);
    expect(below('2S x', 8)).toEqual(['BRI-6', 120]);
    expect(below('2S x xx', 8)).toEqual(['BRI-6', 240]);
    expect(below('pass 1H', 7, SUITS, 1)).toEqual(['BRI-6', 30]);
  });

  test('BRI-6 two part scores make a game, and its winner is vulnerable', () => {
    const one = claimed(rubber(), 'N', SUITS, '2S', 8);
    const two = claimed(one, 'E', SUITS, 'pass pass pass 2S', 8);
    const down = scored(two, 'S', SUITS, 'pass pass 2S', 7);
    expect(sides(down)).toEqual([150, 100]);
    const notYet = scored(one, 'E', SUITS, 'pass pass pass 2S', 7);
    expect(sides(notYet)).toEqual([150, 50]);
  });

  test('BRI-6 a game wipes out the others’ part score', () => {
    const part = claimed(rubber(), 'N', SUITS, 'pass 2H', 8);
    const game = claimed(part, 'E', SUITS, 'pass pass pass 4S', 10);
    const other = claimed(game, 'S', SUITS, 'pass pass pass 2C', 8);
    const heart = claimed(other, 'W', SUITS, 'pass pass 1H', 7);
    expect(closed(heart).over).toBe(false);
    const down = scored(heart, 'N', SUITS, 'pass 1H', 6);
    expect(sides(down)).toEqual([50, 150]);
  });

  test('BRI-6 two games win the rubber: 700 if the others won none', () => {
    const one = claimed(rubber(), 'N', SUITS, '4S', 10);
    const two = scored(one, 'E', SUITS, 'pass pass pass 4S', 10);
    expect(amounts(two)).toEqual([
      ['BRI-6', 120],
      ['BRI-7', 150],
      ['BRI-6', 700],
    ]);
    expect(two.over).toBe(true);
    expect(two.winners).toEqual([0, 2]);
    expect(two.ranks).toEqual([1, 3, 1, 3]);
  });

  test('BRI-6 500 if the others won one', () => {
    const one = claimed(rubber(), 'N', SUITS, '4S', 10);
    const two = claimed(one, 'E', SUITS, '4H', 10);
    const three = scored(two, 'S', SUITS, 'pass pass 4S', 10);
    expect(amounts(three).at(-1)).toEqual(['BRI-6', 500]);
    expect(three.totals).toEqual([1040, 270, 1040, 270]);
  });

  test('BRI-6 a further rubber begins at nothing and the deal moves on', () => {
    const one = claimed(rubber({ rubbers: 2 }), 'N', SUITS, '4S', 10);
    const two = claimed(one, 'E', SUITS, 'pass pass pass 4S', 10);
    expect(closed(two).over).toBe(false);
    const three = claimed(two, 'S', SUITS, 'pass pass 4S', 9);
    expect(sides(closed(three))).toEqual([150, 50]);
    expect(closed(three).totals[0]).toBe(1390);
  });

  test('BRI-6 a stop by deals pays the only side with a game 300 and with a part score 100', () => {
    const game = claimed(rubber({ deals: 2 }), 'N', SUITS, '4S', 10);
    const part = scored(game, 'E', SUITS, 'pass pass pass 2S', 8);
    expect(amounts(part).slice(-2)).toEqual([
      ['BRI-6', 300],
      ['BRI-6', 100],
    ]);
    const shared = scored(game, 'E', SUITS, '2H', 8);
    expect(amounts(shared).at(-1)).toEqual(['BRI-6', 300]);
    expect(amounts(shared, 1).at(-1)).toEqual(['BRI-6', 100]);
    const both = scored(game, 'E', SUITS, '4H', 10);
    expect([...both.lines].some(({ amount }) => amount === 300)).toBe(false);
  });

  test('BRI-6 it is paid even if the last deal is passed out, and not after a finished rubber', () => {
    const game = claimed(rubber({ deals: 2 }), 'N', SUITS, '4S', 10);
    const passed = after(game, dealing('E', SUITS), ...passes(4));
    expect(closed(passed).points).toEqual([300, 0, 300, 0]);
    const won = claimed(rubber({ deals: 2, rubbers: 9 }), 'N', SUITS, '4S', 10);
    const done = scored(won, 'E', SUITS, 'pass pass pass 4S', 10);
    expect(amounts(done).at(-1)).toEqual(['BRI-6', 700]);
  });

  test('BRI-7 overtricks: trick value, doubled 100 or 200, redoubled twice that', () => {
    const over = (calls: string, tricks: number) =>
      amounts(scored(rubber(), 'N', SUITS, calls, tricks))[1];
    expect(over('2S', 10)).toEqual(['BRI-7', 60]);
    expect(over('pass pass 2D', 9)).toEqual(['BRI-7', 20]);
    expect(over('2S x', 10)).toEqual(['BRI-7', 200]);
    expect(over('2S x xx', 9)).toEqual(['BRI-7', 200]);
    const vulnerable = claimed(rubber(), 'N', SUITS, '4S', 10);
    expect(amounts(scored(vulnerable, 'E', SUITS, 'pass pass pass 2S x', 9))[1]).toEqual([
      'BRI-7',
      200,
    ]);
  });

  test('BRI-7 vulnerable: redoubled overtricks 400 each, slams 750 and 1500', () => {
    const vulnerable = claimed(rubber(), 'N', SUITS, '4S', 10);
    const above = (calls: string, tricks: number) =>
      amounts(scored(vulnerable, 'E', SUITS, `pass pass pass ${calls}`, tricks));
    expect(above('1S x xx', 9)[1]).toEqual(['BRI-7', 800]);
    expect(above('6S', 12)[1]).toEqual(['BRI-7', 750]);
    expect(above('7S', 13)[1]).toEqual(['BRI-7', 1500]);
  });

  test('BRI-7 slams, and 50 or 100 for a doubled or redoubled contract', () => {
    const bonus = (calls: string, tricks: number) =>
      amounts(scored(rubber(), 'N', SUITS, calls, tricks)).slice(1);
    expect(bonus('6S', 12)).toEqual([
      ['BRI-7', 500],
      ['BRI-7', 150],
    ]);
    expect(bonus('7S', 13)).toEqual([
      ['BRI-7', 1000],
      ['BRI-7', 150],
    ]);
    expect(bonus('2S x', 8)).toEqual([
      ['BRI-7', 50],
      ['BRI-7', 150],
    ]);
    expect(bonus('1S x xx', 7)[0]).toEqual(['BRI-7', 100]);
    expect(bonus('6S', 11)).toEqual([['BRI-7', 150]].slice(1));
  });

  test('BRI-7 honours, whoever holds them, made or not: 100, 150, four aces 150', () => {
    const four = 'KQJT98765432.A.. A.KQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
    expect(amounts(scored(rubber(), 'N', four, '1S', 7))[1]).toEqual(['BRI-7', 100]);
    expect(sides(scored(rubber(), 'N', four, '1S', 6))).toEqual([100, 50]);
    const theirs = scored(rubber(), 'N', SUITS, '1H', 0);
    expect(amounts(theirs, 1)).toEqual([
      ['BRI-8', 350],
      ['BRI-7', 150],
    ]);
    expect(sides(scored(rubber(), 'N', NORTH_ALL, '1N', 7))).toEqual([190, 0]);
    const none = 'AKQ98765432.A.. JT.KQJT9876543.. .2.AKQJT9876543. ..2.AKQJT98765432';
    const three = none
      .replace('..2.AKQJT98765432', '..2.AKQJT9876543')
      .replace('AKQ98765432.A..', 'AKQ98765432.A..2');
    expect(sides(scored(rubber(), 'N', three, '1S', 7))).toEqual([30, 0]);
    expect(board(1, '1S', 7)).toEqual([80, 0]);
  });
});

describe('undertricks', () => {
  test('BRI-8 not vulnerable 50 each; doubled 100, 200, 200, then 300; redoubled twice that', () => {
    const down = (calls: string, tricks: number) => board(1, calls, tricks)[1];
    expect([12, 11, 10, 9].map((tricks) => down('7S', tricks))).toEqual([50, 100, 150, 200]);
    expect([12, 11, 10, 9, 8].map((tricks) => down('7S x', tricks))).toEqual([
      100, 300, 500, 800, 1100,
    ]);
    expect([12, 11].map((tricks) => down('7S x xx', tricks))).toEqual([200, 600]);
  });

  test('BRI-8 vulnerable 100 each; doubled 200, then 300; redoubled twice that', () => {
    const down = (calls: string, tricks: number) => board(4, calls, tricks)[1];
    const calls = 'pass 7S';
    expect([12, 11, 10].map((tricks) => down(calls, tricks))).toEqual([100, 200, 300]);
    expect([12, 11, 10].map((tricks) => down(`${calls} x`, tricks))).toEqual([200, 500, 800]);
    expect([12, 11].map((tricks) => down(`${calls} x xx`, tricks))).toEqual([400, 1000]);
  });
});

describe('chicago and duplicate', () => {
  test('BRI-8 duplicate: part score 50, game 300, vulnerable 500, doubling included', () => {
    expect(board(1, '3S', 9)).toEqual([140, 0]);
    expect(board(1, '4S', 10)).toEqual([420, 0]);
    expect(board(4, 'pass 4S', 10)).toEqual([620, 0]);
    expect(board(1, '2S x', 8)).toEqual([470, 0]);
    expect(board(1, 'pass pass 3D', 10)).toEqual([130, 0]);
    expect(board(1, '3N', 10, NORTH_ALL)).toEqual([430, 0]);
  });

  test('BRI-8 the board’s number fixes who is vulnerable, and begins again after 16', () => {
    const dangers = 'none NS EW both NS EW both none EW both none NS both none NS EW none NS'.split(
      ' ',
    );
    const found = dangers.map((_, i) => {
      const number = i + 1;
      const lead = passes((8 - ((number - 1) % 4)) % 4).join(' ');
      const ns = board(number, `${lead} 7S`.trim(), 12)[1] === 100;
      const east = passes((9 - ((number - 1) % 4)) % 4).join(' ');
      const ew = board(number, `${east} 7H`.trim(), 12)[0] === 100;
      return ns ? (ew ? 'both' : 'NS') : ew ? 'EW' : 'none';
    });
    expect(found).toEqual(dangers);
  });

  test('BRI-8 duplicate ends after its boards, passed-out ones counted', () => {
    let match = opened({ scoring: 'duplicate', boards: 2 }, 'N');
    match = after(match, dealing('N', SUITS), ...passes(4));
    expect(match.ended).toBe(false);
    match = after(match, dealing('E', SUITS), ...passes(4));
    expect(match.ended).toBe(true);
    expect(closed(match).winners).toEqual([0, 1, 2, 3]);
  });

  test('BRI-8 chicago: none, twice the dealer’s side, both; four deals a round', () => {
    let match = opened({ scoring: 'chicago' }, 'N');
    const play = (dealer: string, calls: string) => {
      match = claimed(match, dealer, SUITS, calls, 12);
      return sides(closed(match));
    };
    expect(play('N', '7S')).toEqual([0, 50]);
    expect(play('E', '7H')).toEqual([100, 0]);
    expect(closed(match).over).toBe(false);
    expect(play('S', 'pass pass 7S')).toEqual([0, 100]);
    expect(play('W', 'pass pass 7H')).toEqual([100, 0]);
    expect(closed(match).over).toBe(true);
  });

  test('BRI-8 chicago: only the dealer’s side is vulnerable in the second deal', () => {
    const one = claimed(opened({ scoring: 'chicago' }, 'N'), 'N', SUITS, '1S', 7);
    expect(sides(closed(one))).toEqual([80, 0]);
    expect(sides(scored(one, 'E', SUITS, 'pass pass pass 7S', 12))).toEqual([0, 50]);
    expect(sides(scored(one, 'E', SUITS, '4H', 10))).toEqual([0, 620]);
  });
});
