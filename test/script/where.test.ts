/** Conditions on deals: what they mean, what is refused, and what every game offers. */
import { describe, expect, test } from 'vitest';
import { readCard, writeCards } from '../../src/cards/pack.ts';
import { openMatch, settleChance } from '../../src/engine/match.ts';
import { findGame, games } from '../../src/games/index.ts';
import { dealsMeeting } from '../../src/script/where/search.ts';
import { conditionWords } from '../../src/script/where/subjects.ts';
import { dealsWhere, dealtHandsOf, optionsOf, settingFor, sought } from '../support/where.ts';

const gameOf = (id: string) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};
const bridge = gameOf('bridge');
const boeseDame = gameOf('boese-dame');

/** Each hand of the deals as tokens. */
const handsWhere = (conditions: readonly string[], count = 20) =>
  dealsWhere(bridge, conditions, 'where', count).map(({ hands }) =>
    hands.map((hand) => writeCards(settingFor(bridge).pack, hand).split(' ')),
  );

const HIGH: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 };
const pointsIn = (hand: readonly string[]): number =>
  hand.reduce((sum, token) => sum + (HIGH[token.charAt(0)] ?? 0), 0);
const lengthsIn = (hand: readonly string[]): readonly number[] =>
  ['S', 'H', 'D', 'C'].map((suit) => hand.filter((token) => token.endsWith(suit)).length);

describe('what conditions mean', () => {
  test('a range of points and a balanced hand', () => {
    for (const [, , south = []] of handsWhere(['south.hcp 15..17', 'south.balanced'])) {
      expect(pointsIn(south)).toBeGreaterThanOrEqual(15);
      expect(pointsIn(south)).toBeLessThanOrEqual(17);
      const short = lengthsIn(south).filter((length) => length < 3);
      expect(short.length).toBeLessThanOrEqual(1);
      expect(Math.min(...lengthsIn(south))).toBeGreaterThanOrEqual(2);
    }
  });

  test('comparisons, with and without spaces, and open ranges', () => {
    const lengths = (condition: string) =>
      new Set(handsWhere([condition], 60).map(([north = []]) => lengthsIn(north)[0]));
    expect([...lengths('north.spades >= 5')].every((length = 0) => length >= 5)).toBe(true);
    expect([...lengths('north.spades<2')].every((length = 9) => length < 2)).toBe(true);
    expect([...lengths('north.spades 4')]).toEqual([4]);
    expect([...lengths('north.spades = 4')]).toEqual([4]);
    expect([...lengths('north.spades 3 .. 4')].sort()).toEqual([3, 4]);
    expect([...lengths('north.spades ..2')].sort()).toEqual([0, 1, 2]);
    expect([...lengths('north.spades 6+')].every((length = 0) => length >= 6)).toBe(true);
  });

  test('a card, a rank, somebody and everybody', () => {
    for (const hands of handsWhere(['west.QS and east.K >= 2', 'any.A = 3', 'all.hcp <= 16'])) {
      expect(hands[3]).toContain('QS');
      expect(hands[1]?.filter((token) => token.startsWith('K')).length).toBeGreaterThan(1);
      const aces = hands.map((hand) => hand.filter((token) => token.startsWith('A')).length);
      expect(aces).toContain(3);
      expect(Math.max(...hands.map(pointsIn))).toBeLessThanOrEqual(16);
    }
  });

  test('several cards of one hand, suit first or last', () => {
    for (const [, , south = []] of handsWhere(['south has AS KS,2C'], 5))
      expect(south).toEqual(expect.arrayContaining(['AS', 'KS', '2C']));
    const seeds = (condition: string) =>
      dealsWhere(bridge, [condition], 'has', 5).map(({ seed }) => seed);
    expect(seeds('south has SA HK')).toEqual(seeds('south.AS and south.KH'));
    expect(seeds('not (any has SA SK)')).toEqual(seeds('not (any has AS KS)'));
  });

  test('shapes in any order; “and” binds before “or”, “not” turns one part round', () => {
    const shapes = (condition: string) =>
      handsWhere([condition]).map(([, , south = []]) =>
        [...lengthsIn(south)].sort((a, b) => b - a).join(''),
      );
    expect(new Set(shapes('south.shape 2-4-4-3'))).toEqual(new Set(['4432']));
    expect(new Set(shapes('south.shape 6430,7600'))).toEqual(new Set(['6430']));
    expect(shapes('not south.balanced').every((shape) => shape > '5')).toBe(true);
    const either = shapes('south.shape 4333 and south.hcp 20+ or south.shape 5332');
    expect(either.filter((shape) => shape !== '5332' && shape !== '4333')).toEqual([]);
  });

  test('parentheses group parts, and “not” turns a group round', () => {
    const seeds = (condition: string) =>
      dealsWhere(bridge, [condition], 'groups', 12).map(({ seed }) => seed);
    const apart = 'south.hcp 12+ and south.spades 5+ or south.hcp 12+ and south.hearts 5+';
    const grouped = 'south.hcp 12+ and (south.spades 5+ or south.hearts 5+)';
    expect(seeds(grouped)).toEqual(seeds(apart));
    expect(seeds('(south.hcp 12+)AND( south.spades 5+ or(south.hearts 5+))')).toEqual(seeds(apart));
    expect(seeds('not (south.spades 4+ or south.hearts 4+)')).toEqual(
      seeds('not south.spades 4+ and not south.hearts 4+'),
    );
    expect(seeds('not not south.balanced')).toEqual(seeds('south.balanced'));
  });

  test('seats by number and by their names in both languages, in full or begun', () => {
    const seeds = (seat: string) =>
      dealsWhere(bridge, [`${seat}.hcp 22..`], 'names', 2).map(({ seed }) => seed);
    const [numbered, ...others] = ['2', 'south', 'SÜD', 's'].map(seeds);
    expect(numbered).toHaveLength(2);
    for (const named of others) expect(named).toEqual(numbered);
  });

  test('a seed that is found deals these very hands in a match', () => {
    for (const { seed, hands } of dealsWhere(boeseDame, ['0.QS'], 'match', 3)) {
      const match = settleChance(openMatch(boeseDame, optionsOf(boeseDame, {}), seed));
      expect(boeseDame.extras.dealtHands?.cards(match.state, 0)).toEqual(hands[0]);
    }
  });
});

