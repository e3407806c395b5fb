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

/** Low cards where larger ones have no room, the widest first; the last ones lie without a gap between their rows. */
const BROAD: Shape = { width: 7, height: 3 };
const FLAT: Shape = { width: 5, height: 2 };
/** Rows of the sign above a card and of the dots below it, and of the felt between two rows of cards. */
const SIGNS = 2;
const GAP = 1;
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
  const low = hasRoom(BROAD) ? BROAD : FLAT;
  const shape = large.height > BROAD.height ? large : low;
  const most = Math.max(1, Math.floor(width / (shape.width + GAP)));
  const perRow = Math.ceil(count / Math.ceil(count / most));
  const step = Math.min(shape.width + MOST_GAP, Math.floor(width / perRow));
  return { shape, perRow, step, gap: shape === FLAT ? 0 : GAP };
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

/** Whether cards were laid to places in this game. */
export const hasHomes = ({ table }: Scene): boolean => table.homes !== undefined;

interface HomesProps {
  readonly scene: Scene;
  readonly room: Shape;
}

/** The places to which a game lays its cards, as they are at the end: in equal rows of the largest cards with room. */
export function EndHomes({ scene, room }: HomesProps): ReactNode {
  const homes = filledHomes(scene);
  const { shape, perRow, step, gap } = homesPlanOf(useStage(), homes.length, room);
  const rows = Array.from({ length: Math.ceil(homes.length / perRow) }, (_, row) =>
    homes.slice(row * perRow, (row + 1) * perRow),
  );
  return (
    <Column width={room.width} height={room.height} justifyContent="center" rowGap={gap}>
      {rows.map((row, at) => (
        <Fixed key={String(at)} width={room.width} justifyContent="center">
          {row.map((filled) => (
            <EndHome key={filled.region.id} {...{ scene, shape, step }} {...filled} />
          ))}
        </Fixed>
      ))}
    </Column>
  );
}
