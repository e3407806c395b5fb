/** The course of a game as a curve, and its last matches as tiles. */

import type { ReactNode } from 'react';
import { findGame } from '../../../games/index.ts';
import { counted, fill, joinTexts, type Text } from '../../../lang/text.ts';
import { figureText, signedFigure } from '../../../play/advice/figures.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { countedPart, type GameStats, isDrawn } from '../../../play/past/stats.ts';
import { gameText, placingOf } from '../../../report/stats.ts';
import { type Range, rangeOf } from '../../components/chart.ts';
import { curveRows, rowOfValue } from '../../components/curve.ts';
import {
  BrokenLines,
  Column,
  Fixed,
  fittedParts,
  Painted,
  Words,
} from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import { gridOf } from '../../surface/cells.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Run, type Runs, run } from '../../theme/theme.ts';
import { fateTile } from './history-rows.tsx';
import { arePointsCounted, courseText } from './stats-figures.tsx';

const STATS = texts.stats;
const ACCENT = { tone: 'accent', bold: true } as const;
const FAINT = { tone: 'faint' } as const;

interface OfGameProps {
  readonly stats: GameStats;
}

interface ShapedProps extends OfGameProps {
  readonly shape: Shape;
}

interface CurveProps extends ShapedProps {
  /** The game is named above the curve. */
  readonly isNamed?: boolean;
}

const figureOf = (stage: Stage, value: number): string =>
  say(stage, value < 0 ? signedFigure(value) : figureText(value));

/** Matches of which the line shows the mean; fewer matches are shown themselves. */
const AVERAGED = 5;

/** The mean of each value with those before it, at most `AVERAGED` of them. */
function runningMeans(course: readonly number[]): readonly number[] {
  return course.map((_, at) => {
    const some = course.slice(Math.max(0, at + 1 - AVERAGED), at + 1);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });
}

/** What the curve of a game is drawn from. */
interface Course {
  /** A value for each match, or for each group of them. */
  readonly values: readonly number[];
  /** The values as the line shows them. */
  readonly line: readonly number[];
  /** The name of the values, and which way is up for the player. */
  readonly remarks: readonly Text[];
  /** The number of the first match shown. */
  readonly first: number;
}

/** Points per deal from the first match to the last. */
function pointsCourse(stats: GameStats): Course {
  const values = countedPart(stats).course;
  const aim = findGame(stats.game)?.aim === 'least' ? STATS.lessIsBetter : STATS.moreIsBetter;
  const remarks = [courseText(stats), aim];
  if (values.length <= AVERAGED) return { values, line: values, remarks, first: 1 };
  const line = runningMeans(values);
  return { values, line, remarks: [...remarks, STATS.averaged], first: 1 };
}

/** How many more of the last matches were won than lost, after each of them. */
function balanceCourse(stats: GameStats): Course {
  const { newest, matches } = stats;
  const shown = newest.filter(({ assisted }) => matches === 0 || assisted !== true);
  const values = shown.map((_, at) =>
    shown.slice(0, at + 1).reduce((sum, { won }) => sum + (won ? 1 : -1), 0),
  );
  const first = countedPart(stats).matches - values.length + 1;
  return { values, line: values, remarks: [STATS.balance], first };
}

const courseOfStats = (stats: GameStats): Course =>
  arePointsCounted(stats) ? pointsCourse(stats) : balanceCourse(stats);

/** What the curve shows and which way is up for the player, as far as there is room. */
export function courseHead(
  stage: Stage,
  { stats, isNamed = false }: Pick<CurveProps, 'stats' | 'isNamed'>,
  width: number,
): Runs {
  const parts = courseOfStats(stats).remarks.map((one): Runs => [run(say(stage, one), FAINT)]);
  if (!isNamed) return fittedParts(parts, ' · ', width);
  const name = `${say(stage, gameText(stats.game))}  `;
  return [run(name, ACCENT), ...fittedParts(parts, ' · ', width - name.length)];
}

/** The figure that stands before each row of a graph, if one does. */
function scaleOf(stage: Stage, range: Range, height: number): readonly string[] {
  const { ascii } = stage.theme;
  const marks = new Map<number, string>();
  for (const value of [range.low, range.high, 0])
    marks.set(rowOfValue(value, range, height, ascii), figureOf(stage, value));
  return Array.from({ length: height }, (_, row) => marks.get(row) ?? '');
}

/** Matches from which a curve tells more than the matches themselves. */
const LEAST = 6;

export const hasCourse = (stats: GameStats): boolean => courseOfStats(stats).values.length >= LEAST;

/** The matches by column and row, as `column/row`. */
function matchCells(course: readonly number[], range: Range, shape: Shape, isAscii: boolean) {
  const last = Math.max(1, course.length - 1);
  return new Set(
    course.map((value, at) => {
      const column = Math.round((at * (shape.width - 1)) / last);
      return `${column}/${rowOfValue(value, range, shape.height, isAscii)}`;
    }),
  );
}

