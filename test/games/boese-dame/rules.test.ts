import { describe, expect, test } from 'vitest';
import { boeseDame as game } from '../../../src/games/boese-dame/index.ts';
import {
  after,
  closed,
  legal,
  packBeginning,
  packServing,
  position,
  refusal,
} from '../../support/play.ts';

/** The dealer sits right of seat 0, so seat 0 is served first and leads; hands in seat order. */
function table(hands: readonly string[]) {
  const players = hands.length;
  const start = position(game, { players }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, Math.floor(32 / players)));
}

/** Plays the first legal card until the deal is over. */
function playOut(match: ReturnType<typeof table>) {
  let current = match;
  while (current.closed === undefined) current = after(current, legal(current)[0] ?? '');
  return current;
}

const sizes = (match: ReturnType<typeof table>) =>
  game
    .table(game.view(match.state as Parameters<typeof game.view>[0], 0))
    .seats.map((s) => s.cards);

describe('Böse Dame', () => {
  test.each([
    [2, [16, 16]],
    [3, [10, 10, 10]],
    [4, [8, 8, 8, 8]],
  ])('BOD-1 with %i players the whole pack is dealt: %j cards', (players, expected) => {
    expect(sizes(table(Array.from({ length: players }, () => '')))).toEqual(expected);
  });

  test('BOD-1 cards are dealt singly from the dealer’s left', () => {
    const start = position(game, { players: 4 }, 'dealer 0');
    const dealt = after(start, packBeginning(start, '7C 8C 9C TC JC'));
    expect(legal(dealt).slice(0, 2)).toEqual(['play 7C', 'play JC']);
  });

  test('BOD-1 with three the winner of the last trick gets the two cards aside', () => {
    const start = position(game, { players: 3 }, 'dealer 2');
    const pack = packServing(start, ['AS KS', 'QS', '7S'], 10).split(' ');
    const aside = pack.slice(-2);
    const over = playOut(after(start, pack.join(' ')));
    const points = closed(over).points;
    expect(aside).toHaveLength(2);
    expect(points.reduce((a, b) => a + b)).toBe(67);
    expect(refusal(start, 'deal 7C 8C')).toBe('BOD-1');
  });

  test('BOD-2 the ten ranks below jack, queen and king', () => {
    const match = table(['TC 7D', 'JC', '9C', '8C']);
    const trick = after(match, 'play TC', 'play JC', 'play 9C', 'play 8C');
    expect(game.actor(trick.state as never)).toBe(1);
  });

  test('BOD-2 the ten beats nine, eight and seven', () => {
    const trick = after(
      table(['9C', 'TC', '7C', '8C']),
      'play 9C',
      'play TC',
      'play 7C',
      'play 8C',
    );
    expect(game.actor(trick.state as never)).toBe(1);
  });

  test('BOD-3 the suit led must be followed, otherwise any card is free', () => {
    const match = table(['7C', 'AC KC 7H', '7S 8S 9S TS JS QS KS AS', '9C']);
    const led = after(match, 'play 7C');
    expect(refusal(led, 'play 7H')).toBe('BOD-3');
    expect(legal(led)).toEqual(expect.arrayContaining(['play KC', 'play AC']));
    expect(legal(after(led, 'play KC'))).toHaveLength(8);
  });

  test('BOD-3 a card of another suit never wins, and nobody has to beat', () => {
    const match = table(['8C', '7C 9C', 'AS 7S 8S 9S TS JS QS KS', 'TC']);
    const led = after(match, 'play 8C');
    expect(legal(led)).toContain('play 7C');
    const trick = after(led, 'play 7C', 'play AS', 'play TC');
    expect(game.actor(trick.state as never)).toBe(3);
  });

  test('BOD-3 a card not held is refused', () => {
    expect(refusal(table(['7C', 'AC', '', '']), 'play AC')).toBe('BOD-3');
  });

  test('BOD-4 aces 11, tens 10, kings 4, queens 3, jacks 2, the queen of spades −50', () => {
    const match = table(['AC', 'TC', 'KC', 'JC']);
    const trick = after(match, 'play AC', 'play TC', 'play KC', 'play JC');
    expect(game.view(trick.state as never, 0).points).toEqual([27, 0, 0, 0]);
  });

  test('BOD-5 the deal moves to the left', () => {
    const over = playOut(table(['', '', '', '']));
    expect(game.view(over.state as never, 0).dealer).toBe(0);
  });

  test('BOD-5 most points after the rounds win; equal totals share', () => {
    const start = position(game, { players: 2, rounds: 1 }, 'dealer 1');
    const over = playOut(after(start, packServing(start, ['', ''], 16)));
    const { points, totals, winners, ranks, over: ended } = closed(over);
    expect(over.ended && ended).toBe(true);
    expect(totals).toEqual(points);
    const best = Math.max(...totals);
    expect(winners).toEqual(totals.flatMap((total, seat) => (total === best ? [seat] : [])));
    expect(ranks).toEqual(totals.map((total) => 1 + totals.filter((t) => t > total).length));
  });

  test('BOD-5 rounds default to the number of players', () => {
    expect(position(game, { players: 3 }).options.rounds).toBe(3);
  });

  test('BOD must hold 1: TS QS KS 7S, the king takes −36', () => {
    const match = table(['TS', 'QS', 'KS', '7S']);
    const trick = after(match, 'play TS', 'play QS', 'play KS', 'play 7S');
    expect(game.view(trick.state as never, 0).points).toEqual([0, 0, -36, 0]);
  });

  test.each([2, 3, 4])('BOD must hold 2: a deal sums to 67 with %i players', (players) => {
    const over = playOut(table(Array.from({ length: players }, () => '')));
    expect(closed(over).points.reduce((a, b) => a + b)).toBe(67);
  });

  test('BOD must hold 3: ace and king alone in spades must take the queen', () => {
    const match = table(['QS', 'AS KS', '7S 8S 9S', 'TS JS']);
    expect(legal(after(match, 'play QS'))).toEqual(['play KS', 'play AS']);
  });
});
