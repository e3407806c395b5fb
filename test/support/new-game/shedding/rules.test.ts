import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../../src/engine/match.ts';
import { after, closed, legal, packServing, playedOut, position, refusal } from '../../play.ts';
import { sampleShedding as game } from './index.ts';

/** Two players; seat 1 deals, so seat 0 is served first and begins. Then the card turned up, and the stock. */
function dealt(hands: readonly string[], next = ''): AnyMatch {
  const start = position(game, { players: 2, rounds: 2 }, 'dealer 1');
  const cards = packServing(start, hands, 5).split(' ').slice(1);
  const wanted = next.split(' ').filter(Boolean);
  const rest = cards.slice(10).filter((card) => !wanted.includes(card));
  return after(start, `deal ${[...cards.slice(0, 10), ...wanted, ...rest].join(' ')}`);
}

const HANDS = ['7C 8C 9D TD JD', '7H 8H 9H TH JH'];

const seen = (match: AnyMatch, seat = 0) => game.observer.observe(match.state as never, seat);

describe('Sample Shedding', () => {
  test('SMP-1 five cards each, one turned up, the rest is the stock', () => {
    const { sizes, pile, stock } = seen(dealt(HANDS, 'KC'));
    expect([sizes, pile.length, stock]).toEqual([[5, 5], 1, 21]);
    expect(refusal(position(game, {}, 'dealer 1'), 'deal 7C 8C')).toBe('SMP-1');
  });

  test('SMP-2 a card has the suit or the rank of the top card', () => {
    const match = dealt(HANDS, '7D');
    expect(legal(match)).toEqual(['play 7C', 'play 9D', 'play TD', 'play JD']);
    expect(refusal(match, 'play 8C')).toBe('SMP-2');
    expect(refusal(match, 'play 7H')).toBe('SMP-2');
  });

  test('SMP-3 whoever has none draws, and the turn ends', () => {
    const match = dealt(HANDS, 'KS QS');
    expect(legal(match)).toEqual(['draw']);
    expect(refusal(match, 'pass')).toBe('SMP-3');
    const drawn = after(match, 'draw');
    expect([seen(drawn).hand.length, seen(drawn).turn]).toEqual([6, 1]);
    expect(refusal(dealt(HANDS, '7D'), 'draw')).toBe('SMP-3');
  });

  test('SMP-4 the deal ends when a hand is empty', () => {
    const { why, points } = closed(playedOut(dealt(HANDS, '7D')));
    expect(why === 'out').toBe(points.includes(0));
  });

  test('SMP-5 cards left count one each', () => {
    const over = playedOut(dealt(HANDS, '7D'));
    const { points, lines } = closed(over);
    expect(lines.map(({ amount }) => amount)).toEqual(points);
    expect(Math.max(...points)).toBeGreaterThan(0);
  });

  test('SMP-6 the deal moves to the left, and the fewest points win', () => {
    const over = playedOut(dealt(HANDS, '7D'));
    expect(seen(over).dealer).toBe(0);
    const { totals, winners, over: ended } = closed(playedOut(over));
    expect(ended).toBe(true);
    const fewest = Math.min(...totals);
    expect(winners).toEqual(totals.flatMap((total, seat) => (total === fewest ? [seat] : [])));
  });

  test('SMP must hold 1: what one draws, nobody else sees', () => {
    const drawn = after(dealt(HANDS, 'KS QS'), 'draw');
    expect(game.observer.hidden(seen(drawn, 1)).pool).toContain(
      game.pack(drawn.options as never).tokens.indexOf('QS'),
    );
    expect(game.observer.hidden(seen(drawn, 0)).pool).not.toContain(
      game.pack(drawn.options as never).tokens.indexOf('QS'),
    );
  });
});
