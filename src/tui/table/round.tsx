/** Seats around the table: opposite ones at its head, others at its sides, the middle between them. */
import type { ReactNode } from 'react';
import type { Region } from '../../engine/table.ts';
import { Column, Fixed } from '../components/words.tsx';
import { type Stage, useStage } from '../context/render-context.ts';
import type { Measures, Shape } from '../terminal/measures.ts';
import { SeatRegions } from './middle/laid.tsx';
import { isPile, Pile } from './middle/pile.tsx';
import {
  BESIDE,
  cellsBeside,
  HeadSeats,
  headFace,
  headHeight,
  isHandLaid,
  LAID,
  plateRows,
  type SeatsProps,
} from './round-head.tsx';
import {
  hasHeavyMiddle,
  hasLaid,
  hasTrick,
  middleRegions,
  rimRegions,
  type Scene,
  useScene,
} from './scene/scene.ts';
import { type Seating, seatingOf } from './scene/seating.ts';
import { BUST, SMALL } from './seats/portraits.tsx';
import { behindPlates, PLATE, rowsOfSeat, SeatBox, SeatPortrait } from './seats/seat.tsx';

/** Lines of a hand laid out by suits, and with the felt below it. */
const SUITS = 4;
const HAND = SUITS + 1;

/** Seats one below the other at a side of the table, each with what lies before it. */
function SideSeats({ seats, width, height, portrait }: SeatsProps): ReactNode {
  const scene = useScene();
  const stage = useStage();
  const { measures } = stage;
  const high = portrait?.height ?? 0;
  const each = Math.max(1, Math.floor(height / Math.max(1, seats.length)) - high);
  const laid = hasLaid(scene, seats);
  const hasPlace = laid || seats.some((seat) => seat === scene.centre);
  const bySuits = isHandLaid(scene, seats);
  const wanted = hasPlace ? Math.min(bySuits ? SUITS : measures.table.height, each - 2) : 0;
  const told = scene.open ? seats.map((seat) => rowsOfSeat(stage, scene, seat, width)) : [];
  const tall = Math.max(measures.seat.height, ...told);
  const box = Math.max(1, Math.min(tall, each - Math.max(hasPlace ? 1 : 0, wanted)));
  return (
    <Column width={width} height={height}>
      {seats.map((seat) => (
        <Column key={seat} height={each + high}>
          {portrait && (
            <Fixed justifyContent="center">
              <SeatPortrait seat={seat} shape={portrait} />
            </Fixed>
          )}
          <SeatBox seat={seat} shape={{ width, height: box }} />
          {laid && <SeatRegions seat={seat} width={width} height={each - box} />}
        </Column>
      ))}
    </Column>
  );
}

const hasPairs = ({ table }: Scene): boolean => table.regions.some(({ role }) => role === 'pair');

/** Who sits where, and whether piles lie below the seats at the sides. */
interface SidePlan {
  readonly seating: Seating;
  readonly isBanked: boolean;
  /** Rows of the plates at the head, with portraits beside them. */
  readonly headRows: number;
}

/** Rows above the seats at the sides, whatever lies at the head. */
function sideTop(
  scene: Scene,
  { name, seat, table, hasPortraits }: Measures,
  { seating, isBanked, headRows }: SidePlan,
  height: number,
): number {
  if (seating.top.length === 0)
    return name === 'regular' ? Number(!hasPortraits) : Math.floor(height / 4);
  const hasMany = seating.top.length > 1;
  // Right below the portraits where a pile lies below, whose card needs the row.
  if (hasPortraits && hasMany) return SMALL.height + Number(!isBanked);
  // Plates begin a row higher than those at the head end, and two where a pile lies below them.
  const raised = isBanked ? 2 : 1;
  if (hasPortraits) return seat.height - raised;
  if (hasMany && hasTrick(scene) && !isBanked) {
    // Beside the lower row of the trick, which is theirs.
    return height - seat.height - Math.ceil((table.height - seat.height) / 2) - 1;
  }
  if (name === 'regular') return hasHeavyMiddle(scene) ? 1 : seat.height - 1;
  const most = headRows + table.height;
  if (isBanked && hasPairs(scene)) return seat.height;
  return isBanked ? Math.max(seat.height, Math.min(most, height - most - 2)) : most;
}

/** How many seats a side of the table has room for. */
const mostAside = ({ name, seat, table }: Measures, height: number): number => {
  const low = name === 'regular' ? height - seat.height : height - seat.height - table.height;
  return Math.max(1, Math.floor(low / Math.min(3, seat.height)));
};

/**
 * Whether the hands laid open at the head of the table do not fit into the one row that a heavy middle leaves above
 * it.
 */
