import { describe, expect, test } from 'vitest';
import { matchActor } from '../../../src/engine/match.ts';
import { hikiKabu as game } from '../../../src/games/hiki-kabu/index.ts';
import { after, closed, legal, position, refusal } from '../../support/play.ts';
import { deal, playRandomly, points, round, showdown } from './rounds.ts';

describe('the showdown', () => {
  test('HIK-7 the highest result wins the pot', () => {
    const over = showdown(round(['10 8', '3 6', '5 2']));
    expect(closed(over)).toMatchObject({ why: 'showdown', points: [-10, 15, -5] });
    expect(closed(over).totals).toEqual([90, 115, 95]);
  });

  test('HIK-7 a tie shares the pot, odd chips go in playing order', () => {
    expect(points(showdown(round(['9 10', '10 9', '2 6'])))).toEqual([2, 0, -2]);
    const start = after(position(game, { players: 3 }), 'seats 3 2 1');
    expect(points(showdown(deal(start, ['9 10', '10 9', '2 6'])))).toEqual([0, 2, -2]);
  });

  test('HIK-7 the dealer shares like the others', () => {
    expect(points(showdown(round(['2 6', '10 9', '9 10'])))).toEqual([-2, 1, 1]);
  });

  test('HIK-7 if all results are equal the dealer wins the pot', () => {
    const over = showdown(round(['9 10', '10 9', '4 5']));
    expect(closed(over)).toMatchObject({ why: 'showdown', points: [-9, -10, 19] });
  });

  test('HIK-7 all equal, three alike among them: stakes are paid once', () => {
    const over = showdown(round(['6 6', '4 5'], '6'));
    expect(closed(over)).toMatchObject({ why: 'showdown', points: [-6, 6] });
  });

  test('HIK-8 three alike count nine and every loser pays three times in all', () => {
    const over = showdown(round(['6 6', '10 8', '5 3'], '6'));
    expect(closed(over)).toMatchObject({ why: 'three-alike', points: [45, -30, -15] });
    expect(closed(over).lines.filter((line) => line.clause === 'HIK-8').length).toBe(3);
  });

  test('HIK-8 three alike that share: the other nine gains with them, the rest pay', () => {
    const over = showdown(round(['6 6', '10 9', '4 4'], '6'));
    expect(closed(over)).toMatchObject({ why: 'three-alike', points: [8, 4, -12] });
  });

  test('HIK-8 a dealer who shares with three alike pays once', () => {
    const over = showdown(round(['6 6', '10 8', '4 5'], '6'));
    expect(closed(over)).toMatchObject({ why: 'three-alike', points: [14, -30, 16] });
  });

  test('HIK-8 the dealer’s own three alike is an ordinary hand', () => {
    const over = showdown(round(['10 9', '6 6'], '6'));
    expect(closed(over)).toMatchObject({ why: 'showdown', points: [6, -6] });
    const lost = showdown(round(['10 9', '8 7', '1 1'], '1'));
    expect(closed(lost)).toMatchObject({ why: 'showdown', points: [9, -8, -1] });
  });

  test('HIK-8 a dealer who stakes nothing pays nothing', () => {
    const over = showdown(round(['6 6', '10 8', '5 3'], '6', { dealerStakes: false }));
    expect(closed(over)).toMatchObject({ why: 'three-alike', points: [30, -30, 0] });
  });

  test('HIK-8 alikeStakes=4: the losers pay their stake and three more', () => {
    const over = showdown(round(['6 6', '10 8', '5 3'], '6', { alikeStakes: 4 }));
    expect(closed(over)).toMatchObject({ why: 'three-alike', points: [60, -40, -20] });
    const more = closed(over).lines.filter((line) => line.clause === 'HIK-8' && line.amount < 0);
    expect(more.map(({ amount }) => amount)).toEqual([-30, -15]);
  });

  test('HIK-9 nine open and one hidden win the pot; stakes are paid once', () => {
    const over = showdown(round(['10 9', '6 6', '9 1'], '6'));
    expect(closed(over)).toMatchObject({ why: 'nine-one', points: [-10, -6, 16] });
  });

  test('HIK-9 the players still act, and the dealer may only stand', () => {
    const match = round(['1 3', '9 1'], '5');
    expect(legal(match)).toEqual(['hit', 'stand']);
    const dealer = after(match, 'hit');
    expect(legal(dealer)).toEqual(['stand']);
    expect(refusal(dealer, 'hit')).toBe('HIK-9');
    expect(points(after(dealer, 'stand'))).toEqual([-1, 1]);
  });

  test('HIK-9 is for the dealer alone: a player’s nine-one has to hit', () => {
    expect(legal(round(['9 1', '1 2']))).toEqual(['hit']);
  });

  test('HIK-9 one and then nine is an ordinary hand', () => {
    const dealer = after(round(['10 9', '1 9'], '8'), 'stand');
    expect(refusal(dealer, 'stand')).toBe('HIK-6');
    expect(closed(after(dealer, 'hit'))).toMatchObject({ why: 'showdown', points: [1, -1] });
  });
});

