/** A comparison of deals that were played more than once, side by side, for people and for scripts. */

import { duplicateOf } from '../engine/contest.ts';
import type { AnyGame, Seat } from '../engine/game.ts';
import { clean } from '../lang/clean.ts';
import { decimal, type Report, type ReportTable } from '../lang/report.ts';
import { fill, joinTexts, type Lang, plural, same, type Text, withSign } from '../lang/text.ts';
import { estimateText, gainText, scoreText } from '../play/advice/figures.ts';
import type { Comparison, Mean, SharedDeal } from '../play/past/compared-deals.ts';
import type { FileDeal, PlayedRecord } from '../script/records/playable.ts';
import texts from './deal-texts.json' with { type: 'json' };
import { toHundredths } from './figures.ts';

const { compare } = texts;

export interface Compared {
  readonly game: AnyGame;
  readonly rotate: boolean;
  readonly files: readonly {
    /** The name of the file in messages. */
    readonly name: Text;
    readonly records: readonly PlayedRecord[];
  }[];
  readonly columns: readonly (readonly FileDeal[])[];
  readonly comparison: Comparison<FileDeal>;
}

type Total = Comparison<FileDeal>['totals'][number];
type ComparedCell = NonNullable<SharedDeal<FileDeal>['cells'][number]>;

const NOTHING = same('');

/** A, B, C … */
const letter = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `#${column + 1}`;

function meanText({ mean, error }: Mean): Text {
  if (error === undefined) return gainText(mean);
  const estimate = estimateText({ mean, error });
  return mean > 0 ? decimal(withSign(mean, estimate.en)) : estimate;
}

/** The name of a column; a single file is compared with itself. */
function columnName({ files }: Compared, column: number): Text {
  const name = files[Math.min(column, files.length - 1)]?.name ?? NOTHING;
  return files.length === 1 ? fill(compare.time, name, column + 1) : name;
}

/** Who sat at each seat, where it is the same in all records of a file. */
function seatedIn({ files }: Compared, column: number): readonly string[] {
  const records = files.length === 1 ? [] : (files[column]?.records ?? []);
  const [first] = records.map(({ header }) => header.seats);
  const isSame = records.every(({ header }) =>
    header.seats.every(
      ({ by, name }, seat) => by === first?.[seat]?.by && name === first[seat]?.name,
    ),
  );
  if (first === undefined || !isSame) return [];
  return first.map(({ by, name }) => (by === 'human' ? name : by));
}

/** The names of the seats in the first file; their numbers where its records differ. */
function seatNames({ files }: Compared): readonly string[] {
  const all = (files[0]?.records ?? []).map(({ header }) => header.seats.map(({ name }) => name));
  const [first = []] = all;
  return first.map((name, seat) =>
    name !== '' && all.every((names) => names[seat] === name) ? clean(name, 40) : `${seat}`,
  );
}

const partyName = (names: readonly string[], party: readonly Seat[]): string =>
  party.map((seat) => names[seat] ?? `${seat}`).join('+');

/** “North (ai:easy)”; a person by name alone. */
const seatedText = (name: string, who: string): string =>
  who === name ? name : `${name} (${who})`;

/**
 * The head of a comparison: the game and how many deals are shared, then each column with its file, how many deals it
 * lacks, and who sat where.
 */
function headLines(found: Compared): readonly Text[] {
  const { columns, comparison, game } = found;
  const shared = comparison.rows.length;
  const names = seatNames(found);
  const described = columns.flatMap((deals, column) => {
    const unmatched = comparison.unmatched[column] ?? 0;
    const line = fill(
      compare.column,
      letter(column),
      columnName(found, column),
      deals.length,
      unmatched,
    );
    const seats = seatedIn(found, column).map((who, seat) =>
      seatedText(names[seat] ?? `${seat}`, clean(who, 40)),
    );
    return seats.length === 0 ? [line] : [line, same(`   ${seats.join(', ')}`)];
  });
  const head = fill(plural(shared, compare.head.one, compare.head.other), game.names, shared);
  const lines = [head, ...described];
  return game.aim === 'least' ? [...lines, compare.least] : lines;
}

/** Where the first play of a deal stands: its number, after the number of its record in a file with several. */
function dealPlace([play]: readonly FileDeal[], isSingle: boolean): string {
  if (play === undefined) return '';
  return isSingle ? `${play.number}` : `${play.record}.${play.number}`;
}

/**
 * The cells of one column in the row of a seat: its points and, but for the first column, how far they are from those
 * there.
 */
