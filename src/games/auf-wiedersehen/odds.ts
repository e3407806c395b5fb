/**
 * How often the patience comes out, and how far it goes, exactly, tabulated for `talon odds`. Every card taken is
 * one that nobody has seen, so the cards are pushed in an order that is any permutation of the pack alike (where
 * they were dealt does not matter). The first packet, from which a card was taken to begin, is the one that runs
 * out: the patience ends when the last ace is pushed. Under AUW-5 it also ends where a card is followed by one of
 * its own value, which then lies on top of the packet it belongs to; kings are exempt, since the next card is
 * the talon's.
 */
import type { FigureTable } from '../../engine/figures.ts';
import { fill, type Text } from '../../lang/text.ts';
import { PACKET_SIZE, pack } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { figures } = texts;

/** A pack by its values and the copies of each: thirteen and four in the patience. */
export interface Kinds {
  readonly values: number;
  readonly copies: number;
}

/** Numbers of ways to order cards, by the number of blocks (cards of a value in a row as one) and by that of cards. */
type WayCounts = readonly (readonly bigint[])[];

const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
};

/** The number of ordered choices of `count` out of `from`. */
const picked = (from: number, count: number): bigint => {
  let ways = 1n;
  for (let i = 0; i < count; i++) ways *= BigInt(from - i);
  return ways;
};

/** `count` cards of a value in `blocks` blocks, with the sign that leaves none side by side. */
interface BlockPart {
  readonly count: number;
  readonly blocks: number;
  readonly ways: bigint;
}

/** A value whose cards may lie side by side: every card is a block. */
const freeParts = (copies: number): readonly BlockPart[] =>
  Array.from({ length: copies + 1 }, (_, count) => ({
    count,
    blocks: count,
    ways: picked(copies, count),
  }));

/** A value no two of whose cards may lie side by side: inclusion and exclusion over blocks. */
const apartParts = (copies: number): readonly BlockPart[] =>
  freeParts(copies).flatMap(({ count, ways }) =>
    count === 0
      ? [{ count, blocks: 0, ways }]
      : Array.from({ length: count }, (_, less) => ({
          count,
          blocks: count - less,
          ways: (less % 2 === 0 ? 1n : -1n) * ways * choose(count - 1, less),
        })),
  );

const noWays = (side: number): bigint[][] =>
  Array.from({ length: side }, () => Array.from({ length: side }, () => 0n));

/** The ways with one value more; `placed` counts where its blocks may lie among all. */
function withValue(
  before: WayCounts,
  parts: readonly BlockPart[],
  placed: (all: number, own: number) => bigint,
): WayCounts {
  const after = noWays(before.length + Math.max(...parts.map(({ count }) => count)));
  const add = (blocks: number, cards: number, ways: bigint): void => {
    const row = after[blocks] ?? [];
    row[cards] = (row[cards] ?? 0n) + ways;
  };
  before.forEach((byCards, others) => {
    byCards.forEach((ways, cards) => {
      if (ways === 0n) return;
      for (const part of parts) {
        const all = others + part.blocks;
        add(all, cards + part.count, ways * part.ways * placed(all, part.blocks));
      }
    });
  });
  return after;
}

/** The number of ways in which the `own` blocks of a value lie anywhere among `all` blocks. */
const anywhere = (all: number, own: number): bigint => choose(all, own);
/** The number of ways in which the last of the `own` blocks lies after all others. */
const atTheEnd = (all: number, own: number): bigint => choose(all - 1, own - 1);

const waysOfCards = (ways: WayCounts, cards: number): bigint =>
  ways.reduce((total, byCards) => total + (byCards[cards] ?? 0n), 0n);

const PRECISION = 10n ** 18n;
const ratio = (part: bigint, whole: bigint): number =>
  Number((part * PRECISION) / whole) / Number(PRECISION);

/**
 * The chances that at least 1, 2, … all cards are pushed, in this order; the last is that of coming
 * out. `strict` is the reading of AUW-5, without it that of AUW-6.
 */
export function chancesToPush({ values, copies }: Kinds, strict: boolean): readonly number[] {
  const parts = strict ? apartParts(copies) : freeParts(copies);
  let others: WayCounts = [[1n]];
  for (let value = 2; value < values; value++) others = withValue(others, parts, anywhere);
  others = withValue(others, freeParts(copies), anywhere);
  const unfinished = parts.filter(({ count }) => count < copies);
  const finished = parts.filter(({ count }) => count === copies);
  const before = withValue(others, unfinished, anywhere);
  const ending = withValue(others, finished, atTheEnd);
  const cards = values * copies;
  return Array.from({ length: cards }, (_, i) =>
    ratio(waysOfCards(before, i + 1) + waysOfCards(ending, i + 1), picked(cards, i + 1)),
  );
}

/** The number of cards pushed on average. */
export const meanPushed = (chances: readonly number[]): number =>
  chances.reduce((total, chance) => total + chance, 0);

const KINDS: Kinds = { values: pack.ranks, copies: PACKET_SIZE };
const CARDS = pack.order.length;
const PER_CENT = 100;

const STEPS: readonly number[] = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, CARDS];

const last = (chances: readonly number[]): number => chances[CARDS - 1] ?? 0;

const outRow = (label: Text, chances: readonly number[]) => ({
  label,
  values: [PER_CENT * last(chances), 1 / last(chances)],
});

/**
 * The chances that the patience comes out, and how far it gets: by the strict reading (AUW-5), and by the lenient one,
 * in which a card dealt to its own packet does not stop it (AUW-6).
 */
export function odds(): readonly FigureTable[] {
  const strict = chancesToPush(KINDS, true);
  const skip = chancesToPush(KINDS, false);
  const far = STEPS.map((cards) => ({
    label: fill(figures.atLeast, cards),
    values: [strict, skip].map((chances) => PER_CENT * (chances[cards - 1] ?? 0)),
  }));
  const mean = {
    label: figures.average,
    values: [meanPushed(strict), meanPushed(skip)],
  };
  return [
    {
      title: figures.out,
      note: figures.outNote,
      columns: [figures.perCent, figures.oneIn],
      rows: [outRow(figures.strict, strict), outRow(figures.skip, skip)],
    },
    {
      title: figures.far,
      note: figures.farNote,
      columns: [figures.strict, figures.skip],
      rows: [...far, mean],
    },
  ];
}
