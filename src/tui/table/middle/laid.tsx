/** What lies before a seat: a hand laid open, a row, a pile. */
import type { ReactNode } from 'react';
import { sum } from '../../../engine/estimate.ts';
import type { Region, SeatShown } from '../../../engine/table.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { captionOf, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { Cards } from '../cards/cards.tsx';
import { shownValue } from '../frame/footer.tsx';
import { bottomSeat, isMiddleFree, regionsOf, type Scene, useScene } from '../scene/scene.ts';
import type { Seating } from '../scene/seating.ts';
import { type Align, Chips, chipCells, chipRows } from './chips.tsx';
import { sharesOf } from './grid.ts';
import { Empty, isPile, Pile } from './pile.tsx';
import { RegionRow } from './row.tsx';

interface OpenProps extends Shape {
  readonly region: Region;
  readonly align?: 'flex-start' | 'center';
}

/**
 * Cards without a name: the seat tells whose they are. Where nothing else lies in the middle their place there is seen
 * before they come.
 */
export function OpenCards({ region, align = 'flex-start', ...shape }: OpenProps): ReactNode {
  const scene = useScene();
  const { width, height } = useStage().measures.table;
  const isBare = isMiddleFree(scene) && region.cards.length === 0;
  const place = { width, height: Math.min(height, shape.height) };
  return (
    <Fixed place={['region', region.id]} {...shape} justifyContent={align} overflowY="hidden">
      {isBare ? <Empty shape={place} /> : <Cards region={region} {...shape} align={align} />}
    </Fixed>
  );
}

/** Rows of each region: a pile takes little where there is something else. */
function heightsOf(regions: readonly Region[], { height }: Shape, pile: number): readonly number[] {
  const piles = regions.filter(isPile).length;
  const others = regions.length - piles;
  const low = others > 0 || piles * pile > height ? 1 : pile;
  const rest = others === 0 ? 0 : Math.floor((height - piles * low) / others);
  return regions.map((region) => (isPile(region) ? low : rest));
}

/** The component that draws a region before a seat: a pile, a row with its name, or cards alone. */
function partFor(region: Region): typeof Pile | typeof RegionRow | typeof OpenCards {
  if (isPile(region)) return Pile;
  return region.slot === undefined ? OpenCards : RegionRow;
}

interface SeatRegionsProps extends Shape {
  readonly seat: number;
  readonly align?: OpenProps['align'];
}

/** Cells of a pile as a line of words. */
const PILE = 18;

/** More regions than there are rows, side by side. */
function Abreast({ seat, width, height }: SeatRegionsProps): ReactNode {
  const regions = regionsOf(useScene(), seat);
  const shares = sharesOf(regions, width, PILE);
  return (
    <Fixed width={width} height={height} columnGap={1} overflowY="hidden">
      {regions.map((region, at) => {
        const shape = { width: Math.max(1, shares[at] ?? 0), height };
        const Laid = partFor(region);
        return <Laid key={region.id} region={region} {...shape} />;
      })}
    </Fixed>
  );
}

/** Cells from one card before a seat to the next, and between two seats. */
const STEP = 3;

interface PlaceProps extends Shape {
  readonly shown: SeatShown;
  /** Rows for the chips at stake, below the name, and where they lie there. */
  readonly chips: number;
  readonly chipsAt?: Align;
}

/** What lies before a seat, over its name and the chips that it has at stake. */
function MiddlePlace({ shown, width, height, chips, chipsAt }: PlaceProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const name = run(captionOf(stage, scene.voices, shown.seat), { bold: true });
  const cards = height - chips - 1;
  return (
    <Column width={width + 1} height={height}>
      <SeatRegions seat={shown.seat} width={width} height={cards} align="center" />
      <Fixed justifyContent="center" width={width} height={1}>
        <Words of={[name]} />
      </Fixed>
      {chips > 0 && (
        <Chips sum={shown.chips ?? 0} width={width} height={chips} align={chipsAt} isTold />
      )}
    </Column>
  );
}

/**
 * Rows for the chips of the others, and as many for the player's own below those with a blank row between them, out of
 * the rows left by cards and names; for those of the others alone where both have no room.
 */
function rowsForChips(stage: Stage, scene: Scene, left: number) {
  const hasChips = scene.table.seats.some(({ chips }) => chips !== undefined);
  const both = hasChips ? chipRows(stage, Math.floor((left - 1) / 2)) : 0;
  const others = hasChips ? chipRows(stage, left - 1) : 0;
  return both > 0 ? { others: both, own: both } : { others, own: 0 };
}

/** Whether no chips of others lie in the middle of their row: they lie at both sides of it, or there are none. */
const isChipCentreFree = (others: readonly SeatShown[]): boolean =>
  others.length % 2 === 0 || (others[Math.floor(others.length / 2)]?.chips ?? 0) === 0;

/** Where chips lie in their place so that the middle of a row of so many places is free. */
function outwards(at: number, count: number): Align {
  const middle = (count - 1) / 2;
  if (at === middle) return 'center';
  return at < middle ? 'flex-start' : 'flex-end';
}

/** Cells of felt between two sums of chips. */
const APART = 2;

const NOTHING_KEPT = { left: 0, right: 0 } as const;

/** Cells at the two ends of a row that chips there keep from those in its middle: none where all have room. */
function cellsAtEnds(others: readonly number[], own: number, width: number) {
  const [left = 0] = others;
  const right = others.length > 1 ? (others.at(-1) ?? 0) : 0;
  const free = (width - own) / 2;
  if (Math.max(left, right) + APART <= free - APART) return NOTHING_KEPT;
  const withFelt = (cells: number): number => (cells > 0 ? cells + APART : 0);
  return {
    left: withFelt(left),
    right: withFelt(right),
  };
}

