/** A list and the entry chosen in it: beside each other in wide windows, else the chosen one below. */
import { bodyOf, type Stage } from '../context/render-context.ts';
import type { Shape } from '../terminal/measures.ts';

/** Columns between the list and what stands beside it, and the row between them where it stands below. */
export const APART = 3;
export const BETWEEN = 1;

/** How a page divides its room. */
export interface Division {
  /** Whether there is room beside the list. */
  readonly isBeside: (stage: Stage) => boolean;
  /** Columns of what stands beside the list, of the width of the page. */
  readonly beside: (width: number) => number;
  /** Rows of what stands below the list, at most, of the height of the page. */
  readonly below: (height: number) => number;
}

interface Halves {
  readonly list: Shape;
  readonly detail: Shape;
  readonly isBeside: boolean;
}

/** The room of a list of `count` rows and of the entry chosen in it. */
export function halvesOf(stage: Stage, count: number, division: Division): Halves {
  const { width, height } = bodyOf(stage);
  const { beside, below, isBeside } = division;
  if (isBeside(stage)) {
    const columns = beside(width);
    const rows = height - stage.measures.margin.above;
    const list = { width: width - columns - APART, height: rows };
    return { list, detail: { width: columns, height: rows }, isBeside: true };
  }
  const most = Math.max(1, height - BETWEEN - below(height));
  const rows = Math.min(most, Math.max(1, count));
  const left = Math.max(0, height - BETWEEN - rows);
  return { list: { width, height: rows }, detail: { width, height: left }, isBeside: false };
}
