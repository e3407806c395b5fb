/**
 * A table of melds while it is played: those of the others at the far side, one's own at the near side, stock and piles
 * between them or beside them, and the others' seats around.
 */
import type { ReactNode } from 'react';
import type { Region } from '../../engine/table.ts';
import { Column, Fixed } from '../components/words.tsx';
import { type Stage, useStage } from '../context/render-context.ts';
import type { Shape } from '../terminal/measures.ts';
import { windowed } from './middle/grid.ts';
import { Pile } from './middle/pile.tsx';
import { type MeldParts, meldPartsOf, Sides, SidesAndPiles } from './middle/sides.tsx';
import { focusedRegion, type Scene, useScene } from './scene/scene.ts';
import { seatingOf } from './scene/seating.ts';
import { SMALL } from './seats/portraits.tsx';
import { PLATE } from './seats/seat.tsx';
import { lowHead, SeatRow } from './seats/seat-row.tsx';

/** Cells beside the card of a stock, and beside that of a pile, in which one may lie crosswise. */
const BESIDE: Readonly<Record<string, number>> & { readonly stock: number } = { stock: 2, pile: 8 };

/** Cells of a pile whose name is below it. */
const pileCells = ({ role }: Region, { width }: Shape): number =>
  width + (BESIDE[role] ?? BESIDE.stock);

interface BankProps extends Shape {
  readonly piles: readonly Region[];
}

/** Piles beside each other; where not all have room, those around the cursor. */
function PileRow({ piles, width, height }: BankProps): ReactNode {
  const { table } = useStage().measures;
  const focus = focusedRegion(useScene());
  const sum = (some: readonly Region[]): number =>
    some.reduce((all, region) => all + pileCells(region, table), 0);
  const counts = piles.map((_, at) => piles.length - at);
  const most = counts.find((count) => sum(windowed(piles, count, focus)) <= width) ?? 1;
  const shown = windowed(piles, most, focus);
  return (
    <Fixed width={width} height={height} justifyContent="space-evenly">
      {shown.map((region) => (
        <Pile
          key={region.id}
          region={region}
          width={Math.min(width, pileCells(region, table))}
          height={height}
          below
        />
      ))}
    </Fixed>
  );
}

/** Rows of the piles between the sides, and the most rows of a side. */
const BAND = 6;

/** Seats at the head and at both ends of the piles. */
function AroundMelds({ sides, piles, width, height }: MeldParts & Shape): ReactNode {
  const scene = useScene();
  const { name, seat, table } = useStage().measures;
  const { top, left, right } = seatingOf(scene.table.seats.length, scene.observer, 1);
  const head = top.length > 0 ? seat.height : 0;
  const others = sides.slice(0, -1);
  const highest = table.height + 2;
  const isApart = head > 0 && (name === 'comfortable' || name === 'large');
  const room = height - head - Number(isApart) - BAND;
  const each = Math.min(highest, Math.floor(room / Math.max(2, sides.length)));
  const own = each;
  const far = each * others.length;
  const rest = height - head - own - far;
  // Where there is a row to spare, melds touch neither the seats at the head nor the piles.
  const gap = Number(isApart && rest > BAND);
  const band = rest - gap;
  const low = Math.min(isApart ? Math.max(BAND, band - 1) : band, table.height + 2);
  const flank = left.length + right.length > 0 ? SMALL.width + PLATE + 1 : 0;
  return (
    <Column width={width} height={height}>
      {head > 0 && <SeatRow seats={top} width={width} height={head} />}
      <Fixed height={gap} />
      <Sides sides={others} width={width} height={far} />
      <Fixed width={width} height={band} alignItems="center">
        {flank > 0 && <SeatRow seats={left} width={flank} height={Math.min(band, seat.height)} />}
        <PileRow piles={piles} width={width - 2 * flank} height={low} />
        {flank > 0 && <SeatRow seats={right} width={flank} height={Math.min(band, seat.height)} />}
      </Fixed>
      <Sides sides={sides.slice(-1)} width={width} height={own} />
    </Column>
  );
}

/** Rows of the seats above the melds: those of a portrait where melds need no more. */
function stripRows(stage: Stage, scene: Scene, seats: number, { width, height }: Shape): number {
  if (seats === 0) return 0;
  if (stage.measures.panel === 0) return lowHead(stage, scene, seats, width);
  return height >= SMALL.height + 12 ? SMALL.height : 1;
}

/** Seats above the melds, piles beside them. */
function BesideMelds({ sides, piles, width, height }: MeldParts & Shape): ReactNode {
  const scene = useScene();
  const stage = useStage();
  const { top } = seatingOf(scene.table.seats.length, scene.observer, 0);
  const strip = stripRows(stage, scene, top.length, { width, height });
  const rest = Math.max(1, height - strip);
  return (
    <Column width={width} height={height} overflowY="hidden">
      {strip > 0 && <SeatRow seats={top} width={width} height={strip} />}
      <SidesAndPiles sides={sides} piles={piles} width={width} height={rest} />
    </Column>
  );
}

/** A table of melds: seats around it in large windows, beside it in smaller ones. */
export function MeldTable({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const { sides, piles } = meldPartsOf(stage, useScene());
  const { name } = stage.measures;
  const Arranged = name === 'comfortable' || name === 'large' ? AroundMelds : BesideMelds;
  return <Arranged sides={sides} piles={piles} width={width} height={height} />;
}
