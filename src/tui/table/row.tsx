/** Rows that lie in the middle of the table, each under its name, in as many columns as it takes. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../engine/table.ts';
import type { Shape } from '../measures.ts';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Cards } from './cards.tsx';
import { linesOf, windowed } from './grid.ts';
import { Heading } from './heading.tsx';
import type { RegionProps } from './pile.tsx';
import { focusedRegion, useScene } from './scene.ts';

/** A row under its name; beside it where there is only one line. */
export function Row({ region, width, height }: RegionProps): ReactNode {
  const place = usePlace('region', region.id);
  const isLine = height < 2;
  const isBare = region.cards.length === 0 && region.slot === undefined;
  const name = isLine ? Math.min(12, Math.floor(width / 2)) : 0;
  return (
    <Box
      ref={place}
      width={width}
      height={height}
      flexDirection={isLine ? 'row' : 'column'}
      flexShrink={0}
      overflowY="hidden"
    >
      <Box height={1} {...(isLine ? { width: name } : {})} flexShrink={0}>
        {!isBare && <Heading region={region} width={isLine ? name - 1 : width} />}
      </Box>
      <Cards region={region} width={width - name} height={isLine ? 1 : height - 1} />
    </Box>
  );
}

interface RowsProps extends Shape {
  readonly regions: readonly Region[];
}

/** Cells of a row that is not cramped, in the narrowest columns. */
const NARROW = 18;

/** How many columns leave every row the most height up to a card's. */
function columnsFor(count: number, { width, height }: Shape, wanted: number): number {
  for (let columns = 1; columns < 3; columns++)
    if (Math.floor(height / Math.ceil(count / columns)) >= wanted) return columns;
  const most = count > 2 * height ? Math.max(2, Math.floor(width / NARROW)) : 2;
  return Math.min(most, count);
}

/** Where there is no room for all, those around the cursor. */
export function Rows({ regions, width, height }: RowsProps): ReactNode {
  const { table } = useStage().measures;
  const scene = useScene();
  const columns = columnsFor(regions.length, { width, height }, 3);
  const shown = windowed(regions, columns * height, focusedRegion(scene));
  const perColumn = Math.ceil(shown.length / columns);
  const each = {
    width: Math.floor(width / columns) - (columns > 1 ? 1 : 0),
    height: Math.max(1, Math.min(table.height + 1, Math.floor(height / perColumn))),
  };
  return (
    <Box width={width} height={height} columnGap={1} flexShrink={0}>
      {linesOf(shown, perColumn).map((column) => (
        <Box key={column.key} flexDirection="column" width={each.width} flexShrink={0}>
          {column.regions.map((region) => (
            <Row key={region.id} region={region} {...each} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
