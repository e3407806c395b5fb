/** A trick: each card in front of its player where up to four sit, else side by side with names. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { captionOf, useStage } from '../../context/render-context.ts';
import { type Shape, sizeThat } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { Cards } from '../cards/cards.tsx';
import { cardsShown } from '../cards/cards-shown.ts';
import { useScene } from '../scene/scene.ts';
import { type Seating, sideOfSeat, type TableSide } from '../scene/seating.ts';
import { Crowd, crowdPlan } from './crowd.tsx';
import type { RegionProps } from './pile.tsx';
import { Kept, type Played, playedBy, Stack, type StackProps } from './played.tsx';

interface QuarterProps extends Shape {
  readonly region: Region;
  readonly seats: readonly number[];
  readonly played: readonly Played[];
  readonly shape: Shape;
  readonly align: 'flex-start' | 'center' | 'flex-end';
  /** The rows of the place below another card that lies in its way; absent: none does. */
  readonly below?: number | undefined;
}

/** One player's cards at their side of the middle, or the place kept for the card to come. */
function Quarter(props: QuarterProps): ReactNode {
  const { region, seats, played, shape, width, height, align, below } = props;
  const { awaited } = useScene();
  const cardsOf = (seat: number) => played.find((one) => one.seat === seat)?.cards ?? [];
  const isKept = (seat: number): boolean => awaited?.trick === region.id && awaited.seat === seat;
  return (
    <Fixed width={width} height={height} justifyContent={align}>
      {seats.map((seat) =>
        isKept(seat) ? (
          <Fixed key={seat} {...shape}>
            <Kept seat={seat} shape={shape} below={below} />
          </Fixed>
        ) : (
          <Stack
            key={seat}
            spot={`${region.id}/${seat}`}
            cards={cardsOf(seat)}
            {...{ shape, width, align }}
          />
        ),
      )}
    </Fixed>
  );
}

interface TrickProps extends RegionProps {
  readonly seating: Seating;
}

/** Rows between the card at the head and the one at the foot, where there is room. */
const BETWEEN = 1;

/** Rows by which one's own card lies below the one at the head where all lie side by side, and rows of felt above them. */
const LOWER = 2;
const AIR = 1;

/** One row of those that are free goes to the card that lies lower, the next to the felt above, the third to the card. */
function lowerBy(free: number): number {
  if (free <= AIR) return Math.max(0, free);
  return Math.min(LOWER, free - AIR);
}

/** Cards as large as there is room for, in a cross or so many side by side. */
function crossSize(most: Shape, { width, height }: Shape, count: number): Shape {
  const fitsAbreast = (shape: Shape): boolean => count * (shape.width + 1) <= width + 1;
  return sizeThat(
    (shape) => shape.height <= height && (2 * shape.height <= height || fitsAbreast(shape)),
    most,
  );
}

/** Rows by which one's own card lies lower where the cards lie abreast, and over which card. */
interface OwnPlace {
  readonly isLow: boolean;
  readonly isOver: boolean;
  readonly lower: number;
}

/** Rows above one's own card: below zero where it lies over the card at the head. */
function ownMarginOf({ isLow, isOver, lower }: OwnPlace, { height }: Shape): number {
  if (!isLow) return 0;
  return isOver ? lower - height : lower;
}

/**
 * A trick as a cross: the cards of top and bottom in the middle column, those of left and right half-way down beside
 * it.
 */
function Cross({ region, width, height, seating }: TrickProps): ReactNode {
  const stage = useStage();
  const { table } = stage.measures;
  const played = playedBy(region, cardsShown(stage, useScene(), region));
  const { table: described } = useScene();
  const all = described.seats.map(({ seat }) => seat);
  const at = (side: TableSide) => all.filter((seat) => sideOfSeat(seating, seat) === side);
  const on = (side: TableSide) => ({ region, played, seats: at(side) });
  const abreast = described.seats.length === DUEL ? DUEL : FOUR;
  const shape = crossSize(table, { width, height }, abreast);
  const isLow = 2 * shape.height > height;
  const lower = lowerBy(height - shape.height);
  const block = Math.min(height, isLow ? shape.height + lower : 2 * shape.height + BETWEEN);
  const hasTop = on('top').seats.length > 0;
  // Where the rows are few, one's own card lies over the lower part of the one at the head.
  const isOver = isLow && lower > 0 && hasTop;
  const ownMargin = ownMarginOf({ isLow, isOver, lower }, shape);
  const hasCardAtHead = on('top').seats.some((seat) => played.some((one) => one.seat === seat));
  const below = isOver && hasCardAtHead ? lower : undefined;
  const columns = isLow && hasTop && !isOver ? 2 : 1;
  // Where the cards lie abreast, a blank cell beside each of them.
  const abreastCells = shape.width + (isOver ? 2 : 1);
  const middle = isLow ? abreastCells : shape.width + 2 * Math.floor(shape.width / 2);
  const side = Math.floor((width - columns * middle) / 2);
  const beside = { width: side, height: shape.height, shape };
  const half = Math.floor((block - shape.height) / 2);
  const between = { width: middle, height: shape.height, shape, align: 'center' as const };
  return (
    <Fixed place={['region', region.id]} width={width} height={height} alignItems="center">
      <Fixed height={block}>
        <Fixed marginTop={half}>
          <Quarter {...on('left')} {...beside} align="flex-end" />
        </Fixed>
        <Fixed
          flexDirection={columns > 1 ? 'row' : 'column'}
          justifyContent={isOver ? 'flex-start' : 'space-between'}
          height={block}
        >
          {(!isLow || hasTop) && <Quarter {...on('top')} {...between} />}
          <Fixed marginTop={ownMargin}>
            <Quarter {...on('bottom')} {...between} below={below} />
          </Fixed>
        </Fixed>
        <Fixed marginTop={half}>
          <Quarter {...on('right')} {...beside} align="flex-start" />
        </Fixed>
      </Fixed>
    </Fixed>
  );
}

