/**
 * Frames made of cells, of which only the changes are written: what turns one grid into another on the terminal, by the
 * cursor's way and changed runs of cells.
 */
import {
  type Grid,
  gridOf,
  isWide,
  linesOf,
  looksAlike,
  type Row,
  type Styles,
  sameCell,
  seenStyles,
  textOf,
} from './cells.ts';
import type { Frame } from './surface.ts';

const ERASE_REST = '\u001b[K';

const at = (row: number, column: number): string => `\u001b[${row + 1};${column + 1}H`;

/** Blanks take the styles of the cell before where that looks the same: nothing need be said between. */
function joined(cells: Row): Row {
  let before: Styles = [];
  return cells.map((cell) => {
    const carries = cell.value === ' ' && looksAlike(cell, before);
    if (!carries) before = seenStyles(cell);
    return { ...cell, styles: before };
  });
}

/** Equal cells between two changed runs that cost less than moving the cursor. */
const GAP = 6;

type Range = readonly [from: number, to: number];

/** The runs of cells of `after` that differ from `before`, as index ranges. */
function changedRuns(before: Row, after: Row): readonly Range[] {
  const runs: [number, number][] = [];
  after.forEach((cell, i) => {
    if (sameCell(before[i], cell)) return;
    const last = runs.at(-1);
    if (last !== undefined && i - last[1] <= GAP) last[1] = i + 1;
    else runs.push([i, i + 1]);
  });
  return runs;
}

/** What turns one row into another on the terminal; empty if nothing has changed. */
function rowChange(y: number, before: Row, after: Row): string {
  const runs = changedRuns(before, after);
  const isShorter = after.length < before.length;
  if (runs.length === 0 && !isShorter) return '';
  // A wide sign shifts what follows, so its row is drawn whole. Erased afterwards, a full row would lose its last cell.
  if (before.some(isWide) || after.some(isWide))
    return `${at(y, 0)}${ERASE_REST}${textOf(joined(after))}`;
  const drawn = runs.map(([from, to]) => at(y, from) + textOf(joined(after.slice(from, to))));
  const rest = isShorter ? at(y, after.length) + ERASE_REST : '';
  return drawn.join('') + rest;
}

const NOTHING: Row = [];

/** Escape sequences that turn the grid `before` into the grid `after`. */
export function changes(before: Grid, after: Grid): string {
  const rows = Math.max(before.length, after.length);
  let out = '';
  for (let y = 0; y < rows; y++) out += rowChange(y, before[y] ?? NOTHING, after[y] ?? NOTHING);
  return out;
}

const gridBehind = (frame: Frame): Grid => frame.grid ?? gridOf(frame.lines());

/** A frame that knows how to turn the terminal from any frame before it into itself. */
export function gridFrame(grid: Grid): Frame {
  return {
    grid,
    lines: () => linesOf(grid),
    after: (before) => changes(before === undefined ? [] : gridBehind(before), grid),
  };
}
