/** A trick of five or six: two rows of cards, each where its player sits and with its player's name. */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { captionOf, useStage } from '../../context/render-context.ts';
import { type Shape, sizeThat } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { cardsShown } from '../cards/cards-shown.ts';
import { useScene } from '../scene/scene.ts';
import type { Seating } from '../scene/seating.ts';
import type { Align } from './chips.tsx';
import type { RegionProps } from './pile.tsx';
import { Kept, type Played, playedBy, Stack } from './played.tsx';

/** Cells that keep a card and its name apart from the next. */
const GAP = 1;
/** Felt between the plates at the head and the cards. */
const AIR = 1;
/** Cells of a name beside its card, and the blank before it. */
const NAME = 8;
const ROWS = 2;

/** How large the cards are, and where their names stand. */
interface CrowdPlan {
  readonly shape: Shape;
  readonly names: 'below' | 'beside';
}

/** The seats in two rows, from left to right: those at the head, and below them the others with the reader among them. */
function crowdRows({ left, top, right, bottom }: Seating): readonly (readonly number[])[] {
  const own = bottom === undefined ? [] : [bottom];
  return [top, [...left, ...own, ...right]];
}

/**
 * The largest cards for which two rows have room: with their names below where that takes no rows from the cards, else
 * beside them. Undefined where not even the lowest cards fit.
 */
export function crowdPlan(
  most: Shape,
  seating: Seating,
  { width, height }: Shape,
): CrowdPlan | undefined {
  const columns = Math.max(...crowdRows(seating).map((row) => row.length));
  const each = Math.floor(width / columns);
  const hasRows = (rows: number): boolean => AIR + ROWS * rows + GAP <= height;
  const fitsBeside = (shape: Shape): boolean =>
    hasRows(shape.height) && shape.width + NAME + GAP <= each;
  const fitsBelow = (shape: Shape): boolean =>
    hasRows(shape.height + 1) && shape.width + GAP <= each;
  const below = sizeThat(fitsBelow, most);
  const beside = sizeThat(fitsBeside, most);
  if (fitsBelow(below) && !(fitsBeside(beside) && beside.height > below.height))
    return { shape: below, names: 'below' };
  return fitsBeside(beside) ? { shape: beside, names: 'beside' } : undefined;
}

/** Where the cards of a place in a row of so many lie: those at its ends as far out as the seats they belong to. */
function alignAt(at: number, count: number): Align {
  if (count < 3 || (at > 0 && at < count - 1)) return 'center';
  return at === 0 ? 'flex-start' : 'flex-end';
}

interface SeatPlaceProps extends CrowdPlan {
  readonly region: Region;
  readonly seat: number;
  readonly played: Played | undefined;
  readonly width: number;
  readonly align: Align;
}

/** A player's cards, or the place that is kept for them, with the name once there is anything to name. */
function SeatPlace(props: SeatPlaceProps): ReactNode {
  const { region, seat, played, shape, names, width, align } = props;
  const stage = useStage();
  const { awaited, voices } = useScene();
  const isKept = awaited?.trick === region.id && awaited.seat === seat;
  const isNamed = isKept || played !== undefined;
  const name = isNamed ? captionOf(stage, voices, seat) : '';
  const isBelow = names === 'below';
  const cells = isBelow ? width - GAP : NAME - 1;
  const cards = isKept ? (
    <Fixed {...shape} place={['spot', `${region.id}/${seat}`]}>
      <Kept seat={seat} shape={shape} isNamed />
    </Fixed>
  ) : (
    <Stack
      spot={`${region.id}/${seat}`}
      cards={played?.cards ?? []}
      shape={shape}
      width={isBelow ? width : width - NAME}
      align={align}
    />
  );
  const words = <Words of={[run(name.slice(0, cells), { tone: 'faint' })]} />;
  if (isBelow)
    return (
      <Column width={width} height={shape.height + 1} alignItems={align}>
        <Fixed height={shape.height}>{cards}</Fixed>
        {words}
      </Column>
    );
  const isLast = align === 'flex-end';
  const before = align === 'center' ? Math.floor((width - shape.width) / 2) : 0;
  const shownFirst = isLast ? words : cards;
  const shownLast = isLast ? cards : words;
  return (
    <Fixed width={width} height={shape.height} justifyContent={isLast ? align : 'flex-start'}>
      <Fixed marginLeft={before}>{shownFirst}</Fixed>
      <Fixed marginLeft={GAP}>{shownLast}</Fixed>
    </Fixed>
  );
}

interface CrowdProps extends RegionProps {
  readonly seating: Seating;
  readonly plan: CrowdPlan;
}

/** The cards of those at the head above, those of all others below, at the same places in every trick. */
export function Crowd({ region, seating, plan, width, height }: CrowdProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const played = playedBy(region, cardsShown(stage, scene, region));
  const high = plan.shape.height + Number(plan.names === 'below');
  const free = height - ROWS * high - GAP;
  return (
    <Column
      place={['region', region.id]}
      width={width}
      height={height}
      paddingTop={Math.ceil(free / 2)}
      rowGap={GAP}
    >
      {crowdRows(seating).map((seats) => (
        <Fixed key={String(seats[0])} width={width} height={high}>
          {seats.map((seat, at) => (
            <SeatPlace
              key={seat}
              {...{ region, seat, ...plan }}
              played={played.find((one) => one.seat === seat)}
              width={Math.floor(width / seats.length)}
              align={alignAt(at, seats.length)}
            />
          ))}
        </Fixed>
      ))}
    </Column>
  );
}
