import { describe, expect, test } from 'vitest';
import { cardsOf, setOf, size } from '../../../src/cards/set.ts';
import { openQuickStream, shuffle } from '../../../src/engine/random.ts';
import { cardOfRow, withoutRow } from '../../../src/games/kabadak/belief.ts';
import { observe, published } from '../../../src/games/kabadak/observation.ts';
import { pack } from '../../../src/games/kabadak/rows.ts';
import { after } from '../../support/play.ts';
import { game, observationOf, randomDeals, table } from './support.ts';

const cards = (tokens: string) => tokens.split(' ').map((token) => pack.tokens.indexOf(token));
const rowCard = (tokens: string) => pack.tokens[cardOfRow(setOf(cards(tokens)))];

describe('what the other’s silence tells', () => {
  test.each([
    ['7C 8C 9C JH', '8C'],
    ['QS KS AS 7D', 'KS'],
    ['9C 9D 9S 7H', '9S'],
    ['AD AH AS 7H', 'AS'],
  ])('%s holds a row, with the %s in it', (hand, card) => {
    expect(rowCard(hand)).toBe(card);
  });

  test.each(['KC AC 7D 8D', '9C 9D TC TD', '7C 9C JC KC', 'AC 7C 8C'])('%s holds none', (hand) => {
    expect(rowCard(hand)).toBeUndefined();
  });

  test('a hand as dealt is left alone', () => {
    const hand = cards('7C 8C 9C TC JC QC KC');
    const talon = cards('7D 8D 9D');
    expect(withoutRow(hand, talon)).toEqual({ hand: setOf(hand), talon });
  });

  test('cards only change places, and of the cards before the last none makes a row', () => {
    const random = openQuickStream('belief');
    for (let n = 0; n < 500; n++) {
      const order = shuffle(pack.order, random);
      const mended = withoutRow(order.slice(0, 10), order.slice(10, 25));
      expect(size(mended.hand)).toBe(10);
      expect(mended.hand | setOf(mended.talon)).toBe(setOf(order.slice(0, 25)));
      const drawn = setOf(order.slice(9, 10));
      expect(mended.hand & drawn).toBe(drawn);
      expect(cardOfRow(mended.hand & ~drawn), `deal ${n}`).toBe(-1);
    }
  });
});

describe('what drawing tells of a player who has come out', () => {
  const START = table('9C 9D 9H TH JH KC KD', 'AC AD AH 7S 8S 8C TC', 'JS 9S QS');
  /** The rows take 8H 9S TH and KH AS; seat 1 holds five cards and has drawn the last. */
  const drew = after(START, 'new 9C 9D 9H', 'new AC AD AH', 'draw', 'draw');

  /** Seat 1's hand, oldest card first, as seat 0 imagines it where it is sampled so. */
  const determinized = (match: typeof drew, tokens: string): string => {
    const observation = observationOf(match, 0);
    const { pool } = game.observer.hidden(observation);
    const hand = cards(tokens);
    const talon = pool.filter((card) => !hand.includes(card));
    const { hands } = game.observer.determinize(observation, [hand, talon]);
    return cardsOf(hands[1] ?? 0)
      .map((card) => pack.tokens[card])
      .join(' ');
  };

  test('cards that fit nowhere and make no pair are left', () => {
    expect(determinized(drew, '7D QD 8C TS JC')).toBe('8C JC 7D QD TS');
  });

  test('a card that fitted is not among them, unless it came since', () => {
    expect(determinized(drew, 'AS QD 8C TS JC')).not.toContain('AS');
    expect(determinized(drew, '8H QD 8C TS JC')).not.toContain('8H');
    expect(determinized(drew, '7D QD 8C TS AS')).toContain('AS');
  });

  test('nor are two of a rank', () => {
    expect(determinized(drew, '7D 7C 8C TS JC')).toContain('7D');
    expect(determinized(drew, '7D 7C 8C TS JC')).not.toContain('7C');
    expect(determinized(drew, '7D QD 8C TS 7C')).toContain('7C 8C');
  });

  test('the card laid next is the one that came', () => {
    const match = after(drew, 'draw', 'add 1 9S');
    expect(observationOf(match, 0).lacks[1]?.every((lack) => lack !== 0)).toBe(true);
    expect(determinized(match, '7D QD 8C AS')).not.toContain('AS');
  });

  test('before anybody draws any hand will do', () => {
    const out = after(START, 'new 9C 9D 9H', 'new AC AD AH', 'draw');
    expect(determinized(out, 'AS 9S 8H 8C')).toBe('8C 8H 9S AS');
  });

  test('every card of a hand is accounted for, older ones lack more', () => {
    for (const { states } of randomDeals(40))
      for (const state of states) {
        const { hands, lacks } = state;
        const told = published.publish(observe(state, 0)).lacks;
        expect(told.map(({ length }) => length)).toEqual(hands.map(size));
        expect(lacks.flat()).not.toContain(0);
        for (const own of lacks)
          own.slice(1).forEach((lack, i) => {
            expect(lack & ~(own[i] ?? 0)).toBe(0);
          });
      }
  });
});
