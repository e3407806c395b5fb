/** `dd`: double-dummy table and par of deals given in PBN. */
import { wideSetOf } from '../../../cards/wide-set.ts';
import type { Analysis, Finding } from '../../../engine/extras.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, text } from '../../../lang/text.ts';
import { bidOf, RANKS, STRAINS } from '../cards.ts';
import type { DealtBoard } from '../formats/board.ts';
import { readDeal, seatOf, writeDeal } from '../formats/deal.ts';
import { DANGERS, readDealt } from '../formats/pbn.ts';
import { gamesIn } from '../formats/pbn-tags.ts';
import { bidLetters, each, SEATS } from '../formats/symbols.ts';
import { suitsOf } from '../mind/open-hands.ts';
import { DANGER_NAMES, SEAT_NAMES, strainName } from '../shown/text.ts';
import { type Par, parOf } from '../solver/par.ts';
import { solveTable, type Table } from '../solver/solver.ts';
import { parText, STRAIN_ORDER } from './post-mortem.ts';

const MEANING = text(
  'double-dummy tricks of every declarer in every strain, and par, for deals in PBN',
  'Double-Dummy-Stiche jedes Alleinspielers in jeder Denomination und Par, für Verteilungen in PBN',
);
const EXAMPLE = 'N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT9.T9 765.765.8765.876 432.432.432.5432';
const TITLE = text('Board $1: dealer $2, vulnerable $3', 'Board $1: Teiler $2, in Gefahr $3');
const NO_DEAL = text(
  'no deal found: neither a PBN Deal tag nor a line such as “N:AKQ.AKQ.AKQ.AKQJ …”',
  'keine Verteilung gefunden: weder eine PBN-Angabe Deal noch eine Zeile wie „N:AKQ.AKQ.AKQ.AKQJ …“',
);

/** Lines that hold only a deal: the seat named deals, nobody is vulnerable. */
function bareDeal(line: string, index: number): DealtBoard | Refusal {
  const hands = readDeal(line);
  const dealer = seatOf(line.trim().charAt(0));
  return isRefusal(hands) ? hands : { number: index + 1, dealer, vulnerable: 0, hands };
}

function taggedDeals(input: string): readonly DealtBoard[] | Refusal {
  const games = gamesIn(input);
  return isRefusal(games) ? games : each(games, readDealt);
}

function dealsIn(input: string): readonly DealtBoard[] | Refusal {
  const lines = input.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const isBare = lines.length > 0 && lines.every((line) => /^\s*\w*\s*:/.test(line));
  const boards = isBare ? each(lines, bareDeal) : taggedDeals(input);
  if (isRefusal(boards)) return boards;
  return boards.length === 0 ? refuse('notation', NO_DEAL) : boards;
}

const tricksData = (table: Table): object =>
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

function analysed(board: DealtBoard): Finding {
  const { number, dealer, vulnerable, hands } = board;
  const tricks = solveTable(suitsOf(hands.map((hand) => wideSetOf(hand, RANKS))));
  const par = parOf(tricks, vulnerable, dealer);
  const [seat, danger] = [SEAT_NAMES[dealer] ?? MEANING, DANGER_NAMES[vulnerable] ?? MEANING];
  const rows = STRAIN_ORDER.map((strain) => ({
    label: strainName(strain),
    values: tricks[strain] ?? [],
  }));
  return {
    table: {
      title: fill(TITLE, number, seat, danger),
      note: fill(text('Par: $1', 'Par: $1'), parText(par)),
      columns: SEAT_NAMES,
      rows,
    },
    data: {
      board: number,
      dealer: SEATS[dealer],
      vulnerable: DANGERS[vulnerable],
      deal: writeDeal(board),
      tricks: tricksData(tricks),
      par: parData(par),
    },
  };
}

const doubleDummy: Analysis = {
  meaning: MEANING,
  example: EXAMPLE,
  async *run(input) {
    const boards = dealsIn(input);
    if (isRefusal(boards)) yield boards;
    else for (const board of boards) yield analysed(board);
  },
};

export const analyses = { dd: doubleDummy };
