/** How much room a window gives: which layout, and how large cards and seats are drawn in it. */
import type { Size } from './render-context.ts';

/** Cells of a card. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

export interface Measures {
  readonly name: 'compact' | 'regular' | 'comfortable' | 'large';
  /** Cards in the player's hand, and on the table. */
  readonly hand: Shape;
  readonly table: Shape;
  /** A seat beside the table, and one at the head of it. */
  readonly seat: Shape;
  /** Columns of the panel with auction, last trick and log; 0: none. */
  readonly panel: number;
  /** Rows of the bar above the table, and of what is told below it. */
  readonly bar: number;
  readonly footer: number;
}

const COMPACT: Measures = {
  name: 'compact',
  hand: { width: 5, height: 3 },
  table: { width: 5, height: 2 },
  seat: { width: 14, height: 2 },
  panel: 0,
  bar: 2,
  footer: 3,
};

const REGULAR: Measures = {
  name: 'regular',
  hand: { width: 6, height: 4 },
  table: { width: 5, height: 3 },
  seat: { width: 16, height: 3 },
  panel: 0,
  bar: 2,
  footer: 4,
};

const COMFORTABLE: Measures = {
  name: 'comfortable',
  hand: { width: 7, height: 6 },
  table: { width: 7, height: 5 },
  seat: { width: 18, height: 4 },
  panel: 34,
  bar: 1,
  footer: 4,
};

const LARGE: Measures = {
  name: 'large',
  hand: { width: 13, height: 9 },
  table: { width: 11, height: 7 },
  seat: { width: 26, height: 5 },
  panel: 42,
  bar: 1,
  footer: 5,
};

export function measuresOf({ columns, rows }: Size): Measures {
  if (columns >= 180 && rows >= 52) return LARGE;
  if (columns >= 110 && rows >= 34) return COMFORTABLE;
  return columns >= 80 && rows >= 24 ? REGULAR : COMPACT;
}
