/** The graph of a review: the curve with a flag for every mistake, and below it the deals or the decisions. */

import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/game.ts';
import { figureText, lostFigure, type Unit } from '../../../play/advice/figures.ts';
import type { Finding } from '../../../play/advice/review.ts';
import { sparkline } from '../../components/chart.ts';
import { entryPlace } from '../../components/list.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import {
  type CurvePoint,
  columnOf,
  curveOf,
  type Flag,
  flagsOn,
  spanOf,
  standingsIn,
} from './review-curve.ts';
import type { Weighing } from './weighing.ts';

const REVIEW = pastTexts.review;

/** The rows of a graph in a body of this height; none where a list says more. */
export const graphRows = (height: number): number =>
  height < 14 ? 0 : Math.min(18, Math.floor(height / 3));

/** A cell of the curve: its edge, what lies below it, or a decision that is still open. */
function cellRun({ theme }: Stage, rows: readonly string[], row: number, column: number): Runs {
  const { shade, dash } = theme.glyphs;
  const isOpen = column >= (rows[0]?.length ?? 0);
  const isLowest = row === rows.length - 1;
  if (isOpen) return [run(isLowest ? dash : ' ', { tone: 'faint' })];
  const above = rows[row - 1]?.[column] ?? ' ';
  if (above !== ' ') return [run(shade, { tone: 'faint' })];
  return [run(rows[row]?.[column] ?? ' ', { tone: 'accent' })];
}

/** The curve as rows of runs, from the top. */
function curveRows(stage: Stage, points: readonly CurvePoint[], shape: Shape): readonly Runs[] {
  const standings = standingsIn(points, shape.width);
  const shown = { width: standings.length, height: shape.height };
  const bars = sparkline(standings, spanOf(points), stage.theme.glyphs, shown);
  const columns = Array.from({ length: shape.width }, (_, column) => column);
  return bars.map((_, row) => columns.flatMap((column) => cellRun(stage, bars, row, column)));
}

interface FlagProps {
  readonly flag: Flag;
  readonly isChosen: boolean;
}

/** A flag on the curve, which marks a mistake and can be clicked; the chosen one has a pointer. */
function FlagShown({ flag, isChosen }: FlagProps): ReactNode {
  const { pointer } = useStage().theme.glyphs;
  const { at, label, column, row } = flag;
  const words = isChosen ? `${pointer}${label.trim()} ` : label;
  const style = isChosen ? ({ bold: true } as const) : ({ tone: 'alarm', bold: true } as const);
  return (
    <Fixed
      is={isChosen ? 'cursor' : 'bar'}
      place={['control', entryPlace(at)]}
      position="absolute"
      marginLeft={column}
      marginTop={row}
      width={label.length}
      height={1}
    >
      <Words of={[run(words, style)]} />
    </Fixed>
  );
}

interface Label {
  readonly column: number;
  readonly words: string;
}

/** A label for each deal, or for the first and the last decision of a single one. */
function labelsOf(stage: Stage, points: readonly CurvePoint[], width: number): readonly Label[] {
  const starts = points.flatMap(({ deal }, at) =>
    deal === points[at - 1]?.deal ? [] : [{ deal, column: columnOf(at, points.length, width) }],
  );
  if (starts.length > 1)
    return starts.map(({ deal, column }, at) => ({
      column,
      words: at === 0 ? say(stage, REVIEW.deal, deal) : `${deal}`,
    }));
  const last = `${points.length}`;
  return [
    { column: 0, words: say(stage, REVIEW.decision) },
    { column: width - last.length, words: last },
  ];
}

/** The labels in one row; one that would touch the label before it is left out. */
function axisRow(labels: readonly Label[], width: number): string {
  let row = '';
  for (const { column, words } of labels) {
    const isFirst = row === '';
    if (!isFirst && column <= row.length) continue;
    if (column + words.length > width) continue;
    row = row.padEnd(column) + words;
  }
  return row;
}

/** What the highest and the lowest row stand for. */
function scaleOf(
  stage: Stage,
  points: readonly CurvePoint[],
  unit: Unit,
): readonly [string, string] {
  const low = Math.min(0, ...points.flatMap(({ standing }) => standing ?? []));
  return [say(stage, figureText(0)), low === 0 ? '' : say(stage, lostFigure(low, unit))];
}

interface GraphProps {
  /** What the score counts. */
  readonly unit: Unit;
  readonly weighing: Weighing;
  readonly seat: Seat;
  /** The mistakes, the dearest first, and the chosen one among them. */
  readonly listed: readonly Finding[];
  readonly at: number;
  readonly shape: Shape;
}

/**
 * The curve of what a seat’s decisions cost, with a scale at the left and flags for the mistakes; below it is a row of
 * deals or decisions, which `shape` does not count.
 */
export function ReviewGraph({ unit, weighing, seat, listed, at, shape }: GraphProps): ReactNode {
  const stage = useStage();
  const points = curveOf(weighing, seat);
  const [highest, lowest] = scaleOf(stage, points, unit);
  const gutter = Math.max(highest.length, lowest.length) + 1;
  const inner = { width: shape.width - gutter, height: shape.height };
  const faint = { tone: 'faint' } as const;
  const scale = (row: number): string => {
    if (row === 0) return highest;
    return row === shape.height - 1 ? lowest : '';
  };
  return (
    <Column width={shape.width} height={shape.height + 1}>
      {curveRows(stage, points, inner).map((line, row) => (
        <Words
          key={String(row)}
          of={[run(`${scale(row).padStart(gutter - 1)} `, faint), ...line]}
        />
      ))}
      <Words
        of={[
          run(' '.repeat(gutter)),
          run(axisRow(labelsOf(stage, points, inner.width), inner.width), faint),
        ]}
      />
      {flagsOn(points, listed, at, inner, stage.theme.glyphs).map((flag) => (
        <FlagShown
          key={flag.at}
          flag={{ ...flag, column: flag.column + gutter }}
          isChosen={flag.at === at}
        />
      ))}
    </Column>
  );
}
