/** Conditions on deals: what they mean, what is refused, and what every game offers. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCard, writeCards } from '../../src/cards/pack.ts';
import { openMatch, settleChance } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame, games } from '../../src/games/index.ts';
import { readCondition, readQuantity } from '../../src/script/where/condition.ts';
import { laidOpen } from '../../src/script/where/open-deal.ts';
import { dealsMeeting } from '../../src/script/where/search.ts';
import { conditionWords, isSearched } from '../../src/script/where/subjects.ts';
import { dealsWhere, openDealsOf, optionsOf, settingFor, sought } from '../support/where.ts';

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

  test('sums and comparisons between hands', () => {
    for (const hands of handsWhere([
      'south.hcp + north.hcp >= 25',
      'south.hearts > north.hearts',
      'west.spades - east.spades 1..',
      '20 <= north.hcp + south.hcp - west.hcp',
    ])) {
      const points = hands.map(pointsIn);
      const at = (seat: number) => points[seat] ?? Number.NaN;
      expect(at(0) + at(2)).toBeGreaterThanOrEqual(25);
      expect(at(0) + at(2) - at(3)).toBeGreaterThanOrEqual(20);
      const count = (seat: number, suit: number) =>
        lengthsIn(hands[seat] ?? [])[suit] ?? Number.NaN;
      expect(count(2, 1)).toBeGreaterThan(count(0, 1));
      expect(count(3, 0)).toBeGreaterThan(count(1, 0));
    }
  });

  test('sums mean alike however they are written', () => {
    const seeds = (condition: string) =>
      dealsWhere(bridge, [condition], 'sums', 8).map(({ seed }) => seed);
    const plain = seeds('south.hcp + north.hcp >= 25');
    expect(seeds('(south.hcp+north.hcp)≥25')).toEqual(plain);
    expect(seeds('25 <= north.hcp + south.hcp')).toEqual(plain);
    expect(seeds('south.hcp >= 25 - north.hcp')).toEqual(plain);
    expect(seeds('not (south.hcp + north.hcp ..24)')).toEqual(plain);
    expect(seeds('south.hcp + north.hcp 25+ and south.hcp 0+')).toEqual(plain);
    expect(seeds('south.hcp != north.hcp')).toEqual(seeds('not south.hcp = north.hcp'));
    expect(seeds('any.hcp > south.hcp + 9')).toEqual(
      seeds('north.hcp > south.hcp + 9 or east.hcp > south.hcp + 9 or west.hcp > south.hcp + 9'),
    );
  });

  test('points, controls and losers of one suit', () => {
    for (const [, , south = []] of handsWhere([
      'south.hcp.spades >= 7 and south.controls.herz 2.. and south.losers.clubs 2',
    ])) {
      const of = (suit: string) => south.filter((token) => token.endsWith(suit));
      expect(pointsIn(of('S'))).toBeGreaterThanOrEqual(7);
      const controls = of('H').map((token) => ({ A: 2, K: 1 })[token.charAt(0)] ?? 0);
      expect(controls.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(2);
      const clubs = of('C').map((token) => token.charAt(0));
      const missing = ['A', 'K', 'Q'].slice(0, clubs.length).filter((top) => !clubs.includes(top));
      expect(missing).toHaveLength(2);
    }
  });

  test('shapes with any length, and in the order of the suits', () => {
    const shapes = (condition: string) =>
      handsWhere([condition], 40).map(([, , south = []]) => lengthsIn(south));
    for (const lengths of shapes('south.shape 5-4-x-x'))
      expect(lengths).toEqual(expect.arrayContaining([5, 4]));
    for (const lengths of shapes('south.shape 55xx').slice(0, 9))
      expect(lengths.filter((length) => length === 5)).toHaveLength(2);
    for (const lengths of shapes('south.shape exactly 4-X-x-2, x-5-x-1')) {
      const [spades, hearts, , clubs] = lengths;
      expect((spades === 4 && clubs === 2) || (hearts === 5 && clubs === 1)).toBe(true);
    }
  });

  test('slow numbers are asked last and once, wherever they stand', () => {
    const asked: string[] = [];
    const slow = {
      meaning: { en: 'tricks', de: 'Stiche' },
      least: 0,
      most: 13,
      of: (_cards: unknown, _dealt: unknown, seat: number) => {
        asked.push(`nt ${seat}`);
        return 9;
      },
    };
    const scope = settingFor(bridge);
    const slowed = {
      ...scope,
      dealtHands: {
        ...scope.dealtHands,
        quantities: { ...scope.dealtHands.quantities, 'dd.nt': slow },
      },
    };
    const read = readCondition(
      slowed,
      '(dd.south.nt >= 9 or dd.south.nt >= 8) and south.spades >= 6 and (dd.south.nt 9 or south.AS)',
    );
    if (isRefusal(read)) throw new Error(read.text.en);
    const deals = openDealsOf(bridge, {}, 'slow', 60);
    const met = deals.filter((deal) => read.holds(laidOpen(slowed.dealtHands, deal.hand(0).dealt)));
    const long = deals.filter((deal) => {
      const { cards } = deal.hand(2);
      return cards.filter((card) => scope.pack.faces[card]?.suit === 'spades').length >= 6;
    });
    expect(met).toEqual(long);
    expect(long.length).toBeGreaterThan(0);
    expect(asked).toEqual(long.map(() => 'nt 2'));
  });

  test('double dummy within a condition', () => {
    const [found] = dealsWhere(bridge, ['dd.south.nt >= 9', 'south.hcp + north.hcp 24'], 'dd', 1);
    if (found === undefined) throw new Error('no deal');
    const { pack } = settingFor(bridge);
    const quantity = readQuantity(settingFor(bridge), 'dd.south.nt');
    if (isRefusal(quantity)) throw new Error(quantity.text.en);
    const tricksOf = ({ deal }: typeof found): number => quantity.of(deal);
    const letters = (seat: number, suit: string) =>
      writeCards(pack, found.hands[seat] ?? [])
        .split(' ')
        .filter((token) => token.endsWith(suit))
        .map((token) => token.charAt(0))
        .join('');
    const hands = [0, 1, 2, 3].map((seat) =>
      ['S', 'H', 'D', 'C'].map((suit) => letters(seat, suit)).join('.'),
    );
    const findings = bridge.extras.interchange?.analyses?.dd?.open(`N:${hands.join(' ')}`);
    if (findings === undefined || isRefusal(findings)) throw new Error('no analysis');
    const [tricks] = findings.map((compute) => compute().data.tricks);
    expect(tricks).toMatchObject({ N: { S: tricksOf(found) } });
    expect(tricksOf(found)).toBeGreaterThanOrEqual(9);
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
    ['south.hcp 3 and', '“” is not a condition: write SEAT.WHAT'],
    ['south.hcp 1 5', '“5” follows without “and” or “or”'],
    ['south.hcp >= 1  0', '“0” follows without “and” or “or”'],
    ['south has AS XX', '“XX” is not a card of this game'],
    ['moon has AS', 'there is no seat “moon”'],
    ['(south.hcp 3', 'the parenthesis is not closed: “(south.hcp 3”'],
    ['south.hcp 3 or (south.hcp 4 and', '“” is not a condition: write SEAT.WHAT'],
    ['south.hcp 3) and south.QS', '“) and south.QS” follows without “and” or “or”'],
    ['(south.QS) south.KS', '“south.KS” follows without “and” or “or”'],
    ['south.QS and or south.KS', 'a condition is missing before “or south.KS”'],
    ['(south.hcp 3 or moon.hcp 3)', 'there is no seat “moon”'],
    ['south.honours >= 14', 'no hand has honours >= 14: it is from 0 to 13'],
    ['south.hcp + north.hcp > 74', 'no hand has hcp + hcp > 74: it is from 0 to 74'],
    ['south.hcp - north.hcp 40+', 'no hand has hcp - hcp 40+: it is from -37 to 37'],
    ['south.hcp.spades 11', 'no hand has hcp.spades 11: it is from 0 to 10'],
    ['south.hcp.stars 1', '“hcp.stars” cannot be asked of a hand'],
    ['south.hcp +', '“” is neither a number nor SEAT.WHAT'],
    ['south.hcp >= many', '“many” is neither a number nor SEAT.WHAT'],
    ['south.hcp >= north.balanced', '“north.balanced” is neither a number nor SEAT.WHAT'],
    ['south.hcp + north.hcp', 'hcp + hcp is a number: say which'],
    ['any.hcp > all.hcp', 'any and all cannot stand in one comparison: “all.hcp”'],
    ['south.shape 5-4-x-x-x', '“5-4-x-x-x” is not the shape of a hand here'],
    ['south.shape 9-5-x-x', '“9-5-x-x” is not the shape of a hand here'],
    ['dd.south.trumps 9', '“dd.south.trumps” is not of the form dd.SEAT.WHAT'],
    ['dd.moon.nt 9', 'there is no seat “moon”'],
  ])('%s', (condition, sentence) => {
    expect(sought(bridge, [condition])).toContain(sentence);
  });

  test.each([
    ['south.hcp 12 and moon.hcp 3', 'moon'],
    ['  (south.hcp ≥ 12 or south.loss 3)', 'loss'],
    ['south has AS XX KS', 'XX'],
    ['south.hcp + any.QS + all.QS > 3', 'all'],
    ['south.hcp > 40', '> 40'],
    ['south.hcp 3 or (south.QS and south.KS', '('],
    ['not south.shape 4431', '4431'],
    ['south.QS and south.hcp', 'south.hcp'],
  ])('%s: the place of what is wrong', (condition, wrong) => {
    const read = readCondition(settingFor(bridge), condition);
    if (!isRefusal(read)) throw new Error('nothing is wrong');
    expect(read.at).toBe(condition.lastIndexOf(wrong));
  });

  test('a search ends after so many tries in a row', () => {
    const read = sought(bridge, ['any.spades = 13']);
    if (typeof read === 'string') throw new Error(read);
    expect([...dealsMeeting(read, 'never', 50)]).toEqual(
      Array.from({ length: 50 }, () => undefined),
    );
  });
});

describe('the page of examples', () => {
  const page = readFileSync(
    resolve(import.meta.dirname, '../../src/script/where/README.md'),
    'utf8',
  );
  const rows = [...page.matchAll(/^\| `(.+?)` \|/gm)].map(([, typed = '']) => typed);
  const options = [...page.matchAll(/^talon deal (\S+) .*$/gm)].flatMap(([line, id = '']) =>
    [...line.matchAll(/--(where|average|frequency) ('[^']+'|\S+)/g)].map(
      ([, option = '', typed = '']) => [option, id, typed.replaceAll("'", '')] as const,
    ),
  );

  test('has conditions and quantities that can be read', () => {
    expect(rows.length).toBeGreaterThan(25);
    for (const typed of rows)
      expect(isRefusal(readQuantity(settingFor(bridge), typed)), typed).toBe(false);
    const truths = rows.filter((typed) => typeof sought(bridge, [typed]) !== 'string');
    expect(rows.filter((typed) => !truths.includes(typed))).toEqual([
      'south.hcp + north.hcp',
      'dd.south.nt',
    ]);
  });

  test('has command lines that ask for what can be read', () => {
    expect(options.length).toBeGreaterThan(5);
    for (const [option, id, typed] of options) {
      const scope = settingFor(gameOf(id));
      const read = option === 'where' ? readCondition(scope, typed) : readQuantity(scope, typed);
      expect(isRefusal(read), typed).toBe(false);
    }
  });
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const { dealtHands } = game.extras;

  test('names what players ask of a hand, in words that mean no card, suit or rank', () => {
    if (dealtHands === undefined) throw new Error('no dealt hands');
    const numbers = Object.keys(dealtHands.quantities).filter((word) => !isSearched(word));
    const own = [...numbers, ...Object.keys(dealtHands.qualities ?? {})];
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
    const asked = Object.entries(dealtHands.quantities).filter(([word]) => !isSearched(word));
    const lines = openDealsOf(game, {}, 'counted', 8).flatMap((deal) =>
      Array.from({ length: players }, (_unused, at) => {
        const { cards, dealt, seat } = deal.hand(at);
        const counts = asked.map(([word, { of }]) => `${word} ${of(cards, dealt, seat)}`);
        return `${writeCards(pack, cards)}: ${counts.join(', ')}`;
      }),
    );
    const whole = `${lines.join('\n')}\n`;
    await expect(whole).toMatchFileSnapshot(`../games/${game.id}/counted.txt`);
  });

  test('stays within the bounds it gives, on cards of the pack', () => {
    const { pack, players } = settingFor(game);
    const quantities = Object.entries(dealtHands.quantities).filter(([word]) => !isSearched(word));
    for (const deal of openDealsOf(game, {}, 'bounds', 40)) {
      const seats = Array.from({ length: players }, (_unused, seat) => deal.hand(seat));
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
