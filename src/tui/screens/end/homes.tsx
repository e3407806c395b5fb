/** The places to which cards were laid, as they are at the end: their top cards side by side, and how much lies there. */
import type { ReactNode } from 'react';
import { Fixed } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import { cardsShown } from '../../table/cards/cards-shown.ts';
import { Card } from '../../table/cards/fan.tsx';
import { Empty } from '../../table/middle/pile.tsx';
import { type Filled, filledHomes, HomeDots, HomeSign } from '../../table/ring/ring.tsx';
import type { Scene } from '../../table/scene/scene.ts';
import { type Shape, sizeThat } from '../../terminal/measures.ts';

/** The least and the most cells from one low card to the next, and the rows of such a card. */
const LEAST = 5;
const MOST = 8;
const HEIGHT = 3;
/** Rows of the sign above a card and of the dots below it, and of the felt between two rows of cards. */
const SIGNS = 2;
const GAP = 1;

/** How the places lie: their cards, and cells from one to the next. */
interface HomesPlan {
  readonly shape: Shape;
  readonly step: number;
}

/** Rows of all places in cards of a shape, or Infinity where not even one has room. */
function rowsInShape(count: number, { width, height }: Shape, room: number): number {
  const perRow = Math.floor(room / (width + GAP));
  return perRow < 1 ? Number.POSITIVE_INFINITY : Math.ceil(count / perRow) * (height + SIGNS + GAP);
}

/** Paper needs a gap between cards; of cards with borders the border is enough, where there is no room for both. */
const lowWidth = ({ theme }: Stage, step: number): number =>
  theme.painted || step > LEAST ? step - 1 : step;

/** In the largest cards for which there is room, each row as full as the others; else in one row of low cards. */
function homesPlanOf(stage: Stage, count: number, { width, height }: Shape): HomesPlan {
  const shape = sizeThat(
    (one) => one.height <= HEIGHT || rowsInShape(count, one, width) <= height + GAP,
    stage.measures.table,
  );
  if (shape.height > HEIGHT) {
    const rows = Math.ceil(count / Math.floor(width / (shape.width + GAP)));
    const perRow = Math.ceil(count / rows);
    return { shape, step: Math.min(shape.width + 2 * GAP, Math.floor(width / perRow)) };
  }
  const step = Math.max(LEAST, Math.min(MOST, Math.floor(width / Math.max(1, count))));
  return { shape: { width: lowWidth(stage, step), height: HEIGHT }, step };
}

interface HomeProps extends Filled, HomesPlan {
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
  const plan = homesPlanOf(useStage(), homes.length, room);
  const perRow = Math.ceil(homes.length / Math.ceil((homes.length * plan.step) / room.width));
  return (
    <Fixed
      flexWrap="wrap"
      rowGap={GAP}
      width={Math.min(room.width, perRow * plan.step)}
      marginBottom={1}
    >
      {homes.map((filled) => (
        <EndHome key={filled.region.id} scene={scene} {...plan} {...filled} />
      ))}
    </Fixed>
  );
}
