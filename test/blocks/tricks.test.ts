/** What trick games share: seats, ranks, deals, obligations, winners, voids, the table, typed cards. */
import { describe, expect, test } from 'vitest';
import { dealSingly, openingStep, readDealer } from '../../src/blocks/opening.ts';
import {
  cardNotation,
  cardPicks,
  handPick,
  intendedPlay,
  readPlay,
  unreadable,
  wordsOf,
} from '../../src/blocks/play-text.ts';
import {
  addTo,
  allSeats,
  left,
  placing,
  ranksBy,
  right,
  round,
  winnersOf,
  zeros,
} from '../../src/blocks/seats.ts';
import { isVoid, pointsOf, winnerOfTrick, withVoid } from '../../src/blocks/trick.ts';
import { handRegion, openHand, trickRegions, trickTable } from '../../src/blocks/trick-table.ts';
import { FRENCH_32, isPermutation } from '../../src/cards/pack.ts';
import { sum } from '../../src/engine/estimate.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { same } from '../../src/lang/text.ts';

describe('conventions: seats', () => {
  test('go round to the left', () => {
    expect([left(0, 4), left(3, 4), right(0, 4), right(3, 4)]).toEqual([1, 0, 3, 2]);
    expect(round(2, 4)).toEqual([2, 3, 0, 1]);
    expect(allSeats(3)).toEqual([0, 1, 2]);
  });

  test('are ranked by 1 + the number placed strictly better', () => {
    expect(placing([5, 9, 5, 1], 'most')).toEqual({ winners: [1], ranks: [2, 1, 2, 4] });
    expect(placing([5, 9, 5, 1], 'least')).toEqual({ winners: [3], ranks: [2, 4, 2, 1] });
    expect(placing([3, 3], 'most')).toEqual({ winners: [0, 1], ranks: [1, 1] });
    expect(winnersOf([2, 1, 1])).toEqual([1, 2]);
    expect(ranksBy(3, (a, b) => b - a)).toEqual([3, 2, 1]);
  });

  test('add up their points', () => {
    expect(addTo([1, 2, 3], [10, 0, -3])).toEqual([11, 2, 0]);
    expect(addTo([1, 2], [4])).toEqual([5, 2]);
    expect([zeros(3), sum([1, 2, 4]), sum([])]).toEqual([[0, 0, 0], 7, 0]);
  });
});

describe('a deal', () => {
  test('serves cards one at a time from the first of the order, and leaves the rest', () => {
    const { hands, rest } = dealSingly([0, 1, 2, 3, 4, 5, 6, 7], [1, 2, 0], 2);
    expect(hands).toEqual([
      [2, 5],
      [0, 3],
      [1, 4],
    ]);
    expect(rest).toEqual([6, 7]);
  });

  test('opens with the dealer, then with the whole pack', () => {
    const streams = () => openQuickStream('opening');
    const dealer = openingStep('dealer', 3, [1, 2, 3], streams);
    expect(dealer.word).toBe('dealer');
    expect(allSeats(3)).toContain(dealer.values[0]);
    const deal = openingStep('deal', 3, [1, 2, 3, 4, 5, 6], streams);
    expect(deal.word).toBe('deal');
    expect(isPermutation([1, 2, 3, 4, 5, 6], deal.values)).toBe(true);
    expect(readDealer({ word: 'dealer', values: [2] }, 3, 'X-1')).toBe(2);
    const refused = readDealer({ word: 'dealer', values: [3] }, 3, 'X-1');
    expect(isRefusal(refused) && refused.clause).toBe('X-1');
  });
});