describe('the match', () => {
  test('HIK-10 with fewer than 30 chips a player is out for good and keeps them', () => {
    const first = showdown(round(['10 9', '3 5', '4 4'], '', { chips: 32 }));
    expect(closed(first)).toMatchObject({ totals: [39, 29, 28], over: true, winners: [0] });
    const start = showdown(round(['10 9', '3 5', '2 6'], '', { chips: 32 }));
    expect(closed(start)).toMatchObject({ totals: [37, 29, 30], over: false });
    expect(refusal(start, 'seats 1 2 3')).toBe('HIK-1');
    const second = deal(after(start, 'seats 1 2'), ['3 6', '5 3']);
    expect(matchActor(second)).toBe(2);
    expect(closed(showdown(second)).totals).toEqual([32, 29, 35]);
    expect(closed(showdown(second)).points[1]).toBe(0);
  });

  test('HIK-10 exactly 30 chips are enough', () => {
    const over = showdown(round(['10 9', '2 6'], '', { chips: 32 }));
    expect(closed(over)).toMatchObject({ totals: [34, 30], over: false });
    expect(refusal(over, 'seats 1 2')).toBeUndefined();
  });

  test('HIK-10 the game ends after `rounds` rounds; equal totals share', () => {
    const over = showdown(round(['10 9', '9 10', '4 4', '2 1'], '5', { rounds: 1 }));
    expect(over.ended).toBe(true);
    expect(closed(over)).toMatchObject({ points: [3, 3, -4, -2], winners: [0, 1] });
    expect(closed(over).ranks).toEqual([1, 1, 4, 3]);
  });

  test('HIK-10 those out are ranked with their chips', () => {
    const start = showdown(round(['10 9', '3 5', '2 6'], '', { chips: 32, rounds: 2 }));
    const over = showdown(deal(after(start, 'seats 1 2'), ['9 10', '10 8']));
    expect(closed(over).totals).toEqual([27, 29, 40]);
    expect(closed(over).ranks).toEqual([3, 2, 1]);
  });

  test('HIK-10 a stop by `deals` ranks by chips', () => {
    const over = showdown(round(['10 8', '3 6', '5 2'], '', { deals: 1 }));
    expect(over.ended).toBe(true);
    expect(closed(over)).toMatchObject({ winners: [1], ranks: [3, 1, 2] });
  });
});

describe('HIK must hold', () => {
  test('HIK must hold 1: 8 9 may only stand, 10 3 and 10 10 must hit', () => {
    const moves = ['8 9', '10 3', '10 10'].map((hand) => legal(round([hand, '1 2'])));
    expect(moves).toEqual([['stand'], ['hit'], ['hit']]);
  });

  test('HIK must hold 2: dealer 9 1 beats 6 6 6, dealer 1 9 counts 0 and must hit', () => {
    expect(points(showdown(round(['6 6', '9 1'], '6')))).toEqual([-6, 6]);
    expect(legal(after(round(['6 6', '1 9'], '6'), 'hit'))).toEqual(['hit']);
  });

  test('HIK must hold 3: 6 6 must hit and may become 6 6 6; 4 4 may not hit', () => {
    expect(legal(round(['6 6', '1 2']))).toEqual(['hit']);
    expect(closed(showdown(round(['6 6', '10 8'], '6'))).why).toBe('three-alike');
    expect(refusal(round(['4 4', '1 2']), 'hit')).toBe('HIK-6');
  });

  test.each([2, 3, 4, 5, 6, 7, 8])(
    'HIK must hold 4: the chips of %i players always sum to players × chips',
    (players) => {
      let rounds = 0;
      for (const dealerStakes of [true, false])
        playRandomly({ players, dealerStakes, chips: 60 }, `sum/${players}`, (match) => {
          rounds++;
          expect(closed(match).totals.reduce((a, b) => a + b)).toBe(60 * players);
          expect(closed(match).points.reduce((a, b) => a + b)).toBe(0);
          expect(Math.min(...closed(match).totals)).toBeGreaterThanOrEqual(0);
        });
      expect(rounds).toBeGreaterThan(4);
    },
  );
});
