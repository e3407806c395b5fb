/** Rows that lie in the middle of the table, each under its name, in as few columns as possible. */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { Column, Fixed } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { Cards } from '../cards/cards.tsx';
import { Heading } from '../frame/heading.tsx';
import { focusedRegion, useScene } from '../scene/scene.ts';
import { aroundMiddle, gridLines, windowed } from './grid.ts';
import type { RegionProps } from './pile.tsx';

/** Cells for a name beside cards: the longest, and the least that says which row it is. */
const LONG_NAME = 16;
const SHORT_NAME = 8;
/** Ranks of a long row without gaps. */
const DOZEN = 12;

/** Cells for the name beside the cards: the same in all rows, however many cards lie there. */
const nameCells = (width: number): number =>
  Math.min(LONG_NAME, Math.floor(width / 2), Math.max(SHORT_NAME, width - DOZEN));

const isBare = ({ cards, slot }: Region): boolean => cards.length === 0 && slot === undefined;

interface RegionRowProps extends RegionProps {
  readonly align?: 'flex-start' | 'center' | 'flex-end';
}

/** A row under its name; beside it where there is only one line. */
export function RegionRow({
  region,
  width,
  height,
  align = 'flex-start',
}: RegionRowProps): ReactNode {
  const isLine = height < 2;
  const name = isLine ? nameCells(width) : 0;
  return (
    <Fixed
      place={['region', region.id]}
      width={width}
      height={height}
      flexDirection={isLine ? 'row' : 'column'}
      overflowY="hidden"
    >
      <Fixed height={1} width={isLine ? name : width} justifyContent={align}>
        {!isBare(region) && <Heading region={region} width={isLine ? name - 1 : width} />}
      </Fixed>
      <Cards region={region} width={width - name} height={isLine ? 1 : height - 1} align={align} />
    </Fixed>
  );
}

interface RowsProps extends Shape {
  readonly regions: readonly Region[];
}

/** Cells of a row that is not cramped, in the narrowest columns. */
const NARROW = 18;
/** Cells between two columns. */
const GAP = 2;
/** Rows of its name and a low card. */
const LEAST = 3;

/** The fewest columns that leave every row the most height up to a card's. */
function columnsFor(count: number, { width, height }: Shape): number {
  const rowsIn = (columns: number): number =>
    Math.min(LEAST, Math.floor(height / Math.ceil(count / columns)));
  const most = Math.min(count, count > 2 * height ? Math.max(2, Math.floor(width / NARROW)) : 2);
  if (rowsIn(most) < 1) return most;
  const ways = Array.from({ length: most }, (_, at) => at + 1);
  return ways.find((columns) => rowsIn(columns) === rowsIn(most)) ?? most;
}

/** All rows; of a finished deal only those with cards where others would leave each a line. */
function wantedRows(regions: readonly Region[], isOpen: boolean, shape: Shape): readonly Region[] {
  const isLow = shape.height < 2 * Math.ceil(regions.length / columnsFor(regions.length, shape));
  return isOpen && isLow ? regions.filter((region) => !isBare(region)) : regions;
}

/** Rows of two columns lie next to each other, one alone in the middle. */
const alignOf = (column: number, columns: number): 'flex-start' | 'center' | 'flex-end' => {
  if (columns === 1) return 'center';
  return columns === 2 && column === 0 ? 'flex-end' : 'flex-start';
};

/**
 * Rows of cards in the middle of the table, in as many columns as fit; where there is no room for all, those around
 * the cursor.
 */
export function Rows({ regions: all, width, height }: RowsProps): ReactNode {
  const { table } = useStage().measures;
  const scene = useScene();
  const regions = wantedRows(all, scene.open === true, { width, height });
  const columns = Math.max(1, columnsFor(regions.length, { width, height }));
  const shown = windowed(regions, columns * height, focusedRegion(scene));
  const lines = gridLines(shown, columns);
  const each = {
    width: Math.floor((width - GAP * (columns - 1)) / columns),
    height: Math.max(1, Math.min(table.height + 1, Math.floor(height / lines.length))),
  };
  const isList = each.height < LEAST;
  const isAround = !isList && scene.open !== true && shown.length === all.length;
  const alignment = (at: number) => (each.height < 2 ? 'flex-start' : alignOf(at, columns));
  return (
    <Column width={width} height={height} justifyContent="center">
      {(isAround ? aroundMiddle(lines) : lines).map((line) => (
        <Fixed key={line.key} height={each.height} columnGap={GAP}>
          {line.regions.map((region, at) => (
            <RegionRow key={region.id} region={region} {...each} align={alignment(at)} />
          ))}
        </Fixed>
      ))}
    </Column>
  );
}
