/** The places to which cards were laid, as they are at the end: their top cards side by side, and how much lies there. */
import type { ReactNode } from 'react';
import { Column, Fixed } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import { cardsShown } from '../../table/cards/cards-shown.ts';
import { Card } from '../../table/cards/fan.tsx';
import { Empty } from '../../table/middle/pile.tsx';
import { type Filled, filledHomes, HomeDots, HomeSign } from '../../table/ring/ring.tsx';
import type { Scene } from '../../table/scene/scene.ts';
import { type Shape, sizeThat } from '../../terminal/measures.ts';

/** Smaller cards of columns. */
const COLUMN_CARDS: readonly Shape[] = [
  { width: 7, height: 5 },
  { width: 5, height: 3 },
];
/** Low cards where larger ones have no room, the widest first; the last ones lie without a gap between their rows. */
const BROAD: Shape = { width: 7, height: 3 };
const FLAT: Shape = { width: 5, height: 2 };
/** Rows of the sign above a card and of the dots below it, and of the felt between two rows of cards. */
const SIGNS = 2;
const GAP = 1;
/** The most rows of felt between two rows of cards. */
const MOST_ROWS = 3;
/** The most cells between two cards of a row. */
const MOST_GAP = 5;

/** How the places lie: their cards, how many in a row, cells from one to the next, and the felt between the rows. */
interface HomesPlan {
  readonly shape: Shape;
  readonly perRow: number;
  readonly step: number;
  readonly gap: number;
}

/** Rows of all places in cards of a shape with felt below each, or Infinity where not even one card has room. */
function rowsInShape(count: number, { width, height }: Shape, room: number): number {
  const perRow = Math.floor(room / (width + GAP));
  return perRow < 1 ? Number.POSITIVE_INFINITY : Math.ceil(count / perRow) * (height + SIGNS + GAP);
}

/** In the largest cards for which there is room, each row as full as the others. */
function homesPlanOf(stage: Stage, count: number, { width, height }: Shape): HomesPlan {
  const hasRoom = (one: Shape): boolean => rowsInShape(count, one, width) <= height + GAP;
  const large = sizeThat((one) => one.height <= BROAD.height || hasRoom(one), stage.measures.table);
  const rowsOfBroad = rowsInShape(count, BROAD, width);
  const isClose = rowsOfBroad > height + GAP;
  const lines = rowsOfBroad / (BROAD.height + SIGNS + GAP);
  const low = rowsOfBroad - lines * GAP <= height ? BROAD : FLAT;
  const shape = large.height > BROAD.height ? large : low;
  const most = Math.max(1, Math.floor(width / (shape.width + GAP)));
  const perRow = Math.ceil(count / Math.ceil(count / most));
  const step = Math.min(shape.width + MOST_GAP, Math.floor(width / perRow));
  if (shape.height <= BROAD.height && isClose) return { shape, perRow, step, gap: 0 };
  const lineCount = Math.ceil(count / perRow);
  const spare = height - lineCount * (shape.height + SIGNS);
  const gap = Math.max(GAP, Math.min(MOST_ROWS, Math.floor(spare / (lineCount + 1))));
  return { shape, perRow, step, gap };
}

interface HomeProps extends Filled, Pick<HomesPlan, 'shape' | 'step'> {
  readonly scene: Scene;
}

/** One place where cards were laid: its sign, the top card and how many lie there. */
function EndHome({ scene, home, region, shape, step }: HomeProps): ReactNode {
  const stage = useStage();
  const top = cardsShown(stage, scene, region).at(-1);
  return (
    <Fixed flexDirection="column" width={step}>
      <HomeSign home={home} region={region} />
      {top === undefined ? <Empty shape={shape} /> : <Card card={top} shape={shape} />}
      <HomeDots home={home} region={region} />
    </Fixed>
  );
}

/** How columns of overlapping cards lie, each of which leaves a row of the one above it in sight. */
type ColumnsPlan = Omit<HomesPlan, 'gap'>;

