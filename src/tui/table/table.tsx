/**
 * The table people sit at: the player at the bottom, the others where they sit, the cards between
 * them, a bar above and what is told below. Sizes follow the window, the seats and the kinds of
 * regions alone, so that nothing moves within a deal.
 */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../engine/table.ts';
import type { Measures, Shape } from '../measures.ts';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Ground, Words } from '../parts/words.tsx';
import { phrase, spaceOf } from '../render-context.ts';
import type { Runs } from '../theme/style.ts';
import { Auction } from './auction.tsx';
import { Bar } from './bar.tsx';
import { Amounts, Bids, Buttons, hasBids } from './controls.tsx';
import { Fan } from './fan.tsx';
import { Footer, type Told } from './footer.tsx';
import { Middle } from './middle.tsx';
import { Panel } from './panel.tsx';
import { Heading, headingOf, isPile, Pile, Row, SuitLines } from './region.tsx';
import {
  cardsShown,
  ownRegions,
  regionsOf,
  type Scene,
  SceneContext,
  takesPicks,
  useScene,
} from './scene.ts';
import { Seat } from './seat.tsx';
import { type Seating, seatingOf } from './seating.ts';

/** What another seat has before it, in a room of this shape. */
function SeatRegions({ seat, width, height }: Shape & { readonly seat: number }): ReactNode {
  const scene = useScene();
  const regions = regionsOf(scene, seat);
  if (regions.length === 0 || height < 1) return null;
  const each = Math.max(1, Math.floor(height / regions.length));
  return (
    <Box flexDirection="column" width={width} height={height} flexShrink={0}>
      {regions.map((region) => (
        <OneOfSeat key={region.id} region={region} width={width} height={each} />
      ))}
    </Box>
  );
}

/** A hand by suits where it is narrow, else in a row; a pile as such. */
function OneOfSeat({ region, width, height }: Shape & { readonly region: Region }): ReactNode {
  const { measures } = useStage();
  const isNarrow = width < measures.table.width * 4;
  if (isPile(region)) return <Pile region={region} width={width} height={Math.min(height, 2)} />;
  if (region.suits && isNarrow && height >= 4)
    return <SuitLines region={region} width={width} height={height} />;
  return <Row region={region} width={width} height={height} />;
}

/** Seats one below the other at a side of the table, each with what lies before it. */
function SideSeats({
  seats,
  width,
  height,
}: Shape & { readonly seats: readonly number[] }): ReactNode {
  const { measures } = useStage();
  const each = Math.max(1, Math.floor(height / Math.max(1, seats.length)));
  const box = Math.min(measures.seat.height, each);
  return (
    <Box width={width} height={height} flexDirection="column" flexShrink={0}>
      {seats.map((seat) => (
        <Box key={seat} height={each} flexDirection="column" flexShrink={0}>
          <Seat seat={seat} shape={{ width, height: box }} />
          <SeatRegions seat={seat} width={width} height={each - box} />
        </Box>
      ))}
    </Box>
  );
}

