import { describe, expect, test } from 'vitest';
import { after, closed, packBeginning, position } from '../../support/play.ts';
import { game, laying, SEVEN_KINGS, SEVEN_NINES, stateOf, table } from './support.ts';

const outcomeOf = (match: ReturnType<typeof table>) =>
  game.rules.outcome({ ...stateOf(match), phase: 'over', why: 'stock' });

const amounts = (match: ReturnType<typeof table>, seat = 0) =>
  outcomeOf(match)
    .lines.filter((line) => line.seat === seat)
    .map(({ amount }) => amount);

const BARE = { hands: ['', '', '', ''], pile: '' };

describe('CAN-24 the score', () => {
  test('CAN-24 must hold 1: seven kings 500 + 70; five kings and two twos 300 + 90', () => {
    expect(amounts(table({ ...BARE, melds: [[SEVEN_KINGS]] }))).toEqual([70, 500]);
    expect(amounts(table({ ...BARE, melds: [['KC KC KD KD KH 2C 2D']] }))).toEqual([90, 300]);
  });

  test('CAN-24 values: joker 50, A and 2 20, K to 8 10, 7 to 4 and black three 5', () => {
    const value = (set: string) => amounts(table({ ...BARE, melds: [[set]] }))[0];
    expect(value('AC AD AH')).toBe(60);
    expect(value('KC KD XX')).toBe(70);
    expect(value('8C 8D 2C')).toBe(40);
    expect(value('TC JD 9H')).toBe(30);
    expect(value('7C 7D 7H')).toBe(15);
    expect(value('3C 3S')).toBe(10);
  });

  test('CAN-24 more than seven are one canasta', () => {
    expect(amounts(table({ ...BARE, melds: [[`${SEVEN_KINGS} KS`]] }))).toEqual([80, 500]);
  });

  test('CAN-24 all cards left in the party’s hands are taken off', () => {
    const match = table({ ...BARE, hands: ['XX 4C', 'AC', '2C', '8C'], melds: [[SEVEN_KINGS]] });
    expect(outcomeOf(match).points).toEqual([495, -30, 495, -30]);
  });

  test('CAN-24 must hold 3: nothing melded and two red threes when the other goes out', () => {
    const match = after(
      laying({
        hands: ['4C', 'AC KD', '5C', '6C'],
        melds: [[SEVEN_KINGS]],
        reds: ['', '3D 3H'],
      }),
      'discard 4C',
    );
    expect(closed(match).points[1]).toBe(-200 - 20 - 10 - 5);
    expect(closed(match).points[0]).toBe(570 + 100 - 5);
    expect(closed(match).lines.every((line) => line.amount !== 0)).toBe(true);
  });

  test('CAN-24 partners carry the party’s figure; each line stands for every seat of it', () => {
    const { points, lines } = outcomeOf(table({ ...BARE, melds: [[SEVEN_KINGS]] }));
    expect(points).toEqual([570, 0, 570, 0]);
    expect(lines.map(({ seat }) => seat)).toEqual([0, 0, 2, 2]);
  });
});

describe('CAN-25 the match', () => {
  const ending = (totals: readonly number[], options = {}) =>
    outcomeOf(table({ ...BARE, totals, options, melds: [[SEVEN_KINGS], [SEVEN_NINES]] }));

  test('CAN-25 the first to reach the target wins, all seats of the party', () => {
    const { over, winners, ranks } = ending([4500, 0, 4500, 0]);
    expect([over, winners, ranks]).toEqual([true, [0, 2], [1, 3, 1, 3]]);
    expect(ending([4000, 0, 4000, 0]).over).toBe(false);
    expect(ending([0, 0, 0, 0], { target: 500 }).over).toBe(false);
    expect(ending([0, 5, 0, 5], { target: 500 }).winners).toEqual([1, 3]);
  });

  test('CAN-25 if several reach it the highest; equal totals: another deal', () => {
    expect(ending([4600, 4700, 4600, 4700]).winners).toEqual([1, 3]);
    expect(ending([4600, 4600, 4600, 4600]).over).toBe(false);
  });

  test('CAN-25 if `deals` stops the match all with the highest total win', () => {
    expect(ending([100, 100, 100, 100]).winners).toEqual([0, 1, 2, 3]);
  });

  test('CAN-25 premium: a fixed sum or the difference, beside the score, once the match ends', () => {
    const premiumOf = (totals: readonly number[], options: object) =>
      ending(totals, options).extra?.premium;
    const fixed = { premium: 'fixed', premiumSum: 300 };
    expect(premiumOf([4500, 0, 4500, 0], fixed)).toEqual([300, -300, 300, -300]);
    expect(premiumOf([4600, 4700, 4600, 4700], { premium: 'difference' })).toEqual([
      -100, 100, -100, 100,
    ]);
    expect(ending([4500, 0, 4500, 0], fixed).points).toEqual([570, 570, 570, 570]);
    expect(premiumOf([0, 0, 0, 0], fixed)).toBeUndefined();
    expect(premiumOf([0, 0, 0, 0], { ...fixed, deals: 1 })).toEqual([0, 0, 0, 0]);
    expect(premiumOf([4500, 0, 4500, 0], {})).toBeUndefined();
  });

  test('CAN-25 five: the party’s three seats win, the one sitting out included', () => {
    const match = table({
      options: { players: 5 },
      hands: ['', '', '', '', ''],
      pile: '',
      totals: [4500, 0, 4500, 0, 4500],
      melds: [[SEVEN_KINGS]],
      turn: { seat: 1 },
    });
    const { winners, ranks, totals } = outcomeOf(match);
    expect(winners).toEqual([0, 2, 4]);
    expect(ranks).toEqual([1, 4, 1, 4, 1]);
    expect(totals).toEqual([5070, 0, 5070, 0, 5070]);
  });

  test('CAN-25 totals go on into the next deal, and with them the minimum', () => {
    const start = position(game, {}, 'dealer 3');
    const dealt = after(start, packBeginning(start, ''));
    const state = { ...stateOf(dealt), phase: 'over' as const, why: 'stock' as const };
    const { points } = game.rules.outcome(state);
    const next = { ...dealt, state: game.rules.next(state), deal: 2 };
    expect(stateOf(next).standing.totals).toEqual(points);
    expect(stateOf(next).standing.dealer).toBe(0);
  });
});
