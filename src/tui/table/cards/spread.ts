/** How far apart the cards of a fan lie, and in how many rows. Pure arithmetic. */
import type { Shape } from '../../measures.ts';

/** What a fan may take. */
interface Room {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  /** Cards without borders, on paper. */
  readonly painted: boolean;
}

export interface Spread {
  readonly step: number;
  readonly perRow: number;
  readonly rows: number;
  /** The cards as they are drawn: lower ones where there are several rows. */
  readonly shape: Shape;
}

const GAP = 1;
/** Cells of a card that stay in sight under the next one: edge and rank; and the suit on one row. */
const LEAST = 3;
const LEAST_FLAT = 4;
/** Cells of a card in one of several rows. */
const NARROW = 5;

/** Rank and suit need a row each where the next card leaves three cells; a border takes two more. */
const leastStep = (height: number, painted: boolean): number =>
  height >= (painted ? 2 : 3) ? LEAST : LEAST_FLAT;

/** Whether so many cards fit side by side. */
export const fitsRow = (count: number, { shape, width, painted }: Omit<Room, 'height'>): boolean =>
  count * leastStep(shape.height, painted) <=
  width - shape.width + leastStep(shape.height, painted);

export function spreadOf(count: number, room: Room): Spread {
  const { shape, width, height, painted } = room;
  const most = Math.max(1, count);
  for (let rows = 1; ; rows++) {
    const low = Math.max(1, Math.floor(height / rows));
    const drawn = rows === 1 ? shape : { width: Math.min(NARROW, shape.width), height: low };
    const perRow = Math.ceil(most / rows);
    const isLast = low === 1 || rows >= most;
    if (!isLast && !fitsRow(perRow, { shape: drawn, width, painted })) continue;
    const wide = drawn.width + (shape.height > 1 ? GAP : 0);
    const free = Math.floor((width - drawn.width) / Math.max(1, perRow - 1));
    return { step: Math.max(1, Math.min(wide, free)), perRow, rows, shape: drawn };
  }
}