export function isHeadFull(scene: Scene, measures: Measures, { width, height }: Shape): boolean {
  if (scene.open !== true || !hasHeavyMiddle(scene)) return false;
  const { seats } = scene.table;
  const { top } = seatingOf(seats.length, scene.observer, mostAside(measures, height));
  const laid = top
    .flatMap((seat) => rimRegions(scene, seat))
    .filter(({ cards }) => cards.length > 0);
  const cells = cellsBeside(measures, top.length, width);
  return laid.length > Number(cells >= BESIDE) || laid.some(({ cards }) => cards.length > cells);
}

/** Whether one seat at the head leaves the cells at both of its sides to portraits: no hand laid open, no cards beside a trick. */
const isHeadNarrow = (scene: Scene, top: Seating['top']): boolean =>
  top.length < 2 && !isHandLaid(scene, top) && !(hasTrick(scene) && hasLaid(scene, top));

/**
 * The portraits behind the plates at the sides, and how many of their rows lie above where the plates begin without
 * them: all where the head leaves room for that, below it or beside it. There are none where it does not.
 */
function portraitsAside(
  stage: Stage,
  scene: Scene,
  seating: Seating,
  { head, plates, height }: Readonly<Record<'head' | 'plates' | 'height', number>>,
): { readonly portrait?: Shape; readonly above: number } {
  const portrait = behindPlates(stage, scene);
  const high = portrait?.height ?? 0;
  const { name, seat, table } = stage.measures;
  const { top, left, right } = seating;
  const laid = hasLaid(scene, [...left, ...right]);
  if (portrait === BUST)
    return facesAside(scene, stage.measures, seating, { laid, plates, height });
  const isLow = plates - (top.length === 0 ? 0 : seat.height) <= high;
  const above = isLow ? 0 : high;
  const before = name === 'regular' ? LAID : table.height;
  const least = Math.max(left.length, right.length) * (high + seat.height + (laid ? before : 0));
  const isApart = isLow || plates - head > high;
  const fits = least <= height - plates + above && (isApart || isHeadNarrow(scene, top));
  return portrait && fits ? { portrait, above } : { above: 0 };
}

/** The most rows of faces above where plates begin in a small window. */
const ABOVE = 2;

/**
 * Whole faces above the plates at the sides of a small window, where there are rows for them. They lie beside the one
 * seat at the head, and below the head where there are more seats or a hand needs its width.
 */
function facesAside(
  scene: Scene,
  { seat }: Measures,
  { left, top, right }: Seating,
  { laid, plates, height }: AsideRoom,
): ReturnType<typeof portraitsAside> {
  const above = isHeadNarrow(scene, top) ? Math.min(plates, ABOVE) : 0;
  const hand = isHandLaid(scene, [...left, ...right]) ? HAND : LAID;
  const before = laid ? hand : 0;
  const count = Math.max(left.length, right.length);
  const least = count * (SMALL.height + seat.height + before);
  return least <= height - plates + above ? { portrait: SMALL, above } : { above: 0 };
}

interface AsideRoom {
  /** Whether anything lies before seats at the sides. */
  readonly laid: boolean;
  readonly plates: number;
  readonly height: number;
}

interface RoundProps extends Shape {
  readonly children: (seating: Seating, shape: Shape, isBanked: boolean) => ReactNode;
}

/** One pile below each side of the table at most. */
const SIDES = 2;

/** The piles that lie below the seats at the sides, where nothing else does; else none. */
function bankOf(scene: Scene, { name }: Measures, { left, right }: Seating): readonly Region[] {
  const sides = [...left, ...right];
  const isFree = sides.length > 0 && !hasLaid(scene, sides);
  const regions = middleRegions(scene);
  const piles = regions.filter(isPile);
  const isApart = piles.length <= SIDES && piles.length < regions.length;
  const isMiddleWide = name === 'large' && hasPairs(scene);
  const isLow = name === 'regular' && !hasPairs(scene);
  const isLaidOut = isLow || isMiddleWide || scene.open === true || scene.table.melds === true;
  return isFree && isApart && !isLaidOut ? piles : [];
}

/** Rows at the sides for a pile below the seats, and for felt above it where there is any to spare. */
function bankHeight({ table, hasPortraits }: Measures, behind: Shape | undefined): number {
  if (hasPortraits) return LEAST;
  return 1 + (behind === BUST ? LEAST : table.height);
}

interface AsideProps extends SeatsProps {
  readonly pile: Region | undefined;
  readonly align: 'flex-start' | 'flex-end';
}

/** Cells beside a card for its name, and rows of a low card with its name. */
const NAME = 7;
const LEAST = 3;