interface AtCentreProps extends Shape {
  readonly dealer: number;
  readonly seating: Seating;
}

/** The chips at stake of these seats. */
const chipsStaked = ({ table }: Scene, seats: readonly number[]): number =>
  sum(table.seats.flatMap(({ seat, chips = 0 }) => (seats.includes(seat) ? [chips] : [])));

/** The stake that Enter would make; 0 where none is chosen. */
function stakeChosen({ table, picking }: Scene): number {
  const [amount] = table.amounts ?? [];
  if (picking === undefined || amount === undefined) return 0;
  return Number(shownValue(picking, amount).value);
}

/** The dealer's cards, and below them all chips at stake, each next to whoever has staked them. */
function AtCentre({ dealer, seating, width, height }: AtCentreProps): ReactNode {
  const scene = useScene();
  const stage = useStage();
  const shown = scene.table.seats.find(({ seat }) => seat === dealer);
  const low = Math.min(stage.measures.table.height + 1, height);
  const chips = chipRows(stage, height - low - 1);
  const each = { width: Math.floor(width / 3), height: chips };
  const own = chipsStaked(scene, [bottomSeat(scene)]) || stakeChosen(scene);
  return (
    <Column width={width} height={height} justifyContent="center" rowGap={1}>
      {shown && <MiddlePlace shown={shown} width={width} height={low} chips={0} />}
      {chips > 0 && (
        <Fixed width={width} justifyContent="space-between">
          <Chips sum={chipsStaked(scene, seating.left)} {...each} isTold />
          <Chips sum={own} {...each} isTold />
          <Chips sum={chipsStaked(scene, seating.right)} {...each} isTold />
        </Fixed>
      )}
    </Column>
  );
}

/**
 * In the middle, where nothing else lies there: the dealer’s cards, or what lies before each of the others, and all
 * chips at stake.
 */
export function InMiddle({ seating, ...shape }: Shape & { readonly seating: Seating }): ReactNode {
  const { centre } = useScene();
  if (centre === undefined) return <BeforeOthers {...shape} />;
  return <AtCentre dealer={centre} seating={seating} {...shape} />;
}

/** What lies before each of the others, side by side, and all chips at stake. */
function BeforeOthers({ width, height }: Shape): ReactNode {
  const scene = useScene();
  const stage = useStage();
  const { table } = stage.measures;
  const bottom = bottomSeat(scene);
  const others = scene.table.seats.filter(({ seat }) => seat !== bottom);
  const own = chipsStaked(scene, [bottom]) || stakeChosen(scene);
  const rooms = others.flatMap(({ seat }) => regionsOf(scene, seat).map(({ room = 0 }) => room));
  const least = table.width + STEP * Math.max(1, ...rooms);
  const perRow = Math.max(1, Math.min(others.length, Math.floor(width / least)));
  const rows = Math.max(1, Math.ceil(others.length / perRow));
  const each = Math.min(least + 2 * table.width, Math.floor(width / perRow));
  const low = Math.max(1, Math.min(table.height + 1, Math.floor(height / rows)));
  const chips = rowsForChips(stage, scene, height - rows * low);
  const isBetween = chips.own === 0 && rows === 1 && isChipCentreFree(others);
  const ownRows = isBetween ? chips.others : chips.own;
  const { left, right } = isBetween
    ? cellsAtEnds(
        others.map(({ chips: sum = 0 }) => chipCells(stage, sum, ownRows)),
        chipCells(stage, own, ownRows),
        width,
      )
    : NOTHING_KEPT;
  return (
    <Column width={width} height={height} justifyContent="center" alignItems="center">
      <Fixed width={perRow * each} flexWrap="wrap" justifyContent="center">
        {others.map((shown, at) => (
          <MiddlePlace
            key={shown.seat}
            shown={shown}
            width={each - 1}
            height={low + chips.others}
            chips={chips.others}
            chipsAt={isBetween ? outwards(at, others.length) : 'center'}
          />
        ))}
      </Fixed>
      {ownRows > 0 && (
        <Fixed marginTop={isBetween ? -ownRows : 1} paddingLeft={left} paddingRight={right}>
          <Chips sum={own} width={width - left - right} height={ownRows} isTold />
        </Fixed>
      )}
    </Column>
  );
}

/**
 * All that lies before a seat, one region below the other, or side by side where there are more regions than rows. A
 * region has its name only where it could be mistaken for another.
 */
export function SeatRegions(props: SeatRegionsProps): ReactNode {
  const { seat, width, height, align = 'flex-start' } = props;
  const { measures } = useStage();
  const regions = regionsOf(useScene(), seat);
  if (regions.length === 0 || height < 1) return null;
  if (regions.length > height) return <Abreast {...props} />;
  const heights = heightsOf(regions, { width, height }, measures.table.height);
  const hasName = regions.length > 1;
  return (
    <Column width={width} height={height} overflowY="hidden">
      {regions.map((region, at) => {
        const shape = { width, height: heights[at] ?? 0 };
        if (shape.height < 1) return null;
        if (isPile(region)) return <Pile key={region.id} region={region} {...shape} />;
        const named = (hasName && shape.height > 2) || region.slot !== undefined;
        return named ? (
          <RegionRow key={region.id} region={region} {...shape} />
        ) : (
          <OpenCards key={region.id} region={region} {...shape} align={align} />
        );
      })}
    </Column>
  );
}
