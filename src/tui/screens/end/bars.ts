/**
 * Bars for totals: a stretch for each deal with its points, as far as they have been counted, and the limit as a tick.
 * Where a total lies below zero, all bars begin at a line for zero, and that one goes to its left.
 */
import { sum } from '../../../engine/estimate.ts';
import type { Stage } from '../../context/render-context.ts';
import { type Grid, gridOf } from '../../surface/cells.ts';
import type { Tone } from '../../theme/palettes.ts';
import { type Run, type Runs, run } from '../../theme/theme.ts';

interface Bar {
  /** What makes up the bar, one after the other. */
  readonly parts: readonly number[];
  /** The value at which the bar would fill its cells. */
  readonly whole: number;
  /** How far the lowest of all totals lies below zero. */
  readonly below: number;
  readonly cells: number;
  readonly tone: Tone;
  /** What stands after the bar, faint while points are still counted. */
  readonly label: string;
  readonly isCounting?: boolean;
  /** Where the limit is marked, and whether its number stands beside the mark. */
  readonly limit?: number | undefined;
  readonly isLimitTold?: boolean;
}

/** The least cells in which a stretch is told apart from the next. */
const LEAST = 2;

/** The parts that have been counted when this share of all points has: each point takes as long, so that none waits. */
export function counted(parts: readonly number[], share: number): readonly number[] {
  let left = share * sum(parts.map(Math.abs));
  if (share === 1) return parts;
  return parts.flatMap((part) => {
    const points = Math.min(Math.abs(part), left);
    left -= points;
    return points === 0 ? [] : [Math.round(Math.sign(part) * points)];
  });
}

/** Stretches of cells, each with the part it stands for; a single one where they would be too narrow. */
function stretchesOf({ parts, whole, cells }: Bar): readonly { cells: number; part: number }[] {
  const total = sum(parts.map(Math.abs));
  const cellsAt = (value: number): number => Math.round((cells * value) / Math.max(1, whole));
  const length = Math.min(cells, total === 0 ? 0 : Math.max(1, cellsAt(total)));
  const isMixed = parts.some((part) => part < 0);
  const shown = parts.filter((part) => part !== 0);
  const isNarrow = length < shown.length * LEAST;
  if (isMixed || isNarrow || shown.length < 2) return [{ cells: length, part: 0 }];
  let passed = 0;
  let begun = 0;
  return shown.map((part) => {
    passed += part;
    const end = Math.min(cells, cellsAt(passed));
    const stretch = { cells: end - begun, part };
    begun = end;
    return stretch;
  });
}

/** A number in the middle of a stretch that has room for it. */
function labelled(part: number, cells: number, fill: string): string {
  const label = part === 0 || cells < `${part}`.length + 2 ? '' : ` ${part} `;
  const before = Math.floor((cells - label.length) / 2);
  return fill.repeat(before) + label + fill.repeat(cells - before - label.length);
}

/** A stretch with the tick of the limit in its cell `at`, and the number in the longer part beside it. */
function ticked(part: number, cells: number, fill: string, tick: string, at: number): string {
  const after = cells - at - 1;
  const isBefore = at > after;
  const left = labelled(isBefore ? part : 0, at, fill);
  const right = labelled(isBefore ? 0 : part, after, fill);
  return left + tick + right;
}

/** The cell of the limit's tick from the beginning of the bar; -1 where no limit is marked. */
const tickCell = ({ limit, whole, cells }: Pick<Bar, 'limit' | 'whole' | 'cells'>): number =>
  limit === undefined ? -1 : Math.round((cells * limit) / Math.max(1, whole)) - 1;

const labelRun = ({ label, isCounting = false }: Bar): Run =>
  run(label, isCounting ? { tone: 'faint' } : { bold: true });

/**
 * What stands after the bar, and the tick of the limit where it lies beyond: behind the label or, where that would cover
 * it, before the label.
 */
function restOf({ theme }: Stage, bar: Bar, used: number): Runs {
  const { limit, isLimitTold = false, label } = bar;
  const { down } = theme.glyphs;
  const beyond = tickCell(bar) - used;
  const after = labelRun(bar);
  if (beyond < 0) return [after];
  const blanks = beyond - label.length;
  if (blanks < 1) return [run(' '.repeat(beyond) + down, { tone: 'accent' }), after];
  const number = isLimitTold ? ` ${limit}` : '';
  return [after, run(' '.repeat(blanks) + down + number, { tone: 'accent' })];
}

/** Whether the tick of the limit has room behind a bar and its label, which may be so long. */
export function isTickBehind(bar: Pick<Bar, 'parts' | 'whole' | 'cells' | 'limit'>, label: number) {
  const used = Math.round((bar.cells * sum(bar.parts)) / Math.max(1, bar.whole));
  return tickCell(bar) > used + label;
}

/** The line before a stretch that follows another. */
const EDGE = '▏';

/** A text in the felt's colour on that of a bar; unpainted, in the bar's. */
const dyed = ({ theme }: Stage, text: string, tone: Tone): string =>
  theme.painted
    ? theme.dye({ text, ink: 'paper', ground: tone }, 'felt')
    : theme.paint([run(text, { tone })], 'felt');

/** The bar with its label after it: stretches with a line between them, unpainted of two kinds by turns. */
function rightOfZero(stage: Stage, bar: Bar): string {
  const { theme } = stage;
  const stretches = stretchesOf(bar);
  const used = sum(stretches.map(({ cells }) => cells));
  const rest = theme.paint(restOf(stage, bar, used), 'felt');
  const { block, weave, down } = theme.glyphs;
  const fills = theme.painted ? [' '] : [block, weave];
  const tick = tickCell(bar);
  let begun = 0;
  const drawn = stretches.map(({ cells, part }, at) => {
    const inside = tick - begun;
    begun += cells;
    const fill = fills[at % fills.length] ?? ' ';
    if (inside >= 0 && inside < cells) return ticked(part, cells, fill, down, inside);
    const text = labelled(part, cells, fill);
    return theme.painted && at > 0 ? EDGE + text.slice(1) : text;
  });
  return drawn.map((text) => dyed(stage, text, bar.tone)).join('') + rest;
}

/** The bar of a total below zero, which ends at the line for zero, with its label behind that line. */
function leftOfZero(stage: Stage, bar: Bar, total: number, room: number) {
  const { theme } = stage;
  const { below, tone } = bar;
  const { block, down } = theme.glyphs;
  const cells = Math.min(room, Math.max(1, Math.round((room * -total) / below)));
  const length = (theme.painted ? ' ' : block).repeat(cells);
  const zero = theme.paint([run(down, { tone: 'faint' }), labelRun(bar)], 'felt');
  return theme.paint([run(' '.repeat(room - cells))], 'felt') + dyed(stage, length, tone) + zero;
}

/** The bar of a total as one row with its label. */
export function barRow(stage: Stage, bar: Bar): Grid {
  const { below, whole, cells, parts } = bar;
  if (below === 0) return gridOf([rightOfZero(stage, bar)]);
  const { theme } = stage;
  const left = Math.max(LEAST, Math.round((cells * below) / (below + whole)));
  const total = sum(parts);
  if (total < 0) return gridOf([leftOfZero(stage, bar, total, left)]);
  const zero = [run(' '.repeat(left)), run(theme.glyphs.down, { tone: 'faint' })];
  const right = rightOfZero(stage, { ...bar, cells: Math.max(1, cells - left - 1) });
  return gridOf([theme.paint(zero, 'felt') + right]);
}
