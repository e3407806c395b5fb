import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../../src/engine/match.ts';
import { after, closed, legal, packServing, playedOut, position, refusal } from '../../play.ts';
import { sampleTricks as game } from './index.ts';

/** The dealer sits right of seat 0, so seat 0 is served first and leads; hands in seat order. */
function dealt(...hands: readonly string[]): AnyMatch {
  const start = position(game, { rounds: 2 }, 'dealer 3');
  return after(start, packServing(start, hands, 8));
}

const facts = (match: AnyMatch) => game.observer.observe(match.state as never, 0);

describe('Sample Tricks', () => {
  test('SMP-1 the whole pack is dealt, eight cards each', () => {
    expect(facts(dealt('', '', '', '')).sizes).toEqual([8, 8, 8, 8]);
    expect(refusal(position(game, {}, 'dealer 3'), 'deal 7C 8C')).toBe('SMP-1');
  });

  test('SMP-2 the ten ranks below the jack', () => {
    const trick = after(dealt('TC', 'JC', '9C', '8C'), 'play TC', 'play JC', 'play 9C', 'play 8C');
    expect(facts(trick).turn).toBe(1);
  });

  test('SMP-3 the suit led must be followed, otherwise any card is free and none wins', () => {
    const match = dealt('8C', '9C 7H', 'AS 7S 8S 9S TS JS QS KS', 'TC');
    const led = after(match, 'play 8C');
    expect(refusal(led, 'play 7H')).toBe('SMP-3');
    expect(refusal(led, 'play 8C')).toBe('SMP-3');
    const second = after(led, 'play 9C');
    expect(legal(second)).toHaveLength(8);
    expect(facts(after(second, 'play AS', 'play TC')).turn).toBe(3);
  });

  test('SMP-4 hearts count one each, eight in all', () => {
    const over = playedOut(dealt('AH KH', 'QH', 'JH', 'TH'));
    const { points, lines } = closed(over);
    expect(points.reduce((sum, amount) => sum + amount)).toBe(8);
    expect(lines.map(({ amount }) => amount)).toEqual(points);
  });

  test('SMP-5 the deal moves to the left, and the fewest points win', () => {
    const over = playedOut(dealt('', '', '', ''));
    expect(facts(over).dealer).toBe(0);
    const { totals, winners, over: ended } = closed(playedOut(over));
    expect(ended).toBe(true);
    const fewest = Math.min(...totals);
    expect(winners).toEqual(totals.flatMap((total, seat) => (total === fewest ? [seat] : [])));
  });

  test('SMP must hold 1: AH KH 9H 8H, the ace takes four', () => {
    const match = dealt('AH', 'KH', '9H', '8H');
    const trick = after(match, 'play AH', 'play KH', 'play 9H', 'play 8H');
    expect(facts(trick).points).toEqual([4, 0, 0, 0]);
  });
});
