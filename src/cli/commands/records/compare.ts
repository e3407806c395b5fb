/** `talon compare FILE…`: deals with the same cards side by side. */
import { sum } from '../../../engine/estimate.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { optionsSoFar } from '../../../engine/match-options.ts';
import type { OptionValues } from '../../../engine/options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { fill, type Lang, type Text } from '../../../lang/text.ts';
import { compareDeals } from '../../../play/past/compared-deals.ts';
import { type Compared, comparisonData, comparisonReport } from '../../../report/compare.ts';
import type { FileDeal, PlayedRecord } from '../../../script/records/playable.ts';
import type { Call } from '../../call/call.ts';
import { FAILED, fail } from '../../call/exit-codes.ts';
import { fileName } from '../../parse/source.ts';
import { answer, warn } from '../../print/output.ts';
import { playsIn } from './exchange.ts';
import texts from './texts.json' with { type: 'json' };

interface FileRecords {
  /** The name of the file in messages. */
  readonly name: Text;
  readonly records: readonly PlayedRecord[];
}

/** The one game of all records. */
function commonGame(files: readonly FileRecords[]): AnyGame {
  const games = files.flatMap(({ records }) => records.map(({ game }) => game));
  const [game] = games;
  const other = games.find((one) => one !== game);
  if (game === undefined) return fail(texts.compare.nothing);
  return other === undefined ? game : fail(fill(texts.compare.mixed, game.names, other.names));
}

const isToCompare = ({ counts }: FileDeal): boolean => counts;

/** The deals of a file with a known result. */
const finishedDeals = ({ records }: FileRecords): readonly FileDeal[] =>
  records.flatMap(({ deals }) => deals.filter(isToCompare));

const allDealsOf = ({ deals, unfinished }: PlayedRecord): readonly FileDeal[] =>
  unfinished === undefined ? deals : [...deals, unfinished];

/** All deals of a file, those without a known result included. */
const allDealsIn = ({ records }: FileRecords): readonly FileDeal[] =>
  records.flatMap((record) => allDealsOf(record).filter(isToCompare));

/** The deals of a single file as columns: the first play of each, the second play … */
function playsOfEach(
  deals: readonly FileDeal[],
  rotate: boolean,
): readonly (readonly FileDeal[])[] {
  const seen = new Map<string, number>();
  const columns: FileDeal[][] = [];
  for (const deal of deals) {
    const name = rotate ? deal.key : `${deal.key}|${deal.dealer}`;
    const time = seen.get(name) ?? 0;
    seen.set(name, time + 1);
    const column = columns[time];
    if (column === undefined) columns[time] = [deal];
    else column.push(deal);
  }
  return columns;
}

/** The columns to compare: files, or the successive plays of the deals in a single file. */
function comparedColumns(files: readonly FileRecords[], rotate: boolean, read = finishedDeals) {
  const all = files.map((file) => read(file));
  return all.length === 1 ? playsOfEach(all.flat(), rotate) : all;
}

/** Options that differ between the records; the length of a match may. */
function differingOptions(game: AnyGame, files: readonly FileRecords[]): readonly string[] {
  const all = files.flatMap(({ records }) =>
    records.map(({ header }): OptionValues => {
      const options = optionsSoFar(game, header.options);
      return isRefusal(options) ? header.options : options;
    }),
  );
  const [first = {}] = all;
  return Object.keys(first).filter(
    (key) => key !== 'deals' && all.some((options) => options[key] !== first[key]),
  );
}

/**
 * Pairs deals with the same cards. Where there are none, the refusal says what would help: `--rotate`, or finishing
 * deals that are still open.
 */
function compared(files: readonly FileRecords[], rotate: boolean): Compared {
  const game = commonGame(files);
  const columns = comparedColumns(files, rotate);
  const comparison = compareDeals(columns, { game, rotate });
  if (comparison.rows.length > 0) return { game, rotate, files, columns, comparison };
  const rotatedCount = compareDeals(comparedColumns(files, true), { game, rotate: true }).rows
    .length;
  if (rotatedCount > 0) return fail(fill(texts.compare.turned, rotatedCount));
  const openCount = compareDeals(comparedColumns(files, rotate, allDealsIn), { game, rotate }).rows
    .length;
  if (openCount > 0) return fail(fill(texts.compare.open, openCount));
  return fail(files.length === 1 ? texts.compare.nothing : texts.compare.nowhere);
}

/** Reads all files; undefined once one has a fault, which has then been reported. */
async function readFiles(files: readonly string[], lang: Lang) {
  const read: FileRecords[] = [];
  for (const file of files) {
    const records = await playsIn(file, lang);
    if (records === undefined) return undefined;
    read.push({ name: fileName(file), records });
  }
  return read;
}

/**
 * `talon compare`: prints deals with the same cards side by side, and warns of deals left out because they are not
 * finished and of options that differ.
 */
export async function compare(call: Call): Promise<number> {
  const { args, given, lang } = call;
  const files = await readFiles(args, lang);
  if (files === undefined) return FAILED;
  const found = compared(files, given.has('rotate'));
  const differing = differingOptions(found.game, files);
  await answer(call, { ...comparisonData(found, lang), differing }, comparisonReport(found));
  const open = sum(files.map((file) => allDealsIn(file).length - finishedDeals(file).length));
  if (open > 0 && !given.has('json')) warn(fill(texts.compare.without, open), lang);
  if (differing.length > 0 && !given.has('json'))
    warn(fill(texts.compare.options, differing.join(', ')), lang);
  return 0;
}
