import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { bakkarat as game } from '../../../src/games/bakkarat/index.ts';
import type { Observation } from '../../../src/games/bakkarat/observation.ts';
import { countHand, isBak } from '../../../src/games/bakkarat/shoe.ts';
import {
  after,
  closed,
  ending,
  legal,
  packServing,
  position,
  refusal,
} from '../../support/play.ts';

const seen = (match: AnyMatch, observer = 0) =>
  match.game.observer.observe(match.state, observer) as Observation;

const count = (cards: string) => countHand(cardsOf(cards));
const cardsOf = (cards: string) =>
  cards.split(' ').map((token) => game.pack({} as never).tokens.indexOf(token));

const TWO = { players: 2 };

/** Stakes are made; hands in order from the bank's left, the bank last; then the stock. */
function dealt(
  hands: readonly string[],
  stock = '',
  given: Readonly<Record<string, unknown>> = {},
) {
  const start = position(game, { players: hands.length, ...given });
  const staked = after(start, ...hands.slice(1).map(() => 'stake 10'));
  return serve(staked, hands, stock);
}

function serve(match: AnyMatch, hands: readonly string[], stock = '') {
  const pack = packServing(match, hands, 2).split(' ');
  const next = stock.split(' ').filter((token) => token !== '');
  const top = pack.slice(0, 1 + 2 * hands.length);
  const rest = pack.slice(top.length).filter((token) => !next.includes(token));
  return after(match, [...top, ...next, ...rest].join(' '));
}

/** The cards of each seat that the onlooker sees. */
const seenBy = (match: AnyMatch, observer: number): readonly string[] =>
  seen(match, observer).open.map((hand) => hand.map((card) => match.pack.tokens[card]).join(' '));

const stand = (match: AnyMatch, times: number) =>
  after(match, ...Array.from({ length: times }, () => 'stand'));