describe('what is refused, in one sentence', () => {
  test.each([
    ['hcp 15', '“hcp 15” is not a condition: write SEAT.WHAT and perhaps a number'],
    ['', '“” is not a condition'],
    ['moon.hcp 3', 'there is no seat “moon”: the seats are north, east, south, west, any and all'],
    ['4.hcp 3', 'there is no seat “4”'],
    ['south.loss 3', '“loss” cannot be asked of a hand; `talon deal bridge --conditions`'],
    ['south.hcp', 'hcp is a number: say which, such as hcp >= 5'],
    ['south.hcp many', '“many” is not a number or a range'],
    ['south.hcp ..', '“..” is not a number or a range'],
    ['south.balanced 3', 'balanced is true or false and takes no number'],
    ['south.hcp 17..15', 'no hand has hcp 17..15: it is from 0 to 37'],
    ['south.hcp > 37', 'no hand has hcp > 37'],
    ['south.spades 14', 'no hand has spades 14: it is from 0 to 13'],
    ['south.QS = 2', 'no hand has QS = 2: it is from 0 to 1'],
    ['south.shape 4431', '“4431” is not the shape of a hand here, such as 4-3-3-3'],
    ['south.shape', '“” is not the shape of a hand here'],
    ['south.hcp 3 and', '“3and” is not a number or a range'],
    ['south.hcp 1 5', '“1 5” is not a number or a range'],
    ['south.hcp >= 1  0', '“>=1 0” is not a number or a range'],
    ['south has AS XX', '“XX” is not a card of this game'],
    ['moon has AS', 'there is no seat “moon”'],
    ['(south.hcp 3', 'the parenthesis is not closed: “( south.hcp 3”'],
    ['south.hcp 3 or (south.hcp 4 and', '“4and” is not a number or a range'],
    ['south.hcp 3) and south.QS', '“) and south.QS” follows without “and” or “or”'],
    ['(south.QS) south.KS', '“south.KS” follows without “and” or “or”'],
    ['south.QS and or south.KS', 'a condition is missing before “or south.KS”'],
    ['(south.hcp 3 or moon.hcp 3)', 'there is no seat “moon”'],
    ['south.honours >= 14', 'no hand has honours >= 14: it is from 0 to 13'],
  ])('%s', (condition, sentence) => {
    expect(sought(bridge, [condition])).toContain(sentence);
  });

  test('a search ends after so many tries in a row', () => {
    const read = sought(bridge, ['any.spades = 13']);
    if (typeof read === 'string') throw new Error(read);
    expect([...dealsMeeting(read, 'never', 50)]).toEqual(
      Array.from({ length: 50 }, () => undefined),
    );
  });
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const { dealtHands } = game.extras;

  test('names what players ask of a hand, in words that mean no card, suit or rank', () => {
    if (dealtHands === undefined) throw new Error('no dealt hands');
    const own = [...Object.keys(dealtHands.quantities), ...Object.keys(dealtHands.qualities ?? {})];
    expect(own.length).toBeGreaterThan(0);
    const { pack } = settingFor(game);
    for (const word of own) {
      expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(readCard(pack, word)).toBeUndefined();
    }
    const words = conditionWords(settingFor(game)).map(({ word }) => word);
    expect(words.slice(0, own.length)).toEqual(own);
  });

  test('counts the same in the same hands as ever', async () => {
    const { pack, players } = settingFor(game);
    const asked = Object.entries(dealtHands?.quantities ?? {});
    const lines = dealtHandsOf(game, {}, 'counted', 8).flatMap((hands) =>
      Array.from({ length: players }, (_unused, at) => {
        const { cards, dealt, seat } = hands(at);
        const counts = asked.map(([word, { of }]) => `${word} ${of(cards, dealt, seat)}`);
        return `${writeCards(pack, cards)}: ${counts.join(', ')}`;
      }),
    );
    const whole = `${lines.join('\n')}\n`;
    await expect(whole).toMatchFileSnapshot(`../games/${game.id}/counted.txt`);
  });

  test('stays within the bounds it gives, on cards of the pack', () => {
    const { pack, players } = settingFor(game);
    const quantities = Object.entries(dealtHands?.quantities ?? {});
    for (const hands of dealtHandsOf(game, {}, 'bounds', 40)) {
      const seats = Array.from({ length: players }, (_unused, seat) => hands(seat));
      const all = seats.flatMap(({ cards }) => cards);
      for (const card of new Set(all))
        expect(all.filter((one) => one === card).length).toBeLessThanOrEqual(
          pack.order.filter((one) => one === card).length,
        );
      for (const { cards, dealt, seat } of seats)
        for (const [word, { least, most = Infinity, of }] of quantities) {
          const value = of(cards, dealt, seat);
          expect(Number.isInteger(value) && value >= least && value <= most, word).toBe(true);
        }
    }
  });
});
