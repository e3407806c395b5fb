/** The figures of a hint as a table: the best moves, how far each is behind the first, and how often it wins. */

import { fill, joinTexts, type Text } from '../../lang/text.ts';
import {
  type Alignment,
  alignedGain,
  alignmentOf,
  amountIn,
  isNothing,
  lostFigure,
  percent,
  unitIn,
} from './figures.ts';
import texts from './texts.json' with { type: 'json' };
import {
  cardLaid,
  equalOf,
  type Figured,
  figuresOf,
  moveText,
  type Telling,
} from './weighed-moves.ts';

const WORDS = texts.table;

/** A move with its figures, each in a cell and in words. */
export interface HintRow {
  /** The card that is laid, or the move. */
  readonly name: Text;
  /** How far the move is behind the first: “best”, “−7”. */
  readonly behind?: Text | undefined;
  /** How often the move wins the deal, or does not lose it where somebody loses and nobody wins: “55%”. */
  readonly chance?: Text | undefined;
  /** Both in words. */
  readonly told: Text;
}

export interface HintTable {
  /** The headings of the columns; absent for a column that no row has. */
  readonly heads: Pick<HintRow, 'behind' | 'chance'>;
  /** The move advised comes first. */
  readonly rows: readonly HintRow[];
  /** On what the figures rest. */
  readonly note: Text;
}

/** How many moves have their figures shown. */
const SHOWN = 6;

/** What the moves of a table have in common. */
interface Columns {
  readonly telling: Telling;
  readonly alignment: Alignment;
  /** Whether the score is left out, since the chance says all. */
  readonly isChanceAlone: boolean;
}

/** Whether the move is the second of two that are called as good as each other, or so near that no difference shows. */
function isAsGood({ telling, alignment }: Columns, { move, behind }: Figured): boolean {
  return equalOf(telling)?.move === move || isNothing(behind.mean, alignment.scale);
}

/** How far a move is behind the first: in words, and as a figure of a column. */
function behindOf(columns: Columns, one: Figured, isFirst: boolean): { told: Text; cell: Text } {
  const { telling, alignment } = columns;
  const { game } = telling.match;
  if (isFirst) return { told: WORDS.best, cell: WORDS.best };
  if (isAsGood(columns, one)) return { told: WORDS.same, cell: WORDS.same };
  const areBad = game.aim === 'least';
  const { mean } = one.behind;
  const amount = amountIn(game, mean);
  const rough = telling.advice.by === 'exact' ? amount : fill(texts.figures.about, amount);
  const told = fill(areBad ? WORDS.more : WORDS.less, rough);
  if (unitIn(game).share !== undefined) return { told, cell: lostFigure(mean, unitIn(game)) };
  return { told, cell: alignedGain(areBad ? mean : -mean, alignment) };
}

/** How often a move wins, in words. */
function chanceTold({ match: { game } }: Telling, chance: number): Text {
  const times = Math.round(100 * chance);
  const { loser } = game;
  if (loser === undefined) return fill(WORDS.winsOf, times);
  return fill(WORDS.isNotLoserOf, times, loser);
}

function figureRow(columns: Columns, one: Figured, isFirst: boolean): HintRow {
  const { telling, isChanceAlone } = columns;
  const { match, side } = telling;
  const name = cardLaid(telling, one.move) ?? moveText(match, side.seat, one.move);
  const behind = behindOf(columns, one, isFirst);
  if (one.chance === undefined) return { name, behind: behind.cell, told: behind.told };
  const chance = percent(one.chance);
  const chanceWords = chanceTold(telling, one.chance);
  if (isChanceAlone) return { name, chance, told: chanceWords };
  const told = joinTexts([behind.told, chanceWords], '; ');
  return { name, behind: behind.cell, chance, told };
}

/** The headings of the columns that a row has. */
function headsOf({ match: { game } }: Telling, { behind, chance }: HintRow): HintTable['heads'] {
  const { loser, scoreUnit } = game;
  const chanceHead = loser === undefined ? WORDS.wins : fill(WORDS.isNotLoser, loser);
  return {
    behind: behind && (scoreUnit?.heading ?? WORDS.points),
    chance: chance && chanceHead,
  };
}

/** The moves of a table: the one advised, then the others as its last column orders them. */
function movesShown(telling: Telling, isChanceAlone: boolean): readonly Figured[] {
  const shown = figuresOf(telling).slice(0, SHOWN);
  if (!isChanceAlone) return shown;
  const byChance = shown.slice(1).toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0));
  return [...shown.slice(0, 1), ...byChance];
}

/** The figures of the best moves; undefined where no two were compared. */
export function figureTable(telling: Telling): HintTable | undefined {
  const isChanceAlone = telling.match.game.loser !== undefined;
  const figured = movesShown(telling, isChanceAlone);
  const amounts = figured.map(({ behind }) => behind.mean);
  const alignment = alignmentOf(amounts, Math.max(...amounts));
  const columns = { telling, alignment, isChanceAlone };
  const rows = figured.map((one, at) => figureRow(columns, one, at === 0));
  const [first] = rows;
  if (first === undefined || rows.length === 1) return undefined;
  const worlds = telling.advice.trials[0]?.runs.length;
  const note = worlds === undefined ? WORDS.computed : fill(WORDS.worlds, worlds);
  return { heads: headsOf(telling, first), rows, note };
}

/** The table for readers of lines: a line for each move, then on what the figures rest. */
export const figureLines = ({ rows, note }: HintTable): readonly Text[] => [
  ...rows.map(({ name, told }) => fill(WORDS.line, name, told)),
  note,
];
