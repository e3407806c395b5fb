/** The others' seats in a strip above the middle, where there is no room around it. */
import type { ReactNode } from 'react';
import type { Region } from '../../engine/table.ts';
import { Column, Fixed, Words } from '../components/words.tsx';
import { captionOf, useStage } from '../context/render-context.ts';
import type { Measures, Shape } from '../terminal/measures.ts';
import { run } from '../theme/theme.ts';
import { OpenCards, SeatRegions } from './middle/laid.tsx';
import { isPile, Pile } from './middle/pile.tsx';
import {
  hasTrick,
  middleRegions,
  regionsOf,
  rimRegions,
  type Scene,
  useScene,
} from './scene/scene.ts';
import { type Seating, seatingOf } from './scene/seating.ts';
import { SMALL } from './seats/portraits.tsx';
import { behindPlates, PortrayedSeat, SeatBox } from './seats/seat.tsx';

const PER_ROW = 4;
/** Up to this many cards are beside or below a seat; more take a line of their own. */
const FEW = 6;

interface Rows {
  /** Of all seats, and of one. */
  readonly strip: number;
  readonly each: number;
  /** Below them, of what lies before each seat that has more than fits below its name. */
  readonly lines: ReadonlyMap<number, number>;
}

const hasMany = ({ cards, room = 0 }: Region): boolean => Math.max(room, cards.length) > FEW;

const isLaid = ({ cards, count = 0 }: Region): boolean => cards.length + count > 0;

/** Seats that lie open in one row each beside their names when a deal of melds is over. */
function openLines(scene: Scene, seats: readonly number[]): readonly number[] {
  if (scene.open !== true || scene.table.melds !== true) return [];
  return seats.filter((seat) => regionsOf(scene, seat).some(isLaid));
}

/** Rows that the middle needs: in play a few, in the end one for each kind of thing that lies there. */
function middleRows(scene: Scene): number {
  if (scene.open !== true) return 3;
  const rest = middleRegions(scene).filter((region) => !isPile(region));
  return Math.max(1, new Set(rest.map(({ role }) => role)).size);
}

/** Rows for what lies before each of these seats: equally many for every region, at most two. */
function stripLines(scene: Scene, seats: readonly number[], left: number): Rows['lines'] {
  const wanted = seats.map((seat) => regionsOf(scene, seat).length);
  const all = wanted.reduce((sum, count) => sum + count, 0);
  const times = Math.min(2, Math.floor(left / Math.max(1, all)));
  return new Map(seats.map((seat, at) => [seat, Math.max(1, times * (wanted[at] ?? 0))]));
}

/** Rows that the middle needs for a trick with the cards in front of their players, and for a row of cards below it. */
const TRICK_ROWS = 6;

/**
 * How many rows the strip of seats takes, and which players with many cards get lines of their own below it. The
 * middle of the table always keeps a row, and the rows for a trick where one is played.
 */
function rowsFor(
  scene: Scene,
  { name, seat }: Measures,
  seats: readonly number[],
  height: number,
): Rows {
  const rows = Math.min(Math.ceil(seats.length / PER_ROW), Math.max(1, height - 1));
  if (rows === 0) return { strip: 0, each: 0, lines: new Map() };
  const many = seats.filter((seat) => rimRegions(scene, seat).some(hasMany));
  const hasCardsLaid = seats.some((seat) => rimRegions(scene, seat).length > 0);
  const isTall = name === 'comfortable' || name === 'large';
  const isLow = Number(scene.table.melds === true);
  const least = (isTall ? seat.height : 2) - isLow;
  const wanted = hasCardsLaid || rows === 1 ? Math.max(least, many.length > 0 ? 2 : 0) : 1;
  const each = Math.max(1, Math.min(wanted, Math.floor((height - 1) / rows)));
  const strip = rows * each;
  const free = height - strip;
  // Where one row for each would leave too few for the middle, the last ones give way.
  const kept = hasTrick(scene) && scene.open !== true ? TRICK_ROWS : 1;
  const shown = many.slice(0, Math.max(0, free - kept));
  return { strip, each, lines: stripLines(scene, shown, free - middleRows(scene)) };
}

interface SeatCellProps extends Shape {
  readonly seat: number;
  readonly line: boolean;
}

