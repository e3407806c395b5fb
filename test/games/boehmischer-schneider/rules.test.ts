import { describe, expect, test } from 'vitest';
import { writeCard } from '../../../src/cards/pack.ts';
import { cardsOf } from '../../../src/cards/set.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { boehmischerSchneider as game } from '../../../src/games/boehmischer-schneider/index.ts';
import type { Observation } from '../../../src/games/boehmischer-schneider/observation.ts';
import { payments, type State } from '../../../src/games/boehmischer-schneider/rules.ts';
import { after, closed, legal, packServing, position, refusal } from '../../support/play.ts';

const seen = (match: AnyMatch) => match.game.observer.observe(match.state, 0) as Observation;

/** Seat 1 deals, so seat 0 leads; `stock` follows the twelve dealt cards. */
function table(mine: string, yours: string, stock = '', given = {}) {
  const start = position(game, given, 'dealer 1');
  const dealt = packServing(start, [mine, yours], 6).split(' ');
  const drawn = stock.split(' ').filter((token) => token !== '');
  const rest = dealt.slice(13).filter((token) => !drawn.includes(token));
  return after(start, [...dealt.slice(0, 13), ...drawn, ...rest].join(' '));
}

const MINE = 'UH 8S TE AS KS OS';
const YOURS = 'OH KH 9S UE TS AH';

const sorted = (cards: string): string => cards.split(' ').sort().join(' ');

/** The cards of both hands. */
const held = (match: AnyMatch): readonly string[] =>
  (match.state as State).hands.map((hand) =>
    sorted(
      cardsOf(hand)
        .map((card) => writeCard(match.pack, card))
        .join(' '),
    ),
  );

/** The seat that leads after both have played. */
const winner = (lead: string, answer: string) =>
  seen(after(table(MINE, YOURS), `play ${lead}`, `play ${answer}`)).turn;

function playOut(match: AnyMatch, steps = 99) {
  let current = match;
  for (let n = 0; n < steps && current.closed === undefined; n++)
    current = after(current, legal(current)[0] ?? '');
  return current;
}

