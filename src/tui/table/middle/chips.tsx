/** Chips that lie on the table, in stacks. */
import type { ReactNode } from 'react';
import { drawnIn } from '../../art/cells.ts';
import { chipPixels, LOW_STACK, TALL } from '../../art/chips.ts';
import { Fixed, Painted, Words } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { drawnOnce, run } from '../../theme/theme.ts';
import { paintedSheet } from '../cards/card.ts';

/** Two pixels are a cell. */
const cellsFor = (pixels: number): number => Math.ceil(pixels / 2);

/** How large the pixels of chips are. */
const timesIn = ({ measures }: Stage): number => (measures.name === 'large' ? 2 : 1);

/** The rows that stacks of chips take within these; 0 where there is no room, or where the theme does not paint. */
export function chipRows(stage: Stage, room: number): number {
  const { cards, theme } = stage;
  const times = timesIn(stage);
  if (!cards.art || !theme.painted) return 0;
  return [TALL, LOW_STACK].map((most) => cellsFor(most * times)).find((rows) => rows <= room) ?? 0;
}

/** Where something lies in a place that is wider. */
export type Align = 'flex-start' | 'center' | 'flex-end';

/** The most pixels of a stack in rooms of this height. */
function mostIn(stage: Stage, height: number): number {
  const isTall = height >= cellsFor(TALL * timesIn(stage));
  return isTall ? TALL : LOW_STACK;
}

/** Cells of a sum as stacks with its figure beside them, where it is told. */
export function chipCells(stage: Stage, sum: number, height: number): number {
  if (sum <= 0) return 0;
  const [row = []] = chipPixels(sum, mostIn(stage, height), timesIn(stage));
  return row.length + GAP + String(sum).length;
}

/** Cells between stacks and the figure beside them. */
const GAP = 1;

interface ChipsProps extends Shape {
  readonly sum: number;
  readonly align?: Align | undefined;
  /** Whether the sum stands beside the stacks. */
  readonly isTold?: boolean;
}

/** A sum as stacks in the middle of this room or at one of its ends, standing on its last row. */
export function Chips({ sum, width, height, align, isTold = false }: ChipsProps): ReactNode {
  const stage = useStage();
  const { theme } = stage;
  const times = timesIn(stage);
  const most = mostIn(stage, height);
  const rows = drawnOnce(theme, `chips ${sum} ${most} ${times}`, () => {
    const pixels = chipPixels(sum, most, times);
    const hole = (pixels[0] ?? []).map(() => undefined);
    const isOdd = pixels.length % 2 === 1;
    return paintedSheet(theme, drawnIn(isOdd ? [hole, ...pixels] : pixels, {}), 'felt');
  });
  const isShown = sum > 0 && rows.length > 0;
  const figure = isTold && isShown ? String(sum) : '';
  // As many cells before stacks in the middle as their sum takes after them.
  const before = align === 'flex-start' ? 0 : figure.length;
  return (
    <Fixed
      width={width}
      height={height}
      columnGap={GAP}
      justifyContent={align ?? 'center'}
      alignItems="flex-end"
    >
      {before > 0 && <Fixed width={before} />}
      {isShown && <Painted rows={rows} />}
      {figure !== '' && (
        <Fixed width={figure.length}>
          <Words of={[run(figure, { bold: true })]} />
        </Fixed>
      )}
    </Fixed>
  );
}
