import { describe, expect, test } from 'vitest';
import { wideSetOf } from '../../../src/cards/wide-set.ts';
import { duplicateOf } from '../../../src/engine/contest.ts';
import { openStream } from '../../../src/engine/random.ts';
import {
  bench,
  bidOut,
  isReckless,
  type NumberedBoard,
  randomBoard,
} from '../../../src/games/bridge/analysis/bench.ts';
import { solverHands } from '../../../src/games/bridge/solver/open-hands.ts';
import { solveTable } from '../../../src/games/bridge/solver/solver.ts';
import { pack, RANKS } from '../../../src/games/bridge/state/cards.ts';
import { evaluateHand } from '../../../src/games/bridge/state/hand.ts';
import { matchPoints } from '../../../src/games/bridge/state/match-points.ts';
import {
  kindOf,
  lossOf,
  openScore,
  readTable,
  report,
  sumOf,
  writeTable,
} from '../../tools/boards.ts';
import { cardsOf, game, NORTH_ALL } from './support.ts';

const boardOf = (hands: string): NumberedBoard => {
  const cards = hands.split(' ').map((hand) =>
    wideSetOf(
      cardsOf(hand).map((token) => pack.tokens.indexOf(token)),
      RANKS,
    ),
  );
  return { dealer: 0, vulnerable: 0, cards, hands: cards.map(evaluateHand) };
};

const contract = (level: number, strain: number, declarer: number, doubled = 1) => ({
  level,
  strain,
  doubled,
  declarer,
  dummy: (declarer + 2) & 3,
});

describe('random boards bid by the system', () => {
  test('every call has a meaning, and no game is bid on few points without shape', () => {
    const random = openStream('bridge/bench');
    for (let number = 0; number < 200; number++) {
      const board = randomBoard(number, random);
      const bidding = bidOut(board);
      const calls = bidding.reading.meanings;
      expect(calls.filter(({ agreed }) => !agreed)).toEqual([]);
      expect(isReckless({ board, ...bidding }), `board ${number}`).toBe(false);
    }
  });

  test('boards are numbered as in clubs: dealer and vulnerability go round', () => {
    const random = openStream('numbers');
    const boards = Array.from({ length: 4 }, (_, number) => randomBoard(number, random));
    expect(boards.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3]);
    expect(boards.map(({ vulnerable }) => vulnerable)).toEqual([0, 1, 2, 3]);
  });
});

describe('judgement of contracts', () => {
  const board = boardOf(NORTH_ALL);
  const { auction, reading } = bidOut(board);

  test('a contract scores what its tricks are worth, for North and South', () => {
    const table = solveTable(solverHands(board.cards));
    const score = (...given: Parameters<typeof contract>) =>
      openScore({ board, contract: contract(...given) }, table);
    expect(score(7, 4, 0)).toBe(1520);
    expect(score(3, 4, 0)).toBe(520);
    expect(score(1, 4, 1)).toBe(350);
    expect(score(0, 0, -1)).toBe(0);
  });

  test('a game on few points is reckless unless trumps or shape speak for it', () => {
    const is = (level: number, strain: number, declarer: number) =>
      isReckless({ board, auction, reading, contract: contract(level, strain, declarer) });
    expect(is(3, 4, 0)).toBe(false);
    expect(is(3, 4, 1)).toBe(true);
    expect(is(4, 3, 1)).toBe(true);
    expect(is(2, 3, 1)).toBe(false);
    const shapely = boardOf('98765432.2.32.32 K.AKQ.AKQ.AKQJT9 AQJT.43.654.8765 .JT98765.JT987.4');
    const high = { board: shapely, auction, reading, contract: contract(4, 3, 0) };
    expect(isReckless(high)).toBe(false);
  });
});

describe('boards beside par', () => {
  const board = boardOf(NORTH_ALL);
  const table = solveTable(solverHands(board.cards));
  const bid = (...given: Parameters<typeof contract>) => ({
    board,
    table,
    contract: contract(...given),
  });

  test('tables are kept as digits, and their sums notice a change', () => {
    expect(readTable(writeTable(table))).toEqual(table);
    expect(sumOf([writeTable(table)])).not.toBe(sumOf([writeTable(table).replace('d', 'c')]));
  });

  test.each([
    ['nothing lost at par', bid(7, 4, 0), 'part score', 0],
    ['a slam missed', bid(3, 4, 0), 'slam missed', 14],
    ['a grand slam missed by a small one', bid(6, 4, 0), 'slam missed', 11],
    ['the defenders play', bid(1, 4, 1), 'down two or more, undoubled', 15],
    ['doubled', bid(1, 4, 1, 2), 'doubled', 5],
    ['passed out', bid(0, 4, -1), 'slam missed', 17],
  ])('%s', (_, one, kind, loss) => {
    expect(kindOf(one)).toBe(kind);
    expect(lossOf(one)).toBe(loss);
  });

  test('the report names the loss first, then its kinds, beside another commit', () => {
    const lines = report([bid(3, 4, 0), bid(7, 4, 0)], [bid(7, 4, 0), bid(7, 4, 0)]);
    expect(lines[0]).toBe('loss against par 7.00 ± 7.00 IMPs a board (2 boards)');
    expect(lines[1]).toBe('beside the other commit: 7.00 ± 7.00 IMPs a board');
    expect(lines).toContain('1 slams bid, 1 make');
  });

  test('the report counts part scores that fail undoubled, and what doubles are worth', () => {
    const failed = bid(1, 4, 1);
    const doubled = bid(1, 4, 1, 2);
    const lines = report([failed, doubled], [failed, failed]);
    expect(lines.at(-2)).toBe(
      'part scores that fail undoubled: 50.00 ± 50.00 % of boards, 7.50 ± 7.50 IMPs a board, beside it -50.00 ± 50.00 % of boards',
    );
    expect(lines.at(-1)).toBe(
      '1 doubled contracts, 50.00 ± 35.36 % of boards, worth 16 IMPs to the defenders, 16.00 ± 0.00 each',
    );
  });
});

test('differences of a board become international match points', () => {
  const pairs = [
    [0, 0],
    [10, 0],
    [20, 1],
    [40, 1],
    [50, 2],
    [170, 5],
    [420, 9],
    [430, 10],
    [600, 12],
    [1500, 17],
    [3990, 23],
    [4000, 24],
    [9000, 24],
  ] as const;
  for (const [points, imps] of pairs) {
    expect(matchPoints(points)).toBe(imps);
    expect(matchPoints(-points)).toBe(0 - imps);
  }
  expect(duplicateOf(game)?.compute(500)).toBe(11);
});

test('the bench counts slams and games', () => {
  const figures = bench.figures(5, openStream('few'));
  const value = (name: string, unit: string) =>
    figures.find((figure) => figure.name === name && figure.unit === unit)?.value;
  expect(value('boards bid', 'boards')).toBe(5);
  expect(value('calls without a meaning in the system', 'calls')).toBe(0);
});
