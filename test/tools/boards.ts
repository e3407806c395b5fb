/**
 * How well the strongest level bids: `npm run bench -- bridge [-n BOARDS] [--half even|odd] [--against CLONE]`
 * compares the contracts of boards of fixed seeds with par. Their double-dummy tables are computed once by
 * `npm run bench -- tables [-n BOARDS]` and kept in a file of lines that is no part of the repository; sums of its
 * parts are in `boards.json`. One half is for finding out what to mend, the other for reporting. Beside another commit
 * it is also a match of teams: each build is North and South at one table, East and West at the other.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cardsOf, EMPTY, type WideSet, wideSetOf } from '../../src/cards/wide-set.ts';
import { at, type Estimate, estimate, proportion, sum } from '../../src/engine/estimate.ts';
import { openStream, type Random, shuffle } from '../../src/engine/random.ts';
import { bidOut, type NumberedBoard, strongest } from '../../src/games/bridge/analysis/bench.ts';
import { declarerTricks, solverHands } from '../../src/games/bridge/solver/open-hands.ts';
import { type Par, parOf } from '../../src/games/bridge/solver/par.ts';
import { type DoubleDummyTable, solveTable } from '../../src/games/bridge/solver/solver.ts';
import { BOOK, RANKS } from '../../src/games/bridge/state/cards.ts';
import { matchPoints } from '../../src/games/bridge/state/match-points.ts';
import { type Contract, sideOf } from '../../src/games/bridge/state/state.ts';
import { GAME, scoreOfResult, trickValue } from '../../src/games/bridge/state/values.ts';
import { type bidBoard, boardOf, type callOn } from './bidder.ts';
import sums from './boards.json' with { type: 'json' };

export const FILE = '.bench/bridge-tables.txt';
/** Lines under one sum. */
const PART = 500;
/** Tricks from none to thirteen are one digit each. */
const BASE = 14;
const STRAINS = [0, 1, 2, 3, 4];
const SEATS = [0, 1, 2, 3];

/** A contract's double-dummy score for North and South. */
export function openScore(
  { board, contract }: { readonly board: NumberedBoard; readonly contract: Contract },
  table: DoubleDummyTable,
): number {
  const { level, strain, declarer } = contract;
  if (level === 0) return 0;
  const tricks = table[strain]?.[declarer] ?? 0;
  const side = sideOf(declarer);
  const score = scoreOfResult(contract, tricks, ((board.vulnerable >> side) & 1) === 1);
  return side === 0 ? score : -score;
}

/** A table of tricks by strain and declarer as twenty digits. */
export const writeTable = (table: DoubleDummyTable): string =>
  table.flatMap((row) => row.map((tricks) => tricks.toString(BASE))).join('');

export const readTable = (line: string): DoubleDummyTable =>
  STRAINS.map((strain) =>
    SEATS.map((seat) => Number.parseInt(line.charAt(SEATS.length * strain + seat), BASE)),
  );

/** The lines kept so far; throws where one is damaged or a part does not have its sum. */
export function tablesIn(file: string): readonly string[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  lines.forEach((line, i) => {
    if (!/^[0-9a-d]{20}$/.test(line)) throw new Error(`line ${i + 1} of ${file} is no table`);
  });
  sums.forEach((sum, part) => {
    const found = lines.slice(PART * part, PART * (part + 1));
    if (found.length === PART && sumOf(found) !== sum)
      throw new Error(`part ${part + 1} of ${file} does not have its sum`);
  });
  return lines;
}

export const sumOf = (lines: readonly string[]): string =>
  createHash('sha256')
    .update(`${lines.join('\n')}\n`)
    .digest('hex')
    .slice(0, 16);

/** The line of a board's table, computed. */
export const tableLine = (number: number): string =>
  writeTable(solveTable(solverHands(boardOf(number).cards)));

/** Computes the tables that are missing of `boards`; each is kept as soon as it is known. */
export function computeTables(boards: number): void {
  mkdirSync(dirname(FILE), { recursive: true });
  for (let number = tablesIn(FILE).length; number < boards; number++)
    appendFileSync(FILE, `${tableLine(number)}\n`);
  const lines = tablesIn(FILE);
  for (let end = PART; end <= lines.length; end += PART)
    console.log(`boards ${end - PART + 1} to ${end}: ${sumOf(lines.slice(end - PART, end))}`);
}

/** What became of a board beside what both sides could have reached. */
export interface Bid {
  readonly board: NumberedBoard;
  readonly table: DoubleDummyTable;
  readonly contract: Contract;
}

