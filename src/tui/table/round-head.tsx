/** Seats side by side at the head of the table. */
import type { ReactNode } from 'react';
import type { Region } from '../../engine/table.ts';
import { Fixed } from '../components/words.tsx';
import { useStage } from '../context/render-context.ts';
import type { Measures, Shape } from '../terminal/measures.ts';
import { SeatRegions } from './middle/laid.tsx';
import {
  hasHeavyMiddle,
  hasLaid,
  hasTrick,
  rimRegions,
  type Scene,
  useScene,
} from './scene/scene.ts';
import type { Seating } from './scene/seating.ts';
import { LARGE, SMALL } from './seats/portraits.tsx';
import { PLATE, PortrayedSeat, rowsOfSeat, SeatBox } from './seats/seat.tsx';

export interface SeatsProps extends Shape {
  readonly seats: readonly number[];
  /** Cells of the portraits beside the plates, or behind them. */
  readonly portrait: Shape | undefined;
}

/** Rows of what lies before a seat, below its plate. */
export const LAID = 3;

const roomOf = ({ cards, room = 0 }: Region): number => Math.max(room, cards.length);

/** Whether a hand laid out suit by suit lies before one of these seats. */
export const isHandLaid = (scene: Scene, seats: readonly number[]): boolean =>
  seats.some((seat) => rimRegions(scene, seat).some(({ suits }) => suits === true));

/** Cells beside a seat at the head that hold a few cards. */
export const BESIDE = 8;

/** Cells for cards beside each of this many seats at the head. */
export const cellsBeside = ({ seat }: Measures, seats: number, width: number): number =>
  Math.floor(width / seats) - seat.width - 2;

/** Up to this many seats at the head have room for a plate of one row, with felt below it. */
const FEW = 2;
const LINE = 38;
/** The narrowest plate beside cards, the blanks between them, and cells from one of these cards to the next. */
const NARROWEST = 13;
const GAP = 2;
const STEP = 3;
/** Cells of such a card beside which no card is ever picked: the picture too is seen. */
const PICTURE_STEP = 5;
/** Cells by which a plate of several rows at the head is wider than one at a side. */
const WIDER = 6;

/** How the plates at the head are drawn. */
interface HeadPlate {
  readonly Plate: typeof SeatBox;
  readonly box: Shape;
}

interface PlateRoom extends Omit<SeatsProps, 'seats'> {
  readonly count: number;
  readonly laid: boolean;
  /** Whether what lies before the seats is beside their plates. */
  readonly beside: boolean;
  /** Rows kept for what lies below the plates, and cells for what lies beside one. */
  readonly below: number;
  readonly cells: number;
  /** Rows of all that the plates say. */
  readonly told: number;
}

/**
 * How a seat at the head of the table is shown. Plates, boxes with name and total, have one row where few seats have
 * nothing before them, else as many as there is room for, and beside a portrait as many as that.
 */
function headPlate({ seat }: Measures, room: PlateRoom): HeadPlate {
  const { count, width, height, portrait, laid, beside, below, cells, told } = room;
  const each = Math.floor(width / count);
  const most = each - Number(count > 1);
  const isLine = !laid && height < seat.height && count <= FEW;
  const isLow = isLine || (laid && !beside && height <= seat.height);
  const high = Math.min(told, isLow ? Math.max(1, height - 1) : height - below);
  const free = most - cells - (portrait?.width ?? 0);
  const narrow = Math.max(NARROWEST, Math.min(seat.width, free));
  const boxed = beside ? narrow : seat.width + WIDER;
  const wide = isLine ? LINE : boxed;
  const box = { width: Math.min(most, wide), height: high };
  if (portrait === undefined || height < portrait.height) return { Plate: SeatBox, box };
  const isWide = most >= wide + portrait.width + (beside ? cells : 0);
  const isFaceWhole = beside ? isWide : most >= PLATE + portrait.width;
  if (!isFaceWhole) return { Plate: SeatBox, box };
  const portrayed = { width: Math.min(most, wide + portrait.width), height: portrait.height };
  return { Plate: PortrayedSeat, box: portrayed };
}

