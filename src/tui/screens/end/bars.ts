/**
 * Bars for totals: a stretch for each deal with its points, as far as they have been counted, and the limit as a
 * mark.
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
  /** The tone beyond the limit, if that is another. */
  readonly toneBeyond?: Tone | undefined;
  /** What stands after the bar, faint while points are still counted. */
  readonly label: string;
  readonly isCounting?: boolean;
  /** Where the limit is marked by a tick, with its number behind the tick where no bar is. */
  readonly limit?: number | undefined;
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

/** The cell of the limit's tick from the beginning of the bar; -1 where no limit is marked. */
const tickCell = ({ limit, whole, cells }: Pick<Bar, 'limit' | 'whole' | 'cells'>): number =>
  limit === undefined ? -1 : Math.round((cells * limit) / Math.max(1, whole)) - 1;

const labelRun = ({ label, isCounting = false }: Bar): Run =>
  run(label, isCounting ? { tone: 'faint' } : { bold: true });

const limitStyle = { tone: 'accent', bold: true } as const;

/** The mark of the limit: a tick. */
const tickRun = ({ theme }: Stage): Run => run(theme.glyphs.down, limitStyle);

/** Cells for the number of the limit behind the longest bar. */
export const limitCells = (limit: number | undefined): number =>
  limit === undefined ? 0 : `${limit}`.length;

/**
 * What stands after a bar that does not reach the limit: its label, then the tick with its number. Where the label would
 * cover the tick, it stands behind it, and the number is left to other bars.
 */
function restOf(stage: Stage, bar: Bar, used: number): Runs {
  const { label, limit } = bar;
  const beyond = tickCell(bar) - used;
  const after = labelRun(bar);
  const tick = tickRun(stage);
  const blanks = beyond - label.length;
  if (blanks < 1) return [run(' '.repeat(beyond)), tick, after];
  return [after, run(' '.repeat(blanks)), tick, run(`${limit}`, limitStyle)];
}

/** The line before a stretch that follows another. */
const EDGE = '▏';

/** A text in the felt's colour on that of a bar; unpainted, in the bar's. */
const dyed = ({ theme }: Stage, text: string, tone: Tone): string =>
  theme.painted
    ? theme.dye({ text, ink: 'paper', ground: tone }, 'felt')
    : theme.paint([run(text, { tone })], 'felt');

/** A piece of a bar between two cells: of which stretch, and the number in it, 0 for none. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly part: number;
  readonly stretch: number;
}

/** The stretches as pieces from the beginning of the bar. */
function piecesOf(bar: Bar): readonly Piece[] {
  let from = 0;
  return stretchesOf(bar).map(({ cells, part }, stretch) => {
    const piece = { from, to: from + cells, part, stretch };
    from += cells;
    return piece;
  });
}

/** The pieces before a cell and after it; the number of a piece on both sides stands in the longer rest. */
function partedAt(pieces: readonly Piece[], cell: number) {
  const before: Piece[] = [];
  const after: Piece[] = [];
  for (const piece of pieces) {
    const left = Math.min(piece.to, cell) - piece.from;
    const right = piece.to - Math.max(piece.from, cell + 1);
    if (left > 0)
      before.push({ ...piece, to: piece.from + left, part: left < right ? 0 : piece.part });
    if (right > 0)
      after.push({ ...piece, from: piece.to - right, part: right <= left ? 0 : piece.part });
  }
  return { before, after };
}

/** Pieces in a tone, with a line between two stretches; unpainted, stretches are of two kinds by turns. */
function drawnPieces(stage: Stage, pieces: readonly Piece[], tone: Tone): string {
  const { theme } = stage;
  const { block, weave } = theme.glyphs;
  const fills = theme.painted ? [' '] : [block, weave];
  const drawn = pieces.map(({ from, to, part, stretch }, at) => {
    const text = labelled(part, to - from, fills[stretch % fills.length] ?? ' ');
    return theme.painted && at > 0 ? EDGE + text.slice(1) : text;
  });
  return drawn.map((text) => dyed(stage, text, tone)).join('');
}

/** The bar with its label after it. The tick of a limit that has been passed takes the place of one of its cells. */
function rightOfZero(stage: Stage, bar: Bar): string {
  const { theme } = stage;
  const { tone, toneBeyond = tone } = bar;
  const pieces = piecesOf(bar);
  const used = pieces.at(-1)?.to ?? 0;
  const tick = tickCell(bar);
  if (tick < 0) return drawnPieces(stage, pieces, tone) + theme.paint([labelRun(bar)], 'felt');
  if (tick >= used)
    return drawnPieces(stage, pieces, tone) + theme.paint(restOf(stage, bar, used), 'felt');
  const { before, after } = partedAt(pieces, tick);
  const mark = theme.paint([tickRun(stage)], 'felt');
  const label = theme.paint([labelRun(bar)], 'felt');
  return drawnPieces(stage, before, tone) + mark + drawnPieces(stage, after, toneBeyond) + label;
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
