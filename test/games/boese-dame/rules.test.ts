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
function table(hands: readonly string[], given = {}) {
  const players = hands.length;
  const start = position(game, { players, ...given }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, Math.floor(32 / players)));
}

/** Plays the first legal card until the deal is over. */
function playOut(match: ReturnType<typeof table>) {
  let current = match;
  do current = after(current, legal(current)[0] ?? '');
  while (current.closed === undefined);
  return current;
}

const sizes = (match: ReturnType<typeof table>) =>
  game.display
    .table(game.observer.observe(match.state as Parameters<typeof game.observer.observe>[0], 0))
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

  test('BOD-1 with three the last two cards go to whoever wins the last trick', () => {
    const hands = [
      'AC 7S 8S 9S TS JS QS KS AS 7H',
      'TC JC QC KC 7D 8D 9D JD QD KD',
      '7C 8C 9C 8H 9H TH JH QH KH AH',
    ];
    const leads = hands[0]?.split(' ') ?? [];
    const over = leads.reduce((match, lead) => {
      const led = after(match, `play ${lead}`);
      const answered = after(led, legal(led)[0] ?? '');
      return after(answered, legal(answered)[0] ?? '');
    }, table(hands));
    expect(closed(over).points).toEqual([67 - 15 - 21, 0, 15 + 21]);
  });

  test('BOD-1 a pack that is not whole is refused', () => {
    const start = position(game, { players: 3 }, 'dealer 2');
    expect(refusal(start, 'deal 7C 8C')).toBe('BOD-1');
  });

  test('BOD-2 the ten ranks below jack, queen and king', () => {
    const match = table(['TC 7D', 'JC', '9C', '8C']);
    const trick = after(match, 'play TC', 'play JC', 'play 9C', 'play 8C');
    expect(game.rules.actor(trick.state as never)).toBe(1);
  });

  test('BOD-2 the ten beats nine, eight and seven', () => {
    const trick = after(
      table(['9C', 'TC', '7C', '8C']),
      'play 9C',
      'play TC',
      'play 7C',
      'play 8C',
    );
    expect(game.rules.actor(trick.state as never)).toBe(1);
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
    expect(game.rules.actor(trick.state as never)).toBe(3);
  });

  test('BOD-3 a card not held is refused', () => {
    expect(refusal(table(['7C', 'AC', '', '']), 'play AC')).toBe('BOD-3');
  });

  test('BOD-4 aces 11, tens 10, kings 4, queens 3, jacks 2, the queen of spades −50', () => {
    const match = table(['AC', 'TC', 'KC', 'JC']);
    const trick = after(match, 'play AC', 'play TC', 'play KC', 'play JC');
    expect(game.observer.observe(trick.state as never, 0).points).toEqual([27, 0, 0, 0]);
  });

  test('BOD-5 the deal moves to the left', () => {
    const over = playOut(table(['', '', '', '']));
    expect(game.observer.observe(over.state as never, 0).dealer).toBe(0);
  });

  test('BOD-5 most points after the rounds win', () => {
    const over = playOut(table(['AC KC AS KS QS JS TS 9S 8S 7S', '', ''], { rounds: 1 }));
    const { points, totals, winners, ranks, over: ended } = closed(over);
    expect([over.ended, ended, points]).toEqual([true, true, totals]);
    expect([totals, winners, ranks]).toEqual([[67, 0, 0], [0], [1, 2, 2]]);
  });

  test('BOD-5 equal totals share', () => {
    const first = playOut(table(['', ''], { rounds: 2 }));
    const { points, over: ended } = closed(first);
    expect([first.ended, ended, points]).toEqual([false, false, [0, 67]]);
    const over = playOut(after(first, packServing(first, ['', ''], 16)));
    const { totals, winners, ranks } = closed(over);
    expect([over.ended, totals, winners, ranks]).toEqual([true, [67, 67], [0, 1], [1, 1]]);
  });

  test('BOD-5 rounds default to the number of players', () => {
    for (const players of [2, 3, 4])
      expect(position(game, { players }).options.rounds).toBe(players);
  });

  test('BOD must hold 1: TS QS KS 7S, the king takes −36', () => {
    const match = table(['TS', 'QS', 'KS', '7S']);
    const trick = after(match, 'play TS', 'play QS', 'play KS', 'play 7S');
    expect(game.observer.observe(trick.state as never, 0).points).toEqual([0, 0, -36, 0]);
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