/** The rows of a curve: the line, where it leaves room the matches it comes from, and the dots of zero. */
function plotRows(stage: Stage, { values, line }: Course, shape: Shape): readonly Runs[] {
  const { ascii, glyphs } = stage.theme;
  const range = rangeOf(values);
  const matches = matchCells(values, range, shape, ascii);
  const zero = rowOfValue(0, range, shape.height, ascii);
  const cellAt = (sign: string, x: number, y: number): Run => {
    if (sign !== ' ') return run(sign, { tone: 'accent' });
    if (matches.has(`${x}/${y}`)) return run(glyphs.counters[2], FAINT);
    return run(y === zero ? glyphs.dash : ' ', FAINT);
  };
  return curveRows(line, range, shape, ascii).map((row, y) =>
    [...row].map((sign, x) => cellAt(sign, x, y)),
  );
}

/** The numbers of the first match and the last below the curve. */
function matchesRun(stage: Stage, stats: GameStats, width: number): Runs {
  const first = say(stage, STATS.nthMatch, courseOfStats(stats).first);
  const last = say(stage, STATS.nthMatch, countedPart(stats).matches);
  return [run(first.padEnd(width - last.length) + last, FAINT)];
}

/** Rows of the curve from which there is a row for the numbers of matches. */
const NUMBERED = 8;

/** The curve of a game from the first match to the last, with the last figure at its end. */
export function CourseCurve(props: CurveProps): ReactNode {
  const { stats, shape } = props;
  const stage = useStage();
  const course = courseOfStats(stats);
  if (course.values.length < 2) return null;
  const isNumbered = shape.height >= NUMBERED;
  const height = shape.height - (isNumbered ? 2 : 1);
  const range = rangeOf(course.values);
  const scale = scaleOf(stage, range, height);
  const last = course.line.at(-1) ?? 0;
  const newest = ` ${figureOf(stage, last)}`;
  const gutter = Math.max(...scale.map(({ length }) => length));
  const width = shape.width - gutter - 2 - newest.length;
  const end = rowOfValue(last, range, height, stage.theme.ascii);
  const lines = plotRows(stage, course, { width, height }).map((row, at) => [
    run(`${(scale[at] ?? '').padStart(gutter)} ${stage.theme.glyphs.down}`, FAINT),
    ...row,
    run(at === end ? newest : '', { bold: true }),
  ]);
  return (
    <Column width={shape.width} height={shape.height}>
      <Words of={courseHead(stage, props, shape.width)} />
      <BrokenLines of={lines} />
      {isNumbered && (
        <Fixed paddingLeft={gutter + 2}>
          <Words of={matchesRun(stage, stats, width)} />
        </Fixed>
      )}
    </Column>
  );
}

/** Cells of a tile, where few fit and else, and of the gap behind it. */
const TILE = { narrow: 1, wide: 3, gap: 1 };
/** Columns below which a tile is no wider than its sign. */
const NARROW = 60;
/** At least this many tiles, or all there are, come before words about them. */
const TILES_FIRST = 8;

/** How many of these matches were won, and how many were drawn, if any: “3 of 20 won, 2 draws”. */
function resultsTexts(shown: readonly HistoryEntry[]): readonly Text[] {
  const wins = shown.filter((one) => one.won).length;
  const won = fill(STATS.wonCount, wins, shown.length);
  const count = shown.filter(isDrawn).length;
  if (count === 0) return [won];
  const draws = counted(count, STATS.drawOne, STATS.drawMany);
  const all = joinTexts([won, draws], ', ');
  return [all, won];
}

/** The last matches in so many columns: as many tiles as fit, and the words behind them. */
function lastMatchesIn(stage: Stage, newest: readonly HistoryEntry[], width: number) {
  const isAlone = newest.every((one) => placingOf(one)[1] === 1);
  const cells = width < NARROW && !isAlone ? TILE.narrow : TILE.wide;
  const each = cells + TILE.gap;
  const roomBehind = (said: string): number => {
    const left = width - said.length;
    const most = Math.floor(left / each);
    return Math.min(newest.length, most);
  };
  const texts = isAlone ? [] : resultsTexts(newest).map((one) => say(stage, one));
  const enough = Math.min(newest.length, TILES_FIRST);
  const fitting = texts.find((one) => roomBehind(one) >= enough);
  const said = fitting ?? texts.at(-1) ?? '';
  const shown = newest.slice(-Math.max(1, roomBehind(said)));
  if (said === '') return { cells, shown, said };
  // Fewer matches may be told in other words, which are never longer.
  const again = resultsTexts(shown).map((one) => say(stage, one));
  const most = said.length;
  const shorter = again.find(({ length }) => length <= most);
  return { cells, shown, said: shorter ?? '' };
}

/** The last matches as tiles, oldest first, as many as there is room for, and how many of them were won and drawn. */
export function LastMatches({ stats, width }: OfGameProps & { readonly width: number }): ReactNode {
  const stage = useStage();
  const title = `${say(stage, STATS.last)}  `;
  const { cells, shown, said } = lastMatchesIn(stage, stats.newest, width - title.length);
  const tiles = shown.map((one) => fateTile(stage, one, cells));
  const row = tiles.map((one) => `${one} `).join('');
  return (
    <Fixed height={1}>
      <Words of={[run(title, ACCENT)]} />
      <Painted rows={gridOf([row])} />
      <Words of={[run(said, { bold: true })]} />
    </Fixed>
  );
}
