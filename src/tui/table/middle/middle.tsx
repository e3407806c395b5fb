/**
 * The middle of the table: trick, pairs, melds and rows, with stock and piles beside them. Every
 * region has a place of its own for a whole deal: places follow the window, the seats and the order of
 * the regions, never the cards that lie in them.
 */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { Column, Fixed } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import {
  focusedRegion,
  hasTrick,
  isMiddleFree,
  middleRegions,
  type Scene,
  useScene,
} from '../scene/scene.ts';
import type { Seating } from '../scene/seating.ts';
import { chipRows } from './chips.tsx';
import { FeltNote } from './felt-note.tsx';
import { gridLines, windowed } from './grid.ts';
import { InMiddle } from './laid.tsx';
import { Pairs } from './pairs.tsx';
import { fitBeside, isPile, Pile, pileShape, TURNED } from './pile.tsx';
import { isHighEnough, PlayedOn } from './played-on.tsx';
import { Rows } from './row.tsx';
import { Melds } from './sides.tsx';
import { Trick } from './trick.tsx';

interface SpaceProps extends Shape {
  readonly regions: readonly Region[];
}

/** Stock and piles, one below the other. */
function Bank({ regions: all, width, height }: SpaceProps): ReactNode {
  const { table } = useStage().measures;
  const regions = windowed(all, height, focusedRegion(useScene()));
  const gap = Number(height >= regions.length * (table.height + 1));
  const each = Math.max(
    1,
    Math.min(table.height, Math.floor(height / Math.max(1, regions.length))),
  );
  return (
    <Column width={width} height={height} justifyContent="center" rowGap={gap} overflowY="hidden">
      {regions.map((region) => (
        <Pile key={region.id} region={region} width={width} height={each} />
      ))}
    </Column>
  );
}

/** Cards of at least this many rows have felt between them and those below. */
const APART = 4;

/** The height of each row of piles: lower cards rather than cards that touch. */
function rowHeight(height: number, rows: number): number {
  const apart = Math.floor((height + 1) / rows) - 1;
  return apart >= APART ? apart : Math.floor(height / rows);
}

/** Cells beside a card that the name below it may take. */
const NAME_BELOW = 4;

/** Piles side by side, in as many rows as they need. */
function Piles({ regions: all, width, height }: SpaceProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const shape = pileShape(stage.measures.table);
  const isHigh = height >= stage.measures.table.height + 2;
  const least = isHigh ? stage.measures.table.width + NAME_BELOW : shape.width - 3;
  const most = Math.max(1, Math.floor(width / least));
  const regions = windowed(all, most * height, focusedRegion(scene));
  const rows = Math.max(1, Math.ceil(regions.length / most));
  const perRow = Math.ceil(regions.length / rows);
  const wide = Math.min(shape.width + 8, Math.floor(width / perRow));
  const below = !fitBeside(stage, scene, all, wide);
  const high = shape.height + (isHigh ? 2 : Number(below));
  const free = rowHeight(height, rows);
  // Where cards are low, a pot has the rows of high stacks all the same: fewer of these lie side by side.
  const hasPot = regions.some(({ role }) => role === 'pot');
  const wanted = hasPot ? Math.max(high, chipRows(stage, free - 1) + 1) : high;
  const each = { width: wide, height: Math.max(1, Math.min(wanted, free)) };
  const gap = Number(height + 1 >= rows * (each.height + 1));
  return (
    <Column width={width} height={height} justifyContent="center" alignItems="center" rowGap={gap}>
      {gridLines(regions, perRow).map((row) => (
        <Fixed key={row.key} height={each.height}>
          {row.regions.map((region) => (
            <Pile key={region.id} region={region} {...each} below={below} />
          ))}
        </Fixed>
      ))}
    </Column>
  );
}

interface MiddleProps extends Shape {
  readonly seating: Seating;
}

interface BankedProps extends MiddleProps {
  /** The piles lie below the seats. */
  readonly isBanked: boolean;
}

/** From this width on, piles are at both sides, close to the rest. */
const WIDE = 66;

/**
 * Rows for what lies below a trick or pairs: two each, or one where whole cards of `card` rows then fit above; in a
 * single row, what the cursor is in.
 */
function lowerRows(
  rows: readonly Region[],
  { height, card }: Readonly<Record<'height' | 'card', number>>,
  focus: string | undefined,
): number {
  const half = Math.min(rows.length * 2, Math.floor(height / 2));
  if (half === 0) return rows.some(({ id }) => id === focus) ? height : 0;
  const isWhole = height - half < card && height - rows.length >= card;
  return isWhole ? rows.length : half;
}