/** Cells by which a plate is wider than its seat needs, where a portrait is beside it. */
const AIR = 6;

/** A seat, and below its name the few cards before it. */
function SeatCell({ seat, width, height, line }: SeatCellProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const few = rimRegions(scene, seat).length > 0 && !line && height > 1;
  const box = { width: width - 1, height: few ? height - 1 : height };
  const isWide = box.width >= stage.measures.seat.width + SMALL.width + AIR;
  const Plate = isWide && behindPlates(stage, scene) ? PortrayedSeat : SeatBox;
  return (
    <Column width={width} height={height} paddingRight={1}>
      <Plate seat={seat} shape={box} />
      {few && <SeatRegions seat={seat} width={width - 1} height={1} />}
    </Column>
  );
}

/** Cells of a name before the cards of its seat. */
const NAME = 9;

/** What lies before a seat, after its name. */
function NamedRegions({ seat, width, height }: Shape & { readonly seat: number }): ReactNode {
  const stage = useStage();
  const { voices } = useScene();
  return (
    <Fixed width={width} height={height}>
      <Fixed width={NAME}>
        <Words of={[run(captionOf(stage, voices, seat).slice(0, NAME - 1), { tone: 'faint' })]} />
      </Fixed>
      <SeatRegions seat={seat} width={width - NAME} height={height} />
    </Fixed>
  );
}

/** Cells of a pile beside an open hand. */
const PILE = 18;

/** A seat and all that lies before it, side by side. */
function OpenLine({ seat, width }: { readonly seat: number; readonly width: number }): ReactNode {
  const scene = useScene();
  const { measures } = useStage();
  const laid = regionsOf(scene, seat).filter(isLaid);
  const piles = laid.filter(isPile);
  const rest = laid.filter((region) => !isPile(region));
  const left = width - measures.seat.width - 1 - piles.length * PILE;
  const each = Math.floor(left / Math.max(1, rest.length));
  return (
    <Fixed width={width} height={1} columnGap={1} overflowY="hidden">
      <SeatBox seat={seat} shape={{ width: measures.seat.width, height: 1 }} />
      {piles.map((region) => (
        <Pile key={region.id} region={region} width={PILE - 1} height={1} />
      ))}
      {rest.map((region) => (
        <OpenCards key={region.id} region={region} width={each - 1} height={1} />
      ))}
    </Fixed>
  );
}

interface StripProps extends Shape {
  readonly children: (seating: Seating, shape: Shape, isBanked: boolean) => ReactNode;
}

/**
 * A table in a small window: the others’ seats in a strip at the top, below it what lies before those who have much,
 * and the middle in what is left.
 */
export function StripTable({ width, height, children }: StripProps): ReactNode {
  const scene = useScene();
  const { measures } = useStage();
  const seating = seatingOf(scene.table.seats.length, scene.observer, 0);
  const around = seatingOf(scene.table.seats.length, scene.observer, 1);
  const open = openLines(scene, seating.top).slice(0, Math.max(0, height - 2));
  const seats = seating.top.filter((seat) => !open.includes(seat));
  const { strip, each, lines: many } = rowsFor(scene, measures, seats, height - open.length);
  const Below = many.size > 1 ? NamedRegions : SeatRegions;
  const rows = [...many.values()].reduce((sum, height) => sum + height, 0);
  const perRow = Math.min(seats.length, Math.ceil(seats.length / Math.max(1, strip / each)));
  const share = Math.floor(width / Math.max(1, perRow));
  const cell = scene.open ? share : Math.min(share, 2 * measures.seat.width);
  const rest = { width, height: Math.max(1, height - strip - open.length - rows) };
  return (
    <Column width={width} height={height} overflowY="hidden">
      <Fixed width={width} height={strip} flexWrap="wrap" justifyContent="center">
        {seats.map((seat) => (
          <SeatCell key={seat} seat={seat} width={cell} height={each} line={many.has(seat)} />
        ))}
      </Fixed>
      {open.map((seat) => (
        <OpenLine key={seat} seat={seat} width={width} />
      ))}
      {[...many].map(([seat, lines]) => (
        <Below key={seat} seat={seat} width={width} height={lines} />
      ))}
      {children(around, rest, false)}
    </Column>
  );
}