const parOfBoard = ({ board, table }: Bid): Par => parOf(table, board.vulnerable, board.dealer);

/** IMPs between the contract's double-dummy score and par. */
export const lossOf = (bid: Bid): number =>
  Math.abs(matchPoints(openScore(bid, bid.table) - parOfBoard(bid).score));

const SLAM = 6;
const isGame = (level: number, strain: number): boolean => trickValue(strain, level) >= GAME;

const over = ({ contract, table }: Bid): number =>
  (table[contract.strain]?.[contract.declarer] ?? 0) - BOOK - contract.level;

/** In which way a contract is not par. */
export function kindOf(bid: Bid): string {
  const { level, strain, declarer, doubled } = bid.contract;
  const [par] = parOfBoard(bid).contracts;
  const side = sideOf(par?.declarers[0] ?? 0);
  if (doubled > 1) return 'doubled';
  if (level >= SLAM && over(bid) < 0) return 'slam failed';
  if (level > 0 && isGame(level, strain) && over(bid) < 0) return 'game failed';
  if (level > 0 && over(bid) <= -2) return 'down two or more, undoubled';
  const isOurs = level > 0 && sideOf(declarer) === side;
  if (par === undefined || par.doubled) return 'sacrifice or double missed';
  if (par.level >= SLAM && (!isOurs || level < par.level)) return 'slam missed';
  if (isGame(par.level, par.strain) && !(isOurs && isGame(level, strain))) return 'game missed';
  return isOurs ? 'part score' : 'the other side’s contract';
}

const shown = ({ mean, error }: Estimate): string => `${mean.toFixed(2)} ± ${error.toFixed(2)}`;

/** Whether a board is a part score that fails undoubled. */
function isFailedPartScore(bid: Bid): boolean {
  const { level, strain, doubled } = bid.contract;
  return level > 0 && doubled === 1 && !isGame(level, strain) && over(bid) < 0;
}

const percent = ({ mean, error }: Estimate): string =>
  `${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)} %`;

/** Part scores that fail undoubled, as a share of all boards and what they lose. */
function failedPartScores(bids: readonly Bid[], others: readonly Bid[] | undefined): string {
  const failed = bids.map((bid) => Number(isFailedPartScore(bid)));
  const losses = bids.map((bid) => (isFailedPartScore(bid) ? lossOf(bid) : 0));
  const line = `part scores that fail undoubled: ${percent(estimate(failed))} of boards, ${shown(estimate(losses))} IMPs a board`;
  if (others === undefined) return line;
  const more = failed.map((one, i) => one - Number(isFailedPartScore(at(others, i))));
  return `${line}, beside it ${percent(estimate(more))} of boards`;
}

/** Doubled contracts, and what the double was worth to the defenders, in IMPs. */
function balance(bids: readonly Bid[]): string {
  const doubled = bids.filter(({ contract }) => contract.doubled > 1);
  const gains = doubled.map((bid) => {
    const plain = openScore({ ...bid, contract: { ...bid.contract, doubled: 1 } }, bid.table);
    const gain = matchPoints(openScore(bid, bid.table) - plain);
    return sideOf(bid.contract.declarer) === 0 ? -gain : gain;
  });
  const share = percent(proportion(doubled.length, bids.length));
  const value = `worth ${sum(gains)} IMPs to the defenders, ${shown(estimate(gains))} each`;
  return `${doubled.length} doubled contracts, ${share} of boards, ${value}`;
}

function slams(bids: readonly Bid[]): string {
  const bid = bids.filter(({ contract }) => contract.level >= SLAM);
  return `${bid.length} slams bid, ${bid.filter((one) => over(one) >= 0).length} make`;
}

/** The layouts of the other side's cards on which a slam is tried, and those on which it may fail. */
const LAYOUTS = 16;
const FAILURES = 4;
/** Fewer tricks on the board itself promise no slam on others. */
const PROMISING = 11;

/** The hands of a board, those of the side left as they are and the others' dealt anew. */
function layoutOf({ cards }: NumberedBoard, side: number, random: Random): readonly WideSet[] {
  const others = SEATS.filter((seat) => sideOf(seat) !== side);
  const theirs = shuffle(
    others.flatMap((seat) => cardsOf(cards[seat] ?? EMPTY, RANKS)),
    random,
  );
  return cards.map((held, seat) => {
    const place = others.indexOf(seat);
    return place < 0 ? held : wideSetOf(theirs.slice(place * RANKS, (place + 1) * RANKS), RANKS);
  });
}

