import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../src/engine/game.ts';
import { type AnyMatch, chanceOf, matchActor } from '../../../src/engine/match.ts';
import { after, closed, refusal } from '../../support/play.ts';
import { dealStep, round, stateOf } from './dealing.ts';

const PASS = ['draw', 'discard'] as const;

/** Everybody looks, the starter calls, the others pass. */
function callAtOnce(match: AnyMatch, players: number): AnyMatch {
  const looks = Array.from({ length: players }, () => 'look 1 2');
  return after(match, ...looks, 'call', ...Array.from({ length: players - 1 }, () => PASS).flat());
}

/** Seat 0 calls at once, the others pass. */
const called = (rows: readonly string[], given = {}): AnyMatch =>
  after(round(rows, '', given), 'call', ...rows.slice(1).flatMap(() => PASS));

/** Round after round in which seat 0 starts, calls and wins; seat 1 holds these rows. */
function suffered(rows: readonly string[], given = {}): AnyMatch {
  const [first = '', ...more] = rows.map((row) => ['0 0 1 1', row]);
  return more.reduce(
    (match, row) => callAtOnce(after(match, dealStep(match, row, '')), 2),
    called([...first], given),
  );
}

const pointsOf = (match: AnyMatch) => closed(match).points;

describe('the points of a round', () => {
  test('CAB-12 the lowest sum scores 0, the others their sums', () => {
    expect(pointsOf(called(['0 1 1 2', '5 5 5 5', '0 9 9 9']))).toEqual([0, 20, 27]);
  });

  test('CAB-12 a caller who does not win scores 5 more', () => {
    const match = called(['3 3 3 3', '1 1 1 1', '9 9 9 9']);
    expect(pointsOf(match)).toEqual([17, 0, 36]);
    expect(closed(match).lines.filter(({ seat }) => seat === 0)).toMatchObject([
      { amount: 12, clause: 'CAB-12' },
      { amount: 5, clause: 'CAB-12' },
    ]);
  });

  test('CAB-12 must hold 3: in a tie for the lowest the caller goes alone, or all share', () => {
    expect(pointsOf(called(['1 1 1 4', '2 2 2 1', '3 3 3 0']))).toEqual([0, 7, 9]);
    expect(pointsOf(called(['3 3 3 0', '1 1 1 4', '2 2 2 1']))).toEqual([14, 0, 0]);
  });

  test('CAB-13 two 12s and both 13s score 0 and all others 50', () => {
    const match = called(['9 9 9 9', '12 13 12 13', '0 0 1 1']);
    expect(pointsOf(match)).toEqual([50, 0, 50]);
    expect(closed(match).why).toBe('kamikaze');
    expect(stateOf(match).starter).toBe(1);
  });

  test('CAB-13 it needs all four, and a longer row may hold more', () => {
    expect(closed(called(['12 13 12 11', '12 12 9 9', '0 0 1 1'])).why).toBe('cabo');
    expect(closed(called(['12 12 12 13', '13 9 9 9', '0 0 1 1'])).why).toBe('cabo');
    expect(pointsOf(called(['12 12 12 13 13 1', '0 0 1 1 1 2']))).toEqual([0, 50]);
  });

  test('CAB-13 must hold 5: Kamikaze beats a caller whose sum is 0, without the extra 5', () => {
    const ready = after(round(['5 5 5 0', '13 12 12 13', '1 1 1 1'], '0'), 'take 1 2 3');
    const match = after(ready, ...PASS, ...PASS, 'call', ...PASS, ...PASS);
    expect(pointsOf(match)).toEqual([50, 0, 50]);
  });
});

