/** Chances that follow from the pack alone, tabulated for `talon odds`. */

import { type CardSet, size } from '../../cards/set.ts';
import { sum } from '../../engine/estimate.ts';
import type { FigureTable } from '../../engine/figures.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { ACES, JACKS, KINGS, LOSS_OF, pack, QUEENS, RANKS, SUITS } from './rows.ts';
import { EACH } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

const { figures } = texts;

type Counts = readonly number[];

/** The binomial coefficient, n over k. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
export const handCounts = (cards: number): number => choose(pack.order.length, cards);

/** The numbers of hands made of two parts, by size, from those of each part. */
const together = (one: Counts, other: Counts): Counts =>
  Array.from({ length: one.length + other.length - 1 }, (_, cards) =>
    sum(one.map((ways, own) => ways * (other[cards - own] ?? 0))),
  );

const repeated = (part: Counts, times: number): Counts =>
  Array.from({ length: times }, () => part).reduce(together, [1]);

/** The numbers of choices of at least `least` of these cards, by size. */
const atLeast = (least: number, cards: CardSet): Counts =>
  Array.from({ length: size(cards) + 1 }, (_, held) =>
    held < least ? 0 : choose(size(cards), held),
  );

const PLAIN = pack.order.length - size(ACES | KINGS | QUEENS | JACKS);

/** The numbers of hands that hold a Kabadak (KAB-14), by size. */
export const kabadakHands: Counts = [
  atLeast(3, ACES),
  atLeast(2, KINGS),
  atLeast(1, QUEENS),
  atLeast(1, JACKS),
  Array.from({ length: PLAIN + 1 }, (_, held) => choose(PLAIN, held)),
].reduce(together);

const PAIR = 2;
/** The numbers of hands with at most two of a rank, by size. */
export const handsWithoutSets: Counts = repeated(
  Array.from({ length: PAIR + 1 }, (_, held) => choose(SUITS, held)),
  RANKS,
);

/** The ranks of a suit that may be held without three neighbours, as bits. */
const SPREAD: readonly number[] = Array.from({ length: 1 << RANKS }, (_, held) => held).filter(
  (held) => (held & (held >> 1) & (held >> 2)) === 0,
);

/** The numbers of hands without three neighbours of a suit, by size. */
export const handsWithoutRuns: Counts = repeated(
  Array.from(
    { length: RANKS + 1 },
    (_, cards) => SPREAD.filter((held) => size(held) === cards).length,
  ),
  SUITS,
);

/** The bits of a rank in a number that says how often each rank is held. */
const BITS = 2;
const ONES = 0x5555;
const widened = (held: number): number => {
  let word = 0;
  for (let rank = 0; rank < RANKS; rank++) word |= ((held >> rank) & 1) << (BITS * rank);
  return word;
};
const isSetFree = (word: number): boolean => (word & (word >> 1) & ONES) === 0;

/** The numbers of hands without set or run, by size; counted suit by suit, by how often each rank is held. */
export function handsWithoutRows(): Counts {
  const suits = SPREAD.map(widened);
  let ways = new Float64Array(1 << (BITS * RANKS));
  ways[0] = 1;
  for (let suit = 0; suit < SUITS; suit++) {
    const more = new Float64Array(ways.length);
    ways.forEach((count, word) => {
      if (count === 0) return;
      for (const held of suits)
        if (isSetFree(word + held)) more[word + held] = (more[word + held] ?? 0) + count;
    });
    ways = more;
  }
  const counts = Array.from({ length: pack.order.length + 1 }, () => 0);
  ways.forEach((count, word) => {
    const cards = size(word & ONES) + PAIR * size((word >> 1) & ONES);
    counts[cards] = (counts[cards] ?? 0) + count;
  });
  return counts;
}

const PER_CENT = 100;

/** A row of a table of chances: a number of hands, its share of all in per cent, and the “one in N”. */
const chanceRow = (hands: number, all: number): readonly number[] => [
  hands,
  (PER_CENT * hands) / all,
  all / hands,
];

/** The table of chances in seven cards; `rowless` has the numbers of hands without a row, by size. */
function dealt(rowless: readonly number[]): FigureTable {
  const all = handCounts(EACH);
  const rows = all - (rowless[EACH] ?? 0);
  const sets = all - (handsWithoutSets[EACH] ?? 0);
  const runs = all - (handsWithoutRuns[EACH] ?? 0);
  const listed: readonly (readonly [label: Text, hands: number])[] = [
    [figures.row, rows],
    [figures.set, sets],
    [figures.run, runs],
    [figures.both, sets + runs - rows],
    [figures.sevenRun, SUITS * Math.max(0, RANKS - EACH + 1)],
    [figures.bareKabadak, kabadakHands[EACH] ?? 0],
  ];
  return {
    title: figures.dealt,
    note: fill(figures.dealtNote, all),
    columns: figures.columns,
    rows: listed.map(([label, hands]) => ({ label, values: chanceRow(hands, all) })),
  };
}

/**
 * The chances of a row and of a Kabadak by the number of cards in hand, from the deal to half the pack; `rowless`
 * counts the hands without a row by size.
 */
function drawTable(rowless: readonly number[]): FigureTable {
  const sizes = Array.from({ length: pack.order.length / 2 - EACH + 1 }, (_, more) => EACH + more);
  return {
    title: figures.drawn,
    note: figures.drawnNote,
    columns: figures.drawnColumns,
    rows: sizes.map((cards) => {
      const all = handCounts(cards);
      const [, kabadak = 0, oneIn = 0] = chanceRow(kabadakHands[cards] ?? 0, all);
      return {
        label: same(cards),
        values: [PER_CENT * (1 - (rowless[cards] ?? 0) / all), kabadak, oneIn],
      };
    }),
  };
}

/** What a card, and a hand as dealt, cost on average if the opponent ends the deal. */
function losses(): FigureTable {
  const mean = sum(LOSS_OF) / pack.order.length;
  return {
    title: figures.losses,
    note: figures.lossesNote,
    columns: [text('points', 'Punkte')],
    rows: [
      { label: text('a card', 'eine Karte'), values: [mean] },
      { label: text('seven cards', 'sieben Karten'), values: [EACH * mean] },
    ],
  };
}

export function odds(): readonly FigureTable[] {
  const rowless = handsWithoutRows();
  return [dealt(rowless), drawTable(rowless), losses()];
}