describe('Böhmischer Schneider', () => {
  test('BOS-1 six cards each, twenty in the stock, and the deal alternates', () => {
    const match = table(MINE, YOURS);
    expect(seen(match).sizes).toEqual([6, 6]);
    expect(seen(match).stock).toBe(20);
    expect(seen(playOut(match)).dealer).toBe(0);
    expect(refusal(position(game, {}), 'dealer 2')).toBe('BOS-1');
  });

  test('BOS-2 no suit need be followed, and ace to seven rank downwards', () => {
    expect(legal(after(table(MINE, YOURS), 'play UH'))).toHaveLength(6);
    expect(refusal(table(MINE, YOURS), 'play AH')).toBe('BOS-2');
    expect(winner('TE', 'UE')).toBe(1);
    expect(winner('8S', '9S')).toBe(1);
  });

  test('BOS-3 only the very next card of the suit wins; an ace is never beaten', () => {
    expect(winner('UH', 'KH')).toBe(0);
    expect(winner('UH', 'AH')).toBe(0);
    expect(winner('AS', 'AH')).toBe(0);
    expect(winner('OS', 'UE')).toBe(0);
  });

  test('BOS-3 the non-dealer leads', () => {
    expect(seen(table(MINE, YOURS)).turn).toBe(0);
  });

  test('BOS-4 the winner draws first, then the other, and the winner leads', () => {
    const second = after(table(MINE, YOURS, '7G 8G'), 'play UH', 'play OH');
    expect(seen(second).stock).toBe(18);
    expect(seen(second).turn).toBe(1);
    expect(held(second)).toEqual([sorted(`8S TE AS KS OS 8G`), sorted(`KH 9S UE TS AH 7G`)]);
    const leader = after(table(MINE, YOURS, '7G 8G'), 'play UH', 'play KH');
    expect(seen(leader).turn).toBe(0);
    expect(held(leader)).toEqual([sorted(`8S TE AS KS OS 7G`), sorted(`OH 9S UE TS AH 8G`)]);
  });

  test('BOS-4 nobody draws before the trick is over', () => {
    const led = after(table(MINE, YOURS, '7G 8G'), 'play UH');
    expect([seen(led).sizes, seen(led).stock]).toEqual([[5, 6], 20]);
  });

  test('BOS-4 the stock is drawn in its order to the last card, then the rest is played out', () => {
    const steps = ['UH', 'KH', 'AS', 'AH', '7G', '9S'].map((card) => `play ${card}`);
    const third = after(table(MINE, YOURS, '7G 8G 9G TG UG OG KG'), ...steps);
    expect(held(third)).toEqual([sorted('8S TE KS OS 9G UG'), sorted('OH UE TS 8G TG OG')]);
    const drawn = playOut(table(MINE, YOURS), 20);
    const later = playOut(drawn, 2);
    expect([seen(drawn).stock, seen(later).stock]).toEqual([0, 0]);
    expect(seen(later).sizes).toEqual([5, 5]);
  });

  test.each([
    [
      [10, 10],
      [0, 0],
    ],
    [
      [11, 9],
      [1, -1],
    ],
    [
      [4, 16],
      [-1, 1],
    ],
    [
      [16, 4],
      [1, -1],
    ],
    [
      [17, 3],
      [2, -2],
    ],
    [
      [19, 1],
      [2, -2],
    ],
    [
      [0, 20],
      [-3, 3],
    ],
    [
      [1, 19],
      [-2, 2],
    ],
    [
      [20, 0],
      [3, -3],
    ],
  ])('BOS-5 pictures %j are paid %j', (pictures, paid) => {
    expect(payments(pictures)).toEqual(paid);
  });

  test('BOS-5 ace, king, ober, unter and ten are pictures', () => {
    expect(seen(after(table(MINE, YOURS), 'play TE', 'play UE')).pictures).toEqual([0, 2]);
    expect(seen(after(table(MINE, YOURS), 'play 8S', 'play AH')).pictures).toEqual([1, 0]);
    expect(seen(after(table(MINE, YOURS), 'play 8S', 'play 9S')).pictures).toEqual([0, 0]);
  });

  test('BOS-6 after six deals, or the rounds given, the higher balance wins', () => {
    const over = playOut(table(MINE, YOURS, '', { rounds: 1 }));
    const { totals, winners, ranks, points } = closed(over);
    expect(over.ended).toBe(true);
    expect([points, totals, winners, ranks]).toEqual([[-1, 1], [-1, 1], [1], [2, 1]]);
    expect(position(game, {}).options.rounds).toBe(6);
  });

  test('BOS-6 balances add up, and equal ones share', () => {
    const first = playOut(table(MINE, YOURS, '', { rounds: 2 }));
    const again = packServing(first, [MINE, YOURS], 6);
    const over = playOut(after(first, again));
    expect([first.ended, over.ended]).toEqual([false, true]);
    expect(closed(over).points).toEqual([1, -1]);
    expect(closed(over).totals).toEqual([0, 0]);
    expect([closed(over).winners, closed(over).ranks]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('BOS must hold 1: UH falls to OH alone, 8S to 9S, TE to UE', () => {
    const takers = (lead: string) =>
      YOURS.split(' ').filter((answer) => winner(lead, answer) === 1);
    expect(takers('UH')).toEqual(['OH']);
    expect(takers('8S')).toEqual(['9S']);
    expect(takers('TE')).toEqual(['UE']);
  });

  test('BOS must hold 2: after the stock is drawn six tricks remain', () => {
    const drawn = playOut(table(MINE, YOURS), 20);
    expect(seen(drawn).stock).toBe(0);
    expect(seen(drawn).sizes).toEqual([6, 6]);
    expect(playOut(drawn, 11).closed).toBeUndefined();
    expect(playOut(drawn, 12).closed?.why).toBe('played');
  });

  test('BOS must hold 3: pictures of both sum to 20', () => {
    const last = playOut(table(MINE, YOURS), 31);
    const over = after(last, legal(last)[0] ?? '');
    const line = closed(over).lines[0]?.label.en ?? '';
    const [mine = 0, yours = 0] = [...line.matchAll(/\d+/g)].map(Number);
    expect(mine + yours).toBe(20);
  });
});