describe('who starts next', () => {
  test('CAB-1 the winner of the round before starts', () => {
    const match = called(['3 3 3 3', '1 1 1 1', '9 9 9 9']);
    expect(stateOf(match)).toMatchObject({ phase: 'deal', starter: 1 });
  });

  test('CAB-1 having 0 points is not winning: the caller won the tie alone', () => {
    const stock = '0 0 11';
    const begun = after(round(['5 5 5 5', '6 6 6 6'], stock), 'take 1 2 3 4');
    const match = after(begun, 'draw', 'keep 1 2 3 4', 'call', ...PASS);
    expect(pointsOf(match)).toEqual([0, 0]);
    expect(stateOf(match)).toMatchObject({ phase: 'deal', starter: 0 });
  });

  test('CAB-1 of several winners with equal totals chance names one of them', () => {
    const match = called(['3 3 3 0', '1 1 1 4', '2 2 2 1']);
    expect(matchActor(match)).toBe(CHANCE);
    expect(chanceOf(match).word).toBe('starter');
    expect([1, 2]).toContain(chanceOf(match).values[0]);
    expect(refusal(match, 'starter 0')).toBe('CAB-1');
    expect(stateOf(after(match, 'starter 2')).starter).toBe(2);
  });

  test('CAB-1 of several winners the lowest total starts, after CAB-14', () => {
    const first = called(['3 3 3 3', '1 1 1 1', '4 4 4 4'], { target: 60 });
    const second = after(first, dealStep(first, ['2 2 1 1', '9 9 9 9', '0 3 3 0'], '', 1));
    const match = callAtOnce(second, 3);
    expect(pointsOf(match)).toEqual([0, 41, 0]);
    expect(stateOf(match)).toMatchObject({ phase: 'deal', starter: 2, totals: [17, 41, 16] });
  });

  test('CAB-1 only the winners count: a lower total elsewhere does not start', () => {
    const first = called(['3 3 3 3', '1 1 1 1', '4 4 4 4']);
    const second = after(first, dealStep(first, ['0 0 1 1', '3 3 3 2', '9 9 9 9'], '', 1));
    const match = callAtOnce(second, 3);
    expect(stateOf(match)).toMatchObject({ starter: 0, totals: [17, 16, 52] });
  });
});

describe('totals', () => {
  test('CAB-14 must hold 4: 88 and 12 is 100, which becomes 50; 88 and 13 is 101 and the end', () => {
    const before = ['13 13 12 11', '13 13 12 1'];
    const halved = suffered([...before, '3 3 3 3']);
    expect(halved.ended).toBe(false);
    expect(closed(halved)).toMatchObject({ points: [0, 12], totals: [0, 50], over: false });
    expect(closed(halved).lines.at(-1)).toMatchObject({ seat: 1, amount: 0, clause: 'CAB-14' });
    const ended = suffered([...before, '3 3 3 4']);
    expect(ended.ended).toBe(true);
    expect(closed(ended)).toMatchObject({ points: [0, 13], totals: [0, 101], over: true });
  });

  test('CAB-14 with another target it is the point below that, halved and rounded down', () => {
    expect(closed(suffered(['13 13 12 11', '2 2 3 3'], { target: 60 })).totals).toEqual([0, 29]);
    expect(closed(suffered(['13 13 12 11', '2 2 3 4'], { target: 60 })).over).toBe(true);
    expect(closed(suffered(['13 13 12 11', '2 2 2 3'], { target: 60 })).totals).toEqual([0, 58]);
  });

  test('CAB-15 the lowest total wins once somebody has 101 or more', () => {
    const match = suffered(['13 13 12 11', '13 13 12 11', '3 3 3 3']);
    expect(match.ended).toBe(true);
    expect(closed(match)).toMatchObject({ totals: [0, 110], winners: [0], ranks: [1, 2] });
    expect(suffered(['13 13 12 11', '13 13 12 11']).ended).toBe(false);
  });

  test('CAB-15 equal totals share the win', () => {
    const match = called(['13 13 12 11', '1 1 1 4', '2 2 2 1'], { target: 51 });
    expect(closed(match)).toMatchObject({ totals: [54, 0, 0], winners: [1, 2], ranks: [3, 1, 1] });
    expect(match.ended).toBe(true);
  });
});