/** Seats side by side at the head of the table, what they have beside or below them. */
function HeadSeats({
  seats,
  width,
  height,
}: Shape & { readonly seats: readonly number[] }): ReactNode {
  const scene = useScene();
  const { measures } = useStage();
  if (seats.length === 0) return null;
  const each = Math.floor(width / seats.length);
  const laid = seats.some((seat) => regionsOf(scene, seat).length > 0);
  const beside = laid && seats.length === 1 && each >= measures.seat.width + 20;
  const box = {
    width: Math.min(each, measures.seat.width + (laid ? 0 : 4)),
    height: beside
      ? Math.min(height, measures.seat.height)
      : Math.min(height, measures.seat.height - (laid ? 1 : 0)),
  };
  return (
    <Box width={width} height={height} flexShrink={0}>
      {seats.map((seat) => (
        <Box
          key={seat}
          width={each}
          height={height}
          flexDirection={beside ? 'row' : 'column'}
          {...(beside ? {} : { alignItems: 'center' as const })}
          flexShrink={0}
          {...(beside ? { columnGap: 1 } : {})}
        >
          <Seat seat={seat} shape={box} />
          {beside ? (
            <SeatRegions seat={seat} width={each - box.width - 1} height={height} />
          ) : (
            <SeatRegions seat={seat} width={each} height={height - box.height} />
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Rows at the head of the table: the seats, and what may lie before one of them. */
function headHeight(scene: Scene, measures: Measures, seating: Seating, height: number): number {
  if (seating.top.length === 0) return 0;
  const laid = seating.top.some((seat) => regionsOf(scene, seat).length > 0);
  const wanted = laid ? measures.table.height + 2 : measures.seat.height;
  return Math.min(wanted, Math.floor(height / 2));
}

/** How many seats a side of the table has room for. */
const mostAside = ({ name, seat }: Measures, height: number): number =>
  name === 'compact' ? 0 : Math.max(1, Math.floor(height / (seat.height + 1)));

/** Seats in a strip where there is no room beside the table. */
function Strip({ seats, width, height }: Shape & { readonly seats: readonly number[] }): ReactNode {
  const rows = Math.ceil(seats.length / PER_ROW);
  const perRow = Math.ceil(seats.length / rows);
  const each = { width: Math.floor(width / perRow), height: Math.floor(height / rows) };
  return (
    <Box width={width} height={height} flexWrap="wrap" flexShrink={0}>
      {seats.map((seat) => (
        <Box key={seat} width={each.width} flexShrink={0}>
          <Seat seat={seat} shape={{ width: each.width - 1, height: Math.min(2, each.height) }} />
        </Box>
      ))}
    </Box>
  );
}

const PER_ROW = 4;

function CompactTable({ width, height }: Shape): ReactNode {
  const scene = useScene();
  const seating = seatingOf(scene.table.seats.length, scene.observer, 0);
  const rows = Math.ceil(seating.top.length / PER_ROW);
  const strip = rows === 0 ? 0 : rows === 1 ? 2 : rows;
  const laid = seating.top.filter((seat) => regionsOf(scene, seat).length > 0);
  const open = Math.min(laid.length * 2, Math.max(0, height - strip - 3));
  const each = laid.length === 0 ? 0 : Math.max(1, Math.floor(open / laid.length));
  return (
    <Box width={width} height={height} flexDirection="column" flexShrink={0}>
      {strip > 0 && <Strip seats={seating.top} width={width} height={strip} />}
      {laid.map((seat) => (
        <SeatRegions key={seat} seat={seat} width={width} height={each} />
      ))}
      <Middle
        width={width}
        height={Math.max(1, height - strip - each * laid.length)}
        seating={seating}
      />
    </Box>
  );
}

function RoundTable({ width, height }: Shape): ReactNode {
  const scene = useScene();
  const { measures } = useStage();
  const seating = seatingOf(scene.table.seats.length, scene.observer, mostAside(measures, height));
  const head = headHeight(scene, measures, seating, height);
  const side = seating.left.length + seating.right.length > 0 ? measures.seat.width : 0;
  const rest = height - head;
  return (
    <Box width={width} height={height} flexDirection="column" flexShrink={0}>
      {head > 0 && <HeadSeats seats={seating.top} width={width} height={head} />}
      <Box height={rest} flexShrink={0}>
        {side > 0 && <SideSeats seats={seating.left} width={side} height={rest} />}
        <Middle width={width - 2 * side} height={rest} seating={seating} />
        {side > 0 && <SideSeats seats={seating.right} width={side} height={rest} />}
      </Box>
    </Box>
  );
}

/** The hand, or what the observer has besides. */
function OwnRegion({ region, width, height }: Shape & { readonly region: Region }): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const place = usePlace('region', region.id);
  const { hand } = stage.measures;
  const picks = takesPicks(scene, region);
  const own = ownRegions(scene);
  const named = own.length > 1;
  const rows = height - (picks ? 2 : 0) - (named ? 1 : 0);
  const shape = { width: hand.width, height: Math.max(1, Math.min(hand.height, rows)) };
  return (
    <Box ref={place} width={width} height={height} flexDirection="column" flexShrink={0}>
      {named && <Heading region={region} of={headingOf(stage, scene, region)} />}
      <Box justifyContent={named ? 'flex-start' : 'center'}>
        <Fan
          cards={cardsShown(stage, scene, region)}
          shape={shape}
          width={width}
          room={region.room ?? 0}
          picks={picks}
          nameOf={(at) => `${region.id}/${at}`}
        />
      </Box>
    </Box>
  );
}

/** Widths for regions side by side, by how many cards they hold. */
function sharesOf(regions: readonly Region[], width: number): readonly number[] {
  const weights = regions.map(({ cards, room = 0 }) => Math.max(2, room, cards.length));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.floor((width * weight) / all));
}

/** Rows of the player's own part of the table. */
const ownHeight = ({ hand }: Measures, regions: readonly Region[]): number =>
  hand.height + 2 + (regions.length > 1 ? 1 : 0);

/** The player's seat and cards at the bottom of the table. */
function OwnPart({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const place = usePlace('zone', 'own');
  const { measures } = stage;
  const regions = ownRegions(scene);
  const isCompact = measures.name === 'compact';
  const seat = Math.max(0, scene.observer);
  const left = isCompact ? width : width - measures.seat.width - 1;
  const shares = sharesOf(regions, left);
  const own: Runs = scene.table.own
    ? phrase(stage, scene.voices, scene.table.own, { tone: 'faint' })
    : [];
  const box = {
    width: isCompact ? width : measures.seat.width,
    height: isCompact ? 1 : measures.seat.height,
  };
  return (
    <Box
      ref={place}
      width={width}
      height={height}
      flexShrink={0}
      flexDirection={isCompact ? 'column' : 'row'}
    >
      <Box flexDirection="column" width={box.width} flexShrink={0}>
        <Seat seat={seat} shape={box} />
        {own.length > 0 && !isCompact && <Words of={own} wrap="wrap" />}
      </Box>
      <Box flexShrink={0} {...(isCompact ? {} : { marginLeft: 1 })}>
        {regions.map((region, at) => (
          <OwnRegion
            key={region.id}
            region={region}
            width={shares[at] ?? left}
            height={height - (isCompact ? 1 : 0)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** While bids are made: what has been said, and the box. */
function Bidding({ width, height }: Shape): ReactNode {
  const { table } = useScene();
  const said = table.said !== undefined;
  return (
    <Box width={width} height={height} flexShrink={0} columnGap={2}>
      {said && <Auction width={Math.min(44, width - 36)} height={height} />}
      <Bids height={height} />
    </Box>
  );
}

export interface TableFrame {
  readonly title: string;
  readonly scene: Scene;
  /** Told moves, newest last. */
  readonly log: readonly Runs[];
  readonly told: Told;
}

/** Rows for buttons and numbers between the table and the hand. */
const CONTROLS = 2;

function TablePart({ width, height }: Shape): ReactNode {
  const scene = useScene();
  const { measures } = useStage();
  const own = ownHeight(measures, ownRegions(scene));
  const controls = scene.open ? 0 : measures.name === 'compact' ? 1 : CONTROLS;
  const rest = Math.max(1, height - own - controls);
  const bidding = hasBids(scene);
  return (
    <Ground is="felt" width={width} height={height} flexDirection="column" flexShrink={0}>
      {bidding ? (
        <Bidding width={width} height={rest} />
      ) : measures.name === 'compact' ? (
        <CompactTable width={width} height={rest} />
      ) : (
        <RoundTable width={width} height={rest} />
      )}
      {controls > 0 && (
        <Box
          width={width}
          height={controls}
          flexDirection="column"
          flexShrink={0}
          overflow="hidden"
        >
          <Amounts width={width} />
          <Buttons width={width} height={controls} />
        </Box>
      )}
      <OwnPart width={width} height={own} />
    </Ground>
  );
}

/** The whole window, one row less than it has. */
export function Table({ title, scene, log, told }: TableFrame): ReactNode {
  const { size, measures } = useStage();
  const { columns } = size;
  const height = spaceOf(size) - measures.bar - measures.footer;
  return (
    <SceneContext value={scene}>
      <Box flexDirection="column" width={columns} height={spaceOf(size)}>
        <Bar title={title} width={columns} height={measures.bar} />
        <Box height={height} flexShrink={0}>
          <TablePart width={columns - measures.panel} height={height} />
          {measures.panel > 0 && <Panel width={measures.panel} height={height} log={log} />}
        </Box>
        <Footer told={told} width={columns} />
      </Box>
    </SceneContext>
  );
}
