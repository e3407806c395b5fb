/** Curves and clouds of points as rows of signs, with eight dots to a cell where the terminal has them. */
import type { Shape } from '../terminal/measures.ts';
import type { Range } from './chart.ts';

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** The dots of a cell, and how a cell with some of them is written. */
interface Raster {
  readonly across: number;
  readonly down: number;
  readonly signOf: (dots: readonly Dot[]) => string;
}

const BRAILLE = 0x2800;
/** The bit of each dot of a braille cell, row by row. */
const BITS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
];

const FINE: Raster = {
  across: 2,
  down: 4,
  signOf: (dots) =>
    String.fromCodePoint(dots.reduce((sum, { x, y }) => sum | (BITS[y]?.[x] ?? 0), BRAILLE)),
};

const HALVES: Raster = {
  across: 1,
  down: 2,
  signOf: (dots) => {
    const hasUpper = dots.some(({ y }) => y === 0);
    const hasLower = dots.some(({ y }) => y === 1);
    if (hasUpper && hasLower) return '█';
    if (hasUpper) return '▀';
    return '▄';
  },
};

const PLAIN: Raster = { across: 1, down: 1, signOf: () => '*' };

/** Where a value stands among `steps` steps, the highest being 0. */
export function stepBetween(value: number, { low, high }: Range, steps: number): number {
  if (high === low) return steps - 1;
  return Math.round(((high - value) / (high - low)) * (steps - 1));
}

const rowIn = ({ down }: Raster, value: number, range: Range, height: number): number =>
  Math.floor(stepBetween(value, range, height * down) / down);

/** The row of a curve of this height in which a value lies. */
export const rowOfValue = (value: number, range: Range, height: number, isAscii: boolean): number =>
  rowIn(rasterOf(isAscii), value, range, height);

const stepRaster = (isAscii: boolean): Raster => (isAscii ? PLAIN : HALVES);

/** The row of a stepped line of this height in which a value lies. */
export const rowOfStep = (value: number, range: Range, height: number, isAscii: boolean): number =>
  rowIn(stepRaster(isAscii), value, range, height);

const rasterOf = (isAscii: boolean): Raster => (isAscii ? PLAIN : FINE);

/** The dots from one point to the next. */
function dotsBetween(from: Dot, to: Dot): readonly Dot[] {
  const steps = Math.max(1, Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: steps + 1 }, (_, at) => ({
    x: Math.round(from.x + ((to.x - from.x) * at) / steps),
    y: Math.round(from.y + ((to.y - from.y) * at) / steps),
  }));
}

/** The values as points, the first at the left edge and the last at the right one. */
function dotsOf(values: readonly number[], range: Range, shape: Shape): readonly Dot[] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, at) => ({
    x: Math.round((at * (shape.width - 1)) / last),
    y: stepBetween(value, range, shape.height),
  }));
}

/** A line through the values, as rows from the top; a cell that it does not touch is a blank. */
export function curveRows(
  values: readonly number[],
  range: Range,
  { width, height }: Shape,
  isAscii: boolean,
): readonly string[] {
  const { across, down, signOf } = rasterOf(isAscii);
  const points = dotsOf(values, range, { width: width * across, height: height * down });
  const dots = points.flatMap((point, at) => dotsBetween(points[at - 1] ?? point, point));
  return cellRows(dots, { across, down, signOf }, { width, height });
}

/**
 * A line that stays level over each value’s column and goes straight up or down to the next, as rows from the top. It
 * begins at 0, and goes to the first value at once.
 */
export function stepRows(
  values: readonly number[],
  range: Range,
  { width, height }: Shape,
  isAscii: boolean,
): readonly string[] {
  const raster = stepRaster(isAscii);
  const levelOf = (value: number): number => stepBetween(value, range, height * raster.down);
  const levels = [0, ...values].map(levelOf);
  const dots = values.flatMap((_, x) =>
    dotsBetween({ x, y: levels[x] ?? 0 }, { x, y: levels[x + 1] ?? 0 }),
  );
  return cellRows(dots, raster, { width, height });
}

/** Dots as rows of signs from the top; a cell without any is a blank. */
function cellRows(dots: readonly Dot[], raster: Raster, { width, height }: Shape) {
  const { across, down, signOf } = raster;
  const cells = new Map<string, Dot[]>();
  for (const { x, y } of dots) {
    const key = `${Math.floor(x / across)}/${Math.floor(y / down)}`;
    const cell = cells.get(key) ?? [];
    cell.push({ x: x % across, y: y % down });
    cells.set(key, cell);
  }
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => {
      const cell = cells.get(`${column}/${row}`);
      return cell === undefined ? ' ' : signOf(cell);
    }).join(''),
  );
}
