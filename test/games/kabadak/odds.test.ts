import { describe, expect, test } from 'vitest';
import { type CardSet, setOf, size } from '../../../src/cards/set.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import { kabadak } from '../../../src/games/kabadak/index.ts';
import {
  choose,
  handCounts,
  handsWithoutRows,
  handsWithoutRuns,
  handsWithoutSets,
  kabadakHands,
} from '../../../src/games/kabadak/odds.ts';
import {
  ACES,
  ALL_RANKS,
  ALL_SUITS,
  holdsKabadak,
  JACKS,
  KINGS,
  QUEENS,
  runsIn,
  setsIn,
} from '../../../src/games/kabadak/rows.ts';
import { sound } from '../../support/sheet.ts';

const game: AnyGame = kabadak;

/** Calls `each` with every hand of so many cards. */
function forHands(cards: number, each: (hand: CardSet) => void, from = 0, hand = 0): void {
  if (cards === 0) each(hand);
  else
    for (let card = from; card <= 32 - cards; card++)
      forHands(cards - 1, each, card + 1, hand | (1 << card));
}

const hasSet = (hand: CardSet): boolean =>
  ALL_RANKS.some((rank) => setsIn(hand, rank, 3).length > 0);
const hasRun = (hand: CardSet): boolean => ALL_SUITS.some((suit) => runsIn(hand, suit).length > 0);

const COURT = ACES | KINGS | QUEENS | JACKS;
const SUBSETS = Array.from({ length: 1 << 16 }, (_, bits) => bits);

describe('KAB-14 KAB-15 a Kabadak in so many cards', () => {
  test('must hold 5: a bare one is dealt in 384 of C(32,7) hands, once in 8765.25', () => {
    expect(kabadakHands[7]).toBe(384);
    expect(handCounts(7)).toBe(3_365_856);
    expect(handCounts(7) / (kabadakHands[7] ?? 0)).toBe(8765.25);
    expect(kabadakHands.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('agrees with every choice of aces, kings, queens and jacks', () => {
    const court = Array.from({ length: 32 }, (_, card) => card).filter(
      (card) => ((COURT >>> card) & 1) === 1,
    );
    expect(court).toHaveLength(16);
    const sizes = SUBSETS.map((bits) => setOf(court.filter((_, i) => ((bits >> i) & 1) === 1)))
      .filter(holdsKabadak)
      .map(size);
    for (const cards of [7, 8, 10, 16, 25, 32]) {
      const ways = sizes.reduce((sum, held) => sum + choose(16, cards - held), 0);
      expect([cards, kabadakHands[cards]]).toEqual([cards, ways]);
    }
  });
});

describe('KAB-3 a row to open with', () => {
  test('agrees with every hand of three, four and five cards', () => {
    const rowless = handsWithoutRows();
    for (const cards of [3, 4, 5]) {
      const found = { all: 0, sets: 0, runs: 0, rows: 0 };
      forHands(cards, (hand) => {
        const set = hasSet(hand);
        const run = hasRun(hand);
        found.all++;
        if (!set) found.sets++;
        if (!run) found.runs++;
        if (!set && !run) found.rows++;
      });
      expect(found).toEqual({
        all: handCounts(cards),
        sets: handsWithoutSets[cards],
        runs: handsWithoutRuns[cards],
        rows: rowless[cards],
      });
    }
  });

  test('more than sixteen cards always hold a set, and all hands are some hands', () => {
    const rowless = handsWithoutRows();
    expect(rowless.slice(17).every((hands) => hands === 0)).toBe(true);
    expect(handsWithoutSets.slice(0, 3)).toEqual([1, 32, handCounts(2)]);
    expect(rowless[16]).toBeGreaterThan(0);
  });
});

test('KAB-15 the tables say what they count, and their rows fit together', () => {
  const tables = game.extras.odds?.(sound(game, {})) ?? [];
  const [dealt, drawn, losses] = tables;
  expect(dealt?.note.en).toContain('3365856');
  const hands = dealt?.rows.map(({ values }) => values[0] ?? 0) ?? [];
  const [rows = 0, sets = 0, runs = 0, both = 0] = hands;
  expect(sets + runs - both).toBe(rows);
  expect(hands.at(-1)).toBe(384);
  expect(dealt?.rows.at(-1)?.values.at(-1)).toBe(8765.25);
  expect(drawn?.rows.map(({ label }) => Number(label.en))).toEqual([
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
  ]);
  expect(drawn?.rows[0]?.values[0]).toBeCloseTo((100 * rows) / 3_365_856, 9);
  expect(losses?.rows.map(({ values }) => values[0])).toEqual([9.375, 65.625]);
  for (const { columns, rows: lines } of tables)
    for (const { values } of lines) expect(values).toHaveLength(columns.length);
});
