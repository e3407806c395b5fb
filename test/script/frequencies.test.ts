/**
 * How often conditions hold in the deals of fixed seeds, against the probabilities that follow from
 * counting hands. Four standard errors are allowed; the seeds never change, so the test cannot waver.
 */
import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/engine/options.ts';
import { findGame } from '../../src/games/index.ts';
import { openDealsOf, sought } from '../support/where.ts';

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** A kind of card: how many there are, and what each counts. */
type Kind = readonly [copies: number, value: number];

/** The probability of each total of a hand of `size` cards drawn from these kinds. */
function totals(kinds: readonly Kind[], size: number): ReadonlyMap<number, number> {
  const pack = kinds.reduce((sum, [copies]) => sum + copies, 0);
  let ways = new Map([['0 0', 1]]);
  for (const [copies, value] of kinds) {
    const next = new Map<string, number>();
    for (const [key, many] of ways) {
      const [held = 0, total = 0] = key.split(' ').map(Number);
      for (let k = 0; k <= Math.min(copies, size - held); k++) {
        const to = `${held + k} ${total + k * value}`;
        next.set(to, (next.get(to) ?? 0) + many * choose(copies, k));
      }
    }
    ways = next;
  }
  const full = [...ways].filter(([key]) => key.startsWith(`${size} `));
  return new Map(full.map(([key, many]) => [Number(key.split(' ')[1]), many / choose(pack, size)]));
}

const sumWhere = (of: ReadonlyMap<number, number>, fits: (total: number) => boolean): number =>
  [...of].reduce((sum, [total, chance]) => sum + (fits(total) ? chance : 0), 0);

/** The probability of `k` of `good` cards in a hand of `size` out of `pack`. */
const exactly = (k: number, good: number, size: number, pack: number): number =>
  (choose(good, k) * choose(pack - good, size - k)) / choose(pack, size);

/** Every order of a list, equal ones once. */
function ordersOf(list: readonly number[]): readonly string[] {
  if (list.length === 0) return [''];
  const orders = list.flatMap((first, i) =>
    ordersOf(list.filter((_, j) => j !== i)).map((rest) => `${first} ${rest}`),
  );
  return [...new Set(orders)];
}

/** Of a hand of thirteen: lengths as given, in every order. */
function shapeChance(...lengths: readonly number[]): number {
  const ways = lengths.reduce((product, length) => product * choose(13, length), 1);
  return (ordersOf(lengths).length * ways) / choose(52, 13);
}

const HIGH = totals(
  [
    [4, 4],
    [4, 3],
    [4, 2],
    [4, 1],
    [36, 0],
  ],
  13,
);
const CONTROLS = totals(
  [
    [4, 2],
    [4, 1],
    [44, 0],
  ],
  13,
);
const BALANCED = shapeChance(4, 3, 3, 3) + shapeChance(4, 4, 3, 2) + shapeChance(5, 3, 3, 2);
/** Inclusion and exclusion over the suits. */
const VOID = (4 * choose(39, 13) - 6 * choose(26, 13) + 4 * choose(13, 13)) / choose(52, 13);
const VOID_WORDS = ['spades', 'hearts', 'diamonds', 'clubs'].map((suit) => `south.${suit} = 0`);

/** The points of two hands together, and of the spades in one. */
const PAIR_HIGH = totals(
  [
    [4, 4],
    [4, 3],
    [4, 2],
    [4, 1],
    [36, 0],
  ],
  26,
);
const SUIT_HIGH = totals(
  [
    [1, 4],
    [1, 3],
    [1, 2],
    [1, 1],
    [48, 0],
  ],
  13,
);

const UP_TO_13 = Array.from({ length: 14 }, (_, i) => i);

/** The probability of so many spades and so many hearts in one hand. */
const ways = (spades: number, hearts: number): number =>
  (choose(13, spades) * choose(13, hearts) * choose(26, 13 - spades - hearts)) / choose(52, 13);

