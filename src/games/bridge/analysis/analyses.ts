/** The analysis `dd`: double-dummy table and par of deals given in PBN. */
import { wideSetOf } from '../../../cards/wide-set.ts';
import type { Analysis, Finding } from '../../../engine/interchange.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, same } from '../../../lang/text.ts';
import { aboutBoard, type DealtBoard } from '../formats/board.ts';
import { readDeal, seatOf, writeDeal } from '../formats/deal.ts';
import { sheetsIn } from '../formats/pbn-tags.ts';
import { VULNERABILITIES } from '../formats/pbn-write.ts';
import { readDealt } from '../formats/read-dealt.ts';
import { type BoardSheet, tagValue } from '../formats/sheet.ts';
import { bidLetters, each, SEATS } from '../formats/symbols.ts';
import { bidName, strainName } from '../shown/text.ts';
import { solverHands } from '../solver/open-hands.ts';
import { type Par, parOf } from '../solver/par.ts';
import { type DoubleDummyTable, solveTable } from '../solver/solver.ts';
import { bidOf, RANKS, STRAINS } from '../state/cards.ts';
import game from '../state/texts.json' with { type: 'json' };
import { parText, STRAIN_ORDER } from './post-mortem.ts';
import texts from './texts.json' with { type: 'json' };

const EXAMPLE = 'N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';

/** The board of a line that holds only a deal: the seat named deals, nobody is vulnerable. */
function bareDeal(line: string, index: number): DealtBoard | Refusal {
  const hands = readDeal(line);
  const dealer = seatOf(line.trim().charAt(0));
  return isRefusal(hands) ? hands : { number: index + 1, dealer, vulnerable: 0, hands };
}

/**
 * The board of a sheet, whose deal must be whole and without a fault. Whoever holds the first hand deals, unless a tag
 * says otherwise.
 */
function taggedDeal(sheet: BoardSheet, index: number): DealtBoard | Refusal {
  const deal = tagValue(sheet, 'Deal') ?? '';
  const { value, faults } = readDealt(sheet, index, seatOf(deal.charAt(0)));
  const [fault] = [...sheet.faults, ...faults];
  const hands = readDeal(deal);
  if (isRefusal(hands)) return refuse('notation', aboutBoard(value.number, hands.text));
  return fault === undefined
    ? { ...value, hands }
    : refuse('notation', aboutBoard(value.number, fault));
}

/** The deals in PBN with tags; text outside all boards is a fault, so that a mistyped deal is never passed over. */
function taggedDeals(input: string): readonly DealtBoard[] | Refusal {
  const { sheets, strays } = sheetsIn(input);
  const [stray] = strays;
  const withDeals = sheets.filter((sheet) => tagValue(sheet, 'Deal') !== undefined);
  return stray === undefined ? each(withDeals, taggedDeal) : refuse('notation', stray);
}

/** The boards in a text typed or piped in: PBN with tags, or bare deals such as `N:AK…`, one a line. */
function boardsIn(input: string): readonly DealtBoard[] | Refusal {
  const lines = input.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const isBare = lines.length > 0 && lines.every((line) => /^\s*\w*\s*:/.test(line));
  const boards = isBare ? each(lines, bareDeal) : taggedDeals(input);
  if (isRefusal(boards)) return boards;
  return boards.length === 0 ? refuse('notation', texts.boards.none) : boards;
}

/** The table for programs, by the letters of strains and seats. */
const tricksData = (table: DoubleDummyTable): object =>
  Object.fromEntries(
    STRAIN_ORDER.map((strain) => [
      STRAINS[strain] ?? '',
      Object.fromEntries((table[strain] ?? []).map((tricks, seat) => [SEATS[seat] ?? '', tricks])),
    ]),
  );

const parData = ({ score, contracts }: Par): object => ({
  score,
  contracts: contracts.map(({ level, strain, declarers, doubled, over }) => ({
    contract: `${bidLetters(bidOf(level, strain))}${doubled ? 'X' : ''}`,
    declarers: declarers.map((seat) => SEATS[seat]).join(''),
    over,
  })),
});

/** The double-dummy tricks and the par of a board: `table` for people to read, `data` for programs. */
function analysed(board: DealtBoard): Finding {
  const { number, dealer, vulnerable, hands } = board;
  const tricks = solveTable(solverHands(hands.map((hand) => wideSetOf(hand, RANKS))));
  const par = parOf(tricks, vulnerable, dealer);
  const dealerName = game.seats[dealer] ?? same('?');
  const vulnerableSides = game.sides[vulnerable] ?? same('?');
  const rows = STRAIN_ORDER.map((strain) => ({
    label: strainName(strain),
    values: tricks[strain] ?? [],
  }));
  return {
    table: {
      title: fill(texts.boards.title, number, dealerName, vulnerableSides),
      note: fill(texts.par.is, parText(par, bidName)),
      columns: game.seats,
      rows,
    },
    data: {
      board: number,
      dealer: SEATS[dealer],
      vulnerable: VULNERABILITIES[vulnerable],
      deal: writeDeal(board),
      tricks: tricksData(tricks),
      par: parData(par),
    },
  };
}

const doubleDummy: Analysis = {
  meaning: texts.boards.meaning,
  example: EXAMPLE,
  open(input) {
    const boards = boardsIn(input);
    return isRefusal(boards) ? boards : boards.map((board) => () => analysed(board));
  },
};

export const analyses = { dd: doubleDummy };
