/** Frames made of cells, of which only the changes are written. */

import { type Grid, gridOf, linesOf } from './cells.ts';
import { changes } from './changes.ts';
import type { Frame } from './surface.ts';

const gridBehind = (frame: Frame): Grid => frame.grid ?? gridOf(frame.lines());

export function gridFrame(grid: Grid): Frame {
  return {
    grid,
    lines: () => linesOf(grid),
    after: (before) => changes(before === undefined ? [] : gridBehind(before), grid),
  };
}
