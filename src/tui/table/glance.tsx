/** A table in a part of the window, as whoever comes by sees it: its bar, its felt and its cards, nothing to press. */

import { type ReactNode, useMemo } from 'react';
import { Fixed } from '../components/words.tsx';
import { StageContext, useRegistry, useStage } from '../context/render-context.ts';
import { glanceMeasures, type Shape } from '../terminal/measures.ts';
import type { Scene } from './scene/scene.ts';
import { Table, type TableLookedAt } from './table.tsx';

const NOTHING_TOLD: TableLookedAt['log'] = [];

type GlanceProps = Shape & Pick<TableLookedAt, 'title' | 'scene'>;

/** The scene without rows of cards in which none lie: nothing is laid there while it is looked at. */
function withoutEmptyRows(scene: Scene): Scene {
  const { table } = scene;
  const regions = table.regions.filter(({ role, cards }) => role !== 'row' || cards.length > 0);
  return { ...scene, table: { ...table, regions } };
}

/** The table of a scene in so many columns and rows. */
export function Glance({ title, scene, width, height }: GlanceProps): ReactNode {
  const stage = useStage();
  const registry = useRegistry();
  const isFull = scene.table.homes !== undefined;
  const staged = useMemo(() => {
    const size = { columns: width, rows: height + 1 };
    const measures = glanceMeasures({ width, height }, isFull);
    return { stage: { ...stage, size, measures }, registry };
  }, [stage, registry, width, height, isFull]);
  return (
    <StageContext value={staged}>
      <Fixed width={width} height={height} overflow="hidden">
        <Table title={title} scene={withoutEmptyRows(scene)} log={NOTHING_TOLD} />
      </Fixed>
    </StageContext>
  );
}
