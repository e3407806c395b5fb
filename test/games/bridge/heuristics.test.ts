import { describe, expect, test } from 'vitest';
import { decide, playerStream } from '../../../src/ai/index.ts';
import { likelyAssignment } from '../../../src/ai/world.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { openQuickStream } from '../../../src/engine/random.ts';
import { pack } from '../../../src/games/bridge/state/cards.ts';
import { after, legal } from '../../support/play.ts';
import { cardsOf, dealing, game, opened, passes } from './support.ts';

const HANDS = 'KQ2.AQ2.K432.Q32 J654.654.J65.J65 A3.KJT97.Q87.T87 T987.83.AT9.AK94';
const dealt = () => after(opened({}, 'N'), dealing('N', HANDS));
const auction = () =>
  after(dealt(), '1N', 'pass', '2D', 'pass', '2H', 'pass', '3N', 'pass', '4H', ...passes(3));

const decided = (match: AnyMatch, seat: number): string => {
  const observation = game.observer.observe(match.state, seat);
  const random = playerStream('test', seat, match.ply);
  return game.notation.write(
    decide(game, { observation, seat, moves: game.rules.legal(match.state) }, 'medium', random)
      .move,
  );
};

/** Ace 4, king 3, queen 2, jack 1. */
const highCards = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + Math.max(0, (card % 13) - 8), 0);

