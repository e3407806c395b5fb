/** Charts of a few cells: a sparkline for the course of something. */
import type { Shape } from '../terminal/measures.ts';
import type { Glyphs } from '../theme/glyphs.ts';

/** What a chart spans; zero is always in it. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export const rangeOf = (values: readonly number[]): Range => ({
  low: Math.min(0, ...values),
  high: Math.max(0, ...values),
});

/** At most `width` of the values, evenly spread, the last one among them. */
function sampled(values: readonly number[], width: number): readonly number[] {
  if (values.length <= width) return values;
  const step = values.length / width;
  return Array.from({ length: width }, (_, at) => values[Math.ceil((at + 1) * step) - 1] ?? 0);
}

/** Where in the range a value is, from 0 to 1. */
const shareOf = (value: number, { low, high }: Range): number =>
  high === low ? 0 : (value - low) / (high - low);

/** The height of a bar in steps of a cell; the lowest has one step. */
const barSteps = (value: number, range: Range, steps: number): number =>
  1 + Math.round(shareOf(value, range) * (steps - 1));

/** A bar of rising height for each value, as rows from the top; the lowest is drawn too. */
export function sparkline(
  values: readonly number[],
  range: Range,
  { bars }: Glyphs,
  { width, height }: Shape,
): readonly string[] {
  const steps = bars.length;
  const levels = sampled(values, width).map((value) => barSteps(value, range, steps * height));
  const cellOf = (level: number): string => bars[Math.min(level, steps) - 1] ?? ' ';
  return Array.from({ length: height }, (_, row) =>
    levels.map((level) => cellOf(level - steps * (height - 1 - row))).join(''),
  );
}
