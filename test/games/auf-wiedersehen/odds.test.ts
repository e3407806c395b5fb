import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/game.ts';
import { openQuickStream, shuffle } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import far from '../../../src/games/auf-wiedersehen/far.json' with { type: 'json' };
import { aufWiedersehen } from '../../../src/games/auf-wiedersehen/index.ts';
import { chancesToPush, type Kinds, meanPushed } from '../../../src/games/auf-wiedersehen/odds.ts';
import { pack, type State } from '../../../src/games/auf-wiedersehen/rules.ts';
import { sound } from '../../support/sheet.ts';

const game: AnyGame = aufWiedersehen;
const FULL: Kinds = { values: 13, copies: 4 };

/** Every order of the numbers below `count`. */
function orders(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [
      ...order.slice(0, at),
      count - 1,
      ...order.slice(at),
    ]),
  );
}

/** Plays the patience with a small pack, packet by packet; gives the number of cards pushed. */
function pushedIn(order: readonly number[], { values, copies }: Kinds, strict: boolean): number {
  const king = values - 1;
  const kindOf = (card: number): number => Math.floor(card / copies);
  const packets = Array.from({ length: king }, (_, at) =>
    order.slice(at * copies, (at + 1) * copies).map((card) => ({ card, pushed: false })),
  );
  const talon = order.slice(king * copies);
  let hand = packets[0]?.shift()?.card ?? 0;
  for (let pushed = 1; ; pushed++) {
    const value = kindOf(hand);
    if (value === king) {
      if (talon.length === 0) return pushed;
      hand = talon.shift() ?? 0;
      continue;
    }
    const packet = packets[value] ?? [];
    const [top] = packet;
    if (top === undefined || top.pushed || (strict && kindOf(top.card) === value)) return pushed;
    packet.push({ card: hand, pushed: true });
    packet.shift();
    hand = top.card;
  }
}

describe.each([
  [true, 'AUW-5 strict'],
  [false, 'AUW-6 home=skip'],
])('%s: %s', (strict, title) => {
  test.each([
    { values: 2, copies: 2 },
    { values: 3, copies: 2 },
    { values: 2, copies: 4 },
    { values: 4, copies: 2 },
  ])(`${title}: agrees with every order of a small pack, %j`, (kinds) => {
    const cards = kinds.values * kinds.copies;
    const pushed = orders(cards).map((order) => pushedIn(order, kinds, strict));
    const chances = chancesToPush(kinds, strict);
    for (let least = 1; least <= cards; least++) {
      const share = pushed.filter((count) => count >= least).length / pushed.length;
      expect(chances[least - 1]).toBeCloseTo(share, 12);
    }
  });
});

/** Cards pushed in one deal, by the rules of the game itself. */
function playedOut(home: string, random: () => number): number {
  const values = shuffle(pack.order, random);
  let state = game.rules.applyChance(game.rules.initial(sound(game, { home })), {
    word: 'deal',
    values,
  });
  while (!isRefusal(state) && game.rules.actor(state) === 0)
    state = game.rules.apply(state, 'push');
  return (state as State).pushed;
}

describe('AUW-7 the figures of the whole pack', () => {
  test('must hold 1: one in thirteen comes out with home=skip, 0.4427 % strictly', () => {
    expect(chancesToPush(FULL, false).at(-1)).toBeCloseTo(1 / 13, 15);
    expect(meanPushed(chancesToPush(FULL, false))).toBeCloseTo((4 * 53) / 5, 12);
    const strict = chancesToPush(FULL, true).at(-1) ?? 0;
    expect(strict).toBeCloseTo(0.004427, 6);
    // Four million deals gave 0.444 % (the sheet), with a standard error of 0.0033.
    expect(Math.abs(100 * strict - 0.444)).toBeLessThan(2 * 0.0033);
  });

  test.each([
    ['strict', true],
    ['skip', false],
  ] as const)('deals by the rules go as far on average: home=%s', (home, strict) => {
    const seed = `auf-wiedersehen/${home}`;
    const random = openQuickStream(seed);
    const deals = 3000;
    const counts = Array.from({ length: deals }, () => playedOut(home, random));
    const mean = counts.reduce((sum, count) => sum + count, 0) / deals;
    const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / deals;
    const error = Math.sqrt(variance / deals);
    const expected = meanPushed(chancesToPush(FULL, strict));
    expect(Math.abs(mean - expected), seed).toBeLessThan(4 * error);
  });

  test('the tables hold both readings and say how they were counted', () => {
    const tables = game.extras.odds?.(sound(game, {})) ?? [];
    const [out, far] = tables;
    expect(out?.rows[1]?.values[1]).toBeCloseTo(13, 10);
    expect(out?.note.en).toMatch(/^Exact, by counting orders/);
    expect(far?.rows.map(({ label }) => label.en)).toEqual([
      ...[5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 52].map((cards) => `at least ${cards}`),
      'on average',
    ]);
    const sixth = [true, false].map((strict) => chancesToPush(FULL, strict)[29] ?? 0);
    expect(far?.rows[5]?.values).toEqual(sixth.map((chance) => 100 * chance));
    expect(far?.rows.at(-2)?.values).toEqual(out?.rows.map(({ values }) => values[0]));
    expect(far?.rows.at(-1)?.values[1]).toBeCloseTo(42.4, 12);
    for (const { columns, rows } of tables)
      for (const { values } of rows) expect(values).toHaveLength(columns.length);
  });
});

test.each(['strict', 'skip'] as const)(
  'what the end tells of other deals is counted: %s',
  (home) => {
    const chances = chancesToPush(FULL, home === 'strict');
    expect(far[home]).toEqual(chances.map((chance) => Math.round(100 * chance)));
  },
);
