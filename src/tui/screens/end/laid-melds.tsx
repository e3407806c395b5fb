/** The melds of all sides as cards at the end of a deal, as they lay on the table. */
import type { ReactNode } from 'react';
import { type Stage, useStage } from '../../context/render-context.ts';
import { isKind } from '../../table/middle/kinds.ts';
import { meldPartsOf, Sides } from '../../table/middle/sides.tsx';
import { type Scene, SceneContext } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';

/** Rows of a low card with the line below it. */
const LEAST = 3;

/** Whether somebody has laid melds. */
export const hasMelds = ({ table }: Scene): boolean =>
  table.regions.some((region) => isKind(region) && region.cards.length > 0);

/** Rows that the melds take, of so many, as cards or in words; 0 where there are none, or no room for that. */
export function meldRowsIn(stage: Stage, scene: Scene, rows: number): number {
  if (!hasMelds(scene)) return 0;
  const { sides } = meldPartsOf(stage, scene);
  const highest = stage.measures.table.height + 1;
  const each = Math.min(highest, Math.floor(rows / Math.max(1, sides.length)));
  return each * sides.length;
}

/** The fewest rows in which melds are shown as cards, and in words. */
export function leastMeldRows(stage: Stage, scene: Scene): readonly number[] {
  const { length } = meldPartsOf(stage, scene).sides;
  return [LEAST * length, length];
}

/** Whether melds are shown as cards in so many rows. */
export function areMeldsDrawn(stage: Stage, scene: Scene, rows: number): boolean {
  const [least = 0] = leastMeldRows(stage, scene);
  return hasMelds(scene) && rows >= least;
}

interface LaidMeldsProps extends Shape {
  readonly scene: Scene;
}

/** The melds that each side laid, drawn as during play, within the rows and cells left on the page. */
export function LaidMelds({ scene, width, height }: LaidMeldsProps): ReactNode {
  const { sides } = meldPartsOf(useStage(), scene);
  return (
    <SceneContext value={scene}>
      <Sides {...{ sides, width, height }} />
    </SceneContext>
  );
}
