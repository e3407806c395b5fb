import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../../src/engine/match.ts';
import { after, closed, legal, packServing, playedOut, position, refusal } from '../../play.ts';
import { sampleGolf as game } from './index.ts';

/** Two players; seat 1 deals, so seat 0 is served first and begins. Then the card turned up, and the stock. */
function dealt(next: string): AnyMatch {
  const start = position(game, { players: 2, rounds: 2 }, 'dealer 1');
  const cards = packServing(start, ['KC KD KH KS QC QD', '9C 9D 9H 9S 8C 8D'], 6)
    .split(' ')
    .slice(1);
  const wanted = next.split(' ');
  const rest = cards.slice(12).filter((card) => !wanted.includes(card));
  return after(start, `deal ${[...cards.slice(0, 12), ...wanted, ...rest].join(' ')}`);
}

const seen = (match: AnyMatch, seat = 0) => game.observer.observe(match.state as never, seat);

/** The cards of a row as tokens, `?` for a back. */
const row = (match: AnyMatch, seat: number, observer = 0): string =>
  (seen(match, observer).rows[seat] ?? [])
    .map((card) => game.pack(match.options as never).tokens[card] ?? '?')
    .join(' ');

describe('Sample Golf', () => {
  test('SMP-1 six cards each that nobody has seen, one turned up, the rest is the stock', () => {
    const match = dealt('2C');
    expect([row(match, 0), row(match, 1)]).toEqual(['? ? ? ? ? ?', '? ? ? ? ? ?']);
    expect([seen(match).pile.length, seen(match).stock]).toEqual([1, 39]);
    expect(refusal(position(game, {}, 'dealer 1'), 'deal 7C 8C')).toBe('SMP-1');
  });

  test('SMP-2 the top of the pile for a place, or the next card of the stock', () => {
    const match = dealt('2C 3C');
    expect(legal(match)).toEqual(['draw', ...[1, 2, 3, 4, 5, 6].map((place) => `take ${place}`)]);
    expect(refusal(match, 'put 1')).toBe('SMP-2');
    expect(refusal(match, 'drop')).toBe('SMP-2');
    expect(row(after(match, 'take 2'), 0)).toBe('? 2C ? ? ? ?');
  });

  test('SMP-3 a drawn card goes in a place or on the pile', () => {
    const drawn = after(dealt('2C 3C'), 'draw');
    expect(legal(drawn)).toEqual(['drop', ...[1, 2, 3, 4, 5, 6].map((place) => `put ${place}`)]);
    expect(refusal(drawn, 'draw')).toBe('SMP-3');
    expect(refusal(drawn, 'take 1')).toBe('SMP-3');
    expect(row(after(drawn, 'put 4'), 0)).toBe('? ? ? 3C ? ?');
    expect(seen(after(drawn, 'drop')).pile).toHaveLength(2);
  });

  test('SMP-4 what lies face up stays, and the card that lay there goes on the pile', () => {
    const match = after(dealt('2C 3C'), 'take 1');
    const top = game.pack(match.options as never).tokens[seen(match).pile.at(-1) ?? 0];
    expect([top, row(match, 0, 1)]).toEqual(['KC', '2C ? ? ? ? ?']);
    const again = after(match, 'take 1');
    expect(refusal(again, 'take 1')).toBe('SMP-4');
    expect(legal(again)).not.toContain('take 1');
  });

  test('SMP-5 the deal ends with a row that lies face up, or with the stock', () => {
    const moves = [1, 2, 3, 4, 5, 6].flatMap((place) => [`take ${place}`, 'draw', 'drop']);
    const over = after(dealt('2C'), ...moves.slice(0, -2));
    expect(closed(over).why).toBe('complete');
    let drawing = dealt('2C');
    while (drawing.closed === undefined) drawing = after(drawing, 'draw', 'drop');
    expect([closed(drawing).why, drawing.ply]).toEqual(['empty', 2 + 2 * 39]);
  });

  test('SMP-6 aces one, court cards ten, the others what they show', () => {
    let drawing = dealt('2C');
    while (drawing.closed === undefined) drawing = after(drawing, 'draw', 'drop');
    expect(closed(drawing).points).toEqual([60, 52]);
    const [first] = closed(drawing).lines;
    expect(first?.amount).toBe(60);
    const ace = after(dealt('AC'), 'take 1', 'draw', 'drop', 'draw', 'put 2');
    expect(row(ace, 0).startsWith('AC ')).toBe(true);
  });

  test('SMP-7 the deal moves to the left, and the fewest points win', () => {
    const over = playedOut(dealt('2C'));
    expect(seen(over).dealer).toBe(0);
    const { totals, winners, over: ended } = closed(playedOut(over));
    expect(ended).toBe(true);
    const fewest = Math.min(...totals);
    expect(winners).toEqual(totals.flatMap((total, seat) => (total === fewest ? [seat] : [])));
  });

  test('SMP must hold 1: what one draws, nobody else sees', () => {
    const drawn = after(dealt('2C 3C'), 'draw');
    const three = game.pack(drawn.options as never).tokens.indexOf('3C');
    expect(game.observer.hidden(seen(drawn, 1)).pool).toContain(three);
    expect(game.observer.hidden(seen(drawn, 0)).pool).not.toContain(three);
    expect([seen(drawn, 0).drawn, seen(drawn, 1).drawn]).toEqual([three, -1]);
  });
});