describe('a trick', () => {
  const { tokens, ranks } = FRENCH_32;
  const card = (token: string): number => tokens.indexOf(token);
  const cards = (line: string): readonly number[] => line.split(' ').map(card);
  const suitOf = tokens.map((_, at) => Math.floor(at / ranks));
  const rank = tokens.map((_, at) => at % ranks);

  test('is won by the highest card of the suit led', () => {
    const winner = (line: string) => winnerOfTrick(cards(line), suitOf, rank);
    expect(winner('8C 9C AD 7C')).toBe(1);
    expect(winner('AH KH QH')).toBe(0);
    expect(winner('7S AC AD AH')).toBe(0);
    expect(winner('7S 8S AC 9S')).toBe(3);
  });

  test('counts its cards by a table', () => {
    const table = tokens.map((token) =>
      token.startsWith('A') ? 11 : token.startsWith('T') ? 10 : 0,
    );
    expect(pointsOf(cards('AC TD 7S AH'), table)).toBe(32);
    expect(pointsOf([], table)).toBe(0);
  });

  test('tells who is void of what, each seat and suit apart', () => {
    let voids = 0;
    const known = [
      [0, 0],
      [1, 3],
      [5, 2],
      [7, 3],
    ] as const;
    for (const [seat, suit] of known) voids = withVoid(voids, seat, suit);
    for (let seat = 0; seat < 8; seat++)
      for (let suit = 0; suit < 4; suit++)
        expect(isVoid(voids, seat, suit)).toBe(known.some(([s, t]) => s === seat && t === suit));
    expect(withVoid(voids, 0, 0)).toBe(voids);
  });

  test('is shown with who played what and who wins, in the direction of play', () => {
    const shown = { leader: 2, cards: [4, 9, 7] };
    const highest = (played: readonly number[]) => played.indexOf(Math.max(...played));
    const [trick, last] = trickRegions(shown, { leader: 0, cards: [] }, 4, highest);
    expect(trick).toMatchObject({ id: 'trick', role: 'trick' });
    expect(trick?.cards).toEqual([
      { card: 4, by: 2 },
      { card: 9, by: 3, marks: ['wins'] },
      { card: 7, by: 0 },
    ]);
    expect(last).toMatchObject({ id: 'last', role: 'trick', lastTrick: true, cards: [] });
    const [back] = trickRegions(shown, shown, 4, highest, -1);
    expect(back?.cards.map(({ by }) => by)).toEqual([2, 1, 0]);
  });

  test('lies on a table with seats, regions and the hand', () => {
    const observation = {
      observer: 1,
      totals: [3, 4],
      sizes: [5, 6],
      leader: 0,
      trick: [8],
      last: { leader: 1, cards: [1, 2] },
    };
    const more = [{ id: 'stock', role: 'stock', label: same('stock'), cards: [] }] as const;
    const facts = [{ label: same('a'), value: same('b') }];
    const table = trickTable({
      observation,
      players: 2,
      hand: [3, 5],
      winner: () => 0,
      tags: (seat) => [same(`tag ${seat}`)],
      facts,
      prompt: same('play'),
      more,
    });
    expect(table.seats).toEqual([
      { seat: 0, cards: 5, total: 3, tags: [same('tag 0')] },
      { seat: 1, cards: 6, total: 4, tags: [same('tag 1')] },
    ]);
    expect(table.regions.map(({ id }) => id)).toEqual(['trick', 'last', 'stock', 'hand']);
    expect(table.regions[3]).toEqual(handRegion(1, [3, 5]));
    expect(table.regions[3]?.cards).toEqual([
      { card: 3, slot: 3 },
      { card: 5, slot: 5 },
    ]);
    expect(table.regions[3]?.owner).toBe(1);
    expect(handRegion(-1, [])).not.toHaveProperty('owner');
    expect([table.facts, table.buttons, table.prompt]).toEqual([facts, [], same('play')]);
  });

  test('a hand turned up belongs to its seat and lies suit by suit, with nothing to pick', () => {
    expect(openHand(2, [3, 5])).toMatchObject({
      id: 'hand-2',
      role: 'hand',
      owner: 2,
      suits: true,
      cards: [{ card: 3 }, { card: 5 }],
    });
  });
});

describe('a card typed or picked', () => {
  const read = (line: string): unknown => {
    const card = readPlay(FRENCH_32, line);
    return isRefusal(card) ? card.clause : FRENCH_32.tokens[card];
  };

  test('is read with the verb or alone, and nothing after it', () => {
    for (const line of ['play TD', 'td', 'PLAY 10d', ' play,TD ', '10♦'])
      expect(read(line)).toBe('TD');
    for (const line of ['', 'play', 'play TD 7C', 'td 7c', 'take TD', 'play 2C'])
      expect(read(line)).toBe('notation');
    expect(wordsOf('  Play  7C,8C ')).toEqual(['play', '7C', '8C']);
    expect(unreadable('x'.repeat(99)).text.en).toBe(`“${'x'.repeat(60)}” is not understood here`);
  });

  test('is a move in every form the contract asks for', () => {
    const { write, read, describe } = cardNotation(FRENCH_32);
    const { picks, intended } = cardPicks(FRENCH_32);
    expect(write(0)).toBe('play 7C');
    expect(read('7c')).toBe(0);
    expect(describe(undefined, 0)).toEqual({
      en: '(play|plays) [7C]',
      de: '(spielst|spielt) [7C]',
    });
    expect(picks(undefined, 5)).toEqual([{ region: 'hand', slot: 5 }]);
    expect(intended(undefined, [handPick(5)])).toBe('play QC');
    expect(intendedPlay(FRENCH_32, [])).toBeUndefined();
    expect(intendedPlay(FRENCH_32, [handPick(1), handPick(2)])).toBeUndefined();
    expect(intendedPlay(FRENCH_32, [{ button: 'pass' }])).toBeUndefined();
  });
});
