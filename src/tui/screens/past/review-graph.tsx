/** The graph of a review: the curve with a flag for every mistake, and below it the deals or the decisions. */

import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/game.ts';
import { figureText, lostFigure, type Unit } from '../../../play/advice/figures.ts';
import type { Finding } from '../../../play/advice/review.ts';
import type { Range } from '../../components/chart.ts';
import { stepRows } from '../../components/curve.ts';
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

/** The rows of a graph without a mistake, which is nearly flat: others are worth more to cards. */
export const flatRows = (height: number): number => Math.max(2, Math.floor(graphRows(height) / 3));

/** The curve as rows of runs, from the top; a line at the foot for decisions that are still open. */
function lineRows(
  { theme }: Stage,
  points: readonly CurvePoint[],
  span: Range,
  { width, height }: Shape,
): readonly Runs[] {
  const standings = standingsIn(points, width);
  const weighed = standings.length;
  const rows = stepRows(standings, span, { width: weighed, height }, theme.ascii);
  return rows.map((line, row) => {
    const curve = run(line, { tone: 'accent' });
    if (row < height - 1) return [curve];
    return [curve, run(theme.glyphs.dash.repeat(width - weighed), { tone: 'faint' })];
  });
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
const scaleOf = (stage: Stage, { low }: Range, unit: Unit): readonly [string, string] => [
  say(stage, figureText(0)),
  say(stage, lostFigure(low, unit)),
];

interface GraphProps {
  /** What the score counts, and the loss that the graph has room for at least. */
  readonly unit: Unit;
  readonly depth: number;
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
export function ReviewGraph(props: GraphProps): ReactNode {
  const { unit, depth, weighing, seat, listed, at, shape } = props;
  const stage = useStage();
  const points = curveOf(weighing, seat);
  const span = spanOf(points, depth);
  const [highest, lowest] = scaleOf(stage, span, unit);
  const gutter = Math.max(highest.length, lowest.length) + 1;
  const inner = { width: shape.width - gutter, height: shape.height };
  const faint = { tone: 'faint' } as const;
  const scale = (row: number): string => {
    if (row === 0) return highest;
    return row === shape.height - 1 ? lowest : '';
  };
  return (
    <Column width={shape.width} height={shape.height + 1}>
      {lineRows(stage, points, span, inner).map((line, row) => (
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
      {flagsOn(points, listed, at, { ...inner, span, isAscii: stage.theme.ascii }).map((flag) => (
        <FlagShown
          key={flag.at}
          flag={{ ...flag, column: flag.column + gutter }}
          isChosen={flag.at === at}
        />
      ))}
    </Column>
  );
}