describe('opponents', () => {
  test('they bid by the system', () => {
    expect(decided(dealt(), 0)).toBe('1N');
    expect(decided(after(dealt(), '1N', 'pass'), 2)).toBe('2D');
  });

  test('imagined hands agree with the bidding', () => {
    const match = auction();
    const observation = game.observer.observe(match.state, 1);
    const hidden = game.observer.hidden(observation);
    const random = openQuickStream('worlds');
    const norths = Array.from({ length: 20 }, () => {
      const [north = []] = likelyAssignment(game, observation, hidden, random);
      return highCards(north);
    });
    const close = norths.filter((points) => points >= 14 && points <= 18);
    expect(close.length).toBeGreaterThanOrEqual(15);
  });

  test('a hand the bidding denies is less likely than one it shows', () => {
    const match = auction();
    const observation = game.observer.observe(match.state, 1);
    const hand = (text: string) => text.split(' ').map((token) => pack.tokens.indexOf(token));
    const north = hand('KS QS 2S AH QH 2H KD 4D 3D 2D QC 3C 2C');
    const south = hand('AS 3S KH JH TH 9H 7H QD 8D 7D TC 8C 7C');
    const west = hand('TS 9S 8S 7S 8H 3H AD TD 9D AC KC 9C 4C');
    const likely = game.heuristics.likelihood?.(observation, [north, south, west]) ?? 0;
    const denied = game.heuristics.likelihood?.(observation, [west, south, north]) ?? 1;
    expect(likely).toBeGreaterThan(20 * denied);
  });

  test('a hand that would have led another card is less likely than one that leads this', () => {
    const hands = 'A32.A32.432.A432 T98.QJT9.QJT.765 K54.K54.AK5.KJT9 QJ76.876.9876.Q8';
    const match = after(opened({}, 'S'), dealing('S', hands), '3N', ...passes(3), 'play 6S');
    const observation = game.observer.observe(match.state, 2);
    const likely = (east: string, west: string) =>
      game.heuristics.likelihood?.(
        observation,
        [east, west].map((held) => cardsOf(held).map((token) => pack.tokens.indexOf(token))),
      ) ?? 0;
    const fourth = likely('T98.QJT9.QJT.765', 'QJ7.876.9876.Q8');
    expect(fourth).toBeGreaterThan(3 * likely('QJT98.T9.QJT.765', '7.QJ876.9876.Q8'));
  });

  test('they lead the top of a sequence, partner’s suit, or a singleton', () => {
    const hands = 'KQJ2.A32.432.A32 T98.QJT9.QJT.654 A43.K54.AK5.KJT9 765.876.9876.Q87';
    const led = after(opened({}, 'S'), dealing('S', hands), '3N', ...passes(3));
    expect(decided(led, 3)).toMatch(/^play/);
    const east = after(opened({}, 'N'), dealing('N', hands), '3N', ...passes(3));
    expect(decided(east, 1)).toBe('play QH');
  });

  test('BRI-5 they claim once their trumps draw just as many as the defenders may hold', () => {
    const claims = (defenders: string): boolean => {
      const hands = `AKQ.AKQ.AKQ.AKQJ ${defenders}`;
      const match = after(opened({}, 'N'), dealing('N', hands), '7S', ...passes(3));
      const led = after(match, 'play JH', 'play 5H', 'play 2H', 'play AH');
      return decided(led, 0) === 'claim 12';
    };
    expect(claims('43.JT98.JT9.T987 JT98765.765.87.6 2.432.65432.5432')).toBe(true);
    expect(claims('43.JT98.JT9.T987 JT9876.765.87.65 52.432.65432.432')).toBe(false);
  });

  /** East's lead with this hand after these calls, North having dealt. */
  function leadFrom(hand: string, calls: string): string {
    const held = cardsOf(hand);
    const left = pack.tokens.filter((token) => !held.includes(token));
    const others = Array.from({ length: 3 }, () => left.splice(0, 13));
    const order = [held, ...others];
    const deal = Array.from({ length: 52 }, (_, i) => order[i % 4]?.[i >> 2] ?? '');
    const match = after(opened({}, 'N'), `deal ${deal.join(' ')}`, ...calls.split(' '));
    return decided(match, 1).replace('play ', '');
  }

  const NOTRUMP = '1N pass pass pass';
  const SPADES = '4S pass pass pass';
  const HEARTS_SHOWN = '1C pass 1D 1H 1N pass pass pass';
  test.each([
    ['the top of three touching honours', NOTRUMP, 'QJT2.K9.8643.A75', 'QS'],
    ['the top of two from five cards', NOTRUMP, 'KQ652.84.Q93.J72', 'KS'],
    ['the fourth highest of four, though two touch', NOTRUMP, 'KQ62.84.Q9.J9742', '4C'],
    ['of two suits of four the one with more honours', NOTRUMP, 'T732.86.KJ54.Q93', '4D'],
    ['a suit with a jack before one without', NOTRUMP, 'T732.A86.J954.K3', '4D'],
    ['the honour of two cards in partner’s suit', HEARTS_SHOWN, '9742.K3.Q643.A75', 'KH'],
    ['five small cards before four good ones', NOTRUMP, '97642.AQJ2.K5.T9', '4S'],
    ['the top of two cards in partner’s suit', HEARTS_SHOWN, '9742.83.Q643.A75', '8H'],
    ['the lowest of three with an honour in it', HEARTS_SHOWN, '9742.K83.Q64.A75', '3H'],
    ['a strong sequence before partner’s suit', HEARTS_SHOWN, 'QJT2.83.9643.A75', 'QS'],
    ['a singleton, with trumps to ruff', SPADES, '532.8.KQ43.J9742', '8H'],
    ['no singleton with four trumps', SPADES, '5432.8.KQ43.J974', 'KD'],
    ['no singleton without a trump', SPADES, '.8.KQ6432.J97542', 'KD'],
    ['ace and king before queen, jack and ten', SPADES, '53.AK4.QJT3.9742', 'AH'],
    ['three touching cards before two', SPADES, '53.KQ4.QJT3.9742', 'QD'],
    ['away from a jack before a king or queen', SPADES, '53.K84.Q963.J742', '2C'],
    ['of equally good suits the highest', SPADES, '53.J84.Q963.9742', '4H'],
    ['the top of two small cards', SPADES, '532.84.K963.Q742', '8H'],
    ['the ten of two cards', SPADES, '532.T4.K963.Q742', 'TH'],
    ['not from two cards with a jack', SPADES, '532.J4.K963.Q742', '3D'],
    ['an ace rather than away from it', SPADES, '532.A84.A963.A74', 'AH'],
  ])('they lead %s', (_, calls, hand, card) => {
    expect(leadFrom(hand, calls)).toBe(card);
  });

  test('cards are valued by what imagined deals yield: a winner is cashed before it is lost', () => {
    const hands = 'AKQ2.AKQ2.AKQ.32 T98.JT9.JT98.A54 J43.543.432.QJT9 765.876.765.K876';
    let match = after(opened({}, 'N'), dealing('N', hands), '3N', ...passes(3));
    while (game.rules.actor(match.state) >= 0 && match.deal === 1 && match.closed === undefined) {
      const seat = game.rules.actor(match.state);
      const text = legal(match).length === 1 ? (legal(match)[0] ?? '') : decided(match, seat);
      match = after(match, text);
    }
    expect(match.closed?.points[0]).toBeGreaterThan(0);
  });

  test('two deals that look alike to a seat are decided alike', () => {
    const match = auction();
    const observation = game.observer.observe(match.state, 1);
    const random = openQuickStream('same');
    const other = game.observer.determinize(
      observation,
      likelyAssignment(game, observation, game.observer.hidden(observation), random),
    );
    expect(decided({ ...match, state: other }, 1)).toBe(decided(match, 1));
  });

  test('of equal cards the top of a sequence is led, the fourth highest, and low is followed', () => {
    const led = after(opened({}, 'N'), dealing('N', HANDS), '4H', ...passes(3));
    const weights = (observation: unknown, cards: string) =>
      game.heuristics.policy?.(
        observation,
        cards.split(' ').map((token) => pack.tokens.indexOf(token)),
      ) ?? [];
    const [top = 0, second = 0, low = 0] = weights(game.observer.observe(led.state, 1), 'JS 6S 5S');
    expect(top).toBeLessThan(second);
    expect(second).toBeLessThan(low);
    const hands = 'KQ2.AQ2.K432.Q32 JT54.54.J975.965 A3.KJT97.Q86.T87 9876.863.AT.AKJ4';
    const other = after(opened({}, 'N'), dealing('N', hands), '4H', ...passes(3));
    const east = game.observer.observe(other.state, 1);
    const [jack = 0, ten = 0, fourth = 0, third = 0] = weights(east, 'JS TS 5D 7D');
    expect(jack).toBeGreaterThan(ten);
    expect(fourth).toBeGreaterThan(third);
    const [high = 0, small = 0] = weights(
      game.observer.observe(after(other, 'play JS').state, 0),
      'AS 3S',
    );
    expect(small).toBeGreaterThan(high);
  });

  /** North declares hearts; West and East hold spades and clubs as given, diamonds fill up. */
  const weightsOf = (match: AnyMatch, cards: string): readonly number[] => {
    const observation = game.observer.observe(match.state, game.rules.actor(match.state));
    return (
      game.heuristics.policy?.(
        observation,
        cards.split(' ').map((token) => pack.tokens.indexOf(token)),
      ) ?? []
    );
  };

  test('defenders tell by their first spot of a suit: attitude, count, and what they like', () => {
    const hands = 'A65.A.QJT9.AQJ65 KQT7.32.A432.T83 J94.KQJT98.K5.K7 832.7654.876.942';
    const play = after(opened({}, 'S'), dealing('S', hands), '4H', ...passes(3));
    // West leads the deuce of clubs: East with no honour plays low, and would play the eight with the queen.
    const toPartner = after(play, 'play 4C', 'play 5C');
    const [ten = 0, eight = 0, three = 0] = weightsOf(toPartner, 'TC 8C 3C');
    expect(three).toBeGreaterThan(eight);
    expect(eight).toBeGreaterThan(ten);
    const attitude = after(play, 'play 3S', 'play 5S');
    const [seven = 0, queen = 0] = weightsOf(attitude, '7S QS');
    expect(seven).toBeGreaterThan(queen);
    // Declarer draws trumps: an odd number of clubs is low to high, an even number of diamonds high to low.
    const inDummy = after(play, 'play 2S', 'play AS', 'play 7S', 'play 4S');
    const clubs = weightsOf(after(inDummy, 'play QC'), '3C 8C');
    expect(clubs[0]).toBeGreaterThan(clubs[1] ?? 0);
    const diamonds = weightsOf(after(inDummy, 'play QD'), '2D 3D 4D');
    expect(diamonds[2]).toBeGreaterThan(Math.max(diamonds[0] ?? 0, diamonds[1] ?? 0));
  });

  test('the weakest level forgets the bidding and who has shown out', () => {
    const match = auction();
    const observation = game.observer.observe(match.state, 1);
    const forgotten = game.heuristics.forget?.(observation, openQuickStream('forget'));
    const hand = (text: string) => text.split(' ').map((token) => pack.tokens.indexOf(token));
    const strong = hand('AS 3S KH JH TH 9H 7H QD 8D 7D TC 8C 7C');
    expect(game.heuristics.likelihood?.(observation, [strong, strong, strong])).toBeLessThan(0.1);
    expect(game.heuristics.likelihood?.(forgotten, [strong, strong, strong])).toBe(1);
  });

  test('a decision begins with nothing remembered: its work is the same again', () => {
    const match = after(auction(), 'play 4S');
    const seat = game.rules.actor(match.state);
    const moves = game.rules.legal(match.state);
    const world = game.observer.determinize(
      game.observer.observe(match.state, seat),
      likelyAssignment(
        game,
        game.observer.observe(match.state, seat),
        game.observer.hidden(game.observer.observe(match.state, seat)),
        openQuickStream('world'),
      ),
    );
    const work = () => {
      const solver = game.extras.openCards?.(100);
      const values = solver?.solve(world, moves);
      const spent = solver?.spent();
      solver?.close();
      return { values, spent };
    };
    const first = work();
    expect(first.spent).toBeGreaterThan(0);
    expect(work()).toEqual(first);
    const tight = game.extras.openCards?.(1e-9);
    const other = game.extras.openCards?.(100);
    expect(tight?.solve(world, moves)).toEqual(first.values);
    expect([other?.solve(world, moves), other?.spent()]).toEqual([first.values, first.spent]);
    expect(tight?.solve(world, moves)).toBeUndefined();
  });
});