/** Everything in the middle except piles, one below the other. */
function Main({ regions, width, height, seating }: MiddleProps & SpaceProps): ReactNode {
  const focus = focusedRegion(useScene());
  const { table } = useStage().measures;
  const tricks = regions.filter(({ role }) => role === 'trick');
  const trick = tricks.find(({ lastTrick }) => lastTrick !== true) ?? tricks[0];
  const pairs = regions.filter(({ role }) => role === 'pair');
  const rows = regions.filter(({ role }) => role !== 'pair' && role !== 'trick');
  const isAlone = trick === undefined && pairs.length === 0;
  const rowHeight = isAlone ? height : lowerRows(rows, { height, card: table.height }, focus);
  const rest = height - rowHeight;
  return (
    <Column width={width} height={height}>
      {trick !== undefined && rest > 0 && (
        <Trick region={trick} width={width} height={rest} seating={seating} />
      )}
      {pairs.length > 0 && <Pairs regions={pairs} width={width} height={rest} />}
      {rows.length > 0 && <Rows regions={rows} width={width} height={rowHeight} />}
    </Column>
  );
}

/** Cells of a trick, or of three pairs, by those of a card, and at least. */
const PAIRS = 5;
const PAIRS_LEAST = 40;
/** Cells of a trick of two players, by those of a card. */
const CARDS_OF_TWO = 3;

/** Cells for the cards played, between the piles at their sides. */
function playedCells(scene: Scene, card: Shape): number {
  if (hasTrick(scene) && scene.table.seats.length === 2) return CARDS_OF_TWO * card.width;
  return Math.max(PAIRS_LEAST, PAIRS * card.width);
}

/** Cells for the longest word of a pile's name, and for a name with its number in one row. */
const NAME = 11;
const WHOLE_NAME = 13;

/** Piles at both sides of the cards played: the first at the right, a second at the left. */
function Flanked({
  regions,
  piles: [right, left],
  width,
  height,
  seating,
}: MiddleProps & SpaceProps & { readonly piles: readonly Region[] }): ReactNode {
  const { table } = useStage().measures;
  const scene = useScene();
  const isRow = regions.some(({ role }) => role === 'row');
  const card = table.width + (isRow ? 1 : TURNED);
  const isWhole = !isRow && width >= WIDE;
  const name = isWhole ? WHOLE_NAME : NAME - Number(isRow);
  const side = Math.min(Math.max(name, card), Math.floor(width / 3));
  const low = Math.min(height, table.height + 2);
  const hasLeft = left !== undefined || width >= WIDE;
  const most = isRow ? width : playedCells(scene, table);
  const flank = (pile: Region | undefined): ReactNode => (
    <Fixed width={side}>
      {pile !== undefined && <Pile region={pile} width={side} height={low} below />}
    </Fixed>
  );
  return (
    <Fixed width={width} height={height} justifyContent="center" alignItems="center">
      {hasLeft && flank(left)}
      <Main
        regions={regions}
        width={Math.min(width - (hasLeft ? 2 : 1) * side, most)}
        height={height}
        seating={seating}
      />
      {flank(right)}
    </Fixed>
  );
}

/** At most this many piles are beside the rest. */
const FEW = 3;

/** Cards played, with piles beside them, or below them where there are many. */
function CardsPlayed({ width, height, seating, isBanked }: BankedProps): ReactNode {
  const { table } = useStage().measures;
  const scene = useScene();
  const regions = middleRegions(scene);
  const piles = isBanked ? [] : regions.filter(isPile);
  const rest = regions.filter((region) => !isPile(region));
  if (scene.table.melds === true) return <Melds width={width} height={height} />;
  if (isMiddleFree(scene)) return <InMiddle {...{ width, height, seating }} />;
  const top = rest.find(({ covers }) => covers !== undefined);
  if (top !== undefined && isHighEnough(height))
    return <PlayedOn top={top} regions={rest} piles={piles} width={width} height={height} />;
  if (rest.length === 0) return <Piles regions={piles} width={width} height={height} />;
  if (piles.length > FEW) {
    const above = Math.max(1, Math.min(table.height + 3, Math.floor(height / 3)));
    const below = Math.min(height - above, FEW * (table.height + 2));
    return (
      <Column width={width} height={height} justifyContent="center">
        <Main regions={rest} width={width} height={above} seating={seating} />
        <Piles regions={piles} width={width} height={below} />
      </Column>
    );
  }
  const isGroup = rest.every(({ role }) => role === 'pair' || width >= WIDE);
  if (piles.length === 1 || (isGroup && piles.length === 2))
    return <Flanked regions={rest} piles={piles} {...{ width, height, seating }} />;
  const bank = piles.length === 0 ? 0 : Math.min(pileShape(table).width, Math.floor(width / 3));
  const gap = Number(bank > 0);
  return (
    <Fixed width={width} height={height} columnGap={gap}>
      <Main regions={rest} width={width - bank - gap} height={height} seating={seating} />
      {bank > 0 && <Bank regions={piles} width={bank} height={height} />}
    </Fixed>
  );
}

/** What lies in the middle of the table, and beside it what the game tells there. */
export function Middle(props: BankedProps): ReactNode {
  const { width, height } = props;
  const { note } = useScene();
  if (note === undefined) return <CardsPlayed {...props} />;
  return (
    <Fixed width={width} height={height}>
      <FeltNote note={note} height={height} />
      <CardsPlayed {...props} />
    </Fixed>
  );
}
