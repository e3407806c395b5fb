/**
 * The middle of the table: trick, bout, melds and rows, with stock and piles beside them. Every
 * region has a place of its own for a whole deal: places follow the window, the seats and the order of
 * the regions, never the cards that lie in them.
 */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../engine/table.ts';
import type { Shape } from '../measures.ts';
import { useStage } from '../parts/use-stage.ts';
import { isPile, MELD, Meld, Pair, Pile, pairShape, Row } from './region.tsx';
import { middleRegions, useScene } from './scene.ts';
import type { Seating } from './seating.ts';
import { Trick } from './trick.tsx';

interface SpaceProps extends Shape {
  readonly regions: readonly Region[];
}

/** Cells and rows of a pile with its count. */
const pileShape = (table: Shape, width: number): Shape => ({
  width: Math.min(width, table.width + 9),
  height: table.height + 1,
});

/** Stock and piles, one below the other; side by side where there is little height. */
function Bank({ regions, width, height }: SpaceProps): ReactNode {
  const { table } = useStage().measures;
  const shape = pileShape(table, width);
  const rows = Math.max(1, Math.floor(height / shape.height));
  const each =
    regions.length > rows ? { width, height: Math.floor(height / regions.length) } : shape;
  return (
    <Box width={width} height={height} flexDirection="column" flexShrink={0}>
      {regions.map((region) => (
        <Pile key={region.id} region={region} {...each} height={Math.max(1, each.height)} />
      ))}
    </Box>
  );
}

/** Nothing but piles: side by side in the middle. */
function Piles({ regions, width, height }: SpaceProps): ReactNode {
  const { table } = useStage().measures;
  const shape = pileShape(table, width);
  const perRow = Math.max(1, Math.floor(width / shape.width));
  const rows = Math.ceil(regions.length / perRow);
  const low = Math.max(1, Math.min(shape.height, Math.floor(height / rows)));
  return (
    <Box
      width={width}
      height={height}
      flexWrap="wrap"
      justifyContent="center"
      alignItems="center"
      flexShrink={0}
    >
      {regions.map((region) => (
        <Pile key={region.id} region={region} width={shape.width} height={low} />
      ))}
    </Box>
  );
}

/** Pairs of a bout in rows of equal places. */
function Bout({ regions, width, height }: SpaceProps): ReactNode {
  const { table } = useStage().measures;
  const whole = pairShape(table);
  const perRow = Math.max(1, Math.floor(width / whole.width));
  const rows = Math.ceil(regions.length / perRow);
  const low = Math.max(2, Math.min(whole.height, Math.floor(height / rows)));
  return (
    <Box width={width} height={height} flexWrap="wrap" flexShrink={0}>
      {regions.map((region) => (
        <Pair key={region.id} region={region} width={whole.width} height={low} />
      ))}
    </Box>
  );
}

/** Melds by owner, those of the others above. */
function Melds({ regions, width, height }: SpaceProps): ReactNode {
  const { observer } = useScene();
  const owners = [...new Set(regions.map(({ owner }) => owner))];
  const ordered = [
    ...owners.filter((owner) => owner !== observer),
    ...owners.filter((owner) => owner === observer),
  ];
  const each = Math.max(MELD.height, Math.floor(height / Math.max(1, ordered.length)));
  return (
    <Box width={width} height={height} flexDirection="column" flexShrink={0}>
      {ordered.map((owner) => (
        <Box key={owner ?? -1} width={width} height={each} flexWrap="wrap" flexShrink={0}>
          {regions
            .filter((region) => region.owner === owner)
            .map((region) => (
              <Meld key={region.id} region={region} />
            ))}
        </Box>
      ))}
    </Box>
  );
}

/** Rows one below the other, in two columns where there are many. */
function Rows({ regions, width, height }: SpaceProps): ReactNode {
  const { table } = useStage().measures;
  const isTall = (rows: number): boolean => rows * (table.height + 1) <= height;
  const each = isTall(regions.length) ? table.height + 1 : 2;
  const columns = regions.length * each > height ? 2 : 1;
  return (
    <Box width={width} height={height} flexDirection="column" flexWrap="wrap" flexShrink={0}>
      {regions.map((region) => (
        <Row key={region.id} region={region} width={Math.floor(width / columns)} height={each} />
      ))}
    </Box>
  );
}

/** Cells for stock and piles beside the rest. */
const bankWidth = (width: number, table: Shape): number =>
  Math.min(table.width + 9, Math.floor(width / 3));

export function Middle({
  width,
  height,
  seating,
}: Shape & { readonly seating: Seating }): ReactNode {
  const scene = useScene();
  const { table } = useStage().measures;
  const regions = middleRegions(scene);
  const piles = regions.filter(isPile);
  const rest = regions.filter((region) => !isPile(region));
  const bank = piles.length === 0 ? 0 : rest.length === 0 ? width : bankWidth(width, table);
  const trick = rest.find(({ role }) => role === 'trick');
  const others = rest.filter((region) => region !== trick);
  const main = width - bank;
  const trickHeight = others.length === 0 ? height : Math.min(height - 2, 2 * table.height + 1);
  const space = { width: main, height: trick === undefined ? height : height - trickHeight };
  const pairs = others.filter(({ role }) => role === 'pair');
  const melds = others.filter(({ role }) => role === 'meld');
  const rows = others.filter(({ role }) => role !== 'pair' && role !== 'meld');
  return (
    <Box width={width} height={height} flexShrink={0}>
      <Box width={main} height={height} flexDirection="column" flexShrink={0}>
        {trick !== undefined && (
          <Trick region={trick} width={main} height={trickHeight} seating={seating} />
        )}
        {pairs.length > 0 && <Bout regions={pairs} {...space} />}
        {melds.length > 0 && <Melds regions={melds} {...space} />}
        {rows.length > 0 && <Rows regions={rows} {...space} />}
      </Box>
      {piles.length > 0 && rest.length === 0 && (
        <Piles regions={piles} width={bank} height={height} />
      )}
      {piles.length > 0 && rest.length > 0 && <Bank regions={piles} width={bank} height={height} />}
    </Box>
  );
}