/** Cards as narrow as this still have room for a name below them. */
const NARROWEST: Shape = { width: 7, height: 5 };

/** How cards with names lie: how many in a row, the cells and rows of each with its name, and the card's shape. */
interface NamedPlan {
  readonly perRow: number;
  readonly each: number;
  readonly low: number;
  readonly shape: Shape;
}

/** All cards in one row where they have room there, if need be in smaller cards; else in several rows. */
function namedPlan(table: Shape, most: number, { width, height }: Shape): NamedPlan {
  const inRow = sizeThat(
    (shape) =>
      shape.height <= NARROWEST.height ||
      (most * (shape.width + 1) <= width && shape.height < height),
    table,
  );
  const each = Math.floor(width / most);
  if (each > inRow.width && inRow.height < height && inRow.height >= NARROWEST.height)
    return { perRow: most, each, low: inRow.height + 1, shape: inRow };
  const perRow = Math.max(1, Math.min(most, Math.floor(width / (table.width + 3))));
  const low = Math.max(1, Math.floor(height / Math.ceil(most / perRow)));
  const shape = { width: table.width, height: Math.max(1, Math.min(table.height, low - 1)) };
  return { perRow, each: Math.floor(width / perRow), low, shape };
}

type StackPlace = Pick<StackProps, 'shape' | 'width'>;

/** The place kept for the card that is played next. */
function Next({ region, shape, width }: { readonly region: Region } & StackPlace): ReactNode {
  const { awaited } = useScene();
  if (awaited?.trick !== region.id)
    return <Stack spot={`${region.id}/next`} cards={[]} {...{ shape, width }} />;
  return (
    <Fixed width={width} height={shape.height} justifyContent="center">
      <Fixed {...shape} place={['spot', `${region.id}/next`]}>
        <Kept seat={awaited.seat} shape={shape} />
      </Fixed>
    </Fixed>
  );
}

/** More players than sides: cards in the order they were played, each over its player's name. */
function Named({ region, width, height }: RegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { table } = stage.measures;
  const played = playedBy(region, cardsShown(stage, scene, region));
  const most = Math.max(1, region.room ?? scene.table.seats.length, played.length);
  const { perRow, each, low, shape } = namedPlan(table, most, { width, height });
  const above = perRow === most ? Math.floor((height - low) / 2) : 0;
  return (
    <Fixed
      place={['region', region.id]}
      width={width}
      height={height}
      paddingTop={above}
      flexWrap="wrap"
      overflowY="hidden"
    >
      {played.map(({ seat, cards }) => (
        <Column key={seat} width={each} height={low}>
          <Stack spot={`${region.id}/${seat}`} cards={cards} shape={shape} width={each - 1} />
          {low > 1 && (
            <Box width={each - 1}>
              <Words
                of={[
                  run(captionOf(stage, scene.voices, seat).slice(0, each - 1), { tone: 'faint' }),
                ]}
              />
            </Box>
          )}
        </Column>
      ))}
      {played.length < most && (
        <Fixed width={each} height={low}>
          <Next region={region} shape={shape} width={each - 1} />
        </Fixed>
      )}
    </Fixed>
  );
}

/** Cards of nobody, as a pile one plays on. */
function Nameless({ region, width, height }: RegionProps): ReactNode {
  return (
    <Fixed place={['region', region.id]} width={width} height={height}>
      <Cards region={region} width={width} height={height} align="center" />
    </Fixed>
  );
}

/** Two players sit opposite each other, up to four have a side each, and up to six a place in one of two rows. */
const DUEL = 2;
const FOUR = 4;
const SIX = 6;

export function Trick({ seating, ...props }: TrickProps): ReactNode {
  const { table } = useScene();
  const most = useStage().measures.table;
  const { length } = table.seats;
  if (props.region.cards.some(({ by }) => by === undefined)) return <Nameless {...props} />;
  if (length <= FOUR && props.height >= FOUR) return <Cross {...props} seating={seating} />;
  const isCrowd = length > FOUR && length <= SIX;
  const plan = isCrowd ? crowdPlan(most, seating, props) : undefined;
  if (plan !== undefined) return <Crowd {...props} seating={seating} plan={plan} />;
  return <Named {...props} />;
}