/** The probability of so many hearts in each of two hands. */
const inTwo = (one: number, other: number): number =>
  exactly(one, 13, 13, 52) * exactly(other, 13 - one, 13, 39);

const sumOver = (chances: readonly number[]): number => chances.reduce((sum, one) => sum + one, 0);

const SAME_HEARTS = sumOver(UP_TO_13.map((hearts) => inTwo(hearts, hearts)));
const MORE_SPADES = sumOver(
  UP_TO_13.flatMap((hearts) =>
    UP_TO_13.filter((spades) => spades >= hearts + 2).map((spades) => ways(spades, hearts)),
  ),
);
/** A suit of five and one of four: 5422, 5431 and 5440. */
const FIVE_FOUR = shapeChance(5, 4, 2, 2) + shapeChance(5, 4, 3, 1) + shapeChance(5, 4, 4, 0);

/** The numbers of aces, kings, queens and jacks in a hand, out of these. */
function honoursOf(left: readonly number[]): readonly (readonly number[])[] {
  const [first, ...rest] = left;
  if (first === undefined) return [[]];
  const tails = honoursOf(rest);
  return Array.from({ length: first + 1 }, (_, count) => count).flatMap((count) =>
    tails.map((tail) => [count, ...tail]),
  );
}

const pointsOf = (honours: readonly number[]): number =>
  honours.reduce((sum, count, i) => sum + count * (4 - i), 0);

/** The ways to draw a hand with these honours out of those left. */
function handWays(honours: readonly number[], left: readonly number[], small: number): number {
  const drawn = honours.reduce((product, count, i) => product * choose(left[i] ?? 0, count), 1);
  return drawn * choose(small, 13 - sumOver(honours));
}

/** The probability that two hands have equally many points, honour by honour. */
function samePoints(): number {
  const all = [4, 4, 4, 4];
  const chances = honoursOf(all).map((one) => {
    const left = all.map((count, i) => count - (one[i] ?? 0));
    const small = 36 - (13 - sumOver(one));
    const equal = honoursOf(left).filter((other) => pointsOf(other) === pointsOf(one));
    const second = sumOver(equal.map((other) => handWays(other, left, small)));
    return handWays(one, all, 36) * second;
  });
  return sumOver(chances) / (choose(52, 13) * choose(39, 13));
}

const SAME_HIGH = samePoints();

/** Aces 11, tens 10, kings 4, queens 3 but for one, jacks 2, and nines, eights and sevens. */
const DAME = totals(
  [
    [4, 11],
    [4, 10],
    [4, 4],
    [3, 3],
    [1, -50],
    [4, 2],
    [12, 0],
  ],
  8,
);
const CABO = totals(
  Array.from({ length: 14 }, (_, value): Kind => [value % 13 === 0 ? 2 : 4, value]),
  4,
);

interface Case {
  readonly of: string;
  readonly where: string;
  readonly chance: number;
  readonly options?: OptionValues;
}

const atLeast = (least: number, good: number, size: number, pack: number): number =>
  Array.from({ length: good - least + 1 }, (_, i) => exactly(least + i, good, size, pack)).reduce(
    (sum, chance) => sum + chance,
  );

