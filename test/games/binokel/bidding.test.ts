import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/binokel/rules/state.ts';
import { after, closed, legal, position, refusal } from '../../support/play.ts';
import { bought, discard, FOUR, game, packOf, playOut, seen, THREE, table } from './support.ts';

describe('Binokel: the deal and the bidding', () => {
  const PACKETS = {
    3: [
      [0, 4, 14, 18, 28, 32],
      [4, 8, 18, 22, 32, 36],
      [8, 12, 22, 26, 36, 40],
    ],
    4: [
      [0, 3, 14, 17, 28, 31],
      [3, 6, 17, 20, 31, 34],
      [6, 9, 20, 23, 34, 37],
      [9, 12, 23, 26, 37, 40],
    ],
  };
  test.each([3, 4] as const)(
    'BIN-1 with %i players the packets go round to the right, two to the Dabb between them',
    (players) => {
      const start = position(game, { players }, 'dealer 1');
      const tokens = start.pack.order.map((card) => start.pack.tokens[card] ?? '').reverse();
      const match = after(start, `deal ${tokens.join(' ')}`);
      const sorted = (cards: readonly string[]) => [...cards].sort().join(' ');
      PACKETS[players].forEach(([a, b, c, d, e, f], place) => {
        const seat = (players - place) % players;
        const hand = seen(match, seat).open[seat]?.map((card) => match.pack.tokens[card] ?? '');
        const dealt = [tokens.slice(a, b), tokens.slice(c, d), tokens.slice(e, f)].flat();
        expect(sorted(hand ?? [])).toBe(sorted(dealt));
      });
      const dabb = bought(match).state as State;
      expect(sorted(dabb.shown.map((card) => match.pack.tokens[card] ?? ''))).toBe(
        sorted([...tokens.slice(12, 14), ...tokens.slice(26, 28)]),
      );
      expect(refusal(start, 'deal US')).toBe('BIN-1');
    },
  );

  test('BIN-2 the next dealer is the dealer’s right', () => {
    const over = playOut(discard(after(bought(table(THREE)), 'game E')));
    expect(seen(over).dealer).toBe(0);
    const passed = after(table(THREE), 'weg', 'weg', 'weg');
    expect(seen(passed).dealer).toBe(0);
    const gone = after(bought(table(THREE)), 'ab S');
    expect(seen(gone).dealer).toBe(0);
  });

  const HIGH = 'AS AS AH AH AG AG AE AE TS TS TH TH';
  const LOW = 'US US UH UH UG UG UE UE OG OG OE OE';
  test.each([
    ['durch', 'won', HIGH, 'TG TG TE TE'],
    ['durch', 'lost', LOW, 'OS OS OH OH'],
    ['offen', 'won', HIGH, 'TG TG TE TE'],
    ['unten', 'won', LOW, 'OS OS OH OH'],
    ['unten', 'lost', HIGH, 'TG TG TE TE'],
  ])('BIN-2 after `%s` %s its player deals', (word, why, hand, dabb) => {
    const match = table(['', hand, ''], dabb, { untendurch: true, target: 10_000 });
    const second = after(match, 'bid 150', 'bid 160', 'weg', 'weg');
    const over = playOut(discard(after(second, word), dabb));
    expect(closed(over).why).toBe(why);
    expect(seen(over).dealer).toBe(2);
  });

  test('BIN-3 the dealer’s right and the next to the right form the pair; the first speaks', () => {
    const match = table(THREE);
    expect(seen(match).turn).toBe(0);
    expect(seen(after(match, 'bid 150')).turn).toBe(2);
    expect(seen(after(match, 'bid 150', 'bid 160')).turn).toBe(0);
    expect(refusal(after(match, 'bid 150'), 'bid 150')).toBe('BIN-3');
  });

  test('BIN-3 after a weg the next joins and speaks first, bid or no bid', () => {
    const match = after(table(THREE), 'bid 150', 'weg');
    expect(seen(match).turn).toBe(1);
    const answered = after(match, 'bid 160');
    expect(seen(answered).turn).toBe(0);
    const silent = after(table(THREE), 'weg');
    expect(seen(silent).turn).toBe(1);
    expect(seen(after(silent, 'bid 150')).turn).toBe(2);
    expect(seen(after(silent, 'weg')).turn).toBe(2);
  });

  test('BIN-3 the survivor is declarer with a bid; without one he alone may bid or say weg', () => {
    expect(seen(bought(table(THREE))).declarer).toBe(0);
    const alone = after(table(THREE), 'weg', 'weg');
    expect(legal(alone)).toContain('weg');
    expect(seen(after(alone, 'bid 200')).declarer).toBe(2);
  });

  test('BIN-3 numbers are multiples of ten from minBid to 2500', () => {
    const match = table(THREE, '', { minBid: 200 });
    expect(legal(match)[0]).toBe('bid 200');
    expect(refusal(match, 'bid 190')).toBe('BIN-3');
    expect(refusal(match, 'bid 205')).toBe('BIN-3');
    expect(refusal(match, 'bid 2510')).toBe('BIN-3');
    expect(legal(match)).toHaveLength(231 + 3 + 1);
  });

  test('BIN-3 in fours all four join in order', () => {
    const match = after(table(FOUR), 'weg', 'weg', 'weg');
    expect(seen(match).turn).toBe(3);
    expect(legal(match)).toContain('bid 150');
    const bid = after(table(FOUR), 'bid 150', 'bid 160', 'weg');
    expect(seen(bid).turn).toBe(2);
    const third = after(bid, 'bid 170', 'weg');
    expect(seen(third).turn).toBe(1);
    expect(seen(after(third, 'weg'))).toMatchObject({ phase: 'announce', declarer: 2, turn: 2 });
  });

  test('BIN-3 who has said weg is out, and only the survivor of all may end it with a bid', () => {
    const match = after(table(THREE), 'bid 150', 'weg', 'bid 160', 'bid 170', 'weg');
    expect(seen(match)).toMatchObject({ phase: 'announce', declarer: 0 });
    const alone = after(table(THREE), 'weg', 'weg', 'bid 2500');
    expect(seen(alone)).toMatchObject({ phase: 'announce', declarer: 2 });
    expect(legal(after(table(THREE), 'bid 2500'))).toEqual(['weg']);
  });

  test('BIN-4 a special bid ranks exactly as its number', () => {
    const match = table(THREE);
    expect(refusal(after(match, 'bid 1000'), 'bid durch')).toBe('BIN-4');
    expect(refusal(after(match, 'bid durch'), 'bid 1000')).toBe('BIN-3');
    expect(refusal(after(match, 'bid durch'), 'bid 1010')).toBeUndefined();
    expect(refusal(after(match, 'bid offen'), 'bid hand')).toBeUndefined();
    expect(refusal(after(match, 'bid hand'), 'bid offen')).toBe('BIN-4');
  });

  test('BIN-4 Untendurch may be bid only where it is played', () => {
    expect(refusal(table(THREE), 'bid unten')).toBe('BIN-4');
    const match = table(THREE, '', { untendurch: true });
    expect(refusal(after(match, 'bid 490'), 'bid unten')).toBeUndefined();
    expect(refusal(after(match, 'bid 500'), 'bid unten')).toBe('BIN-4');
  });

  test('BIN-5 when all go the next dealer deals: all-passed', () => {
    const passed = after(table(THREE), 'weg', 'weg', 'weg');
    expect(closed(passed)).toMatchObject({ why: 'all-passed', points: [0, 0, 0] });
    expect(passed.deal).toBe(2);
    expect(refusal(table(THREE), 'play US')).toBe('BIN-3');
  });

  test('BIN-6 the Dabb is shown to all and taken at once', () => {
    const match = bought(table(THREE, 'AE TE KE OE'));
    expect(seen(match, 1).shown.map((card) => match.pack.tokens[card])).toEqual([
      'OE',
      'KE',
      'TE',
      'AE',
    ]);
    expect(seen(match).sizes).toEqual([16, 12, 12]);
  });

  test('BIN-6 after the bid hand the Dabb stays down and only `hand` is legal', () => {
    const match = bought(table(THREE), 'hand');
    expect(seen(match).sizes).toEqual([12, 12, 12]);
    expect(seen(match, 1).shown).toEqual([]);
    expect(legal(match)).toEqual(['hand']);
    const open = after(match, 'hand');
    expect(seen(open).phase).toBe('play');
    expect(seen(open, 2).open[0]).toHaveLength(12);
    expect(refusal(bought(table(THREE)), 'hand')).toBe('BIN-6');
  });

  const RUFEN = { rufen: true };

  test('BIN-7 a called card comes from the right neighbour, else from the left', () => {
    const hands = ['US US UH UH UG UG UE UE', 'KS KS', 'AE AE'];
    const match = bought(table(hands, '', RUFEN));
    expect(legal(match)).toContain('call AE');
    const left = after(match, 'call AE');
    expect(seen(left).called).toEqual({ card: left.pack.tokens.indexOf('AE'), from: 1 });
    expect(seen(left).sizes).toEqual([17, 11, 12]);
    const right = after(match, 'call KS');
    expect(seen(right).called?.from).toBe(2);
  });

  test('BIN-7 a card of another kind is returned before anything else', () => {
    const match = after(bought(table(['US US', 'KS KS', 'AE AE'], '', RUFEN)), 'call AE');
    expect(refusal(match, 'game E')).toBe('BIN-7');
    expect(refusal(match, 'return AE')).toBe('BIN-7');
    const back = after(match, 'return US');
    expect(seen(back).sizes).toEqual([16, 12, 12]);
    expect(refusal(back, 'call KS')).toBe('BIN-7');
    const move = game.notation.read('return US');
    expect(game.observer.mask(match.state as never, move as never, 2)).toBe('return ?');
    expect(game.observer.mask(match.state as never, move as never, 1)).toBe('return US');
  });

  test('BIN-7 if neither neighbour holds it nothing happens; without rufen there is no call', () => {
    const match = bought(table(['AE AE', '', ''], '', RUFEN));
    const called = after(match, 'call AE');
    expect(seen(called).called?.from).toBe(-1);
    expect(seen(called).sizes).toEqual([16, 12, 12]);
    expect(legal(called).some((move) => move.startsWith('call'))).toBe(false);
    expect(legal(called)).toContain('game S');
    expect(refusal(bought(table(THREE)), 'call AE')).toBe('BIN-7');
  });

  test('BIN-8 after a number: ab, game, durch, offen, with its option unten', () => {
    const plain = [
      'ab S',
      'ab H',
      'ab G',
      'ab E',
      'game S',
      'game H',
      'game G',
      'game E',
      'durch',
      'offen',
    ];
    expect([...legal(bought(table(THREE)))].sort()).toEqual([...plain].sort());
    expect(legal(bought(table(THREE, '', { untendurch: true })))).toContain('unten');
  });

  test('BIN-8 a trump suit may be typed by any of its names', () => {
    const match = bought(table(THREE));
    for (const [typed, suit] of [
      ['game Kreuz', 'E'],
      ['game Eichel', 'E'],
      ['game Schippen', 'G'],
      ['game leaves', 'G'],
      ['game Bollen', 'S'],
    ] as const)
      expect(after(match, typed).state, typed).toEqual(after(match, `game ${suit}`).state);
    expect(refusal(match, 'game Pik')).toBe('notation');
  });

  test('BIN-8 after a special bid only that game or one ranking higher', () => {
    expect(legal(bought(table(THREE), 'durch'))).toEqual(['durch', 'offen']);
    expect(legal(bought(table(THREE), 'offen'))).toEqual(['offen']);
    expect(legal(bought(table(THREE, '', { untendurch: true }), 'unten'))).toEqual([
      'unten',
      'durch',
      'offen',
    ]);
    expect(refusal(bought(table(THREE), 'durch'), 'game S')).toBe('BIN-8');
  });

  test('BIN-8 four cards are discarded one at a time; the trumps among them are announced', () => {
    const match = after(bought(table(['UE UE AS AH', '', ''])), 'game E');
    expect(refusal(match, 'play AS')).toBe('BIN-8');
    const three = after(match, 'away UE', 'away UE', 'away AS');
    expect(seen(three, 2).trumpsAway).toBe(0);
    expect(refusal(three, 'away UE')).toBe('BIN-8');
    const done = after(three, 'away AH');
    expect(seen(done, 2).trumpsAway).toBe(2);
    expect(seen(done, 2).mine).toEqual([]);
    expect(
      game.observer.mask(match.state as never, game.notation.read('away UE') as never, 1),
    ).toBe('away ?');
    expect(packOf(position(game, {}, 'dealer 1'), THREE)).toMatch(/^deal/);
  });
});
