/** Cards on their way, above everything that lies on the table. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Card as CardOf } from '../../../cards/pack.ts';
import type { Table } from '../../../engine/table.ts';
import { useStage } from '../../parts/use-stage.ts';
import { spaceOf } from '../../render-context.ts';
import { faceOf } from '../cards/face.ts';
import { Card } from '../cards/fan.tsx';
import { useScene } from '../scene.ts';

/** A card in the air; absent: its back. Its middle is at a cell of the window. */
export interface Flying {
  readonly card?: CardOf;
  readonly x: number;
  readonly y: number;
}

/** A moment of a motion. */
export interface Moving {
  readonly table: Table;
  readonly flying: readonly Flying[];
  /** Regions whose cards are not all there yet. */
  readonly landings: readonly string[];
}

const within = (value: number, most: number): number =>
  Math.max(0, Math.min(most, Math.round(value)));

/** One flying card, no part of it outside the window. */
export function Flight({ card, x, y }: Flying): ReactNode {
  const { deck, measures, size } = useStage();
  const { pack } = useScene();
  const { width, height } = measures.table;
  const print = card === undefined ? {} : { print: faceOf(deck, pack, card) };
  return (
    <Box
      position="absolute"
      width={width}
      height={height}
      marginLeft={within(x - width / 2, size.columns - width)}
      marginTop={within(y - height / 2, spaceOf(size) - height)}
    >
      <Card card={print} shape={measures.table} />
    </Box>
  );
}
