import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { blaueVierzehn } from '../../../src/games/blaue-vierzehn/index.ts';
import type { Observation } from '../../../src/games/blaue-vierzehn/rules.ts';
import {
  after,
  closed,
  legal,
  packBeginning,
  packServing,
  position,
  refusal,
} from '../../support/play.ts';

const game = blaueVierzehn;
const seen = (match: AnyMatch) => match.game.observer.observe(match.state, 0) as Observation;

/** The last seat deals, so seat 0 leads; hands in seat order, filled up with what is left over. */
function table(hands: readonly string[], given: Readonly<Record<string, unknown>> = {}) {
  const players = hands.length;
  const start = position(game, { players, ...given }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, 60 / players));
}

function playOut(match: AnyMatch) {
  let current = match;
  do current = after(current, legal(current)[0] ?? '');
  while (current.closed === undefined);
  return current;
}

const empty = (players: number) => Array.from({ length: players }, () => '');

describe('Blaue Vierzehn', () => {
  test.each([
    [3, 20],
    [4, 15],
    [5, 12],
    [6, 10],
  ])('BLV-1 with %i players everybody gets %i cards', (players, each) => {
    expect(seen(table(empty(players))).sizes).toEqual(empty(players).map(() => each));
  });

  test('BLV-1 an incomplete pack is refused, and the deal moves to the left', () => {
    const start = position(game, {}, 'dealer 1');
    expect(refusal(start, 'deal R1 R2')).toBe('BLV-1');
    expect(seen(playOut(after(start, packBeginning(start, '')))).dealer).toBe(2);
  });

  test('BLV-2 the dealer’s left leads, then the winner of the last trick', () => {
    const start = position(game, {}, 'dealer 1');
    const dealt = after(start, packBeginning(start, 'Y1 Y2 Y9 Y4'));
    expect(seen(dealt).turn).toBe(2);
    expect(seen(after(dealt, 'play Y1', 'play Y2', 'play Y9', 'play Y4')).turn).toBe(0);
  });

  test('BLV-3 the colour led must be followed with whichever card of it', () => {
    const led = after(table(['Y3', 'Y1 Y9 B15', '', '']), 'play Y3');
    expect(legal(led)).toEqual(expect.arrayContaining(['play Y1', 'play Y9']));
    expect(legal(led).every((move) => move.startsWith('play Y'))).toBe(true);
    expect(refusal(led, 'play B15')).toBe('BLV-3');
    expect(refusal(led, 'play Y3')).toBe('BLV-3');
  });

  test('BLV-3 without the colour any card may be played', () => {
    const reds = 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15';
    expect(legal(after(table(['Y3', reds, '', '']), 'play Y3'))).toHaveLength(15);
  });

  test('BLV-4 the highest card of the colour led wins', () => {
    const reds = 'B15 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R15';
    const trick = after(
      table(['Y3', reds, 'Y9', 'Y5']),
      'play Y3',
      'play B15',
      'play Y9',
      'play Y5',
    );
    expect(seen(trick).turn).toBe(2);
  });

  test('BLV-4 trick=any: the highest number of any colour, of equal ones the first', () => {
    const reds = 'B15 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14';
    const match = table(['Y3', reds, 'Y9', 'Y15'], { trick: 'any' });
    expect(seen(after(match, 'play Y3', 'play B15', 'play Y9', 'play Y15')).turn).toBe(1);
  });

  test.each([
    [5, 'R14', 5],
    [7, 'R14', 7],
    [5, 'R1', 2],
    [5, 'G14', 5],
    [5, 'B14', 13],
    [5, 'B13', 0],
  ])('BLV-5 with redFourteen=%i %s costs %i', (redFourteen, card, points) => {
    const lead = `${card.charAt(0)}15`;
    const match = table([lead, card, '', ''], { redFourteen });
    const before = after(match, `play ${lead}`, `play ${card}`);
    const follow = after(before, cheapest(before));
    const trick = after(follow, cheapest(follow));
    const own = lead.startsWith('R') ? 2 : 0;
    const others = [before, follow].map(cheapest).filter((m) => m.startsWith('play R')).length * 2;
    expect(seen(trick).points[0]).toBe(points + own + others);
  });

  test('BLV-6 the fewest points after the rounds win, equal totals share', () => {
    const over = playOut(table(empty(3), { rounds: 1 }));
    const { totals, winners, ranks, over: ended } = closed(over);
    expect([over.ended, ended]).toEqual([true, true]);
    expect([totals, winners, ranks]).toEqual([
      [0, 0, 56],
      [0, 1],
      [1, 1, 3],
    ]);
  });

  test('BLV-6 points add up over as many deals as players', () => {
    let match = playOut(table(empty(3)));
    expect(closed(match).totals).toEqual([0, 0, 56]);
    match = playOut(after(match, packServing(match, empty(3), 20)));
    expect([closed(match).points, closed(match).totals]).toEqual([
      [56, 0, 0],
      [56, 0, 56],
    ]);
    expect(closed(match).ranks).toEqual([2, 1, 2]);
    match = playOut(after(match, packServing(match, empty(3), 20)));
    expect([match.ended, closed(match).totals]).toEqual([true, [56, 56, 56]]);
    expect([closed(match).winners, closed(match).ranks]).toEqual([
      [0, 1, 2],
      [1, 1, 1],
    ]);
    expect(position(game, { players: 5 }).options.rounds).toBe(5);
  });

  test('BLV must hold 1: Y3, B15, Y9, R14: the third wins and takes 5', () => {
    const blues = 'B15 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B14';
    const reds = 'R14 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R15';
    const match = table(['Y3', blues, 'Y9', reds]);
    const trick = after(match, 'play Y3', 'play B15', 'play Y9', 'play R14');
    expect(seen(trick).turn).toBe(2);
    expect(seen(trick).points).toEqual([0, 0, 5, 0]);
  });

  test.each([3, 4, 5, 6])('BLV must hold 2: with %i players a deal sums to 56', (players) => {
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b);
    expect(sum(closed(playOut(table(empty(players)))).points)).toBe(56);
    expect(sum(closed(playOut(table(empty(players), { redFourteen: 7 }))).points)).toBe(58);
  });
});

/** The first legal card that is no fourteen. */
function cheapest(match: AnyMatch): string {
  return legal(match).find((move) => !move.endsWith('14')) ?? '';
}