/** Whether twelve tricks are there on three quarters of the layouts. */
function isGoodSlam({ number, board, table }: Tabled, side: number, strain: number): boolean {
  const row = table[strain] ?? [];
  const declarer = (row[side] ?? 0) >= (row[side + 2] ?? 0) ? side : side + 2;
  if ((row[declarer] ?? 0) < PROMISING) return false;
  const random = openStream(`bridge/layouts/${number}/${side}`);
  let failures = 0;
  for (let n = 0; n < LAYOUTS && failures <= FAILURES; n++) {
    const hands = solverHands(layoutOf(board, side, random));
    if (declarerTricks(hands, strain, declarer) < BOOK + SLAM) failures++;
  }
  return failures <= FAILURES;
}

/** Of the slams that make on three quarters of the layouts, how many are bid. */
export function goodSlamLine(boards: readonly Tabled[], bids: readonly Bid[]): string {
  const good = boards.flatMap((tabled, i) =>
    [0, 1].flatMap((side) =>
      STRAINS.some((strain) => isGoodSlam(tabled, side, strain)) ? [{ side, bid: bids[i] }] : [],
    ),
  );
  const bid = good.filter(
    ({ side, bid: one }) =>
      one !== undefined && one.contract.level >= SLAM && sideOf(one.contract.declarer) === side,
  );
  return `${good.length} slams make on ${LAYOUTS - FAILURES} of ${LAYOUTS} layouts, of which ${bid.length} are bid`;
}

/** Boards of a half (0 even, 1 odd, undefined both) with their tables, as far as these go. */
export function tabledBoards(boards: number, half: number | undefined) {
  const lines = tablesIn(FILE).slice(0, boards);
  if (lines.length === 0) throw new Error('compute tables first: npm run bench -- tables -n 1000');
  return lines.flatMap((line, number) =>
    half !== undefined && number % 2 !== half
      ? []
      : [{ number, board: boardOf(number), table: readTable(line) }],
  );
}

type Tabled = ReturnType<typeof tabledBoards>[number];

export const bidsOf = (boards: readonly Tabled[], bidder: typeof bidBoard): readonly Bid[] =>
  boards.map((tabled) => ({ ...tabled, contract: bidder(tabled.number).contract }));

/** IMPs by which this build is ahead on a board, both tables scored double dummy. */
function aheadOn({ number, board, table }: Tabled, other: typeof callOn): number {
  type Caller = typeof strongest;
  const theirs: Caller = (_, { meanings }) =>
    other(
      number,
      meanings.map(({ call }) => call),
    );
  const score = (callers: readonly Caller[]): number =>
    openScore({ board, contract: bidOut(board, callers).contract }, table);
  return matchPoints(score([strongest, theirs]) - score([theirs, strongest]));
}

/** The match of teams against another commit as a line. */
export function matchLine(boards: readonly Tabled[], other: typeof callOn): string {
  const ahead = estimate(boards.map((tabled) => aheadOn(tabled, other)));
  return `match of teams against the other commit: ${shown(ahead)} IMPs a board`;
}

const KINDS = [
  'slam missed',
  'slam failed',
  'game missed',
  'game failed',
  'part score',
  'the other side’s contract',
  'sacrifice or double missed',
  'doubled',
  'down two or more, undoubled',
];

const costOf = (bids: readonly Bid[], kind: string): readonly number[] =>
  bids.map((bid) => (kindOf(bid) === kind ? lossOf(bid) : 0));

/** The lines of the report; `others`: the same boards as another commit bids them. */
export function report(bids: readonly Bid[], others?: readonly Bid[]): readonly string[] {
  const losses = bids.map(lossOf);
  const paired = (own: readonly number[], other: readonly number[]): string =>
    shown(estimate(own.map((loss, i) => loss - (other[i] ?? 0))));
  return [
    `loss against par ${shown(estimate(losses))} IMPs a board (${bids.length} boards)`,
    ...(others === undefined
      ? []
      : [`beside the other commit: ${paired(losses, others.map(lossOf))} IMPs a board`]),
    ...KINDS.map((kind) => {
      const own = costOf(bids, kind);
      const line = `  ${kind}: ${shown(estimate(own))} on ${own.filter((loss) => loss > 0).length} boards`;
      return others === undefined
        ? line
        : `${line}, beside it ${paired(own, costOf(others, kind))}`;
    }),
    slams(bids),
    failedPartScores(bids, others),
    balance(bids),
  ];
}
