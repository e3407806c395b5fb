import { describe, expect, test } from 'vitest';
import { openStream } from '../../../src/engine/random.ts';
import { bidOut, randomBoard } from '../../../src/games/bridge/analysis/bench.ts';
import { candidates } from '../../../src/games/bridge/evaluation/candidates.ts';
import { bidOn, gainOf, openGainOf } from '../../../src/games/bridge/evaluation/endings.ts';
import { evaluatedCall } from '../../../src/games/bridge/evaluation/evaluate.ts';
import { correctionOf } from '../../../src/games/bridge/evaluation/solving.ts';
import { expectedTricks } from '../../../src/games/bridge/evaluation/tricks.ts';
import { sampleWorlds } from '../../../src/games/bridge/evaluation/worlds.ts';
import { readCall, write } from '../../../src/games/bridge/shown/text.ts';
import { DOUBLE, PASS } from '../../../src/games/bridge/state/cards.ts';
import { chooseCall } from '../../../src/games/bridge/system/meaning.ts';
import { readAuction } from '../../../src/games/bridge/system/reading.ts';
import { handOf, NORTH_ALL } from './support.ts';

const readingOf = (auction: string) =>
  readAuction(
    auction.split(' ').map((word) => readCall(word === '-' ? 'pass' : word) ?? 0),
    0,
  );

const evaluated = (hand: string, auction: string, vulnerable = 0): string =>
  write(evaluatedCall(handOf(hand), readingOf(auction), vulnerable));
const ruled = (hand: string, auction: string): string =>
  write(chooseCall(handOf(hand), readingOf(auction).setting));

describe('tricks to expect', () => {
  const hands = (deal: string) => deal.split(' ').map(handOf);

  test('what a side can take is bounded and grows with honours and trumps', () => {
    const all = hands('AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432');
    expect(expectedTricks(all, 0, 4)).toBeGreaterThan(11);
    expect(expectedTricks(all, 1, 4)).toBeLessThan(2);
    const fit = hands('KQ876.A432.K2.32 J2.KQJ.QJ43.KQJT A5432.65.A765.A4 T9.T987.T98.9876');
    expect(expectedTricks(fit, 0, 3)).toBeGreaterThan(expectedTricks(fit, 0, 4));
  });

  test('a bad break of trumps costs tricks', () => {
    const even = hands('AK543.A2.K32.432 QJ.K543.QJ54.KQ5 9876.Q76.A876.A6 T2.JT98.T9.JT987');
    const bad = hands('AK543.A2.K32.432 QJT2.K543.QJ5.KQ 9876.Q76.A876.A6 .JT98.T94.JT9875');
    expect(expectedTricks(bad, 0, 3)).toBeLessThan(expectedTricks(even, 0, 3) - 0.5);
  });
});