/** Seats side by side at the head of the table, what they have beside or below them. */
export function HeadSeats({ seats, width, height, portrait }: SeatsProps): ReactNode {
  const scene = useScene();
  const stage = useStage();
  const { measures } = stage;
  const count = seats.length;
  if (count === 0 || height < 1) return null;
  const each = Math.floor(width / count);
  const laid = hasLaid(scene, seats);
  const isLow = height <= measures.seat.height || measures.name === 'regular';
  const beside = laid && isLow && cellsBeside(measures, count, width) >= BESIDE;
  const isBelow = scene.table.buttonsOnly === true && laid && !beside;
  const below = isBelow ? Math.min(LAID, measures.table.height) : 0;
  const most = Math.max(0, ...seats.flatMap((seat) => rimRegions(scene, seat).map(roomOf)));
  const step = scene.table.buttonsOnly ? PICTURE_STEP : STEP;
  const cells = GAP + measures.table.width + step * Math.max(0, most - 1);
  const rows = seats.map((seat) => rowsOfSeat(stage, scene, seat, measures.seat.width));
  const told = scene.open === true ? Math.max(...rows) : measures.seat.height;
  const room = { count, width, height, portrait, laid, beside, below, cells, told };
  const { Plate, box } = headPlate(measures, room);
  const gap = Number(count > 1);
  const isCentred = count === 1 && beside && hasTrick(scene) && !isHandLaid(scene, seats);
  const before = isCentred ? Math.floor((width - box.width) / 2) : 0;
  const cards = Math.min(each - before - box.width - 2, most * (measures.table.width + 1));
  return (
    <Fixed width={width} height={height}>
      {seats.map((seat) => (
        <Fixed
          key={seat}
          width={each}
          height={height}
          flexDirection={beside ? 'row' : 'column'}
          columnGap={beside ? 1 : 0}
          justifyContent={beside && !isCentred ? 'center' : 'flex-start'}
          paddingLeft={before}
          alignItems={beside ? 'stretch' : 'center'}
        >
          <Plate seat={seat} shape={box} />
          {laid && (
            <SeatRegions
              seat={seat}
              width={beside ? cards : each - gap}
              height={beside ? height : height - box.height}
              align={beside ? 'flex-start' : 'center'}
            />
          )}
        </Fixed>
      ))}
    </Fixed>
  );
}

/** Rows of a trick of cards of full height in a cross, with a blank row, and side by side, with two rows between them. */
const crossHeight = (card: Shape): number => 2 * card.height + 1;
const lowTrick = (card: Shape): number => card.height + 2;

/** The portraits at the head: large ones where those at the sides are, else small ones. */
export const headFace = (behind: Shape | undefined): Shape | undefined =>
  behind === LARGE ? LARGE : behind && SMALL;

/** Rows of plates at the head with such portraits beside them. */
export const plateRows = ({ seat }: Measures, portrait: Shape | undefined): number =>
  Math.max(seat.height, portrait?.height ?? 0);

/**
 * Rows at the head of the table: the seats, and what may lie before them. In small windows a hand beside its seat has
 * rows for low cards, and more that a trick leaves.
 */
export function headHeight(
  scene: Scene,
  measures: Measures,
  { top }: Seating,
  { height, portrait }: Pick<Shape, 'height'> & Pick<SeatsProps, 'portrait'>,
): number {
  const { name, table } = measures;
  if (top.length === 0) return 0;
  if (name === 'regular' && hasHeavyMiddle(scene)) return 1;
  if (measures.hasPortraits) return SMALL.height;
  const laid = hasLaid(scene, top);
  if (name === 'regular') return smallHead(scene, measures, laid, height);
  const below = measures.isHeadAlone === true ? table.height + PICKED : table.height;
  return plateRows(measures, portrait) + (laid ? below : 0);
}

/** Rows for what picks each of the cards laid before seats. */
const PICKED = 1;

/** Rows at the head of a small window whose measures keep none for portraits. */
function smallHead(scene: Scene, measures: Measures, laid: boolean, height: number): number {
  const { seat, table } = measures;
  if (scene.table.buttonsOnly) return lowHeadHeight(table, laid, height);
  if (laid && hasTrick(scene)) return trickHead(measures, height);
  return laid && height >= HIGH ? SMALL.height : seat.height - 1;
}

/** Rows at the head of a small window for cards beside a seat: those that a trick leaves, of low cards at least. */
function trickHead({ seat, table }: Measures, height: number): number {
  const left = Math.max(
    height - crossHeight(table),
    Math.min(table.height - 1, height - lowTrick(table)),
  );
  return Math.max(seat.height, Math.min(table.height, left));
}

/** Rows of a small table that leave whole cards with names below a head with a portrait and a row between them. */
const HIGH = 11;

/** Rows at the head for plates without portraits. */
const LOW_HEAD = 2;

/** Rows at the head of a small window without cards to pick: for whole cards, or for a whole face above whole cards. */
function lowHeadHeight(card: Shape, laid: boolean, height: number): number {
  if (laid && card.height <= LAID) return LOW_HEAD + card.height;
  if (laid) return Math.min(card.height, Math.floor(height / 2));
  return height > SMALL.height + card.height + 1 ? SMALL.height : LOW_HEAD;
}