const inBridge: readonly (readonly [where: string, chance: number])[] = [
  ['south.balanced', BALANCED],
  ['south.shape 4432', shapeChance(4, 4, 3, 2)],
  ['south.shape 5332', shapeChance(5, 3, 3, 2)],
  [VOID_WORDS.join(' or '), VOID],
  ['south.hcp 15..17', sumWhere(HIGH, (total) => total >= 15 && total <= 17)],
  ['south.hcp = 10', HIGH.get(10) ?? 0],
  ['south.hcp >= 20', sumWhere(HIGH, (total) => total >= 20)],
  ['south.controls 4..', sumWhere(CONTROLS, (total) => total >= 4)],
  ['south.A = 2', exactly(2, 4, 13, 52)],
  ['south.spades >= 5', atLeast(5, 13, 13, 52)],
  ['north.AS and east.KS', (13 / 52) * (13 / 51)],
  ['(south.AS or north.AS) and not (east.KS or west.KS)', (26 / 52) * (25 / 51)],
  ['south has AS KS', (13 / 52) * (12 / 51)],
  ['any.A = 4', 4 * exactly(4, 4, 13, 52)],
  ['south.hcp + north.hcp >= 25', sumWhere(PAIR_HIGH, (total) => total >= 25)],
  ['south.spades + north.spades = 8', exactly(8, 13, 26, 52)],
  ['south.hearts > north.hearts', (1 - SAME_HEARTS) / 2],
  ['south.spades - south.hearts >= 2', MORE_SPADES],
  ['south.hcp.spades >= 7', sumWhere(SUIT_HIGH, (total) => total >= 7)],
  ['south.controls.hearts = 3', exactly(2, 2, 13, 52)],
  ['south.shape exactly 5-4-x-x', ways(5, 4)],
  ['south.shape exactly 4-3-3-3', shapeChance(4, 3, 3, 3) / 4],
  ['south.shape 5-4-x-x', FIVE_FOUR],
  ['not (south.hcp >= north.hcp) or south.hcp = north.hcp', (1 + SAME_HIGH) / 2],
];
const FOUR = { players: 4 };
const DAME_40 = sumWhere(DAME, (total) => total >= 40);
const NO_TRUMP = exactly(0, 8, 6, 35);
const CABO_20 = sumWhere(CABO, (total) => total <= 20);
const RED = atLeast(1, 4, 11, 108);

const CASES: readonly Case[] = [
  ...inBridge.map(([where, chance]) => ({ of: 'bridge', where, chance })),
  { of: 'boese-dame', where: '0.QS', chance: 8 / 32, options: FOUR },
  { of: 'boese-dame', where: '1.points >= 40', chance: DAME_40, options: FOUR },
  { of: 'durak', where: '0.trumps = 0', chance: NO_TRUMP, options: { ...FOUR, deck: 36 } },
  { of: 'cabo', where: '0.sum <= 20', chance: CABO_20 },
  { of: 'kabadak', where: '1.A >= 2', chance: atLeast(2, 4, 7, 32) },
  { of: 'canasta', where: '0.red-threes >= 1', chance: RED, options: { redThrees: 'manual' } },
];

const DEALS = 3000;

/** All cases of a game under the same options look at the same deals. */
const dealt = new Map<string, ReturnType<typeof openDealsOf>>();

describe('frequencies agree with the exact ones', () => {
  test('the exact ones are the known ones', () => {
    const percent = (chance: number) => Math.round(chance * 10_000) / 100;
    expect([BALANCED, shapeChance(4, 4, 3, 2), shapeChance(5, 3, 3, 2), VOID].map(percent)).toEqual(
      [47.6, 21.55, 15.52, 5.11],
    );
    expect([0, 10, 15, 20].map((points) => percent(HIGH.get(points) ?? 0))).toEqual([
      0.36, 9.41, 4.42, 0.64,
    ]);
  });

  test.each(CASES)('$of: $where', ({ of: id, where, chance, options = {} }) => {
    const game = findGame(id);
    if (game === undefined) throw new Error(id);
    const read = sought(game, [where], options);
    if (typeof read === 'string') throw new Error(read);
    const key = `${id} ${JSON.stringify(options)}`;
    const deals = dealt.get(key) ?? openDealsOf(game, options, 'frequencies', DEALS);
    dealt.set(key, deals);
    const share = deals.filter((deal) => read.condition.holds(deal)).length / DEALS;
    const error = Math.sqrt((chance * (1 - chance)) / DEALS);
    expect(Math.abs(share - chance)).toBeLessThan(4 * error);
  });
});