/** Columns of all cards, in the largest of these and in two lines or one; undefined where they have no room. */
function columnsPlan(stage: Stage, homes: readonly Filled[], room: Shape): ColumnsPlan | undefined {
  const cards = Math.max(...homes.map(({ region }) => region.cards.length));
  const shapes = [stage.measures.table, ...COLUMN_CARDS];
  const plans = shapes.flatMap((shape) =>
    [2, 1].map((lines): ColumnsPlan => {
      const perRow = Math.ceil(homes.length / lines);
      const step = Math.min(shape.width + MOST_GAP, Math.floor(room.width / perRow));
      return { shape, perRow, step };
    }),
  );
  return plans.find(({ shape, perRow, step }) => {
    const lines = Math.ceil(homes.length / perRow);
    const rows = cards + shape.height;
    return step >= shape.width && lines * (rows + GAP) - GAP <= room.height;
  });
}

interface ColumnProps extends Filled, Pick<ColumnsPlan, 'shape' | 'step'> {
  readonly scene: Scene;
}

/** One complete place: its sign, and below it all its cards, each of which leaves the index of the one above it in sight. */
function HomeColumn({ scene, home, region, shape, step }: ColumnProps): ReactNode {
  const stage = useStage();
  const cards = cardsShown(stage, scene, region);
  return (
    <Fixed flexDirection="column" width={step}>
      <HomeSign home={home} region={region} />
      <Fixed height={cards.length - 1 + shape.height}>
        {cards.map((card, at) => (
          <Fixed key={String(at)} position="absolute" marginTop={at}>
            <Card card={card} shape={shape} />
          </Fixed>
        ))}
      </Fixed>
    </Fixed>
  );
}

/** Whether all cards lie at the places where they belong, open. */
const areComplete = (homes: readonly Filled[]): boolean =>
  homes.every(({ home, region }) => home.laid >= home.of && region.cards.length >= home.of);

/** Whether cards were laid to places in this game. */
export const hasHomes = ({ table }: Scene): boolean => table.homes !== undefined;

interface HomesProps {
  readonly scene: Scene;
  readonly room: Shape;
}

interface LinesProps {
  readonly homes: readonly Filled[];
  readonly perRow: number;
  readonly gap: number;
  readonly room: Shape;
  readonly show: (filled: Filled) => ReactNode;
}

/** Places in lines, each as full as the others, in the middle of the room. */
function HomeLines({ homes, perRow, gap, room, show }: LinesProps): ReactNode {
  const lines = Array.from({ length: Math.ceil(homes.length / perRow) }, (_, line) =>
    homes.slice(line * perRow, (line + 1) * perRow),
  );
  return (
    <Column width={room.width} height={room.height} justifyContent="center" rowGap={gap}>
      {lines.map((line, at) => (
        <Fixed key={String(at)} width={room.width} justifyContent="center">
          {line.map(show)}
        </Fixed>
      ))}
    </Column>
  );
}

/**
 * The places to which a game lays its cards, as they are at the end: columns of all cards where every card has come home,
 * else their top cards in equal rows of the largest cards with room.
 */
export function EndHomes({ scene, room }: HomesProps): ReactNode {
  const stage = useStage();
  const homes = filledHomes(scene);
  const columns = areComplete(homes) ? columnsPlan(stage, homes, room) : undefined;
  if (columns !== undefined) {
    const { shape, step, perRow } = columns;
    const show = (filled: Filled): ReactNode => (
      <HomeColumn key={filled.region.id} {...{ scene, shape, step }} {...filled} />
    );
    return <HomeLines {...{ homes, perRow, room, show }} gap={GAP} />;
  }
  const { shape, perRow, step, gap } = homesPlanOf(stage, homes.length, room);
  const show = (filled: Filled): ReactNode => (
    <EndHome key={filled.region.id} {...{ scene, shape, step }} {...filled} />
  );
  return <HomeLines {...{ homes, perRow, gap, room, show }} />;
}