/** A side of the table: its seats, and below them a pile next to the middle. */
function Aside({ seats, width, height, pile, align, portrait }: AsideProps): ReactNode {
  const { measures } = useStage();
  const { name, table, seat } = measures;
  const high = seat.height + (portrait?.height ?? 0);
  const isLow = name === 'regular' && portrait !== undefined;
  const taken = seats.length * (isLow ? portrait.height + seat.height : seat.height);
  const free = Math.max(LEAST, height - taken);
  const low = pile === undefined ? 0 : Math.min(table.height + 1, free);
  const slack = pile === undefined ? 0 : height - low - seats.length * high;
  const below = Math.max(0, Math.floor(slack / 2));
  return (
    <Column>
      <SideSeats seats={seats} width={width} height={height - low - below} portrait={portrait} />
      {pile !== undefined && (
        <Fixed justifyContent={align} width={width} height={low}>
          <Pile region={pile} width={Math.min(width, table.width + NAME)} height={low} below />
        </Fixed>
      )}
    </Column>
  );
}

/** The first row of the plates at the sides, below a hand that lies open at the head. */
function platesTop(
  scene: Scene,
  measures: Measures,
  plan: SidePlan,
  { head, height }: { readonly head: number; readonly height: number },
): number {
  const top = sideTop(scene, measures, plan, height);
  const { top: heads } = plan.seating;
  const isFull = scene.table.buttonsOnly === true || hasTrick(scene) || hasLaid(scene, heads);
  const isCrowded = isFull && !isHeadNarrow(scene, heads);
  const least = isCrowded || isHandLaid(scene, heads) ? head : 0;
  return Math.min(Math.max(top, least), height - 1);
}

/**
 * Whether all others sit at the head of a small window, if their portraits have room there: the rows below are for whole
 * cards that lie in pairs, with whole piles at both sides.
 */
export function isHeadFree(
  scene: Scene,
  { hasPortraits = false }: Measures,
  width: number,
): boolean {
  const others = scene.table.seats.length - 1;
  return hasPortraits && hasPairs(scene) && width > others * (PLATE + SMALL.width);
}

/** Where the parts of a table in a room of this shape lie. */
function roundPlan(stage: Stage, scene: Scene, { width, height }: Shape) {
  const { measures } = stage;
  const most = measures.isHeadAlone === true ? 0 : mostAside(measures, height);
  const seating = seatingOf(scene.table.seats.length, scene.observer, most);
  const hasSides = seating.left.length + seating.right.length > 0;
  const side = hasSides ? measures.seat.width : 0;
  const behind = behindPlates(stage, scene);
  const headPortrait = headFace(behind);
  const head = headHeight(scene, measures, seating, { height, portrait: headPortrait });
  const [stock, other] = bankOf(scene, measures, seating);
  const isBanked = stock !== undefined;
  const headRows = plateRows(measures, headPortrait);
  const plates = platesTop(scene, measures, { seating, isBanked, headRows }, { head, height });
  const free = isBanked ? height - bankHeight(measures, behind) : height;
  const { portrait, above } = portraitsAside(stage, scene, seating, { head, plates, height: free });
  const top = plates - above;
  // In a small window there are faces beside cards laid at the head only if there are some at the sides too.
  const isBare = measures.name === 'regular' && hasSides && portrait === undefined;
  const isFaceless = isBare && hasLaid(scene, seating.top);
  const isWide = portrait !== undefined || (hasSides && hasLaid(scene, seating.top));
  return {
    seating,
    hasSides,
    side,
    head,
    piles: { left: other, right: stock },
    isBanked,
    portrait,
    headPortrait: isFaceless ? undefined : headPortrait,
    top,
    // The seat at the head, with what lies beside it, must not reach plates and portraits in its rows.
    inset: isWide && top < head ? side + 1 : 0,
    middle: { width: width - 2 * side - (hasSides ? 2 : 0), height: height - head },
  };
}

/** The seats, and in the middle whatever is drawn for this seating and this room. */
export function RoundTable({ width, height, children }: RoundProps): ReactNode {
  const scene = useScene();
  const stage = useStage();
  const plan = roundPlan(stage, scene, { width, height });
  const { seating, hasSides, head, top, inset, middle } = plan;
  const aside = (at: 'left' | 'right'): ReactNode =>
    hasSides && (
      <Fixed marginTop={top - head}>
        <Aside
          seats={seating[at]}
          width={plan.side}
          height={height - top}
          pile={plan.piles[at]}
          portrait={plan.portrait}
          align={at === 'left' ? 'flex-end' : 'flex-start'}
        />
      </Fixed>
    );
  return (
    <Column width={width} height={height}>
      <Fixed marginLeft={inset}>
        <HeadSeats
          seats={seating.top}
          width={width - 2 * inset}
          height={head}
          portrait={plan.headPortrait}
        />
      </Fixed>
      <Fixed height={height - head}>
        {aside('left')}
        <Fixed {...middle} marginX={hasSides ? 1 : 0}>
          {children(seating, middle, plan.isBanked)}
        </Fixed>
        {aside('right')}
      </Fixed>
    </Column>
  );
}