function figures(
  cell: ComparedCell | undefined,
  column: number,
  seat: Seat,
  hasScores: boolean,
): readonly Text[] {
  const points = cell === undefined ? same('–') : scoreText(cell.points[seat] ?? 0);
  if (column === 0) return [points];
  const difference = cell === undefined ? NOTHING : gainText(cell.differences[seat] ?? 0);
  if (!hasScores) return [points, difference];
  const score = cell?.scores?.[seat];
  return [points, difference, score === undefined ? NOTHING : gainText(score)];
}

/** The heads of a column: its letter, and how it differs from the first. */
function columnHeads(column: number, unit: Text | string | undefined): readonly (Text | string)[] {
  if (column === 0) return [letter(0)];
  const heads = [letter(column), `${letter(column)}-A`];
  return unit === undefined ? heads : [...heads, unit];
}

/** Every shared deal in a row for each party. */
function dealTable(found: Compared): ReportTable {
  const { columns, comparison, files, game } = found;
  const duplicate = duplicateOf(game);
  const names = seatNames(found);
  const isSingle = (files[0]?.records.length ?? 0) < 2;
  const heads = columns.flatMap((_, column) => columnHeads(column, duplicate?.unit));
  const rows = comparison.rows.flatMap(({ cells }) =>
    comparison.parties.map((party, at) => [
      at === 0 ? dealPlace(cells[0]?.plays ?? [], isSingle) : '',
      partyName(names, party),
      ...cells.flatMap((cell, column) =>
        figures(cell, column, party[0] ?? 0, duplicate !== undefined),
      ),
    ]),
  );
  return { side: 'right', rows: [[compare.deal, compare.seat, ...heads], ...rows] };
}

/** The sum of a mean over these deals, with two decimals at most. */
const sumText = (deals: number, { mean }: Mean): Text => gainText(toHundredths(deals * mean));

/** The sums of each column against the first, in a row for each party. */
function totalTable(found: Compared): ReportTable {
  const { comparison, game } = found;
  const unit = duplicateOf(game)?.unit;
  const names = seatNames(found);
  const units = unit === undefined ? [] : [unit, joinTexts([same(unit), compare.mean])];
  const head = ['', compare.seat, compare.deals, compare.sum, compare.mean, ...units];
  const rows = comparison.totals.slice(1).flatMap((total, at) => {
    if (total.deals === 0) return [];
    return comparison.parties.map(([seat = 0, ...partners], line) => {
      const name = partyName(names, [seat, ...partners]);
      const heads = line === 0 ? [`${letter(at + 1)}-A`, name, `${total.deals}`] : ['', name, ''];
      return [...heads, ...totalFigures(total, seat)];
    });
  });
  return { side: 'right', rows: [head, ...rows] };
}

/** The sum and the mean of a seat's differences, then of its scores where the game has scores. */
function totalFigures({ deals, differences, scores }: Total, seat: Seat): readonly Text[] {
  const difference = differences[seat] ?? { mean: 0 };
  const figures = [sumText(deals, difference), meanText(difference)];
  const score = scores?.[seat];
  if (score === undefined) return figures;
  return [...figures, sumText(deals, score), meanText(score)];
}

export const comparisonReport = (found: Compared): Report => [
  headLines(found),
  [dealTable(found)],
  [totalTable(found)],
];

const meanData = ({ mean, error }: Mean) => ({ mean, error: error ?? null });

/** The stable form for scripts: arrays by the seats of the first column. JSON leaves out what is undefined. */
export function comparisonData(found: Compared, lang: Lang): object {
  const { game, rotate, columns, comparison } = found;
  return {
    game: game.id,
    aim: game.aim,
    rotate,
    unit: duplicateOf(game)?.unit ?? null,
    columns: columns.map((deals, column) => ({
      name: columnName(found, column)[lang],
      deals: deals.length,
      unmatched: comparison.unmatched[column] ?? 0,
      seats: seatedIn(found, column),
    })),
    parties: comparison.parties,
    deals: comparison.rows.map(({ cells }) => cells.map((cell) => cellData(cell, cells[0]))),
    totals: comparison.totals.slice(1).map(({ deals, differences, scores }) => ({
      deals,
      differences: differences.map(meanData),
      scores: scores?.map(meanData),
    })),
  };
}

/** A cell as data. `turn` says by how many seats the hands were turned from the first column’s. */
function cellData(cell: ComparedCell | undefined, first: ComparedCell | undefined) {
  if (cell === undefined) return null;
  const { plays, points, differences, scores } = cell;
  const from = first?.plays[0]?.dealer ?? 0;
  const turnOf = ({ dealer }: FileDeal): number => (dealer - from + points.length) % points.length;
  const data = {
    plays: plays.map((one) => ({ record: one.record, deal: one.number, turn: turnOf(one) })),
    points,
  };
  return cell === first ? data : { ...data, differences, scores };
}
