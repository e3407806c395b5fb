/** The numbered rows of a table as cards at the end of a deal, as they lay during play. */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { RowGrid } from '../../table/middle/row-cards.tsx';
import { type Scene, SceneContext } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';

export const isNumberedRow = ({ role, number }: Region): boolean =>
  role === 'row' && number !== undefined;

const rowsWithCards = ({ table }: Scene): readonly Region[] =>
  table.regions.filter((region) => isNumberedRow(region) && region.cards.length > 0);

/** Rows side by side in the narrowest window, and rows of a low card. */
const ABREAST = 3;
const LEAST = 2;

/** The lines in which the numbered rows lie side by side; 0 without any. */
export const linesOfRows = (scene: Scene): number =>
  Math.ceil(rowsWithCards(scene).length / ABREAST);

/** Whether the numbered rows have room as cards in so many rows of the window. */
export function areRowsDrawn(scene: Scene, height: number): boolean {
  const lines = linesOfRows(scene);
  return lines > 0 && height >= lines * LEAST;
}

interface LaidRowsProps extends Shape {
  readonly scene: Scene;
}

/** The rows within the cells and rows left on the page. */
export function LaidRows({ scene, width, height }: LaidRowsProps): ReactNode {
  return (
    <SceneContext value={scene}>
      <RowGrid regions={rowsWithCards(scene)} width={width} height={height} />
    </SceneContext>
  );
}
