/** A table of rows while it is played: the others' seats and the piles above, all the rest for the rows. */
import type { ReactNode } from 'react';
import { Column, Fixed } from '../components/words.tsx';
import { useStage } from '../context/render-context.ts';
import { type Shape, sizeThat } from '../terminal/measures.ts';
import { isPile, Pile } from './middle/pile.tsx';
import { RowGrid } from './middle/row-cards.tsx';
import { middleRegions, useScene } from './scene/scene.ts';
import { seatingOf } from './scene/seating.ts';
import { lowHead, SeatRow } from './seats/seat-row.tsx';

/** Cells of a pile beside the seats, and rows of those: a plate's, and one that its card needs to keep its form. */
const PILE = 20;
const HEAD = 5;

/** A table of open rows, in the places left below the others’ seats and the piles. */
export function RowTable({ width, height }: Shape): ReactNode {
  const scene = useScene();
  const stage = useStage();
  const { seat, name } = stage.measures;
  const regions = middleRegions(scene);
  const piles = regions.filter(isPile);
  const rows = regions.filter((region) => !isPile(region));
  const { top } = seatingOf(scene.table.seats.length, scene.observer, 0);
  const isTall = name === 'comfortable' || name === 'large';
  const bank = piles.length * PILE;
  const plates = isTall ? seat.height : lowHead(stage, scene, top.length, width - bank);
  const head = isTall ? HEAD : plates;
  const rest = Math.max(1, height - head);
  return (
    <Column width={width} height={height} overflowY="hidden">
      <Fixed width={width} height={head}>
        <SeatRow seats={top} width={width - bank} height={plates} />
        {piles.map((region) => (
          <Pile
            key={region.id}
            region={region}
            width={PILE}
            height={isTall ? head : 1}
            most={sizeThat(({ height: high }) => high <= head, stage.measures.table)}
          />
        ))}
      </Fixed>
      <RowGrid regions={rows} width={width} height={rest} />
    </Column>
  );
}
