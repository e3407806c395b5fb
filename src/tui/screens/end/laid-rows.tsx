/** The numbered rows of a table as cards at the end of a deal, as they lay during play. */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { type Stage, useStage } from '../../context/render-context.ts';
import { mostColumns, RowGrid } from '../../table/middle/row-cards.tsx';
import { type Scene, SceneContext } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';

export const isNumberedRow = ({ role, number }: Region): boolean =>
  role === 'row' && number !== undefined;

const rowsWithCards = ({ table }: Scene): readonly Region[] =>
  table.regions.filter((region) => isNumberedRow(region) && region.cards.length > 0);

/** Rows of a low card. */
const LEAST = 2;

/** The lines in which the numbered rows lie side by side, each so many rows of the window high; 0 without any. */
function rowLines(
  stage: Stage,
  scene: Scene,
  width: number,
  highIn: (lines: number) => number,
): number {
  const rows = rowsWithCards(scene);
  return Math.ceil(rows.length / mostColumns(stage, scene, rows, width, highIn));
}

/** The lines of the numbered rows as high as the table’s cards, with a name above each; 0 without any. */
export const linesOfRows = (stage: Stage, scene: Scene, width: number): number =>
  rowLines(stage, scene, width, () => stage.measures.table.height + 1);

/** The fewest rows of the window in which the numbered rows have room as cards; 0 without any. */
export const leastRowCards = (stage: Stage, scene: Scene, width: number): number =>
  rowLines(stage, scene, width, () => LEAST) * LEAST;

/** Whether the numbered rows have room as cards. */
export function areRowsDrawn(stage: Stage, scene: Scene, { width, height }: Shape): boolean {
  const least = leastRowCards(stage, scene, width);
  return least > 0 && height >= least;
}

interface LaidRowsProps extends Shape {
  readonly scene: Scene;
}

/** The rows within the cells and rows left on the page, as evenly side by side as their cards allow. */
export function LaidRows({ scene, width, height }: LaidRowsProps): ReactNode {
  const regions = rowsWithCards(scene);
  const highIn = (count: number): number => Math.floor(height / count);
  const lines = Math.max(1, rowLines(useStage(), scene, width, highIn));
  const columns = Math.ceil(regions.length / lines);
  return (
    <SceneContext value={scene}>
      <RowGrid {...{ regions, columns, width, height }} />
    </SceneContext>
  );
}
