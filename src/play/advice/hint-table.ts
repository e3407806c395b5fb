/**
 * The figures of a hint as a table: the best moves, how far each is behind the first, and how often it wins the deal.
 * No column puts another move before the one advised: where wins do not follow the order of the moves, they are left out.
 */

import type { AnyShownGame } from '../../engine/game.ts';
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
  /** The moves called as good as the one advised, itself included: texts from the legal list. */
  readonly asGood: readonly string[];
}

/** How many moves have their figures shown. */
const SHOWN = 6;

/** What the moves of a table have in common. */
interface Columns {
  readonly telling: Telling;
  readonly alignment: Alignment;
  /** The score is left out where the chance says all, and the chance where it does not follow the order of the moves. */
  readonly shown: 'score' | 'chance' | 'both';
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
  const { mean } = one.behind;
  const amount = amountIn(game, mean);
  const rough = telling.advice.by === 'exact' ? amount : fill(texts.figures.about, amount);
  const told = fill(game.aim === 'least' ? WORDS.more : WORDS.less, rough);
  if (unitIn(game).share !== undefined) return { told, cell: lostFigure(mean, unitIn(game)) };
  return { told, cell: alignedGain(-mean, alignment) };
}

/** The heading of chances, and the words for one with who loses, where somebody does. */
interface ChanceWords {
  readonly head: Text;
  readonly told: Text;
}

const DEAL: ChanceWords = { head: WORDS.wins, told: WORDS.winsOf };
const MATCH: ChanceWords = {
  head: WORDS.winsMatch,
  told: WORDS.winsMatchOf,
};
const EITHER: ChanceWords = {
  head: WORDS.winsEither,
  told: WORDS.winsEitherOf,
};

/** What chances are about: the deal, the match where all imagined deals end it, either where some do. */
function chanceWords(telling: Telling): ChanceWords {
  const { match, advice } = telling;
  const { loser, heuristics } = match.game;
  if (loser !== undefined) {
    return { head: fill(WORDS.isNotLoser, loser), told: WORDS.isNotLoserOf };
  }
  if (!heuristics.judging?.winsMatch) return DEAL;
  const runs = advice.trials.flatMap((trial) => trial.runs);
  const ending = runs.filter(({ endsMatch }) => endsMatch);
  if (ending.length === 0) return DEAL;
  return ending.length === runs.length ? MATCH : EITHER;
}

function figureRow(columns: Columns, one: Figured, isFirst: boolean): HintRow {
  const { telling, shown } = columns;
  const { match, side } = telling;
  const name = cardLaid(telling, one.move) ?? moveText(match, side.seat, one.move);
  const behind = behindOf(columns, one, isFirst);
  if (one.chance === undefined || shown === 'score')
    return { name, behind: behind.cell, told: behind.told };
  const chance = percent(one.chance);
  const { loser = '' } = match.game;
  const times = Math.round(100 * one.chance);
  const chanceTold = fill(chanceWords(telling).told, times, loser);
  if (shown === 'chance') return { name, chance, told: chanceTold };
  const told = joinTexts([behind.told, chanceTold], '; ');
  return { name, behind: behind.cell, chance, told };
}

/** The heading of the score: where points are bad, what the moves are worth, since less is worse in every game. */
function scoreHead({ aim, scoreUnit }: AnyShownGame): Text {
  if (scoreUnit?.heading !== undefined) return scoreUnit.heading;
  return aim === 'least' ? WORDS.worth : WORDS.points;
}

/** The headings of the columns that a row has. */
function headsOf(telling: Telling, { behind, chance }: HintRow): HintTable['heads'] {
  const { head } = chanceWords(telling);
  return { behind: behind && scoreHead(telling.match.game), chance: chance && head };
}

/** Chances as they are shown: whole percentages. */
const percentagesOf = (moves: readonly Figured[]): readonly number[] =>
  moves.map(({ chance = 0 }) => Math.round(100 * chance));

/** Whether chances tell moves apart, or how the deal stands, and fall from each move to the next. */
function isTelling(percentages: readonly number[]): boolean {
  const isFalling = percentages.every((one, at) => one <= (percentages[at - 1] ?? one));
  const isSettled = [0, 100].some((sure) => percentages.every((one) => one === sure));
  return isFalling && !isSettled;
}

/** The moves of a table, the one advised first, with the columns that order them. */
function movesShown(telling: Telling): {
  readonly moves: readonly Figured[];
  readonly shown: Columns['shown'];
} {
  const [first, ...others] = figuresOf(telling).slice(0, SHOWN);
  if (first === undefined) return { moves: [], shown: 'score' };
  const byScore = [first, ...others.toSorted((a, b) => a.behind.mean - b.behind.mean)];
  if (telling.match.game.loser === undefined)
    return { moves: byScore, shown: isTelling(percentagesOf(byScore)) ? 'both' : 'score' };
  const byChance = [first, ...others.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0))];
  if (isTelling(percentagesOf(byChance))) return { moves: byChance, shown: 'chance' };
  return { moves: byScore, shown: 'score' };
}

/** The figures of the best moves; undefined where no two were compared. */
export function figureTable(telling: Telling): HintTable | undefined {
  const { moves, shown } = movesShown(telling);
  const amounts = moves.map(({ behind }) => behind.mean);
  const alignment = alignmentOf(amounts, Math.max(...amounts));
  const columns = { telling, alignment, shown };
  const rows = moves.map((one, at) => figureRow(columns, one, at === 0));
  const [first] = rows;
  if (first === undefined || rows.length === 1) return undefined;
  const worlds = telling.advice.trials[0]?.runs.length;
  const note = worlds === undefined ? WORDS.computed : fill(WORDS.worlds, worlds);
  const { write } = telling.match.game.notation;
  const asGood = moves.filter((one) => isAsGood(columns, one)).map(({ move }) => write(move));
  return { heads: headsOf(telling, first), rows, note, asGood };
}

/** The table for readers of lines: a line for each move, then on what the figures rest. */
export const figureLines = ({ rows, note }: HintTable): readonly Text[] => [
  ...rows.map(({ name, told }) => fill(WORDS.line, name, told)),
  note,
];
