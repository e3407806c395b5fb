/**
 * Regions side by side, wrapped into shelves, in the largest size that fits. What does not fit even
 * as rows of tokens is cut, except the shelf with the cursor, and the omissions are counted.
 */
import type { Region } from '../../engine/table.ts';
import type { Stage } from '../render-context.ts';
import { type Block, beside, blockWidth, crop, span } from '../span.ts';
import type { CardSize } from './cards.ts';
import { drawRegion } from './region.ts';
import { hasCursor, isInteractive, type Scene } from './scene.ts';

interface Placed {
  readonly region: Region;
  readonly block: Block;
}

interface Shelf {
  readonly placed: readonly Placed[];
  readonly height: number;
}

const GAP = 2;

function shelves(placed: readonly Placed[], width: number): readonly Shelf[] {
  const rows: Placed[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const one of placed) {
    const size = blockWidth(one.block);
    if (used + GAP + size > width) {
      rows.push([]);
      used = -GAP;
    }
    rows.at(-1)?.push(one);
    used += GAP + size;
  }
  return rows.map((row) => ({
    placed: row,
    height: Math.max(...row.map(({ block }) => block.length)),
  }));
}

const heightOf = (rows: readonly Shelf[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0);

const drawShelf = ({ placed }: Shelf): Block =>
  beside(
    placed.map(({ block }) => block),
    GAP,
  );

/** Sizes to try: for important regions (tricks, what can be picked) and for the rest. */
const SIZES: readonly (readonly [CardSize, CardSize])[] = [
  ['large', 'large'],
  ['large', 'medium'],
  ['medium', 'medium'],
  ['medium', 'small'],
  ['small', 'small'],
];

const matters = (scene: Scene, region: Region, first: Region | undefined): boolean =>
  region === first || isInteractive(scene, region);

/** As many shelves as fit, including the one with the cursor. */
function cut(scene: Scene, rows: readonly Shelf[], width: number, height: number): Block {
  const at = Math.max(
    0,
    rows.findIndex(({ placed }) => placed.some(({ region }) => hasCursor(scene, region))),
  );
  let from = at;
  let to = at + 1;
  let used = rows[at]?.height ?? 0;
  const space = height - 1;
  for (;;) {
    const below = rows[to]?.height ?? Number.POSITIVE_INFINITY;
    const above = rows[from - 1]?.height ?? Number.POSITIVE_INFINITY;
    if (used + above <= space) used += rows[--from]?.height ?? 0;
    else if (used + below <= space) used += rows[to++]?.height ?? 0;
    else break;
  }
  const left = [...rows.slice(0, from), ...rows.slice(to)].reduce(
    (sum, { placed }) => sum + placed.length,
    0,
  );
  const shown = rows.slice(from, to).flatMap(drawShelf);
  const rest = span(`+${left} …`, { dim: true });
  const [first = []] = shown;
  if (height === 1) return [[...crop(first, width - 8), span(' '), ...(left > 0 ? [rest] : [])]];
  return [...shown.slice(0, space), [rest]];
}

/** Regions in at most `width` by `height` cells. */
export function flow(
  stage: Stage,
  scene: Scene,
  regions: readonly Region[],
  space: { readonly width: number; readonly height: number; readonly largest: CardSize },
): Block {
  if (regions.length === 0 || space.height <= 0) return [];
  const main = regions.find(({ role }) => role === 'trick');
  const sizes = SIZES.slice(space.largest === 'large' ? 0 : space.largest === 'medium' ? 2 : 4);
  let rows: readonly Shelf[] = [];
  for (const [first, rest] of sizes) {
    const placed = regions.map((region) => {
      const size = matters(scene, region, main) ? first : rest;
      return { region, block: drawRegion(stage, scene, region, size, space.width) };
    });
    rows = shelves(placed, space.width);
    if (heightOf(rows) <= space.height) return rows.flatMap(drawShelf);
  }
  return cut(scene, rows, space.width, space.height);
}