describe('sampled worlds', () => {
  const own = handOf('K32.A432.K2.Q432');
  const { setting } = readingOf('1N - 2C - 2H -');
  const worlds = sampleWorlds({
    own,
    setting,
    count: 30,
    random: openStream('worlds'),
  });

  test('hold every card once and the own hand', () => {
    expect(worlds.length).toBe(30);
    for (const { hands } of worlds) {
      expect(hands[setting.seat]).toBe(own);
      for (const suit of [0, 1, 2, 3]) {
        const ranks = hands.map(({ suits }) => suits[suit] ?? 0);
        expect(ranks.reduce((a, b) => a | b)).toBe(0x1fff);
        expect(ranks.reduce((a, b) => a + b)).toBe(0x1fff);
      }
    }
  });

  test('partner holds what was shown', () => {
    for (const { hands } of worlds) {
      expect(hands[0]?.high).toBeGreaterThanOrEqual(15);
      expect(hands[0]?.high).toBeLessThanOrEqual(17);
      expect(hands[0]?.length[2]).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('bidding on', () => {
  const board = randomBoard(0, openStream('bidding on'));
  const first = readAuction([], board.dealer);
  const world = { hands: board.hands, tricks: (side: number) => (side === 0 ? 10 : 3) };
  const game = { bid: readCall('4S') ?? 0, side: 0, doubled: 1 };
  const invitation = { bid: readCall('3S') ?? 0, side: 0, doubled: 1 };

  test('leads to the contract of the system', () => {
    const { contract, auction } = bidOut(board);
    const [call = 0] = auction.calls;
    expect(bidOn(first, call, world)).toEqual({
      bid: auction.bid,
      side: contract.declarer & 1,
      declarer: contract.declarer,
      doubled: contract.doubled,
    });
  });

  test('a game that makes gains as much as it costs not to bid it', () => {
    const gain = gainOf(game, invitation, world, 0);
    expect(gain).toBeGreaterThan(0);
    expect(gainOf(invitation, game, world, 0)).toBe(0 - gain);
    expect(gainOf(game, { ...game }, world, 0)).toBe(0);
    expect(gainOf(game, undefined, world, 1)).toBeGreaterThan(gain);
  });

  test('what fails by far is worse doubled, and the other side gains', () => {
    const other = { ...game, side: 1 };
    expect(gainOf(other, undefined, world, 0)).toBeGreaterThan(0);
    expect(gainOf({ ...other, doubled: 2 }, other, world, 0)).toBeGreaterThan(0);
  });
});

describe('double dummy', () => {
  const grand = { bid: readCall('7N') ?? 0, side: 0, declarer: 0, doubled: 1 };
  const single = { ...grand, bid: readCall('1N') ?? 0 };
  const hands = NORTH_ALL.split(' ').map(handOf);
  const world = { hands, tricks: () => 9 };

  test('what a contract gains goes by the tricks that its declarer takes', () => {
    const gain = (tricks: number | undefined) =>
      openGainOf(grand, single, world, 0, (_, declarer, strain) => {
        expect([declarer, strain]).toEqual([0, 4]);
        return tricks;
      });
    expect(gain(13)).toBe(15);
    expect(gain(10)).toBeLessThan(0);
    expect(gain(undefined)).toBeUndefined();
    expect(openGainOf(grand, { ...grand }, world, 0, () => undefined)).toBe(0);
  });

  test('a gain is corrected the more, the more worlds are solved', () => {
    const compared = Array.from({ length: 20 }, () => ({ world, one: grand, other: single }));
    const missed = 15 - gainOf(grand, single, world, 0);
    expect(correctionOf(compared, 0, () => false)).toBeCloseTo((12 / 20) * missed);
    expect(correctionOf(compared, 0, () => true)).toBeCloseTo((4 / 12) * missed);
    expect(correctionOf(compared.slice(0, 1), 0, () => true)).toBeCloseTo((1 / 9) * missed);
    expect(correctionOf([], 0, () => false)).toBe(0);
  });
});

describe('doubles for penalties', () => {
  const isWeighed = (auction: string, hand: string): boolean =>
    candidates(handOf(hand), readingOf(auction), PASS).includes(DOUBLE);
  const STACK = '32.A32.KQJT9.A32';

  test('are weighed from a bid of three on, and of two where a pass ends the auction', () => {
    expect(isWeighed('- - 1C 1N - 2H - 2S', 'QJ652.A9872.T2.T')).toBe(false);
    expect(isWeighed('1D - 1S - 2D - -', 'QT92.K32.KQ32.Q2')).toBe(true);
    expect(isWeighed('1S - 3S - 4S', STACK)).toBe(true);
    expect(isWeighed('1H 2D - 3D 3H', STACK)).toBe(true);
  });

  test('leave alone what the opponents must not pass', () => {
    expect(isWeighed('1S - 3D', STACK)).toBe(false);
    expect(isWeighed('1S - 3S - 4N', STACK)).toBe(false);
    expect(isWeighed('2C - 2D - 3N', STACK)).toBe(true);
  });

  test.each([
    ['1N - 3N - -', '32.A32.KQJT9.A32', 0],
    ['- 1C - 1S - 3S - -', '4.AKQ5.A432.KQ32', 1],
    ['- - 2C - 2D - 3D - 3N - -', '.QT2.K84.AQJT762', 3],
  ])('%s: %s doubles where a pass would end the auction', (auction, hand, vulnerable) => {
    expect(ruled(hand, auction)).toBe('pass');
    expect(evaluated(hand, auction, vulnerable)).toBe('x');
  });
});

describe('evaluated calls', () => {
  test('the same hand evaluates the same auction alike', () => {
    const hand = 'AQ876.KQ2.2.AK32';
    expect(evaluated(hand, '1S - 3S -')).toBe(evaluated(hand, '1S - 3S -'));
  });

  test('calls that ask or answer are left to the rules', () => {
    expect(evaluated('K432.A432.Q2.432', '1S - 3S - 4N -')).toBe('5D');
    expect(evaluated('AQ876.KQ2.2.AK32', '1S -')).toBe(ruled('AQ876.KQ2.2.AK32', '1S -'));
  });

  test('nothing is evaluated before somebody has opened', () => {
    const board = randomBoard(1, openStream('first'));
    const [hand] = board.hands;
    if (hand === undefined) throw new Error('no hand');
    const reading = readAuction([], 0);
    expect(evaluatedCall(hand, reading, 0)).toBe(chooseCall(hand, reading.setting));
  });

  test('a slam is bid where the rules stop in game', () => {
    const hand = '.AK6.AKQT8.A9432';
    expect(ruled(hand, '1S - 2D - 2S -')).toBe('3N');
    expect(evaluated(hand, '1S - 2D - 2S -')).toBe('6N');
  });

  test('a game that cannot make is doubled by a stack of trumps', () => {
    const hand = 'KQJT9.32.AK2.A32';
    expect(ruled(hand, '1S - 3S - 4S')).toBe('pass');
    expect(evaluated(hand, '1S - 3S - 4S')).toBe('x');
  });
});