describe('Bakkarat', () => {
  test('BAK-1 ace 1, pictures 0, numbers as printed, ten 10', () => {
    expect(['AS KS', '2C QD', '9H JC', 'AC AD'].map(count)).toEqual([1, 2, 9, 2]);
    expect(count('TC 3D')).toBe(3);
  });

  test('BAK-2 the players stake in order from the bank’s left, then the cards are dealt singly', () => {
    const start = position(game, {});
    expect(seen(start).turn).toBe(0);
    expect(refusal(start, 'hit')).toBe('BAK-2');
    const staked = after(start, 'stake 5');
    expect(seen(staked).turn).toBe(1);
    const match = serve(after(staked, 'stake 7'), ['2C 3C', '2D 3D', '2H 3H']);
    expect(seen(match).stakes).toEqual([5, 7, 0]);
    expect(seen(match, 1).open[1]?.map((card) => match.pack.tokens[card])).toEqual(['2D', '3D']);
    expect(refusal(match, 'stake 3')).toBe('BAK-2');
    expect(refusal(after(staked, 'stake 7'), 'deal 2C')).toBe('BAK-2');
  });

  test('BAK-2 after a void deal only a new deal follows, with the same stakes', () => {
    const match = dealt(['6C 4C', '2D 3D', '2H 3H']);
    expect(closed(match).why).toBe('bak');
    expect(game.rules.actor(match.state as never)).toBe(-1);
    expect(seen(match).stakes).toEqual([10, 10, 0]);
  });

  test('BAK-3 above ten ten is taken off; 10, 20 and 30 are Bak, no sum is zero', () => {
    expect(['TC 7D', '9C 9D', 'TC TD 5H'].map(count)).toEqual([7, 8, 5]);
    expect(['6C 4D', 'TC TD', 'TC TD TH', 'TC KD'].map((hand) => isBak(cardsOf(hand)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(count('KC QD')).toBe(0);
    expect(isBak(cardsOf('KC QD JH'))).toBe(false);
  });

  test.each([
    ['a player', ['2C 3C', '6D 4D', '6H 3H'], 1],
    ['the bank', ['2C 3C', '2D 3D', '6H 4H'], 2],
  ])(
    'BAK-4 Bak of %s on two cards voids the deal for all; that hand alone is shown',
    (_, hands, bak) => {
      const staked = after(position(game, {}), 'stake 10', 'stake 10');
      const pack = packServing(staked, hands, 2);
      const match = after(staked, pack);
      expect(closed(match)).toMatchObject({ why: 'bak', points: [0, 0, 0], over: false });
      expect(match.deal).toBe(2);
      expect(seenBy(ending(staked, pack), SPECTATOR)).toEqual(
        hands.map((hand, seat) => (seat === bak ? hand : '')),
      );
      expect(seenBy(ending(staked, pack), 0)).toEqual(
        hands.map((hand, seat) => (seat === bak || seat === 0 ? hand : '')),
      );
    },
  );

  test('hands lie face down for all but their owner until the comparison, and then face up', () => {
    const hands = ['2C 3C', '2D 3D', '2H 4H'];
    const match = dealt(hands, 'AC');
    expect(seenBy(match, 1)).toEqual(['', '2D 3D', '']);
    const drawn = after(match, 'hit', 'stand');
    expect(seenBy(drawn, SPECTATOR)).toEqual(['AC', '', '']);
    expect(seenBy(ending(drawn, 'stand'), SPECTATOR)).toEqual(['2C 3C AC', '2D 3D', '2H 4H']);
  });

  test('BAK-4 a void deal counts for deals, not for rounds', () => {
    const stopped = dealt(['6C 4C', '2D 3D'], '', { deals: 1 });
    expect(stopped.ended).toBe(true);
    const goes = dealt(['6C 4C', '2D 3D'], '', { rounds: 1 });
    expect(goes.ended).toBe(false);
    expect(stand(serve(goes, ['2C 3C', '2D 3D']), 2).ended).toBe(true);
  });

  test('BAK-5 the players in order, the bank last, may take one third card', () => {
    const match = dealt(['2C 3C', '2D 3D', '2H 3H'], 'AC');
    expect(legal(match)).toEqual(['hit', 'stand']);
    const drawn = after(match, 'hit');
    expect(seen(drawn, 2).open[0]?.map((card) => match.pack.tokens[card])).toEqual(['AC']);
    expect(seen(drawn).turn).toBe(1);
    expect(seen(after(drawn, 'stand')).turn).toBe(2);
  });

  test('BAK-5 one third card each and no more, in order, the bank last', () => {
    const match = after(dealt(['2C 3C', '2D 3D', '2H 3H'], 'AC AD AS'), 'hit', 'hit');
    expect(seen(match).turn).toBe(2);
    expect(seen(match).open.map((cards) => cards.length)).toEqual([3, 1, 0]);
    expect(seenBy(ending(match, 'hit'), SPECTATOR)).toEqual(['2C 3C AC', '2D 3D AD', '2H 3H AS']);
    expect(closed(after(match, 'hit')).why).toBe('comparison');
  });

  test.each([
    [['hit'], 0],
    [['stand', 'hit'], 1],
    [['stand', 'stand', 'hit'], 2],
  ])(
    'BAK-5 after %j Bak on three cards voids the deal at once; that hand alone is shown',
    (steps, bak) => {
      const hands = ['2C 3C', '2D 3D', '2H 3H'];
      const start = dealt(hands, '5S');
      const last = after(start, ...steps.slice(0, -1));
      expect(closed(after(last, 'hit'))).toMatchObject({
        why: 'bak',
        points: [0, 0, 0],
        totals: [100, 100, 100],
      });
      expect(seenBy(ending(last, 'hit'), SPECTATOR)).toEqual(
        hands.map((hand, seat) => (seat === bak ? `${hand} 5S` : '')),
      );
      expect(seen(after(last, 'hit')).stakes).toEqual([10, 10, 0]);
    },
  );

  test('BAK-6 the higher count wins, equal counts go to the bank', () => {
    expect(closed(stand(dealt(['4C 4D', '5C 2D']), 2)).points).toEqual([10, -10]);
    expect(closed(stand(dealt(['5H 2H', '5C 2D']), 2)).points).toEqual([-10, 10]);
    expect(closed(stand(dealt(['2H 2S', '5C 2D']), 2)).points).toEqual([-10, 10]);
  });

  test('BAK-6 of equal counts the hand of two cards beats the one of three', () => {
    const bankDraws = after(dealt(['5H 2H', '2C 3D'], '2S'), 'stand', 'hit');
    expect(closed(bankDraws).points).toEqual([10, -10]);
    const playerDraws = after(dealt(['2C 3D', '5H 2H'], '2S'), 'hit', 'stand');
    expect(closed(playerDraws).points).toEqual([-10, 10]);
  });

  test('BAK-7 both better: each wins his stake; both worse: both lose', () => {
    expect(closed(stand(dealt(['4C 4D', '5C 4H', '2C 2D']), 3)).points).toEqual([10, 10, -20]);
    expect(closed(stand(dealt(['2C AD', '2H AC', '4C 4D']), 3)).points).toEqual([-10, -10, 20]);
  });

  test('BAK-7 only one better: twice his stake, or once with onlyOne=back', () => {
    const hands = ['4C 4D', '2H AC', '3C 3D'];
    expect(closed(stand(dealt(hands), 3)).points).toEqual([20, -10, -10]);
    expect(closed(stand(dealt(hands, '', { onlyOne: 'back' }), 3)).points).toEqual([10, -10, 0]);
  });

  test('BAK-7 one player alone wins or loses his stake once', () => {
    expect(closed(stand(dealt(['4C 4D', '3C 3D']), 2)).points).toEqual([10, -10]);
  });

  test('BAK-8 a player stakes 1 to the limit, at most what he has', () => {
    const start = position(game, { chips: 10, limit: 20 });
    expect(legal(start)).toHaveLength(10);
    expect(refusal(start, 'stake 11')).toBe('BAK-8');
    expect(refusal(start, 'stake 0')).toBe('BAK-8');
    expect(legal(position(game, { limit: 3 }))).toEqual(['stake 1', 'stake 2', 'stake 3']);
  });

  test('BAK-8 without chips a player gets no cards; the match ends when no player has any', () => {
    const start = after(position(game, { chips: 10 }), 'stake 10', 'stake 1');
    const lost = stand(serve(start, ['2C AD', '2H AC', '4C 4D']), 3);
    expect(closed(lost).totals).toEqual([0, 9, 21]);
    expect(seen(lost).turn).toBe(1);
    const next = serve(after(lost, 'stake 9'), ['2H AC', '4C 4D']);
    expect(seen(next).open[0]).toEqual([]);
    expect(seen(next, 1).open[1]).toHaveLength(2);
    const over = stand(next, 2);
    expect(over.ended).toBe(true);
    expect(closed(over)).toMatchObject({ winners: [2], why: 'comparison' });
  });

  test('BAK-8 the bank cannot run out, and most chips win after the rounds', () => {
    const start = after(position(game, { ...TWO, chips: 10, rounds: 2 }), 'stake 10');
    const one = stand(serve(start, ['4C 4D', '2H AC']), 2);
    expect(closed(one).totals).toEqual([20, 0]);
    const two = stand(serve(after(one, 'stake 20'), ['4C 4D', '2H AC']), 2);
    expect(closed(two)).toMatchObject({
      totals: [40, -20],
      winners: [0],
      ranks: [1, 2],
      over: true,
    });
  });

  test('BAK-8 equal totals share, and the deals stop after the rounds however many were void', () => {
    const start = after(position(game, { rounds: 1 }), 'stake 5', 'stake 5');
    const again = serve(start, ['6C 4C', '2D 3D', '2H 3H']);
    const over = stand(serve(again, ['4C 4D', '5C 4H', '2C 2D']), 3);
    expect([over.ended, over.deal]).toEqual([true, 2]);
    expect(closed(over)).toMatchObject({
      totals: [105, 105, 90],
      winners: [0, 1],
      ranks: [1, 1, 3],
    });
  });

  test('BAK-9 the deal goes on as long as a player has chips, the bank’s own aside', () => {
    const start = after(position(game, { players: 2, chips: 10, bank: 'rotate' }), 'stake 10');
    const lost = stand(serve(start, ['2C AD', '4C 4D']), 2);
    expect(closed(lost)).toMatchObject({ totals: [0, 20], over: false });
    expect(seen(lost)).toMatchObject({ bank: 0, turn: 1 });
    const broke = stand(serve(after(lost, 'stake 10'), ['2C AD', '4C 4D']), 2);
    expect(closed(broke).totals).toEqual([10, 10]);
  });

  test('BAK-9 bank=rotate: the last seat first, then one seat left after each decided deal', () => {
    const rotate = { bank: 'rotate' };
    const first = stand(dealt(['4C 4D', '5C 4H', '2C 2D'], '', rotate), 3);
    expect(seen(first).bank).toBe(0);
    expect(seen(first).turn).toBe(1);
    expect(seen(dealt(['6C 4C', '2D 3D', '2H 3H'], '', rotate)).bank).toBe(2);
    expect(seen(stand(dealt(['4C 4D', '5C 4H', '2C 2D']), 3)).bank).toBe(2);
    const second = after(first, 'stake 1', 'stake 2');
    expect(seen(second).stakes).toEqual([0, 1, 2]);
    const third = stand(serve(second, ['4C 4D', '5C 4H', '2C 2D']), 3);
    expect(seen(third).bank).toBe(1);
    expect(seen(third).turn).toBe(2);
    expect(closed(third).points).toEqual([-3, 1, 2]);
  });

  test('BAK must hold 1: 8+5 counts 3; 6+4, T+K and 8+5+7 are Bak; K+Q counts 0', () => {
    expect([count('8C 5D'), count('KC QD')]).toEqual([3, 0]);
    expect(['6C 4D', 'TC KD', '8C 5D 7H'].map((hand) => isBak(cardsOf(hand)))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('BAK must hold 2: 7 on two cards beats 7 on three, but not 7 on two', () => {
    expect(closed(after(dealt(['5H 2H', '2C 3D'], '2S'), 'stand', 'hit')).points[0]).toBe(10);
    expect(closed(stand(dealt(['5H 2H', '5C 2D']), 2)).points[0]).toBe(-10);
  });

  test('BAK must hold 3: one better: +2 stakes, the other −1, the bank the balance', () => {
    const start = after(position(game, {}), 'stake 4', 'stake 7');
    const over = stand(serve(start, ['4C 4D', '2H AC', '3C 3D']), 3);
    expect(closed(over).points).toEqual([8, -7, -1]);
  });

  test('BAK must hold 4: the chips of all seats always sum to the same', () => {
    let match: AnyMatch = position(game, { bank: 'rotate' });
    for (const hands of [
      ['4C 4D', '2H AC', '3C 3D'],
      ['2C 2D', '9H KC', '3C 4D'],
    ]) {
      match = stand(serve(after(match, 'stake 10', 'stake 20'), hands), 3);
      expect(closed(match).totals.reduce((a, b) => a + b)).toBe(300);
    }
  });
});
