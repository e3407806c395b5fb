/** The places to which cards were laid, as they are at the end: their top cards side by side, and how much lies there. */
import type { ReactNode } from 'react';
import { Fixed } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import { cardsShown } from '../../table/cards/cards-shown.ts';
import { Card } from '../../table/cards/fan.tsx';
import { Empty } from '../../table/middle/pile.tsx';
import { type Filled, filledHomes, HomeDots, HomeSign } from '../../table/ring/ring.tsx';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';

/** The least and the most cells from one card to the next, and the rows of a card. */
const LEAST = 5;
const MOST = 8;
const HEIGHT = 3;

/** Cells from one card to the next, as far apart as all fit side by side. */
const stepIn = (width: number, count: number): number =>
  Math.max(LEAST, Math.min(MOST, Math.floor(width / Math.max(1, count))));

interface HomeProps extends Filled {
  readonly scene: Scene;
  readonly step: number;
}

/** Paper needs a gap between cards; of cards with borders the border is enough, where there is no room for both. */
const cardAtStep = ({ theme }: Stage, step: number): Shape => ({
  width: theme.painted || step > LEAST ? step - 1 : step,
  height: HEIGHT,
});

/** One place where cards were laid: its sign, the top card and how many lie there. */
function EndHome({ scene, home, region, step }: HomeProps): ReactNode {
  const stage = useStage();
  const shape = cardAtStep(stage, step);
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
  readonly width: number;
}

/** The places to which a game lays its cards, as they are at the end, stacked as close as the width demands. */
export function EndHomes({ scene, width }: HomesProps): ReactNode {
  const homes = filledHomes(scene);
  const step = stepIn(width, homes.length);
  return (
    <Fixed flexWrap="wrap" marginBottom={1}>
      {homes.map((filled) => (
        <EndHome key={filled.region.id} scene={scene} step={step} {...filled} />
      ))}
    </Fixed>
  );
}
