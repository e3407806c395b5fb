/** The others' seats beside each other. */
import type { ReactNode } from 'react';
import { Fixed } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Scene, useScene } from '../scene/scene.ts';
import { BUST, HEAD, SMALL } from './portraits.tsx';
import { behindPlates, PLATE, PortrayedSeat, SeatBox } from './seat.tsx';

interface SeatsProps extends Shape {
  readonly seats: readonly number[];
}

/** Rows of seats above a heavy middle: those of heads, where each has room for its own. */
export function lowHead(stage: Stage, scene: Scene, seats: number, width: number): number {
  const hasRoom = Math.floor(width / Math.max(1, seats)) > BUST.width + PLATE;
  if (!hasRoom || behindPlates(stage, scene) !== BUST) return 1;
  return stage.measures.usesLastRow ? HEAD.height : BUST.height;
}

/** Seats beside each other, with their portraits where these have room from top to bottom. */
export function SeatRow({ seats, width, height }: SeatsProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const each = Math.floor(width / Math.max(1, seats.length));
  const least = stage.measures.panel > 0 ? SMALL.height : BUST.height;
  const isPortrayed = behindPlates(stage, scene) !== undefined && height >= least;
  const hasFace = isPortrayed && each > SMALL.width + PLATE;
  const most = hasFace ? SMALL.width + stage.measures.seat.width : 2 * stage.measures.seat.width;
  const box = { width: Math.min(each - 1, most), height };
  const Plate = hasFace ? PortrayedSeat : SeatBox;
  return (
    <Fixed width={width} height={height} justifyContent="space-around">
      {seats.map((seat) => (
        <Plate key={seat} seat={seat} shape={box} />
      ))}
    </Fixed>
  );
}
